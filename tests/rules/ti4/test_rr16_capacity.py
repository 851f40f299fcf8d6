"""RR 16: capacity."""

from __future__ import annotations

from tests.rules.ti4.moving import activate
from tests.ti4.scene import Scene
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import capacity
from throneworld.ti4.units import KINDS


def test_rr_16_1_a_unit_transports_fighters_and_ground_forces_up_to_its_capacity() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, carrier=1, fighter=3)
    scene.put("letnev", "arc_prime", infantry=3)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    assert scene.ask().about["room"] == 4
    scene.choose("letnev", "load_up")
    assert scene.units("letnev", 29) == {"carrier": 1, "infantry": 3, "fighter": 1}


def test_rr_16_2_capacities_in_a_system_are_added() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 19, carrier=2, dreadnought=1, cruiser=3)
    assert capacity(scene.state, 1, 19) == 9


def test_rr_16_3_excess_units_of_the_owners_choice_are_destroyed() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 19, carrier=1, fighter=3, infantry=2)
    scene.play(RespectLimits(seat=1, system=19))
    assert set(scene.options()) == {("destroy", "infantry"), ("destroy", "fighter")}
    scene.choose("letnev", "destroy", "fighter")
    assert scene.done
    assert scene.told("units_destroyed") == [(1, "fighter", 1, "19", -1, "capacity")]


def test_rr_16_3_what_is_explained_comes_in_the_order_of_what_is_offered() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 19, carrier=1, fighter=3, infantry=2)
    scene.play(RespectLimits(seat=1, system=19))
    allowed = [option for option, refusal in scene.game.explain(1) if refusal is None]
    assert tuple(allowed) == scene.options()


def test_rr_16_3_excess_units_that_are_all_alike_are_destroyed_without_a_question() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 19, cruiser=1, fighter=3)
    scene.play(RespectLimits(seat=1, system=19))
    assert scene.done
    assert scene.units("letnev", 19) == {"cruiser": 1}


def test_rr_16_3_by_the_later_rule_excess_units_are_only_removed() -> None:
    scene = Scene("sol", "letnev", "jolnar", excess_is_destroyed=False)
    scene.put("letnev", 19, cruiser=1, infantry=1)
    scene.play(RespectLimits(seat=1, system=19))
    assert scene.told("units_destroyed") == []
    assert scene.told("units_removed") == [(1, "infantry", 1, "19", "capacity")]


def test_rr_16_3_ground_forces_on_planets_do_not_count() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 19, carrier=1, fighter=4)
    scene.put("letnev", "wellon", infantry=5)
    scene.play(RespectLimits(seat=1, system=19))
    assert scene.done
    assert scene.has("letnev", "wellon", "infantry") == 5


def test_rr_16_3_fighters_that_their_carrier_left_behind_are_destroyed() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 33, carrier=1, fighter=2)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 33, 0)
    scene.choose("letnev", "done")
    assert scene.done
    assert scene.units("letnev", 33) == {}


def test_rr_16_4_units_are_not_assigned_to_ships_after_they_moved() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 33, carrier=1, fighter=4)
    scene.put("letnev", 10, carrier=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 33, 0)
    scene.choose("letnev", "load_up")
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.state.units[1]["29"] = tuple(
        number - (kind == "carrier") for kind, number in zip(KINDS, scene.state.units[1]["29"], strict=True)
    )
    scene.play(RespectLimits(seat=1, system=29))
    assert scene.units("letnev", 29) == {"carrier": 1, "fighter": 4}
