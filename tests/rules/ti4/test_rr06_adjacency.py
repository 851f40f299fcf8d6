"""RR 6: adjacency."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX
from tests.ti4.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.ti4.board import are_neighbours


def test_rr_6_0_systems_whose_edges_touch_are_adjacent() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert adjacent_to(scene.state, 18) == (19, 22, 24, 42, 44, 45)


def test_rr_6_1_systems_with_matching_wormholes_are_adjacent() -> None:
    scene = Scene(*SIX)
    assert 39 in adjacent_to(scene.state, 26)
    assert 40 in adjacent_to(scene.state, 25)
    assert 40 not in adjacent_to(scene.state, 26)


def test_rr_6_2_units_and_planets_are_adjacent_to_what_their_system_is_adjacent_to() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "wellon", infantry=1)
    scene.put("letnev", 18, cruiser=1)
    assert are_neighbours(scene.state, 0, 1)
