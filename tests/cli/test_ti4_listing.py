"""The options of a question in the terminal: a list that stays as it is, and no systems out of reach."""

from __future__ import annotations

from tests.cli.mid_game import mid_game, seen, words
from tests.cli.program import complains, throneworld_says
from throneworld.cli.answers import entries_of, goes_on, run_label, understood
from throneworld.cli.ti4 import listing
from throneworld.cli.ti4.lookup import tag
from throneworld.kernel.asks import Ask, Option

START = (
    "play",
    "ti4",
    "--seats",
    "sol=me,hacan=random,letnev=random",
    "--option",
    "galaxy=preset",
    "--seed",
    "11",
)


def test_the_list_of_units_stays_the_same_whatever_moved_last() -> None:
    one: list[Option] = [("load", "fighter", "1"), ("load", "infantry", "jord"), ("done",)]
    other: list[Option] = [one[1], one[0], one[2]]
    assert listing.ordered(one) == listing.ordered(other) == one
    cards: list[Option] = [("take", "trade"), ("take", "leadership")]
    assert listing.ordered(cards) == cards


def test_systems_out_of_reach_share_a_line() -> None:
    scene = mid_game()
    options: list[Option] = [("tactical", tile) for tile in scene.state.map if tile > 0]
    far = listing.far(scene.game, 0, options)
    assert far and set(far) < set(options)
    assert listing.far(scene.game, 0, [("pass",)]) == []
    own = {int(place) for place in scene.state.units[0] if place.isdecimal()}
    assert not own & {int(option[1]) for option in far}
    assert f"Type for example tactical {far[0][1]}" in listing.aside(words(), far)


def test_ships_with_gravity_drive_reach_one_system_more() -> None:
    scene = mid_game()
    scene.state.on_board[0] = 0
    options: list[Option] = [("tactical", tile) for tile in scene.state.map if tile > 0]
    before = listing.far(scene.game, 0, options)
    scene.technologies("sol", "gravity_drive")
    assert len(listing.far(scene.game, 0, options)) < len(before)


def test_a_choice_tells_costs_colours_and_initiatives() -> None:
    view = seen(mid_game().game)
    assert tag(view, words(), ("produce", "fighter", "1")) == "(cost 1 for 2)"
    assert tag(view, words(), ("research", "gravity_drive")) == "(blue)"
    assert tag(view, words(), ("take", "trade")) == "(initiative 5)"
    assert tag(view, words(), ("ship", "carrier", 1, 0)) == ""


def test_a_system_is_meant_by_its_whole_number() -> None:
    options: tuple[Option, ...] = (("tactical", 1), ("tactical", 18), ("pass",))
    ask = Ask("", 0, "choose_action", options, "", {"begun": 0, "left": 1})
    entries = entries_of(ask, words())
    assert understood("system 1", entries) == ("tactical", 1)
    assert understood("system 18", entries) == ("tactical", 18)
    assert understood("system", entries) is None


def test_the_first_turn_fits_on_a_screen() -> None:
    shown = throneworld_says(*START, typed="1\n" * 4).output
    assert "Out of reach of your ships" in shown
    assert "The galaxy is laid out." in shown and "starts with" not in shown
    assert "Action cards: " in shown and "Ceasefire (Sol)" not in shown


def test_what_one_holds_is_told_again_only_when_asked_for() -> None:
    shown = throneworld_says(*START, typed="1\n1\n1\n").output
    again = throneworld_says(*START, typed="1\n1\n1\n\n").output
    assert again.count("Technologies: ") == shown.count("Technologies: ") + 1


def test_players_and_systems_that_are_refused_are_no_amounts() -> None:
    vote = Ask("", 0, "choose_vote", (("vote", 0), ("vote", 1)), "", {"agenda": "mutiny"})
    assert not goes_on(("vote", 0), ("vote", 1), vote, words())
    systems: tuple[Option, ...] = (("tactical", 18), ("tactical", 19))
    act = Ask("", 0, "choose_action", systems, "", {"begun": 0, "left": 1})
    assert goes_on(("tactical", 18), ("tactical", 19), act, words())
    assert run_label(act, words(), systems) == "Activate system 18 and 1 more"


def test_an_unknown_faction_is_called_one() -> None:
    result = throneworld_says("play", "ti4", "--seats", "lazax=me")
    assert "there is no faction lazax" in complains(result)


def test_a_hint_is_an_option_of_the_question_and_chooses_nothing() -> None:
    shown = throneworld_says(*START, typed="1\nhint\nhint\n").output
    hints = [line for line in shown.splitlines() if line.startswith("A bot would answer: ")]
    assert len(hints) == 2 and hints[0] == hints[1]
    assert hints[0].removeprefix("A bot would answer: ") in shown.split("A bot would answer: ")[0]
