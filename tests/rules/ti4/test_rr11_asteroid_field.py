"""RR 11: asteroid fields."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX, activate, movers
from tests.ti4.scene import Scene


def test_rr_11_1_ships_do_not_move_into_an_asteroid_field() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 47, cruiser=1)
    activate(scene, "sol", 44)
    assert movers(scene) == []
    assert scene.has("sol", 47, "cruiser") == 1


def test_rr_11_1_ships_do_not_move_through_an_asteroid_field() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 40, cruiser=1)
    scene.put("sol", 46, cruiser=1)
    activate(scene, "sol", 47)
    assert movers(scene) == [("cruiser", 46, 0)]
    assert scene.refusal("sol", "ship", "cruiser", 40, 0) == "RR 11.1 asteroid_field_in_the_way"
