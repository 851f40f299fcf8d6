"""RR 29: destroyed units."""

from tests.rules.ti4.fighting import HIT, MISS, VOID, fight
from tests.ti4.scene import Scene
from throneworld.imperium.combat.casualties import AssignHits
from throneworld.imperium.giving_up import RespectLimits
from throneworld.ti4.units import left


def under_fire(hits: int, heavy: int = 0, **units: int) -> Scene:
    """Hits against a fleet of Hacan."""
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("hacan", VOID, **units)
    scene.play(AssignHits(seat=1, place="47", hits=hits, heavy=heavy, by=0))
    return scene


def test_rr_29_a_destroyed_unit_returns_to_the_reinforcements() -> None:
    scene = fight({"cruiser": 1}, {"carrier": 1}, HIT, MISS)
    assert left(scene.state, 1, "carrier", "47") == 4


def test_rr_29_1_the_owner_chooses_as_many_units_as_there_are_hits() -> None:
    scene = under_fire(2, cruiser=1, destroyer=2)
    assert scene.ask().seat == 1
    assert scene.options() == (("destroy", "cruiser", 0), ("destroy", "destroyer", 0), ("for_me",))
    scene.choose("hacan", "destroy", "cruiser", 0)
    assert scene.done
    assert scene.units("hacan", VOID) == {"destroyer": 1}


def test_rr_29_1_a_damaged_unit_may_be_chosen_before_an_undamaged_one() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("hacan", VOID, dreadnought=2)
    scene.damage("hacan", VOID, "dreadnought")
    scene.play(AssignHits(seat=1, place="47", hits=1, by=0))
    scene.choose("hacan", "done")
    assert scene.options() == (("destroy", "dreadnought", 0), ("destroy", "dreadnought", 1), ("for_me",))
    scene.choose("hacan", "destroy", "dreadnought", 1)
    assert scene.state.damaged[1] == {}


def test_rr_29_1_left_to_the_order_of_cost_a_carrier_goes_only_if_its_cargo_is_safe() -> None:
    scene = under_fire(3, carrier=1, cruiser=1, dreadnought=1, fighter=4)
    scene.choose("hacan", "for_me")
    assert scene.units("hacan", VOID) == {"carrier": 1, "cruiser": 1, "dreadnought": 1, "fighter": 2}
    scene = under_fire(2, heavy=2, carrier=1, cruiser=1, destroyer=1, fighter=4)
    scene.choose("hacan", "for_me")
    assert scene.units("hacan", VOID) == {"carrier": 1, "fighter": 4}


def test_rr_29_1_hits_that_spare_fighters_go_to_other_ships_while_there_are_any() -> None:
    scene = under_fire(2, heavy=1, cruiser=2, fighter=2)
    assert ("destroy", "fighter", 0) in scene.options()
    scene.choose("hacan", "destroy", "fighter", 0)
    assert scene.units("hacan", VOID) == {"cruiser": 1, "fighter": 1}
    scene = under_fire(2, heavy=2, cruiser=2, destroyer=1, fighter=2)
    assert scene.refusal("hacan", "destroy", "fighter", 0) == "RR 29.1 hits_are_for_other_ships"


def test_rr_29_2_ships_beyond_the_fleet_pool_are_removed_not_destroyed() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("hacan", VOID, cruiser=4)
    scene.play(RespectLimits(seat=1, system=VOID))
    assert scene.units("hacan", VOID) == {"cruiser": 3}
    assert scene.told("units_destroyed") == []
