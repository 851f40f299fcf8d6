"""RR 59: the unit ability PRODUCTION."""

from __future__ import annotations

from tests.ti4.scene import ALL, Scene
from throneworld.ti4.declare import technology
from throneworld.ti4.steps.production import UseProduction, production_value


def test_rr_59_without_such_a_unit_nothing_is_asked() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, carrier=1)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.done


def test_rr_59_1_the_value_is_the_most_that_a_unit_can_produce() -> None:
    scene = Scene("sol", "saar", "arborec")
    scene.put("sol", "jord", space_dock=1)
    scene.put("saar", 11, space_dock=1)
    scene.put("arborec", "nestphar", infantry=3)
    assert production_value(scene.state, 0, 1) == 2 + 4
    assert production_value(scene.state, 1, 11) == 5
    assert production_value(scene.state, 2, 5) == 3
    scene.technologies("sol", "space_dock_2")
    scene.technologies("arborec", "letani_warrior_2")
    assert production_value(scene.state, 0, 1) == 4 + 4
    assert production_value(scene.state, 2, 5) == 6


def test_rr_59_1_the_values_of_all_units_in_the_system_are_added() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.put("letnev", "wren_terra", space_dock=1)
    assert production_value(scene.state, 0, 10) == 6 + 4


def test_rr_59_1_each_fighter_counts_and_the_last_place_may_hold_one_of_a_pair() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "wellon", space_dock=1)
    scene.take("sol", "wellon")
    scene.play(UseProduction(seat=0, system=19))
    for _ in range(2):
        scene.choose("sol", "produce", "destroyer", "19")
    scene.choose("sol", "produce", "fighter", "19")
    scene.choose("sol", "exhaust", "jord")
    assert scene.done
    assert scene.units("sol", 19) == {"destroyer": 2, "fighter": 1}


def test_rr_59_2_ships_are_placed_in_the_system() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.play(UseProduction(seat=0, system=1))
    assert {option[2] for option in scene.options() if option[1:2] == ("cruiser",)} == {"1"}


def test_rr_59_2_no_more_ships_than_the_fleet_pool_allows() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", 1, cruiser=3)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("sol", "produce", "destroyer", "1") == "RR 34.1 fleet_full"
    assert scene.options() == (("produce", "fighter", "1"), ("produce", "infantry", "jord"), ("done",))


def test_rr_59_2_no_more_fighters_than_dock_and_ships_hold() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", 1, fighter=3)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("sol", "produce", "fighter", "1") == "RR 16.2 no_capacity"
    scene.choose("sol", "produce", "carrier", "1")
    assert ("produce", "fighter", "1") in scene.options()


def test_rr_59_3_ground_forces_are_placed_on_planets_with_a_unit_that_produces() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.play(UseProduction(seat=0, system=10))
    assert ("produce", "infantry", "arc_prime") in scene.options()
    assert ("produce", "infantry", "wren_terra") not in scene.options()


def test_rr_59_4_a_unit_in_space_produces_ground_forces_onto_controlled_planets_or_into_space() -> None:
    scene = Scene("saar", "sol", "jolnar")
    scene.put("saar", 27, space_dock=1)
    scene.take("saar", "new_albion")
    scene.play(UseProduction(seat=0, system=27))
    places = [option[2] for option in scene.options() if option[1:2] == ("infantry",)]
    assert places == ["new_albion", "27"]


def test_rr_59_4_ground_forces_in_space_need_capacity() -> None:
    scene = Scene("saar", "sol", "jolnar")
    scene.put("saar", 46, space_dock=1, infantry=4)
    scene.play(UseProduction(seat=0, system=46))
    assert scene.refusal("saar", "produce", "infantry", "46") == "RR 16.2 no_capacity"


def watched() -> Scene:
    """Sol with a dock at home and something to play at both stops of a production."""
    listeners = (
        *ALL,
        *technology("graviton_laser_system", "production_when"),
        *technology("graviton_laser_system", "production_after"),
    )
    scene = Scene("sol", "letnev", "jolnar", listeners=listeners)
    scene.technologies("sol", "graviton_laser_system")
    scene.put("sol", "jord", space_dock=1)
    scene.play(UseProduction(seat=0, system=1))
    return scene


def test_rr_59_players_may_act_when_production_is_used_and_after_it() -> None:
    scene = watched()
    assert scene.ask().about["moment"] == "production_when"
    scene.choose("sol", "pass")
    scene.choose("sol", "produce", "cruiser", "1")
    scene.choose("sol", "done")
    assert scene.ask().about["moment"] == "production_after"
    assert scene.units("sol", 1) == {"cruiser": 1}


def test_rr_59_who_produces_nothing_has_not_used_production() -> None:
    scene = watched()
    scene.choose("sol", "pass")
    scene.choose("sol", "done")
    assert scene.done
