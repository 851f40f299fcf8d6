"""Resolving a battle, step 6: traitors (Rex p.17)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, duel, plan
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import TITLE


def treason_at_hand() -> Scene:
    """Letnev holds the Traitor card of the Sol leader of strength 7 and would lose by one to ten."""
    scene = duel(
        letnev=("energy_rifle", "magen_energy_shield"), sol=("biological_weapon_x35", "atmosphere_ionizer")
    )
    scene.traitors("letnev", "lazax_1", "sol_5")
    scene.play(BattlePhase())
    plan(scene, "letnev", 0, "letnev_1", "both")
    plan(scene, "sol", 3, "sol_5", "both")
    return scene


def two_traitors() -> Scene:
    """Each side holds the Traitor card of the other's leader."""
    scene = duel(letnev=("mercenaries",), sol=("mercenaries", "informant"))
    scene.traitors("letnev", "sol_5")
    scene.traitors("sol", "letnev_4")
    scene.play(BattlePhase())
    plan(scene, "letnev", 4, "letnev_4", "attack")
    plan(scene, "sol", 1, "sol_5", "attack")
    return scene


def test_p17_9_a_matching_traitor_card_may_be_revealed() -> None:
    scene = treason_at_hand()
    assert scene.prompt == "reveal_traitor"
    assert scene.asked == ["letnev"]
    assert scene.options("letnev") == [("pass",), ("reveal",)]
    assert scene.ask("letnev").about == {"leader": "sol_5"}


def test_p17_9_treason_wins_at_once_whatever_the_strength() -> None:
    scene = treason_at_hand()
    scene.choose("letnev", "reveal")
    assert scene.events("traitor_revealed") == [(0, "sol_5")]
    assert scene.events("battle_won_by_treason") == [(0, ARENA)]
    assert scene.events("battle_won") == []
    assert scene.units("sol", ARENA) == 0
    assert scene.units("sol", CASUALTIES) == 6


def test_p17_9_who_does_not_reveal_fights_on_and_keeps_the_traitor_card() -> None:
    scene = treason_at_hand()
    scene.choose("letnev", "pass")
    assert scene.events("battle_won") == [(1, ARENA, 3, 0, 0)]
    assert scene.state.traitors[0] == ("lazax_1", "sol_5")


@pytest.mark.parametrize("leader", ["sol_1", "sol_4"])
def test_p17_9_another_leader_is_no_traitor(leader: str) -> None:
    scene = duel()
    scene.traitors("letnev", "sol_5", "lazax_1")
    scene.play(BattlePhase())
    plan(scene, "letnev", 0, "letnev_1")
    plan(scene, "sol", 6, leader)
    assert scene.done
    assert scene.units("letnev", ARENA) == 0


def test_p17_9_nobody_betrays_his_own_leader() -> None:
    scene = duel()
    scene.traitors("sol", "sol_5")
    scene.play(BattlePhase())
    plan(scene, "letnev", 0, "letnev_1")
    plan(scene, "sol", 6, "sol_5")
    assert scene.done
    assert scene.events("battle_won") == [(1, ARENA, 13, 0, 1)]


def test_p17_9_without_a_leader_there_is_no_traitor() -> None:
    scene = duel()
    scene.traitors("letnev", "sol_5")
    scene.kill("sol_1", "sol_2", "sol_3", "sol_4", "sol_5")
    scene.play(BattlePhase())
    plan(scene, "letnev", 0, "letnev_1")
    plan(scene, "sol", 6)
    assert scene.done
    assert scene.events("battle_won") == [(1, ARENA, 6, 0, 1)]


def test_p17_9_a_traitor_cannot_escape_by_a_tactical_retreat() -> None:
    scene = duel(sol=("tactical_retreat",))
    scene.traitors("letnev", "sol_5")
    scene.play(BattlePhase())
    plan(scene, "letnev", 0, "letnev_1")
    plan(scene, "sol", 6, "sol_5", "defense")
    scene.choose("letnev", "reveal")
    assert scene.units("sol", CASUALTIES) == 6
    assert scene.state.dead == ("sol_5",)
    assert scene.titles("sol") == []


def test_p17_10_the_betrayed_leader_dies_and_nobody_is_paid_for_him() -> None:
    scene = treason_at_hand()
    scene.choose("letnev", "reveal")
    assert scene.state.dead == ("sol_5",)
    assert scene.events("leader_destroyed") == [(1, "sol_5", 7, "traitor")]
    assert scene.has("letnev") == 0


def test_p17_10_no_cards_are_resolved() -> None:
    scene = treason_at_hand()
    scene.choose("letnev", "reveal")
    assert "letnev_1" not in scene.state.dead
    assert scene.has("sol") == 0


def test_p17_10_the_losers_cards_are_discarded_and_the_winner_chooses() -> None:
    scene = treason_at_hand()
    scene.choose("letnev", "reveal")
    assert scene.titles("sol") == []
    assert [TITLE[card] for card in scene.state.strategy_discards] == [
        "biological_weapon_x35",
        "atmosphere_ionizer",
    ]
    assert scene.options("letnev") == [
        ("done",),
        ("discard", "energy_rifle"),
        ("discard", "magen_energy_shield"),
    ]
    scene.choose("letnev", "done")
    assert scene.titles("letnev") == ["energy_rifle", "magen_energy_shield"]


def test_p17_11_a_revealed_traitor_card_goes_back_into_the_deck() -> None:
    scene = treason_at_hand()
    before = scene.state.traitor_deck
    assert "sol_5" not in before
    scene.choose("letnev", "reveal")
    assert scene.state.traitors[0] == ("lazax_1",)
    assert sorted(scene.state.traitor_deck) == sorted((*before, "sol_5"))
    assert scene.view()["decks"]["traitor"] == len(before) + 1


def test_p17_12_two_traitors_both_sides_lose() -> None:
    scene = two_traitors()
    assert sorted(scene.asked) == ["letnev", "sol"]
    scene.choose("sol", "reveal")
    assert scene.events("traitor_revealed") == []
    scene.choose("letnev", "reveal")
    assert scene.done
    assert scene.units("letnev", CASUALTIES) == 4
    assert scene.units("sol", CASUALTIES) == 6
    assert sorted(scene.state.dead) == ["letnev_4", "sol_5"]
    assert scene.events("battle_won_by_treason") == scene.events("battle_won") == []


def test_p17_12_two_traitors_all_committed_cards_are_discarded() -> None:
    scene = two_traitors()
    scene.choose("sol", "reveal")
    scene.choose("letnev", "reveal")
    assert scene.titles("letnev") == []
    assert scene.titles("sol") == ["informant"]
    assert scene.state.traitors[:2] == [(), ()]
    assert {"sol_5", "letnev_4"} <= set(scene.state.traitor_deck)


@pytest.mark.parametrize("revealer", ["letnev", "sol"])
def test_p17_12_if_only_one_of_two_is_revealed_he_wins(revealer: str) -> None:
    scene = two_traitors()
    for race in ("sol", "letnev"):
        scene.choose(race, "reveal" if race == revealer else "pass")
    assert scene.events("battle_won_by_treason") == [(scene.seat(revealer), ARENA)]


def test_p17_19_a_winner_by_treason_loses_no_unit() -> None:
    scene = two_traitors()
    scene.choose("sol", "pass")
    scene.choose("letnev", "reveal")
    assert scene.units("letnev", ARENA) == 4
    assert scene.units("letnev", CASUALTIES) == 0
