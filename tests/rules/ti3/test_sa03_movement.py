"""SA-3.15, 3.22, 8.5, 13.2, 13.18: ships move into the system that was activated, and what they carry."""

from __future__ import annotations

from tests.ti3.voyages import (
    LETNEV_HOME,
    LODOR,
    MECATOL,
    QUANN,
    SAUDOR,
    SOL_HOME,
    TARMANN,
    THIBAH,
    WEST,
    components,
    done,
    galaxy,
    move_all,
    moving,
    ships,
)
from throneworld.imperium.movement.cargo import are_carried

assert components


def test_sa_3_15_1_ships_in_range_may_move_and_end_in_the_activated_system() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=2, dreadnought=1)
    scene.put("sol", LODOR, destroyer=1)
    moving(scene, "sol", MECATOL)
    scene.offers("sol", ("ship", "cruiser", SOL_HOME, 0), ("ship", "destroyer", LODOR, 0), ("done",))
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    assert scene.units("sol", MECATOL) == {"cruiser": 1}
    assert scene.units("sol", SOL_HOME) == {"cruiser": 1, "dreadnought": 1}


def test_sa_3_15_3_a_ship_of_the_activated_system_moves_out_and_back_to_pick_units_up() -> None:
    scene = galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", MECATOL, carrier=1)
    scene.put("sol", "lodor", ground_force=2)
    moving(scene, "sol", MECATOL)
    scene.offers("sol", ("ship", "carrier", MECATOL, 0), ("done",))
    scene.choose("sol", "ship", "carrier", MECATOL, 0)
    scene.offers("sol", ("load", "ground_force", "lodor"), ("done",))
    scene.choose("sol", "load", "ground_force", "lodor")
    done(scene, "sol")
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 1}
    assert scene.units("sol", "lodor") == {"ground_force": 1}


def test_sa_3_15_3_one_that_has_nothing_to_pick_up_stays() -> None:
    scene = galaxy()
    scene.put("sol", MECATOL, carrier=1)
    scene.put("sol", SOL_HOME, cruiser=1)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "cruiser", SOL_HOME, 0)]


def test_sa_3_15_4_units_are_picked_up_before_during_and_after_a_move() -> None:
    scene = galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", "jord", ground_force=1)
    scene.put("sol", "lodor", mechanized_unit=1)
    scene.put("sol", "mecatol_rex", pds=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.offers(
        "sol",
        ("load", "ground_force", "jord"),
        ("load", "mechanized_unit", "lodor"),
        ("load", "pds", "mecatol_rex"),
        ("done",),
    )
    scene.choose("sol", "load", "ground_force", "jord")
    scene.choose("sol", "load", "mechanized_unit", "lodor")
    scene.choose("sol", "load", "pds", "mecatol_rex")
    done(scene, "sol")
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 1, "mechanized_unit": 1, "pds": 1}
    assert are_carried(scene.state, 0)


def test_sa_3_15_4_not_where_no_way_of_the_ship_leads() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", "jord", ground_force=1)
    scene.put("sol", "saudor", ground_force=1)
    moving(scene, "sol", LODOR)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    assert scene.refusal("sol", "load", "ground_force", "saudor") == "SA-3.15.4 not_on_the_way"


def test_sa_3_15_5_ground_units_stay_aboard_until_the_landings() -> None:
    scene = galaxy()
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=2)
    moving(scene, "sol", LODOR)
    move_all(scene, "sol")
    assert scene.units("sol", LODOR) == {"carrier": 1, "ground_force": 2}
    assert scene.units("sol", "lodor") == {}


def test_sa_3_15_6_the_owner_of_a_planet_keeps_it_when_its_last_unit_is_picked_up() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", "jord", ground_force=1)
    moving(scene, "sol", LODOR)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.choose("sol", "load", "ground_force", "jord")
    done(scene, "sol")
    assert scene.units("sol", "jord") == {}
    assert scene.state.control["jord"] == 0


