"""RR 10: anti-fighter barrage."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, fight, stage


def test_rr_10_1_every_unit_with_the_ability_rolls_its_dice() -> None:
    scene = fight({"destroyer": 2}, {"cruiser": 1, "fighter": 4}, 9, 8, 8, 10, *[HIT] * 2, *[MISS] * 3)
    assert dice(scene, "barrage")[0] == (0, 4)
    assert scene.told("units_destroyed")[0] == (1, "fighter", 2, "47", 0, "barrage")


def test_rr_10_1_what_affects_combat_rolls_does_not_affect_it() -> None:
    scene = stage({"destroyer": 1}, {"fighter": 2}, factions=("norr", "hacan", "sol"))
    combat(scene, 8, 8, MISS, HIT, MISS)
    assert "barrage" not in [each[5] for each in scene.told("units_destroyed")]


def test_rr_10_2_excess_hits_have_no_effect() -> None:
    scene = fight({"destroyer": 2}, {"cruiser": 1, "fighter": 1}, *[HIT] * 4, HIT, MISS, MISS)
    assert scene.told("units_destroyed")[:2] == [
        (1, "fighter", 1, "47", 0, "barrage"),
        (1, "cruiser", 1, "47", 0, "combat"),
    ]


def test_rr_10_2_both_roll_before_either_destroys() -> None:
    scene = fight({"destroyer": 1, "fighter": 1}, {"destroyer": 1, "fighter": 1}, 9, 1, 9, 1, HIT, MISS)
    assert dice(scene, "barrage") == [(0, 2), (1, 2)]
    assert [each[:2] for each in scene.told("units_destroyed")[:2]] == [(0, "fighter"), (1, "fighter")]
    assert scene.units("letnev", VOID) == {"destroyer": 1}
