"""RR 50: nebulae. Tile 42 lies between 28, 30, 33, 37, 46 and 47."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX, activate, movers
from tests.ti4.scene import Scene
from throneworld.imperium.combat.dice import combat_modifier
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.ti4.cards.activation import FLANK_SPEED


def test_rr_50_1_ships_move_into_a_nebula_if_it_is_active() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 46, carrier=1)
    activate(scene, "sol", 42)
    assert movers(scene) == [("carrier", 46, 0)]


def test_rr_50_1_ships_do_not_move_through_a_nebula() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 28, cruiser=1)
    activate(scene, "sol", 47)
    assert movers(scene) == []


def test_rr_50_2_a_ship_that_starts_in_a_nebula_has_a_move_value_of_one() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 42, cruiser=1)
    activate(scene, "sol", 18)
    assert movers(scene) == []
    activate(scene, "sol", 47)
    assert movers(scene) == [("cruiser", 42, 0)]


def test_rr_50_2_effects_can_increase_it() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 42, cruiser=1)
    mark(scene.game, FLANK_SPEED, seat=0, until=TACTICAL_ACTION)
    activate(scene, "sol", 18)
    assert movers(scene) == [("cruiser", 42, 0)]


def test_rr_50_3_the_defender_in_a_nebula_adds_one_to_the_combat_rolls_of_his_ships() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 42, cruiser=1)
    scene.put("letnev", 42, cruiser=1)
    assert combat_modifier(scene.state, 1, "cruiser", "42") == 1
    assert combat_modifier(scene.state, 0, "cruiser", "42") == 0