def test_sa_3_15_7_nobody_moves_through_enemy_ships_not_even_fighters() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("letnev", LODOR, fighter=1)
    scene.put("letnev", "lodor", space_dock=1)
    moving(scene, "sol", MECATOL)
    assert scene.done, "no other way is short enough, so nobody is asked"
    scene.put("sol", TARMANN, destroyer=1)
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "destroyer", TARMANN, 0)]
    assert scene.refusal("sol", "ship", "cruiser", SOL_HOME, 0) == "SA-3.15.1 ships_in_the_way"
    scene.state.on_board[0] = 0
    moving(scene, "sol", LODOR)
    assert ("ship", "cruiser", SOL_HOME, 0) in ships(scene, "sol"), "it is entered by activating it"


def test_sa_3_15_8_light_wave_deflectors_pass_them() -> None:
    scene = galaxy()
    scene.technologies("sol", "light_wave_deflectors")
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("letnev", LODOR, cruiser=2)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "cruiser", SOL_HOME, 0)]


def test_sa_3_15_8_neutral_ships_are_in_nobodys_way() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("neutral", LODOR, dreadnought=1)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "cruiser", SOL_HOME, 0)]


def test_sa_3_15_9_a_counter_of_ones_own_holds_ships() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", THIBAH, cruiser=1)
    scene.activate("sol", THIBAH)
    moving(scene, "sol", MECATOL)
    scene.offers("sol", ("ship", "cruiser", SOL_HOME, 0), ("done",))
    assert scene.refusal("sol", "ship", "cruiser", THIBAH, 0) == "SA-3.15.1 own_token"


def test_sa_3_15_10_but_lets_others_pass() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.activate("sol", LODOR)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "cruiser", SOL_HOME, 0)]


def test_sa_3_15_11_the_way_need_not_be_the_shortest() -> None:
    """From Lodor to Mecatol Rex it is one step; by Saudor, where somebody waits, it is two."""
    scene = galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", "saudor", ground_force=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.choose("sol", "load", "ground_force", "saudor")
    done(scene, "sol")
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 1}


