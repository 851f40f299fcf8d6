"""Ships that cannot come, and tiles that cannot be placed; without what the reason names they can."""

from __future__ import annotations

import pytest

from tests.rules.ti4.moving import activate
from tests.rules.ti4.near_misses import three, why
from tests.ti4.scene import Scene
from throneworld.galaxy.maps import NO_TILE
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.movement.moving import MoveShips
from throneworld.ti4.setup.building import BuildGalaxy
from throneworld.ti4.technologies.activation import GRAVITY_DRIVE

SOL = 0


def replaced(scene: Scene, tile: int, other: int) -> None:
    """Another tile lies in its place."""
    scene.state.map = tuple(other if each == tile else each for each in scene.state.map)


# Movement


@pytest.mark.parametrize(
    ("system", "reason", "technology"),
    [
        (44, "RR 11.1 into_asteroid_field", "antimass_deflectors"),
        (43, "RR 75.1 into_supernova", "magmus_reactor"),
    ],
)
def test_rr_11_1_and_75_1_a_closed_anomaly_is_entered_with_the_technology_for_it(
    system: int, reason: str, technology: str
) -> None:
    """Nobody is asked as long as no ship may come, so the question itself is asked why not."""
    scene = three()
    replaced(scene, 44, system)
    scene.put("sol", 18, cruiser=1)
    reason_against = MoveShips(seat=SOL, system=system).reason_against
    refusal = scene.game.definition.citing(reason_against(scene.game, SOL, ("ship", "cruiser", 18, 0)))
    assert refusal is not None and f"{refusal.rule} {refusal.key}" == reason
    scene.technologies("sol", technology)
    activate(scene, "sol", system)
    assert scene.refusal("sol", "ship", "cruiser", 18, 0) == ""


def test_rr_49_4_a_damaged_ship_moves_once_there_is_one() -> None:
    scene = three()
    scene.put("sol", 31, dreadnought=2)
    activate(scene, "sol", 36)
    assert scene.refusal("sol", "ship", "dreadnought", 31, 1) == "RR 49.4 no_such_ship"
    scene.damage("sol", 31, "dreadnought")
    activate(scene, "sol", 36)
    assert scene.refusal("sol", "ship", "dreadnought", 31, 1) == ""


def test_rr_48_1_gravity_drive_is_for_a_ship_whose_short_way_is_closed() -> None:
    scene = three()
    mark(scene.game, GRAVITY_DRIVE, seat=SOL, until=TACTICAL_ACTION)
    scene.put("sol", 31, cruiser=1)
    activate(scene, "sol", 23)
    assert scene.refusal("sol", "boost", "cruiser", 31, 0) == "RR 49.4 comes_anyway"
    scene.put("letnev", 36, cruiser=1)
    activate(scene, "sol", 23)
    assert scene.refusal("sol", "boost", "cruiser", 31, 0) == ""


# The galaxy


def building(free: int, *hand: int, tile: int = 0) -> tuple[Scene, BuildGalaxy]:
    """The inner ring is being filled, and one place of it and a hand are left."""
    scene = three()
    board = list(scene.state.map)
    for place in (free, 2):
        board[place] = NO_TILE
    scene.state.map = tuple(board)
    return scene, BuildGalaxy(seat=SOL, hands=(hand, (), ()), tile=tile)


def test_setup_6_a_tile_that_was_dealt_is_picked() -> None:
    assert why(*building(1, 22, 48), "tile", 19) == "RR Setup 6 tile_not_in_hand"
    assert why(*building(1, 22, 48, 19), "tile", 19) == ""


def test_setup_6_the_tile_that_was_picked_is_placed() -> None:
    assert why(*building(1, 22, 48, tile=48), "place", 22, 1) == "RR Setup 6 tile_not_picked"
    assert why(*building(1, 22, 48, tile=22), "place", 22, 1) == ""


def test_setup_6_a_place_is_free_when_no_tile_lies_there() -> None:
    assert why(*building(1, 22, 48, tile=22), "place", 22, 3) == "RR Setup 6 position_taken"
    assert why(*building(3, 22, 48, tile=22), "place", 22, 3) == ""
