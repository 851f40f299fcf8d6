"""RR 17: the combat attribute; RR 47: modifiers."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, fight, stage
from throneworld.imperium.combat.combatants import COMBAT_BONUS, combat_modifier
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, mark


def test_rr_17_1_a_result_equal_to_or_greater_than_the_combat_value_is_a_hit() -> None:
    scene = fight({"cruiser": 1}, {"cruiser": 1}, 7, 6)
    assert scene.units("letnev", VOID) == {"cruiser": 1}
    assert scene.units("hacan", VOID) == {}


def test_rr_17_2_a_die_is_rolled_for_each_burst_icon() -> None:
    scene = stage({"war_sun": 1, "dreadnought": 1}, {"carrier": 4})
    scene.technologies("letnev", "war_sun")
    combat(scene, 3, 3, 3, 5, *[MISS] * 4)
    assert dice(scene)[:2] == [(0, 3), (0, 1)]
    assert scene.units("hacan", VOID) == {}


def test_rr_47_1_a_modifier_is_applied_to_the_rolls_of_whom_it_concerns() -> None:
    scene = stage({"cruiser": 1, "fighter": 1}, {"cruiser": 1})
    mark(scene.game, COMBAT_BONUS, seat=0, subject="fighter:2", until=COMBAT_ROUND)
    assert combat_modifier(scene.state, 0, "fighter", "47") == 2
    assert combat_modifier(scene.state, 0, "cruiser", "47") == 0
    assert combat_modifier(scene.state, 1, "cruiser", "47") == 0


def test_rr_47_2_plus_is_added_and_minus_is_subtracted() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1})
    mark(scene.game, COMBAT_BONUS, seat=0, subject=1, until=COMBAT)
    mark(scene.game, COMBAT_BONUS, seat=1, subject=-1, until=COMBAT)
    combat(scene, 6, 7)
    assert scene.units("letnev", VOID) == {"cruiser": 1}
    assert scene.units("hacan", VOID) == {}


def test_rr_47_2_a_modifier_ends_with_what_it_was_given_for() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1})
    mark(scene.game, COMBAT_BONUS, seat=0, subject=1, until=COMBAT_ROUND)
    mark(scene.game, COMBAT_BONUS, seat=1, subject=-1, until=COMBAT)
    combat(scene, MISS, 7, 6, 7, HIT, MISS)
    assert len(dice(scene)) == 6
    assert scene.state.marks == ()