def test_sa_3_15_12_where_a_counter_was_removed_units_move_again() -> None:
    scene = galaxy()
    scene.put("sol", THIBAH, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    scene.activate("sol", THIBAH)
    moving(scene, "sol", MECATOL)
    assert ("ship", "cruiser", THIBAH, 0) not in scene.options("sol")
    scene.state.on_board[0] &= ~(1 << THIBAH | 1 << MECATOL)
    moving(scene, "sol", MECATOL)
    assert ("ship", "cruiser", THIBAH, 0) in scene.options("sol")


# The example of the book


def test_sa_3_22_1_a_dreadnought_two_systems_away_does_not_reach_the_fleet() -> None:
    scene = galaxy("norr", "xxcha", "hacan")
    scene.put("xxcha", MECATOL, cruiser=1)
    scene.put("norr", THIBAH, cruiser=1)
    scene.put("norr", WEST, dreadnought=1)
    moving(scene, "norr", MECATOL)
    assert ships(scene, "norr") == [("ship", "cruiser", THIBAH, 0)]
    assert scene.refusal("norr", "ship", "dreadnought", WEST, 0) == "SA-3.15.1 out_of_reach"


def test_sa_3_22_2_two_cruisers_reach_it_one_through_a_system_with_a_counter() -> None:
    scene = galaxy("norr", "xxcha", "hacan")
    scene.put("xxcha", MECATOL, cruiser=1)
    scene.put("norr", WEST, cruiser=1)
    scene.put("norr", QUANN, cruiser=1)
    scene.activate("norr", THIBAH)
    moving(scene, "norr", MECATOL)
    assert ships(scene, "norr") == [("ship", "cruiser", WEST, 0), ("ship", "cruiser", QUANN, 0)]


def test_sa_3_22_3_fighters_go_with_the_carrier() -> None:
    scene = galaxy("norr", "xxcha", "hacan")
    scene.put("norr", QUANN, destroyer=1, carrier=1, fighter=4)
    moving(scene, "norr", MECATOL)
    assert ships(scene, "norr") == [("ship", "carrier", QUANN, 0), ("ship", "destroyer", QUANN, 0)]
    scene.choose("norr", "ship", "carrier", QUANN, 0)
    scene.offers("norr", ("load", "fighter", str(QUANN)), ("load_up",), ("done",))
    scene.choose("norr", "load_up")
    done(scene, "norr")
    assert scene.units("norr", MECATOL) == {"carrier": 1, "fighter": 4}
    assert scene.units("norr", QUANN) == {"destroyer": 1}


def test_sa_3_22_4_destroyers_that_a_counter_holds_do_not_come() -> None:
    scene = galaxy("norr", "xxcha", "hacan")
    scene.put("norr", QUANN, destroyer=2)
    scene.put("norr", TARMANN, cruiser=1)
    scene.activate("norr", QUANN)
    moving(scene, "norr", MECATOL)
    assert ships(scene, "norr") == [("ship", "cruiser", TARMANN, 0)]


def test_sa_3_22_5_nor_a_cruiser_behind_a_supernova_and_two_destroyers() -> None:
    scene = galaxy("norr", "xxcha", "hacan", with_={(-1, 0): "supernova", (-1, -1): 91})
    scene.put("norr", 91, cruiser=1)
    scene.put("norr", TARMANN, cruiser=1)
    scene.put("xxcha", LODOR, destroyer=2)
    moving(scene, "norr", MECATOL)
    assert ships(scene, "norr") == [("ship", "cruiser", TARMANN, 0)]
    assert scene.refusal("norr", "ship", "cruiser", 91, 0) == "SA-3.15.1 ships_in_the_way"


# Fleet Supply


def test_sa_8_5_1_nobody_moves_more_ships_into_a_system_than_fleet_supply_allows() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=4)
    moving(scene, "sol", MECATOL)
    for _ in range(3):
        scene.choose("sol", "ship", "cruiser", LODOR, 0)
    assert scene.done, "the fourth may not come, and nothing is left to ask"
    assert scene.units("sol", MECATOL) == {"cruiser": 3}
    assert scene.units("sol", LODOR) == {"cruiser": 1}


def test_sa_8_5_1_the_reason_is_told() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 1, 2)
    scene.put("sol", MECATOL, cruiser=1)
    scene.put("sol", LODOR, cruiser=1)
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", THIBAH, carrier=1)
    scene.state.fleet[0] = 2
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    assert scene.done
    scene.state.fleet[0] = 1
    scene.state.units[0].clear()
    scene.put("sol", MECATOL, carrier=1)
    scene.put("sol", "lodor", ground_force=1)
    scene.put("sol", LODOR, cruiser=1)
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    assert scene.refusal("sol", "ship", "cruiser", LODOR, 0) == "SA-8.5.1 fleet_full"


def test_sa_8_5_3_systems_that_ships_pass_do_not_count() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=3)
    scene.put("sol", SOL_HOME, cruiser=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    assert scene.units("sol", MECATOL) == {"cruiser": 1}


def test_sa_8_5_4_the_owner_removes_what_is_too_much() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=3, destroyer=1)
    moving(scene, "sol", MECATOL)
    done(scene, "sol")
    assert scene.prompt == "respect_limits"
    scene.offers("sol", ("remove", "cruiser", 0), ("remove", "destroyer", 0))
    scene.choose("sol", "remove", "destroyer", 0)
    assert scene.units("sol", LODOR) == {"cruiser": 3}


