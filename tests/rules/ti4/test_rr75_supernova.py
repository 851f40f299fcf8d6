"""RR 75: supernovas."""

from __future__ import annotations

from tests.rules.ti4.moving import activate, movers
from tests.ti4.scene import Scene
from throneworld.imperium.board import all_systems

MAP = "43 19 22 24 44 42 20 0 21 23 0 25 26 0 27 28 29 30"
"""A small galaxy with a supernova beside Mecatol Rex; tile 20 lies behind it."""


def test_rr_75_1_ships_do_not_move_into_or_through_a_supernova() -> None:
    scene = Scene("sol", "letnev", "jolnar", galaxy=MAP)
    assert 43 in all_systems(scene.state)
    scene.put("sol", 18, cruiser=1)
    activate(scene, "sol", 43)
    assert movers(scene) == []
    assert scene.has("sol", 18, "cruiser") == 1


def test_rr_75_1_the_way_round_a_supernova_is_longer() -> None:
    scene = Scene("sol", "letnev", "jolnar", galaxy=MAP)
    scene.put("sol", 20, cruiser=1, destroyer=1)
    activate(scene, "sol", 18)
    assert movers(scene) == []
