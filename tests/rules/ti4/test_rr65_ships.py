"""RR 65: ships."""

from __future__ import annotations

import pytest

from tests.rules.ti4.moving import activate
from tests.ti4.scene import Scene
from throneworld.ti4.state import SPACE
from throneworld.ti4.tables import SHIP, UNIT
from throneworld.ti4.units import SHIPS


def test_rr_65_0_ships_are_six_types_and_the_flagship() -> None:
    types = {"carrier", "cruiser", "dreadnought", "destroyer", "fighter", "war_sun", "flagship"}
    assert set(SHIPS) == types
    assert {unit.type for unit in UNIT.values() if unit.unit_class == SHIP} == types


def test_rr_65_1_ships_arrive_in_space() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=1)
    activate(scene, "sol", 31)
    scene.choose("sol", "ship", "cruiser", 1, 0)
    assert list(scene.state.units[0]) == [SPACE[31]]


@pytest.mark.parametrize("cruisers", [3, 4, 5])
def test_rr_65_2_ships_that_moved_in_beyond_the_fleet_pool_leave_at_once(cruisers: int) -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=cruisers, carrier=1, fighter=6)
    activate(scene, "sol", 31)
    for _ in range(cruisers):
        scene.choose("sol", "ship", "cruiser", 1, 0)
    scene.choose("sol", "done")
    assert scene.done
    assert scene.has("sol", 31, "cruiser") == 3


def test_rr_65_3_ships_have_cost_combat_move_and_capacity() -> None:
    carrier = UNIT["carrier_1"]
    assert (carrier.cost, carrier.combat, carrier.move, carrier.capacity) == (3, 9, 1, 4)