def test_sa_8_5_6_fighters_do_not_count_as_long_as_there_is_capacity() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 1, 2)
    scene.put("sol", LODOR, carrier=1, fighter=6)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.choose("sol", "load_up")
    done(scene, "sol")
    assert scene.units("sol", MECATOL) == {"carrier": 1, "fighter": 6}


# Transport


def test_sa_13_2_1_and_13_15_3_and_8_11_13_what_each_ship_carries() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 9, 2)
    scene.technologies("sol", "stasis_capsules")
    everything = {"ground_force": 1, "shock_troop": 1, "mechanized_unit": 1, "pds": 1}
    scene.put("sol", "lodor", **everything)
    scene.put("sol", LODOR, carrier=1, cruiser=1, dreadnought=1, destroyer=1, fighter=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    assert {option[1] for option in scene.options("sol") if option[0] == "load"} == {*everything, "fighter"}
    scene.choose("sol", "done")
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    scene.offers("sol", ("load", "ground_force", "lodor"), ("load", "shock_troop", "lodor"), ("done",))
    assert scene.refusal("sol", "load", "mechanized_unit", "lodor") == "SA-13.2.1 no_room_aboard"
    scene.choose("sol", "load", "shock_troop", "lodor")
    assert scene.prompt == "move_ships", "one is all that it carries"
    scene.choose("sol", "ship", "destroyer", LODOR, 0)
    assert scene.prompt == "move_ships", "it carries nobody"
    scene.choose("sol", "ship", "dreadnought", LODOR, 0)
    scene.offers("sol", ("load", "ground_force", "lodor"), ("done",))


def test_sa_13_2_1_without_stasis_capsules_cruisers_carry_nobody() -> None:
    scene = galaxy()
    scene.put("sol", "lodor", ground_force=1)
    scene.put("sol", LODOR, cruiser=1, dreadnought=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    assert scene.prompt == "move_ships"


def test_sa_13_2_2_a_carrier_holds_six_of_whatever_kind() -> None:
    scene = galaxy()
    scene.put("sol", "lodor", ground_force=4, pds=1)
    scene.put("sol", LODOR, carrier=1, fighter=4)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    for _ in range(4):
        scene.choose("sol", "load", "ground_force", "lodor")
    scene.choose("sol", "load", "pds", "lodor")
    scene.choose("sol", "load", "fighter", str(LODOR))
    assert scene.prompt != "load_ship"
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 4, "pds": 1, "fighter": 1}


def test_sa_13_2_5_units_are_picked_up_from_other_ships_too() -> None:
    scene = galaxy()
    scene.fleet("sol", LODOR, "carrier", ground_force=2)
    scene.fleet("sol", LODOR, "war_sun", pds=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.offers("sol", ("load", "pds", str(LODOR)), ("done",))
    scene.choose("sol", "load", "pds", str(LODOR))
    done(scene, "sol")
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 2, "pds": 1}
    assert scene.units("sol", LODOR) == {"war_sun": 1}
    assert are_carried(scene.state, 0)
    assert scene.state.aboard[0].keys() == {str(MECATOL)}


def test_sa_13_2_5_and_ruling_62_in_the_activated_system_cargo_is_arranged_until_the_step_ends() -> None:
    """Ruling 62: also while enemy ships are there."""
    scene = galaxy()
    scene.put("letnev", MECATOL, cruiser=1)
    scene.fleet("sol", LODOR, "carrier", ground_force=1)
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", "mecatol_rex", pds=1)
    moving(scene, "sol", MECATOL)
    move_all_carriers(scene)
    assert scene.prompt == "stow"
    scene.offers(
        "sol",
        ("stow", "ground_force", "carrier", 0, "ground_force:1"),
        ("load", "pds", "mecatol_rex"),
        ("done",),
    )
    scene.choose("sol", "stow", "ground_force", "carrier", 0, "ground_force:1")
    scene.choose("sol", "load", "pds", "mecatol_rex")
    scene.offers("sol", ("aboard", "carrier", 0, "empty"), ("aboard", "carrier", 0, "ground_force:1"))
    scene.choose("sol", "aboard", "carrier", 0, "empty")
    assert [sum(ship.cargo) for ship in scene.state.aboard[0][str(MECATOL)]] == [1, 1]
    assert are_carried(scene.state, 0)


def move_all_carriers(scene) -> None:  # type: ignore[no-untyped-def]
    while ships(scene, "sol"):
        scene.choose("sol", *ships(scene, "sol")[0])
        while scene.prompt == "load_ship":
            scene.choose("sol", "done")


def test_sa_13_2_7_units_are_picked_up_in_a_system_with_enemy_ships_before_the_battle() -> None:
    scene = galaxy()
    scene.put("letnev", MECATOL, cruiser=1)
    scene.put("sol", "mecatol_rex", ground_force=1)
    scene.put("sol", LODOR, carrier=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.choose("sol", "load", "ground_force", "mecatol_rex")
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 1}


def test_sa_13_2_8_not_from_a_system_that_was_activated_earlier() -> None:
    scene = galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", "jord", ground_force=1)
    scene.put("sol", "lodor", ground_force=1)
    scene.activate("sol", LODOR)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.offers("sol", ("load", "ground_force", "jord"), ("done",))
    assert scene.refusal("sol", "load", "ground_force", "lodor") == "SA-13.2.8 own_token"


# Fighters


def test_sa_13_18_3_advanced_fighters_beyond_the_capacity_count_like_other_ships() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 1, 2)
    scene.technologies("sol", "advanced_fighters")
    scene.put("sol", LODOR, fighter=2)
    moving(scene, "sol", MECATOL)
    scene.put("sol", TARMANN, destroyer=1)
    scene.counters("sol", 3, 2, 2)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "destroyer", TARMANN, 0)
    scene.choose("sol", "ship", "fighter", LODOR, 0)
    assert scene.units("sol", MECATOL) == {"destroyer": 1, "fighter": 1}
    assert scene.done, "a second one would be one too many"


