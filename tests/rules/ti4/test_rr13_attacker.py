"""RR 13, 28, 53: attacker, defender, opponent."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage
from throneworld.ti4.tactical.action import TacticalAction


def test_rr_13_1_the_active_player_is_the_attacker() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1})
    scene.rolls(HIT, MISS)
    scene.play(TacticalAction(stage="space_combat", seat=0, system=VOID))
    assert scene.told("space_combat_begins") == [(0, 1, VOID)]
    assert dice(scene)[0] == (0, 1)


def test_rr_28_1_whoever_is_not_active_is_the_defender() -> None:
    scene = combat(stage({"cruiser": 1}, {"cruiser": 1}, system=42), 6, 6, system=42)
    assert scene.units("letnev", 42) == {}
    assert scene.units("hacan", 42) == {"cruiser": 1}


def test_rr_53_1_whoever_is_on_neither_side_uses_nothing_in_the_combat() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1})
    scene.law("the_crown_of_thalnos", 2)
    combat(scene, HIT, MISS)
    assert scene.done
    assert scene.told("space_combat_ends") == [(VOID, 0)]
