"""The Naalu Collective."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.deeds import ACT_OF_WAR, AVOIDED_BATTLE, deeds_of
from throneworld.ti3.factions.naalu import LISTENERS
from throneworld.ti3.order import phase_order
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.tables.windows import STRATEGY_PHASE


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


def early() -> Scene:
    """Naalu act before the Action Phase: against a Cruiser with an Admiral of Sol, who is Speaker."""
    scene = Scene("sol", "naalu", "hacan")
    scene.state.phase, scene.state.active = STRATEGY_PHASE, -1
    scene.put("sol", "space:lodor", cruiser=1)
    scene.leader("sol", "admiral", "lodor", "cruiser")
    scene.put("naalu", "space:lodor", cruiser=3)
    scene.rolls(10, 10, 10, 1, 1, 5)
    scene.play(ActionPhase())
    scene.choose("naalu", "play", "naalu.1")
    return scene


def test_naalu_1_whoever_acts_early_comes_first_and_nobody_does_when_the_turn_is_over() -> None:
    scene = early()
    assert phase_order(scene.state) == (1, 2, 0), "rulings 41 and 198"
    scene.choose("naalu", "tactical", scene.system("lodor"))
    while scene.prompt != "choose_action":
        scene.choose(scene.asked[0], *scene.options()[-1])
    assert scene.asked == ["sol"] and scene.state.active == 0


def test_naalu_1_and_sa_14_2_1_leaders_wait_for_the_end_of_an_early_action() -> None:
    scene = early()
    scene.choose("naalu", "tactical", scene.system("lodor"))
    scene.choose("sol", "stay")
    assert scene.prompt == "lay_mines" and scene.state.leaders["sol_admiral"].displaced
    while scene.prompt != "choose_action":
        scene.choose(scene.asked[0], *scene.options()[-1])
    assert scene.told("leader_captured") == [("sol_admiral", 1)]
