"""RR 51: neighbours."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX
from tests.ti4.scene import Scene
from throneworld.ti4.board import are_neighbours, neighbours_of
from throneworld.ti4.transaction import may_trade


def test_rr_51_0_units_or_planets_in_the_same_or_adjacent_systems_make_neighbours() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert neighbours_of(scene.state, 0) == ()
    scene.put("sol", 29, cruiser=1)
    assert neighbours_of(scene.state, 0) == (1,)
    scene.take("jolnar", "quann")
    assert neighbours_of(scene.state, 0) == (1, 2)


def test_rr_51_1_neighbours_can_resolve_transactions() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert not may_trade(scene.state, 0, 1)
    scene.put("sol", 29, cruiser=1)
    assert may_trade(scene.state, 0, 1)


def test_rr_51_2_wormholes_make_neighbours() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 39, cruiser=1)
    scene.put("letnev", "lodor", infantry=1)
    assert are_neighbours(scene.state, 0, 1)


def test_rr_51_3_what_only_the_ghosts_see_makes_both_neighbours() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 39, cruiser=1)
    scene.put("letnev", "quann", infantry=1)
    assert are_neighbours(scene.state, 1, 5)
    assert are_neighbours(scene.state, 5, 1)
    scene.put("sol", 39, cruiser=1)
    assert not are_neighbours(scene.state, 0, 1)