def test_sa_13_18_4_fighters_are_carried_advanced_ones_move_alone() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, fighter=1, carrier=1)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "carrier", LODOR, 0)]
    assert scene.refusal("sol", "ship", "fighter", LODOR, 0) == "SA-13.18.4 fighters_are_carried"
    scene.technologies("sol", "advanced_fighters")
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    assert ("ship", "fighter", LODOR, 0) in ships(scene, "sol")


def test_sa_13_18_6_fighters_without_capacity_are_removed_at_once() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, carrier=1, fighter=4)
    scene.put("sol", "lodor", space_dock=1)
    moving(scene, "sol", MECATOL)
    move_all(scene, "sol")
    assert scene.units("sol", LODOR) == {"fighter": 3}, "the dock looks after three"


def test_sa_13_18_7_a_dock_and_a_carrier_with_two_ground_forces_support_seven_fighters() -> None:
    scene = galaxy()
    scene.put("sol", "lodor", space_dock=1)
    scene.fleet("sol", LODOR, "carrier", ground_force=2, fighter=7)
    moving(scene, "sol", MECATOL)
    done(scene, "sol")
    assert scene.done
    assert scene.units("sol", LODOR) == {"carrier": 1, "ground_force": 2, "fighter": 7}
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    move_all(scene, "sol")
    assert scene.units("sol", LODOR) == {"fighter": 3}, "four had to go with it"


def test_ruling_52_enemies_at_the_goal_do_not_keep_others_from_leaving_it_for_units() -> None:
    """A ship at the goal may not pass out and back through enemy ships that are there."""
    scene = galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("letnev", MECATOL, cruiser=1)
    scene.put("sol", LETNEV_HOME, carrier=1)
    scene.put("sol", "saudor", ground_force=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LETNEV_HOME, 0)
    assert scene.prompt != "load_ship", "Saudor lies behind the enemy"
    assert SAUDOR
