"""RR 89: wormholes."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX, activate, movers
from tests.ti4.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacent_to, wormholes
from throneworld.ti4.board import are_neighbours
from throneworld.ti4.transaction import may_trade


def test_rr_89_0_systems_with_identical_wormholes_are_adjacent() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 25, carrier=1)
    activate(scene, "sol", 40)
    assert movers(scene) == [("carrier", 25, 0)]


def test_rr_89_1_there_are_alpha_and_beta_wormholes() -> None:
    scene = Scene(*SIX)
    assert members(wormholes(scene.state, "alpha")) == (26, 39)
    assert members(wormholes(scene.state, "beta")) == (25, 40)


def test_rr_89_2_what_reaches_adjacent_systems_reaches_through_wormholes() -> None:
    scene = Scene(*SIX)
    assert 26 in adjacent_to(scene.state, 39, 0)


def test_rr_89_3_players_are_neighbours_and_trade_through_wormholes() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 39, cruiser=1)
    scene.put("letnev", 26, cruiser=1)
    assert are_neighbours(scene.state, 0, 1)
    assert may_trade(scene.state, 0, 1)


def test_rr_89_4_delta_wormholes_join_the_gate_and_the_home_of_the_ghosts() -> None:
    scene = Scene(*SIX)
    assert members(wormholes(scene.state, "delta")) == (17, 51)
    assert adjacent_to(scene.state, 51) == (17,)
    scene.put("sol", 24, cruiser=1)
    activate(scene, "sol", 51)
    assert movers(scene) == [("cruiser", 24, 0)]
