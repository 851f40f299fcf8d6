"""What a game of Rex is set up with: seats, races and options, and what is said to what cannot be."""

from typing import Any

import pytest

import throneworld as tw
from throneworld.rex.meta import SETTINGS

RACES = ["sol", "lazax", "jol_nar"]
IT_HAS = "it has: lazax, hacan, sol, letnev, jol_nar, xxcha"
OPTIONS_ARE = "it has: races, recommended, betrayal, facedown_coexist, written_memory, negotiation_limit"

DEFAULTS = {
    "races": "choose",
    "recommended": False,
    "betrayal": False,
    "facedown_coexist": False,
    "written_memory": False,
    "negotiation_limit": 8,
}
ON_OR_OFF = ("is either true or false", (0, 1, "true", "", None, 1.0, [True]))
RIGHT: dict[str, tuple[Any, ...]] = {
    "races": ("choose", "random"),
    "recommended": (True, False),
    "betrayal": (True, False),
    "facedown_coexist": (True, False),
    "written_memory": (True, False),
    "negotiation_limit": (1, 8, 20),
}
WRONG: dict[str, tuple[str, tuple[Any, ...]]] = {
    "races": ("is one of: choose, random", ("Random", "draft", "", 0, True, None, ["choose"])),
    "recommended": ON_OR_OFF,
    "betrayal": ON_OR_OFF,
    "facedown_coexist": ON_OR_OFF,
    "written_memory": ON_OR_OFF,
    "negotiation_limit": (
        "is a whole number from 1 to 20",
        (0, 21, -1, True, 4.0, "4", None, (4,)),
    ),
}


def complaint(*args: Any, **kwargs: Any) -> str:
    """What `new_game` has to say against it: always a single line."""
    with pytest.raises(tw.BadSetup) as error:
        tw.new_game(*args, **kwargs)
    message = str(error.value)
    assert message
    assert "\n" not in message
    return message


# Options


def test_every_declared_option_is_examined_here() -> None:
    declared = [setting.id for setting in SETTINGS]
    assert list(RIGHT) == list(WRONG) == list(DEFAULTS) == declared


def test_the_registered_game_tells_its_seats_races_and_options() -> None:
    (rex,) = [game for game in tw.games() if game["id"] == "rex"]
    assert rex["seats"] == [3, 6]
    assert rex["factions"] == ["lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha"]
    assert {name: option["default"] for name, option in rex["options"].items()} == DEFAULTS
    assert rex["options"]["races"]["choices"] == ["choose", "random"]
    assert rex["options"]["betrayal"] == {"kind": "flag", "default": False}
    assert rex["options"]["negotiation_limit"] == {"kind": "number", "default": 8, "least": 1, "most": 20}


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert tw.new_game("rex", RACES).options == DEFAULTS
    assert tw.new_game("rex", RACES, options={"betrayal": True}).options == {**DEFAULTS, "betrayal": True}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in RIGHT for value in RIGHT[name]])
def test_a_right_value_is_kept_and_shown(name: str, value: Any) -> None:
    game = tw.new_game("rex", RACES, options={name: value})
    assert game.options[name] == value
    assert game.view()["options"] == {**DEFAULTS, name: value}


def test_options_survive_a_save() -> None:
    options: dict[str, str | int] = {"betrayal": True, "negotiation_limit": 7}
    game = tw.new_game("rex", RACES, options=options)
    assert tw.load(game.snapshot()).options == {**DEFAULTS, **options}
    assert tw.replay(game.record).options == {**DEFAULTS, **options}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name][1]])
def test_a_wrong_value_is_refused_with_what_would_be_right(name: str, value: Any) -> None:
    said = complaint("rex", RACES, options={name: value})
    assert said == f"option {name!r} {WRONG[name][0]}, not {value!r}"


@pytest.mark.parametrize("name", ["Betrayal", "betrayal ", "", "seed", "two\nlines", 3, None])
def test_an_unknown_option_is_refused_with_the_options_there_are(name: Any) -> None:
    assert complaint("rex", RACES, options={name: True}) == f"rex has no option {name!r}; {OPTIONS_ARE}"


def test_one_wrong_option_among_right_ones_is_refused() -> None:
    options: dict[str, str | int] = {"betrayal": True, "negotiation_limit": 99}
    assert "'negotiation_limit'" in complaint("rex", RACES, options=options)


@pytest.mark.parametrize("options", [["betrayal"], "betrayal", 5, {"betrayal"}])
def test_options_are_given_by_name(options: Any) -> None:
    assert "options" in complaint("rex", RACES, options=options)


# Seats


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_to_six_play(count: int) -> None:
    assert tw.new_game("rex", count).seats == count
    races = ["sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha"][:count]
    game = tw.new_game("rex", races)
    assert game.seats == count
    assert [player["race"] for player in game.view()["players"]] == races


@pytest.mark.parametrize("count", [-1, 0, 1, 2, 7, 100])
def test_fewer_or_more_do_not(count: int) -> None:
    assert complaint("rex", count) == f"rex is for 3 to 6 seats, not {count}"


@pytest.mark.parametrize(
    "races", [[], ["sol"], ["sol", "lazax"], [*RACES, "letnev", "hacan", "xxcha", "sol"]]
)
def test_fewer_or_more_races_do_not_either(races: list[str]) -> None:
    assert complaint("rex", races) == f"rex is for 3 to 6 seats, not {len(races)}"


@pytest.mark.parametrize("race", ["mentak", "Sol", "jol-nar", "", " sol", 7, None, ["sol"]])
def test_an_unknown_race_is_refused_with_the_races_there_are(race: Any) -> None:
    assert complaint("rex", ["lazax", race, "letnev"]) == f"rex has no {race!r}; {IT_HAS}"


@pytest.mark.parametrize("races", [["sol", "sol", "lazax"], ["sol", "lazax", "sol"], ["sol"] * 6])
def test_a_race_sits_on_one_seat_only(races: list[str]) -> None:
    assert complaint("rex", races) == "'sol' is given to more than one seat; give each seat its own"


@pytest.mark.parametrize("seats", [None, 3.0, True, "sol", "lazax"])
def test_seats_are_a_number_or_a_list_of_races(seats: Any) -> None:
    assert "seats" in complaint("rex", seats)


@pytest.mark.parametrize("name", ["", "Rex", "dune", None])
def test_an_unknown_game_is_refused_with_the_games_there_are(name: Any) -> None:
    known = ", ".join(game["id"] for game in tw.games())
    assert complaint(name, RACES) == f"there is no game {name!r}; there is: {known}"


@pytest.mark.parametrize("options", [{"races": "random"}, {"recommended": True}])
def test_given_races_stand_whatever_the_options_say_about_choosing(options: dict[str, Any]) -> None:
    races = ["xxcha", "hacan", "letnev"]
    assert tw.new_game("rex", races, seed=3, options=options).state.races == races
