"""The eight Betrayal cards: who fulfils each and who does not (Rex p.23).

Letnev and Hacan hold four strongholds between them, two each, and so win as allies. Letnev holds the card in
question. Hacan holds First Among Equals, which he cannot fulfil unless a test says so.
"""

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.asks import Refusal
from throneworld.rex.phases.winning import CounterReveal, ShareOrBetray, Winning

OFFERED = [("share",), ("betray",)]
DIFFICULTY = {
    "voice_of_the_council": 1,
    "control_of_mecatol_city": 2,
    "war_chest": 3,
    "hidden_arsenal": 4,
    "unbroken_command": 5,
    "first_among_equals": 6,
    "ruler_of_the_skies": 7,
    "dagger_in_the_dark": 8,
}


def allies(card: str) -> Scene:
    """Units, influence and hands are equal, so that nobody has more of anything."""
    scene = Scene("letnev", "hacan", "sol", "lazax", "xxcha", betrayal=True)
    scene.ally("letnev", "hacan")
    scene.state.betrayals = [card, "first_among_equals", "", "", ""]
    scene.place("letnev", "imperial_navy_base", 2)
    scene.place("letnev", "imperial_palace", 2)
    scene.place("hacan", "civilian_spaceport", 2)
    scene.place("hacan", "adminus_imperialis", 2)
    for race in ("letnev", "hacan"):
        scene.influence(race, 5)
        scene.hand(race, "mercenaries")
    return scene


def check_fulfilled(scene: Scene, card: str) -> None:
    """Letnev is asked; if he betrays he wins alone."""
    scene.play(Winning())
    assert scene.options("letnev") == OFFERED
    scene.choose("letnev", "betray")
    assert scene.events("betrayal_revealed") == [(0, card, DIFFICULTY[card])]
    assert scene.game.result is not None
    assert scene.game.result.winners == (0,)
    assert scene.game.result.how == "betrayal"


def check_unfulfilled(scene: Scene, winners: tuple[int, ...] = (0, 1)) -> None:
    """Letnev may not betray and so is not asked: the allies share."""
    refusal = ShareOrBetray(who=winners).refusal(scene.game, 0, ("betray",))
    assert refusal == Refusal("Rex p.23", "betrayal_unfulfilled", (scene.state.betrayals[0],))
    scene.play(Winning())
    assert scene.events("betrayal_revealed") == []
    assert scene.game.result is not None
    assert scene.game.result.winners == winners
    assert scene.game.result.how == "strongholds"


def test_betrayal_voice_of_the_council_with_most_units_in_the_council() -> None:
    scene = allies("voice_of_the_council")
    scene.place("letnev", "galactic_council", 3)
    scene.place("hacan", "galactic_council", 2)
    scene.place("sol", "galactic_council", 9)  # no ally
    check_fulfilled(scene, "voice_of_the_council")


def test_betrayal_voice_of_the_council_needs_more_units_than_each_ally() -> None:
    scene = allies("voice_of_the_council")
    scene.place("letnev", "galactic_council", 2)
    scene.place("hacan", "galactic_council", 2)
    check_unfulfilled(scene)


def test_betrayal_control_of_mecatol_city_with_most_units_on_the_board() -> None:
    scene = allies("control_of_mecatol_city")
    scene.place("letnev", "sallab_slums", 1)
    scene.casualties("hacan", 5)
    check_fulfilled(scene, "control_of_mecatol_city")


def test_betrayal_control_of_mecatol_city_needs_more_units_than_each_ally() -> None:
    scene = allies("control_of_mecatol_city")
    scene.casualties("letnev", 5)
    check_unfulfilled(scene)


@pytest.mark.parametrize("card", ["voice_of_the_council", "control_of_mecatol_city"])
def test_betrayal_of_counted_units_overlooks_the_facedown_ones(card: str) -> None:
    """Facedown units are not on the board for cards (Rex p.22)."""
    scene = Scene("letnev", "xxcha", "sol", "lazax", "hacan", betrayal=True)
    scene.ally("letnev", "xxcha")
    scene.state.betrayals = [card, "hidden_arsenal", "", "", ""]
    scene.place("letnev", "galactic_council", 1)
    scene.place("xxcha", "galactic_council", 0, facedown=9)
    for race, spaces in (
        ("letnev", ("imperial_navy_base", "imperial_palace")),
        ("xxcha", ("civilian_spaceport", "adminus_imperialis")),
    ):
        for space in spaces:
            scene.place(race, space, 1)
    check_fulfilled(scene, card)


def test_betrayal_war_chest_with_most_influence() -> None:
    scene = allies("war_chest")
    scene.influence("letnev", 6)
    scene.influence("sol", 50)
    check_fulfilled(scene, "war_chest")


def test_betrayal_war_chest_needs_more_influence_than_each_ally() -> None:
    check_unfulfilled(allies("war_chest"))


