"""What a side of a battle can work out from the open table and its own hand."""

from __future__ import annotations

from typing import Any

from tests.rex.scene import Scene
from throneworld.rex.outlook import outlook
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.tables import STRATEGY_DECK, TITLE

FIELD = "sallab_slums"


def battle(sol: int, hacan: int, **hands: tuple[str, ...]) -> Scene:
    """Sol, first player, with leaders of 2 to 7 against Hacan with leaders of 1 to 5."""
    scene = Scene("sol", "hacan", "letnev")
    scene.place("sol", FIELD, sol)
    scene.place("hacan", FIELD, hacan)
    for hand, titles in hands.items():
        scene.hand(hand.removeprefix("of_"), *titles)
    for race in ("sol", "hacan"):
        scene.traitors(race)
    scene.play(BattlePhase())
    return scene


def seen(scene: Scene, race: str = "sol") -> dict[str, Any]:
    found = outlook(scene.game, scene.seat(race))
    assert found is not None
    return found


def test_without_cards_a_total_lies_between_the_weakest_and_the_strongest_plan() -> None:
    found = seen(battle(6, 3))
    assert found["space"] == FIELD
    assert found["opponent"] == 1
    assert found["dials"] == [0, 6]
    assert found["mine"] == [2, 7]
    assert found["theirs"] == [0 + 1, 3 + 5]
    assert found["risks"] == []


def test_who_comes_first_wins_a_tie_and_the_other_needs_one_more() -> None:
    scene = battle(3, 3)
    assert seen(scene, "sol")["sure"] == 1  # 7 + 1 against 5 + 3
    assert seen(scene, "hacan")["maybe"] == 0  # 5 + 0 against 2 + 0
    assert seen(scene, "hacan")["sure"] is None


def test_a_dial_that_cannot_win_is_told_apart_from_one_that_may() -> None:
    scene = battle(3, 6)
    scene.choose("hacan", "dial", 6)
    scene.kill("sol_3", "sol_4", "sol_5", "hacan_1", "hacan_2", "hacan_3")
    found = seen(scene)
    assert found["theirs"] == [4, 11]
    assert (found["maybe"], found["sure"]) == (1, None)  # 3 + 1 against 4 + 0


def test_a_hidden_card_may_be_a_weapon_or_mercenaries_or_a_retreat() -> None:
    found = seen(battle(10, 3, of_hacan=("fresh_recruits",)))
    assert found["theirs"] == [1, 3 + 5 + 3]
    assert found["sure"] == 8  # a weapon kills the leader of 7, and 8 beats 3 + 5
    assert found["risks"] == ["weapon", "retreat"]


def test_cards_that_lie_open_or_in_ones_own_hand_cannot_be_the_opponents() -> None:
    scene = battle(10, 3, of_sol=("mercenaries",) * 2, of_hacan=("fresh_recruits",))
    state = scene.state
    last = next(
        card for card in STRATEGY_DECK if TITLE[card] == "mercenaries" and card in state.strategy_deck
    )
    state.strategy_deck = tuple(card for card in state.strategy_deck if card != last)
    state.strategy_discards = (*state.strategy_discards, last)
    assert seen(scene)["theirs"] == [1, 3 + 5]


def test_what_the_opponent_really_holds_changes_nothing() -> None:
    one = battle(6, 3, of_hacan=("energy_rifle", "mercenaries"))
    other = battle(6, 3, of_hacan=("informant", "fresh_recruits"))
    assert seen(one) == seen(other)


def test_a_sealed_plan_of_the_opponent_changes_nothing() -> None:
    scene = battle(6, 3)
    before = seen(scene)
    scene.choose("hacan", "dial", 3)
    scene.choose("hacan", "leader", "hacan_1")
    assert seen(scene) == before


def test_ones_own_leader_counts_as_soon_as_he_is_sealed() -> None:
    scene = battle(6, 3, of_sol=("mercenaries",))
    scene.choose("sol", "dial", 2)
    scene.choose("sol", "leader", "sol_1")
    found = seen(scene)
    assert found["mine"] == [2, 2 + 3]
    assert found["sure"] == 3  # 2 + 3 + 3 against 3 + 5


def test_own_mercenaries_and_weapons_help() -> None:
    assert seen(battle(6, 3, of_sol=("mercenaries",)))["mine"] == [2, 7 + 3]
    assert (
        seen(battle(6, 3, of_sol=("energy_rifle",)))["sure"] == 0
    )  # 7 against 3 + 0, with no card to stop it


def test_a_pulse_cannon_may_meet_a_shield() -> None:
    found = seen(battle(6, 3, of_sol=("hylar_iii_pulse_cannon",), of_hacan=("informant",)))
    assert "explosion" in found["risks"]


def test_traitors_are_a_risk_while_the_other_side_holds_any() -> None:
    scene = battle(6, 3)
    scene.state.traitors[scene.seat("hacan")] = ("lazax_1",)
    assert "traitor" in seen(scene)["risks"]


def test_commands_narrow_what_the_opponent_can_do() -> None:
    scene = Scene("jol_nar", "hacan", "letnev")
    scene.place("jol_nar", FIELD, 6)
    scene.place("hacan", FIELD, 3)
    scene.play(BattlePhase())
    scene.choose("jol_nar", "play", "jolnar_command")
    scene.choose("jol_nar", "element", "leader")
    scene.choose("hacan", "leader", "hacan_2")
    assert seen(scene, "jol_nar")["theirs"] == [0 + 2, 3 + 2]


def test_when_the_dials_are_open_only_the_cards_are_unknown() -> None:
    scene = battle(6, 3, of_sol=("energy_rifle",) * 2, of_hacan=("mercenaries", "energy_rifle"))
    scene.traitors("sol")
    for option in (("dial", 3), ("leader", "hacan_5"), ("slot", "attack")):
        scene.choose("hacan", *option)
    for option in (("dial", 2), ("leader", "sol_5"), ("slot", "none")):
        scene.choose("sol", *option)
    assert scene.prompt == "commit_card"
    found = seen(scene)
    assert found["theirs"] == [3 + 5, 3 + 5 + 3]
    assert found["dials"] == [2, 2]


def test_there_is_nothing_to_work_out_for_who_does_not_fight() -> None:
    scene = battle(6, 3)
    assert outlook(scene.game, scene.seat("letnev")) is None


def test_there_is_no_outlook_without_a_battle() -> None:
    scene = Scene("sol", "hacan", "letnev")
    assert outlook(scene.game, 0) is None
