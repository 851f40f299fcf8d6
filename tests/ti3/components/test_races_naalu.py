"""The Naalu Collective."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.deeds import ACT_OF_WAR, AVOIDED_BATTLE, deeds_of
from throneworld.ti3.factions.naalu import LISTENERS
from throneworld.ti3.phases.action import ActionPhase


def test_naalu_1_a_tactical_action_right_before_the_action_phase() -> None:
    scene = Scene("sol", "naalu", "hacan")
    scene.play(ActionPhase())
    scene.offers("naalu", ("play", "naalu.1"), ("pass",))
    scene.choose("naalu", "play", "naalu.1")
    assert scene.asked == ["naalu"] and {verb for verb, *_ in scene.options("naalu")} == {"tactical"}
    scene.refuses("naalu", "strategic", "diplomacy", rule="SA-3.11.1", key="tactical_action_only")
    scene.refuses("naalu", "pass", rule="SA-3.11.1", key="tactical_action_only")
    scene.choose("naalu", "tactical", scene.system("lodor"))
    while scene.asked == ["naalu"]:
        scene.choose("naalu", "done")
    assert scene.state.tactic[1] == 2
    assert scene.asked == ["sol"], "then the phase begins with the first in the order of play"
    assert scene.prompt == "choose_action"


def test_naalu_1_without_a_counter_no_early_turn() -> None:
    scene = Scene("sol", "naalu", "hacan")
    scene.counters("naalu", 0, 3, 2)
    scene.play(ActionPhase())
    assert scene.asked == ["sol"] and scene.prompt == "choose_action"


def attacked(*races: str) -> Battlefield:
    scene = Battlefield(*(races or ("sol", "naalu", "hacan")), listening=LISTENERS)
    scene.sides({"cruiser": 1}, {"carrier": 1, "fighter": 2})
    return scene


def test_naalu_2_a_fleet_slips_away_before_the_battle() -> None:
    scene = attacked()
    scene.fight()
    scene.offers("naalu", ("play", "naalu.2"), ("pass",))
    scene.choose("naalu", "play", "naalu.2")
    thibah, void = scene.system("thibah"), scene.system("void")
    nebula = scene.system("nebula")
    assert sorted(scene.options("naalu")) == sorted([("retreat", each) for each in (thibah, void, nebula)])
    scene.refuses("naalu", "retreat", scene.system("supernova"), rule="SA-3.14.5", key="closed_terrain")
    scene.choose("naalu", "retreat", thibah)
    assert scene.done and scene.units("naalu", "space:thibah") == {"fighter": 2, "carrier": 1}
    assert scene.units("naalu", SAUDOR) == {}
    assert scene.state.on_board[1] >> thibah & 1, "a counter is laid where they go"
    assert scene.rolled == [] and deeds_of(scene.state, ACT_OF_WAR) == ()
    assert [each.seat for each in deeds_of(scene.state, AVOIDED_BATTLE)] == [1]


def test_naalu_2_an_admiral_does_not_hold_them() -> None:
    scene = attacked()
    scene.leader("sol", "admiral", "saudor", ship="cruiser")
    scene.fight()
    scene.choose("naalu", "play", "naalu.2")
    scene.choose("naalu", "retreat", scene.system("thibah"))
    assert scene.done and scene.units("naalu", "space:thibah") == {"fighter": 2, "carrier": 1}


def test_naalu_2_they_do_not_slip_away_as_attackers_nor_does_anybody_else() -> None:
    scene = attacked("naalu", "sol", "hacan")
    scene.fight(1, 1, 1, 1)
    assert scene.prompt != "window"


def test_naalu_3_their_fighters_have_one_more_in_space_and_nothing_else_does() -> None:
    scene = Scene("naalu", "sol", "hacan")
    where = scene.place("space:lodor")
    assert combat_modifier(scene.state, 0, "fighter", where) == 1
    assert combat_modifier(scene.state, 0, "cruiser", where) == 0
    assert combat_modifier(scene.state, 0, "fighter", "lodor") == 0
    assert combat_modifier(scene.state, 1, "fighter", where) == 0