def test_betrayal_hidden_arsenal_with_most_strategy_cards() -> None:
    scene = allies("hidden_arsenal")
    scene.hand("letnev", "energy_rifle")
    scene.hand("sol", "energy_rifle", "energy_rifle", "energy_rifle")
    check_fulfilled(scene, "hidden_arsenal")


def test_betrayal_hidden_arsenal_needs_more_cards_than_each_ally() -> None:
    check_unfulfilled(allies("hidden_arsenal"))


def test_betrayal_unbroken_command_with_all_leaders_alive() -> None:
    scene = allies("unbroken_command")
    scene.kill("hacan_1", "sol_5")
    check_fulfilled(scene, "unbroken_command")


def test_betrayal_unbroken_command_fails_with_a_single_dead_leader() -> None:
    scene = allies("unbroken_command")
    scene.kill("letnev_1")
    check_unfulfilled(scene)


def test_betrayal_first_among_equals_with_most_strongholds() -> None:
    scene = allies("first_among_equals")
    scene.state.betrayals[1] = "war_chest"
    scene.place("letnev", "mecatol_power_south", 1)
    check_fulfilled(scene, "first_among_equals")


def test_betrayal_first_among_equals_needs_more_strongholds_than_each_ally() -> None:
    scene = allies("first_among_equals")
    scene.state.betrayals[1] = "war_chest"
    check_unfulfilled(scene)


def spaceports(scene: Scene) -> None:
    """Letnev takes the Civilian Spaceport, Hacan the Palace: still two each."""
    state = scene.state
    state.forces[1]["imperial_palace"] = state.forces[1].pop("civilian_spaceport")
    state.forces[0]["civilian_spaceport"] = state.forces[0].pop("imperial_palace")


def test_betrayal_ruler_of_the_skies_with_both_spaceports() -> None:
    scene = allies("ruler_of_the_skies")
    spaceports(scene)
    check_fulfilled(scene, "ruler_of_the_skies")


def test_betrayal_ruler_of_the_skies_fails_with_one_spaceport_or_a_contested_one() -> None:
    check_unfulfilled(allies("ruler_of_the_skies"))
    contested = allies("ruler_of_the_skies")
    spaceports(contested)
    contested.place("letnev", "mecatol_power_south", 1)
    contested.place("lazax", "civilian_spaceport", 1)
    check_unfulfilled(contested)


def test_betrayal_dagger_in_the_dark_with_a_traitor_among_the_allies() -> None:
    scene = allies("dagger_in_the_dark")
    scene.traitors("letnev", "sol_1", "hacan_4")
    check_fulfilled(scene, "dagger_in_the_dark")


def test_betrayal_dagger_in_the_dark_fails_with_other_traitors() -> None:
    scene = allies("dagger_in_the_dark")
    scene.traitors("letnev", "sol_1", "letnev_2")
    scene.traitors("hacan", "letnev_5")
    check_unfulfilled(scene)


COMPARED = (
    "voice_of_the_council",
    "control_of_mecatol_city",
    "war_chest",
    "hidden_arsenal",
    "first_among_equals",
)


@pytest.mark.parametrize("card", COMPARED)
def test_betrayal_by_comparison_needs_more_than_each_of_two_allies(card: str) -> None:
    """Letnev has twice as much of everything as Hacan, but Sol has no less than he."""
    scene = Scene("letnev", "hacan", "sol", "lazax", "xxcha", betrayal=True)
    scene.ally("letnev", "hacan", "sol")
    scene.state.betrayals = [card, "ruler_of_the_skies", "dagger_in_the_dark", "", ""]
    held = {
        "letnev": ("imperial_navy_base", "imperial_palace"),
        "hacan": ("civilian_spaceport",),
        "sol": ("adminus_imperialis", "mecatol_power_south"),
    }
    for race, spaces in held.items():
        scene.place(race, "galactic_council", len(spaces))
        scene.influence(race, len(spaces))
        scene.hand(race, *("energy_rifle", "magen_energy_shield")[: len(spaces)])
        for space in spaces:
            scene.place(race, space, 1)
    check_unfulfilled(scene, winners=(0, 1, 2))


@pytest.mark.parametrize("card", DIFFICULTY)
def test_betrayal_cards_are_in_no_other_view(card: str) -> None:
    scene = allies(card)
    scene.state.betrayals[1] = "war_chest" if card != "war_chest" else "hidden_arsenal"
    assert scene.view("letnev")["you"]["betrayal"] == card
    assert all(card not in str(scene.view(race)) for race in ("hacan", "sol", None))


def test_what_was_said_of_betrayal_is_not_taken_back() -> None:
    scene = Scene("letnev", "hacan", "sol", "jol_nar")
    for question in (ShareOrBetray(who=(0, 1)), CounterReveal(who=(0, 1))):
        assert not question.withdrawable(scene.game, 0)
