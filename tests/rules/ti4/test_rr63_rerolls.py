"""RR 63: rerolls."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage
from tests.ti4.scene import Scene
from throneworld.imperium.combat.dice import REROLLS
from throneworld.imperium.marks import COMBAT_ROUND, mark


def rerolling(*rolls: int, abilities: tuple[str, ...] = ("munitions_reserves",), **units: int) -> Scene:
    """Letnev may reroll its dice."""
    scene = stage(units, {"carrier": 2})
    for ability in abilities:
        mark(scene.game, REROLLS, seat=0, subject=ability, until=COMBAT_ROUND)
    return combat(scene, *rolls)


def test_rr_63_1_the_new_result_takes_the_place_of_the_old_one() -> None:
    scene = rerolling(10, 2, 1, HIT, MISS, MISS, HIT, MISS, cruiser=2)
    assert scene.options() == (
        ("reroll", "cruiser", 10, 0),
        ("reroll", "cruiser", 2, 0),
        ("reroll_misses",),
        ("done",),
    )
    scene.choose("letnev", "reroll", "cruiser", 10, 0)
    assert scene.options() == (("reroll", "cruiser", 2, 0), ("reroll_misses",), ("done",))
    scene.choose("letnev", "done")
    assert [each[:2] for each in scene.told("units_destroyed")] == [(0, "cruiser"), (0, "cruiser")]


def test_rr_63_2_an_ability_rerolls_a_die_once_but_another_ability_may_do_so_again() -> None:
    abilities = ("munitions_reserves", "war_funding")
    scene = rerolling(2, 3, 10, MISS, MISS, MISS, HIT, abilities=abilities, cruiser=1)
    scene.choose("letnev", "reroll_misses")
    assert scene.ask().about == {"ability": "war_funding"}
    assert scene.options() == (("reroll", "cruiser", 3, 0), ("reroll_misses",), ("done",))
    scene.choose("letnev", "reroll_misses")
    assert scene.units("hacan", VOID) == {"carrier": 1}


def test_rr_63_3_rerolls_come_before_any_other_dice_are_rolled() -> None:
    scene = rerolling(2, 10, 3, 10, MISS, MISS, dreadnought=1, cruiser=1)
    assert scene.options()[0] == ("reroll", "dreadnought", 2, 0)
    assert dice(scene) == [(0, 1)]
    scene.choose("letnev", "reroll_misses")
    assert scene.options()[0] == ("reroll", "cruiser", 3, 0)
    assert dice(scene) == [(0, 1), (0, 1)]
    scene.choose("letnev", "reroll_misses")
    assert scene.units("hacan", VOID) == {}
