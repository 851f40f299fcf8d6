"""RR 84: transport."""

from __future__ import annotations

from tests.rules.ti4.moving import activate, loads, movers
from tests.ti4.scene import Scene
from throneworld.ti4.tactical.action import TacticalAction


def test_rr_84_0_a_ship_transports_no_more_than_its_capacity() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, dreadnought=1, fighter=2)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "dreadnought", 10, 0)
    assert scene.options() == (("load", "fighter", "10"), ("done",))
    scene.choose("letnev", "load", "fighter", "10")
    assert scene.units("letnev", 29) == {"dreadnought": 1, "fighter": 1}


def test_rr_84_1_units_come_from_where_the_ship_started() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, carrier=1, fighter=1, infantry=1)
    scene.put("letnev", "arc_prime", infantry=1)
    scene.put("letnev", "corneeq", infantry=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    assert set(loads(scene)) == {("infantry", "10"), ("fighter", "10"), ("infantry", "arc_prime")}
    assert scene.refusal("letnev", "load", "infantry", "corneeq") == "RR 84.1 not_on_the_way"


def test_rr_84_1_units_come_from_planets_of_the_active_system() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, carrier=1)
    scene.put("letnev", "qucenn", infantry=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    assert loads(scene) == [("infantry", "qucenn")]
    scene.choose("letnev", "load", "infantry", "qucenn")
    assert scene.units("letnev", 29) == {"carrier": 1, "infantry": 1}
    assert scene.units("letnev", "qucenn") == {}


def test_rr_84_1_units_come_from_systems_on_the_way() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "carrier_2")
    scene.put("letnev", 10, carrier=1)
    scene.put("letnev", "corneeq", infantry=1)
    scene.put("letnev", "centauri", infantry=1)
    activate(scene, "letnev", 47)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    assert loads(scene) == [("infantry", "corneeq"), ("infantry", "centauri")]


def test_rr_84_1_all_units_must_lie_on_one_way() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "carrier_2")
    scene.put("letnev", 10, carrier=1)
    scene.put("letnev", "corneeq", infantry=2)
    scene.put("letnev", "centauri", infantry=1)
    activate(scene, "letnev", 47)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.choose("letnev", "load", "infantry", "corneeq")
    assert loads(scene) == [("infantry", "corneeq")]


def test_rr_84_1_units_are_dropped_in_the_active_system() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, carrier=1, fighter=3)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.choose("letnev", "load_up")
    assert scene.units("letnev", 29) == {"carrier": 1, "fighter": 3}


def test_rr_84_2_transported_units_stay_in_space() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, carrier=1)
    scene.put("letnev", "arc_prime", infantry=2)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.choose("letnev", "load_up")
    assert scene.done
    assert scene.units("letnev", 29) == {"carrier": 1, "infantry": 2}


def test_rr_84_3_no_units_are_picked_up_where_an_own_token_lies() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "carrier_2")
    scene.put("letnev", 10, carrier=1)
    scene.put("letnev", "corneeq", infantry=1)
    scene.put("letnev", "centauri", infantry=1)
    scene.state.on_board[1] = 1 << 33
    activate(scene, "letnev", 47)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    assert loads(scene) == [("infantry", "centauri")]
    assert scene.refusal("letnev", "load", "infantry", "corneeq") == "RR 84.3 own_token"


def test_rr_84_3_the_token_in_the_active_system_does_not_count() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 33, carrier=1)
    scene.put("letnev", "arc_prime", infantry=1)
    activate(scene, "letnev", 10)
    assert movers(scene) == [("carrier", 33, 0)]
    scene.choose("letnev", "ship", "carrier", 33, 0)
    assert loads(scene) == [("infantry", "arc_prime")]


def test_rr_84_4_ground_forces_land_in_the_invasion() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, carrier=1)
    scene.put("letnev", "arc_prime", infantry=1)
    scene.state.active = 1
    scene.play(TacticalAction(seat=1, system=29))
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.choose("letnev", "load", "infantry", "arc_prime")
    assert scene.ask().prompt == "commit_ground_forces"
