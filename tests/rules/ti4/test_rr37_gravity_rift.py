"""RR 37: gravity rifts. Tile 41 lies between 29, 31, 32, 35, 49 and 50."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX, activate, movers
from tests.ti4.scene import Scene
from throneworld.ti4.tactical.retreat import Retreat


def test_rr_37_1_a_ship_that_passes_a_rift_moves_one_farther() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 32, carrier=1)
    activate(scene, "sol", 50)
    assert movers(scene) == [("carrier", 32, 0)]


def test_rr_37_1_a_ship_that_moves_out_of_a_rift_moves_one_farther() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 41, carrier=1)
    activate(scene, "sol", 20)
    assert movers(scene) == [("carrier", 41, 0)]


def test_rr_37_1_a_rift_that_is_only_entered_adds_nothing() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 1, carrier=1)
    activate(scene, "sol", 41)
    assert movers(scene) == []


def test_rr_37_2_on_three_or_less_the_ship_is_destroyed_after_moving() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 32, carrier=1)
    scene.put("sol", "dal_bootha", infantry=2)
    activate(scene, "sol", 50)
    scene.choose("sol", "ship", "carrier", 32, 0)
    scene.rolls(3)
    scene.choose("sol", "load_up")
    assert scene.done
    assert scene.rolled == [(0, "gravity_rift", 3)]
    assert scene.units("sol", 50) == {}
    assert scene.told("units_destroyed") == [
        (0, "carrier", 1, "50", -1, "gravity_rift"),
        (0, "infantry", 1, "50", -1, "capacity"),
        (0, "infantry", 1, "50", -1, "capacity"),
    ]


def test_rr_37_2_on_four_or_more_it_comes_through() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 32, carrier=1)
    activate(scene, "sol", 50)
    scene.rolls(4)
    scene.choose("sol", "ship", "carrier", 32, 0)
    assert scene.done
    assert scene.units("sol", 50) == {"carrier": 1}


def test_rr_37_2_each_ship_rolls_a_die_once_all_have_moved() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 41, cruiser=2, destroyer=1)
    activate(scene, "sol", 50)
    scene.choose("sol", "ship", "cruiser", 41, 0)
    scene.choose("sol", "ship", "destroyer", 41, 0)
    assert scene.rolled == []
    assert scene.game.may_undo(0) is None
    scene.rolls(1, 10)
    scene.choose("sol", "done")
    assert scene.units("sol", 50) == {"destroyer": 1}
    assert scene.units("sol", 41) == {"cruiser": 1}


def test_rr_37_2_a_ship_that_need_not_pass_the_rift_does_not() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 31, cruiser=1)
    activate(scene, "sol", 50)
    scene.choose("sol", "ship", "cruiser", 31, 0)
    assert scene.done
    assert scene.rolled == []


def test_rr_37_2_a_ship_that_takes_units_up_in_the_rift_rolls() -> None:
    scene = Scene(*SIX)
    scene.technologies("sol", "advanced_carrier_2")
    scene.put("sol", 31, carrier=1)
    scene.put("sol", 41, carrier=1, fighter=1)
    activate(scene, "sol", 50)
    scene.choose("sol", "ship", "carrier", 31, 0)
    scene.choose("sol", "load", "fighter", "41")
    scene.rolls(1)
    scene.choose("sol", "done")
    assert scene.units("sol", 50) == {}
    assert scene.units("sol", 41) == {"carrier": 1}


def test_rr_37_2_by_the_later_rule_a_ship_is_only_removed() -> None:
    scene = Scene(*SIX, rift_destroys=False)
    scene.put("sol", 41, cruiser=1)
    activate(scene, "sol", 50)
    scene.rolls(1)
    scene.choose("sol", "ship", "cruiser", 41, 0)
    assert scene.told("units_destroyed") == []
    assert scene.units("sol", 50) == {}


NOMADS = ("saar", *SIX[1:])


def retreating(faction: str = "saar", **units: int) -> Scene:
    """A fleet in the rift that is about to retreat to system 50."""
    scene = Scene(*(NOMADS if faction == "saar" else SIX))
    scene.put(faction, 41, **units)
    return scene


def go(scene: Scene) -> None:
    scene.play(Retreat(seat=0, system=41, target=50, stage="leave_behind"))


def test_rr_37_1_a_floating_factory_moves_one_farther_out_of_a_rift_and_rolls() -> None:
    scene = Scene(*NOMADS)
    scene.put("saar", 41, space_dock=1)
    activate(scene, "saar", 20)
    scene.rolls(3)
    scene.choose("saar", "ship", "space_dock", 41, 0)
    assert scene.done
    assert scene.rolled == [(0, "gravity_rift", 3)]
    assert scene.units("saar", 20) == {}


def test_rr_37_2_a_floating_factory_that_retreats_rolls_as_ships_do() -> None:
    scene = retreating(cruiser=1, space_dock=1)
    scene.rolls(4, 3)
    go(scene)
    assert scene.rolled == [(0, "gravity_rift", 4), (0, "gravity_rift", 3)]
    assert scene.units("saar", 50) == {"cruiser": 1}


def test_rr_37_2_what_the_lost_factory_carried_is_lost_with_it() -> None:
    scene = retreating(cruiser=1, space_dock=1, fighter=2)
    scene.rolls(4, 1)
    go(scene)
    assert scene.units("saar", 50) == {"cruiser": 1}


def test_rr_37_2_fighters_that_retreat_by_themselves_roll() -> None:
    scene = retreating("sol", carrier=1, fighter=7)
    scene.technologies("sol", "fighter_2")
    scene.rolls(4, 1)
    go(scene)
    assert scene.rolled == [(0, "gravity_rift", 4), (0, "gravity_rift", 1)]
    assert scene.units("sol", 50) == {"carrier": 1, "fighter": 6}
