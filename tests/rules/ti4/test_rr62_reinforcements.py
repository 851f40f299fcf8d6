"""RR 62: what is neither on the board nor otherwise in use."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.units import left


def test_rr_62_units_that_are_not_on_the_board_are_in_the_reinforcements() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 19, cruiser=3)
    assert left(scene.state, 0, "cruiser", "1") == 5


def test_rr_62_1_reinforcements_are_limited() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 19, carrier=4)
    assert left(scene.state, 0, "carrier", "1") == 0
