"""RR 48: move values."""

from __future__ import annotations

from tests.rules.ti4.moving import activate, movers
from tests.ti4.scene import Scene
from throneworld.ti4.units import profile


def test_rr_48_1_the_move_value_says_how_far_a_unit_moves() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert profile(scene.state, 1, "cruiser").move == 2
    scene.put("letnev", 33, cruiser=1, carrier=1)
    activate(scene, "letnev", 24)
    assert movers(scene) == [("cruiser", 33, 0)]


def test_rr_48_1_units_without_a_move_value_do_not_move_by_themselves() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 33, fighter=1, infantry=1)
    activate(scene, "letnev", 29)
    assert movers(scene) == []
