"""SA-6.2 to 6.7: what Special Systems do to ships that move."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from tests.ti3.voyages import (
    LODOR,
    MECATOL,
    QUANN,
    SAUDOR,
    SOL_HOME,
    TARMANN,
    THIBAH,
    WELLON,
    components,
    done,
    galaxy,
    move_all,
    moving,
    ships,
)
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.state import Mine
from throneworld.ti3.tables import CREUSS_GATE
from throneworld.ti3.tactical.activation import activation_refusal

assert components

RIFT = 82
"""The Gravity Rift of these galaxies lies in the place of Lodor, between Sol's home and the centre."""


def rift_galaxy() -> Scene:
    """Sol's home is north of the rift, Mecatol Rex south of it, Saudor south-east, Thibah south-west."""
    return galaxy(with_={(0, -1): RIFT})


def test_sa_6_2_10_in_round_one_only_creuss_activate_their_gate() -> None:
    scene = galaxy("creuss", "sol", "letnev", with_={(1, -2): CREUSS_GATE})
    scene.state.round = 1
    refusal = activation_refusal(scene.state, 1, CREUSS_GATE)
    assert refusal is not None and refusal.key == "home_in_first_round"
    assert activation_refusal(scene.state, 0, CREUSS_GATE) is None
    scene.state.round = 2
    assert activation_refusal(scene.state, 1, CREUSS_GATE) is None


def test_sa_6_3_1_an_asteroid_field_is_crossed_with_antimass_deflectors_only() -> None:
    scene = galaxy(with_={(0, -1): "asteroid_field"})
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "cruiser", TARMANN, 0)]
    assert scene.refusal("sol", "ship", "cruiser", SOL_HOME, 0) == "SA-6.3.1 asteroid_field_in_the_way"
    scene.technologies("sol", "antimass_deflectors")
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    assert ("ship", "cruiser", SOL_HOME, 0) in ships(scene, "sol")


def test_sa_6_3_1_nobody_ends_a_move_there() -> None:
    scene = galaxy(with_={(0, -1): "asteroid_field"})
    scene.technologies("sol", "antimass_deflectors")
    scene.put("sol", SOL_HOME, cruiser=1)
    moving(scene, "sol", scene.system("asteroid_field"))
    assert scene.done


@pytest.mark.parametrize(("special", "rule"), [("asteroid_field", "SA-3.14.5"), ("supernova", "SA-3.14.5")])
def test_sa_6_3_2_and_sa_6_5_2_asteroid_fields_and_supernovas_are_not_activated(
    special: str, rule: str
) -> None:
    scene = galaxy(with_={(0, -1): special})
    refusal = activation_refusal(scene.state, 0, scene.system(special))
    assert refusal is not None and (refusal.rule, refusal.key) == (rule, "closed_terrain")


def test_sa_6_4_2_ships_move_into_a_nebula_not_through_it() -> None:
    scene = galaxy(with_={(0, -1): "nebula"})
    nebula = scene.system("nebula")
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    moving(scene, "sol", MECATOL)
    assert scene.refusal("sol", "ship", "cruiser", SOL_HOME, 0) == "SA-6.4.2 nebula_in_the_way"
    scene.state.on_board[0] = 0
    moving(scene, "sol", nebula)
    assert ("ship", "cruiser", SOL_HOME, 0) in ships(scene, "sol")


def test_sa_6_4_3_whoever_leaves_a_nebula_has_a_movement_of_one() -> None:
    """Also a Carrier with XRD Transporters, and one that would be helped along."""
    scene = galaxy(with_={(0, -1): "nebula"})
    nebula = scene.system("nebula")
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", nebula, carrier=1, cruiser=1)
    scene.put("sol", THIBAH, destroyer=1)
    moving(scene, "sol", WELLON)
    assert ships(scene, "sol") == [("ship", "destroyer", THIBAH, 0)]
    assert scene.refusal("sol", "ship", "carrier", nebula, 0) == "SA-6.4.3 slowed_by_nebula"
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    assert ("ship", "carrier", nebula, 0) in ships(scene, "sol")


def test_sa_6_4_3_no_bend_in_a_rift_helps_a_ship_out_of_a_nebula() -> None:
    scene = Scene(
        "sol", "letnev", "hacan", board={(-1, 0): "nebula", (0, 0): "gravity_rift", (1, -1): "saudor"}
    )
    nebula = scene.system("nebula")
    scene.put("sol", nebula, cruiser=1)
    moving(scene, "sol", scene.system("saudor"))
    assert ships(scene, "sol") == []
    scene = Scene(
        "sol", "letnev", "hacan", board={(-1, 0): "wellon", (0, 0): "gravity_rift", (1, -1): "saudor"}
    )
    scene.put("sol", scene.system("wellon"), carrier=1)
    moving(scene, "sol", scene.system("saudor"))
    assert ships(scene, "sol") == [("ship", "carrier", scene.system("wellon"), 0)]


def test_sa_6_5_1_a_supernova_is_neither_entered_nor_crossed() -> None:
    scene = galaxy(with_={(0, -1): "supernova"})
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    moving(scene, "sol", MECATOL)
    assert scene.refusal("sol", "ship", "cruiser", SOL_HOME, 0) == "SA-6.5.1 supernova_in_the_way"
    moving(scene, "sol", scene.system("supernova"))
    assert scene.done


def test_sa_6_6_1_an_ion_storm_is_crossed_with_maneuvering_jets_only() -> None:
    scene = galaxy(with_={(0, -1): "ion_storm"})
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    moving(scene, "sol", MECATOL)
    assert scene.refusal("sol", "ship", "cruiser", SOL_HOME, 0) == "SA-6.6.1 ion_storm_in_the_way"
    scene.state.on_board[0] = 0
    moving(scene, "sol", scene.system("ion_storm"))
    assert ("ship", "cruiser", SOL_HOME, 0) in ships(scene, "sol"), "entering it is always possible"
    scene.technologies("sol", "maneuvering_jets")
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    assert ("ship", "cruiser", SOL_HOME, 0) in ships(scene, "sol")


# Gravity Rifts


def test_sa_6_7_1_a_bend_in_a_rift_gives_one_more_movement() -> None:
    """A Carrier moves 1: from Sol's home south into the rift, then south-east to Saudor."""
    scene = rift_galaxy()
    scene.put("sol", SOL_HOME, carrier=1)
    moving(scene, "sol", SAUDOR)
    assert ships(scene, "sol") == [("ship", "carrier", SOL_HOME, 0)]


def test_sa_6_7_1_straight_through_it_gives_none() -> None:
    scene = rift_galaxy()
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", TARMANN, cruiser=1)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "cruiser", TARMANN, 0)]
    assert scene.refusal("sol", "ship", "carrier", SOL_HOME, 0) == "SA-6.7.1 straight_through_gravity_rift"


def test_sa_6_7_1_nor_does_starting_in_one_or_ending_there() -> None:
    scene = rift_galaxy()
    scene.put("sol", RIFT, carrier=1)
    scene.put("sol", TARMANN, cruiser=1)
    moving(scene, "sol", TARMANN)
    assert scene.done, "from the rift to Tarmann it is two"


def test_ruling_86_a_wormhole_is_no_side_of_a_rift() -> None:
    from throneworld.ti3.state import Gate

    scene = galaxy(with_={(0, -1): RIFT, (2, -2): 29})
    scene.state.gates = (Gate(RIFT, ("A", "A")),)
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", TARMANN, cruiser=1)
    moving(scene, "sol", THIBAH)
    assert ("ship", "carrier", LODOR, 0) not in ships(scene, "sol")


def test_sa_6_7_2_ships_in_a_rift_are_in_nobodys_way() -> None:
    scene = rift_galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("letnev", RIFT, cruiser=2)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "cruiser", SOL_HOME, 0)]


def test_sa_6_7_3_a_ship_that_rolls_three_or_less_is_held_with_its_cargo_by_a_counter() -> None:
    scene = rift_galaxy()
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=2, fighter=3)
    moving(scene, "sol", SAUDOR)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.rolls(3)
    for _ in range(3):
        scene.choose("sol", "load", "fighter", str(SOL_HOME))
    done(scene, "sol")
    assert scene.rolled == [(0, "gravity_rift", 3)]
    assert scene.units("sol", RIFT) == {"carrier": 1, "ground_force": 2, "fighter": 3}
    assert scene.units("sol", SAUDOR) == {}
    assert scene.state.on_board[0] == 1 << SAUDOR | 1 << RIFT
    assert scene.told("held_in_rift") == [(0, "carrier", RIFT)]


def test_sa_6_7_3_from_four_on_it_comes() -> None:
    scene = rift_galaxy()
    scene.put("sol", SOL_HOME, cruiser=2)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    scene.rolls(4, 1)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    assert scene.rolled == [(0, "gravity_rift", 4), (0, "gravity_rift", 1)]
    assert scene.units("sol", MECATOL) == {"cruiser": 1}
    assert scene.units("sol", RIFT) == {"cruiser": 1}


def test_sa_6_7_3_with_maneuvering_jets_nobody_rolls_and_the_bonus_stays() -> None:
    scene = rift_galaxy()
    scene.technologies("sol", "maneuvering_jets")
    scene.put("sol", SOL_HOME, carrier=1)
    moving(scene, "sol", SAUDOR)
    move_all(scene, "sol")
    assert scene.units("sol", SAUDOR) == {"carrier": 1}
    assert scene.rolled == []


def test_sa_6_7_3_a_ship_takes_a_way_without_a_rift_if_there_is_one() -> None:
    """Ours: it is taken to have come on the safest way, by Thibah or by Saudor."""
    scene = galaxy(with_={(0, 0): RIFT, (0, -2): 91})
    scene.put("sol", SAUDOR, cruiser=1)
    moving(scene, "sol", 33)
    move_all(scene, "sol")
    assert scene.rolled == []
    assert scene.units("sol", 33) == {"cruiser": 1}


def test_sa_6_7_3_a_counter_that_lies_there_is_enough() -> None:
    scene = rift_galaxy()
    scene.activate("sol", RIFT)
    scene.put("sol", SOL_HOME, cruiser=1)
    moving(scene, "sol", MECATOL)
    scene.rolls(1)
    move_all(scene, "sol")
    assert scene.units("sol", RIFT) == {"cruiser": 1}
    assert scene.state.on_board[0] == 1 << MECATOL | 1 << RIFT


def test_ruling_61_the_counter_comes_from_the_sheet_if_none_is_in_the_reinforcements() -> None:
    scene = rift_galaxy()
    scene.counters("sol", 8, 8, 7)
    scene.put("sol", SOL_HOME, cruiser=1)
    moving(scene, "sol", MECATOL)
    scene.rolls(1)
    move_all(scene, "sol")
    scene.offers("sol", ("from", "tactic"), ("from", "fleet"), ("from", "strategy"))
    scene.choose("sol", "from", "strategy")
    assert scene.state.on_board[0] == 1 << MECATOL | 1 << RIFT
    assert scene.state.strategy[0] == 6


def test_sa_6_7_4_and_ruling_19_where_enemy_ships_are_those_that_are_held_are_destroyed() -> None:
    """Ruling 19: only those; with what they carry, and leaders without a place."""
    scene = rift_galaxy()
    scene.put("letnev", RIFT, cruiser=1)
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=1)
    admiral = scene.leader("sol", "admiral", SOL_HOME, ship="cruiser")
    moving(scene, "sol", SAUDOR)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    done(scene, "sol", "load_ship")
    scene.rolls(9, 2)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    done(scene, "sol")
    assert scene.units("sol", SAUDOR) == {"carrier": 1, "ground_force": 1}
    assert scene.units("sol", RIFT) == {}
    assert scene.state.leaders[admiral].displaced
    assert scene.state.on_board[0] == 1 << SAUDOR


def test_ruling_179_what_is_above_fleet_supply_is_taken_from_those_that_are_held() -> None:
    scene = rift_galaxy()
    scene.counters("sol", 3, 2, 2)
    scene.put("sol", RIFT, destroyer=1)
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", SOL_HOME, dreadnought=1)
    moving(scene, "sol", SAUDOR)
    scene.choose("sol", "ship", "dreadnought", SOL_HOME, 0)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    scene.rolls(1, 1)
    done(scene, "sol")
    scene.offers("sol", ("remove", "dreadnought", 0, "empty"), ("remove", "cruiser", 0, "empty"))
    scene.choose("sol", "remove", "cruiser", 0, "empty")
    assert scene.units("sol", RIFT) == {"destroyer": 1, "dreadnought": 1}


def test_ruling_53_who_is_held_has_not_met_the_mines_behind_the_rift() -> None:
    scene = rift_galaxy()
    scene.state.mines = (Mine(SAUDOR, RIFT, 1),)
    scene.put("sol", SOL_HOME, cruiser=1, carrier=1)
    moving(scene, "sol", SAUDOR)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.rolls(1, 5, 7)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    assert scene.rolled == [(0, "gravity_rift", 1), (0, "gravity_rift", 5), (0, "space_mine", 7)]
    assert scene.units("sol", SAUDOR) == {"cruiser": 1}
    assert not scene.state.mines


def test_ruling_86_what_was_taken_up_behind_the_rift_stays_where_it_was() -> None:
    scene = rift_galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", "jord", ground_force=1)
    scene.put("sol", "mecatol_rex", ground_force=1)
    agent = scene.leader("sol", "agent", "mecatol_rex")
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.choose("sol", "load", "ground_force", "jord")
    scene.choose("sol", "load", "ground_force", "mecatol_rex")
    scene.choose("sol", "leader", agent)
    scene.rolls(2)
    done(scene, "sol")
    assert scene.units("sol", RIFT) == {"carrier": 1, "ground_force": 1}
    assert scene.units("sol", "mecatol_rex") == {"ground_force": 1}
    assert scene.state.leaders[agent].place == "mecatol_rex"


def test_ruling_86_a_leader_behind_the_rift_whose_ship_has_gone_has_lost_his_place() -> None:
    scene = rift_galaxy()
    scene.technologies("sol", "ion_drive")
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", MECATOL, cruiser=1)
    agent = scene.leader("sol", "agent", MECATOL, ship="cruiser")
    moving(scene, "sol", QUANN)
    scene.choose("sol", "boost", "cruiser", SOL_HOME, 0)
    scene.choose("sol", "leader", agent)
    done(scene, "sol", "load_ship")
    scene.rolls(1)
    scene.choose("sol", "ship", "cruiser", MECATOL, 0)
    assert scene.units("sol", RIFT) == {"cruiser": 1} and scene.units("sol", QUANN) == {"cruiser": 1}
    assert scene.state.leaders[agent].displaced


def test_sa_6_7_5_getting_stuck_triggers_no_pds_fire() -> None:
    """Not even that of a PDS whose Deep Space Cannon reaches the rift: step 3 minds the activated system."""
    scene = rift_galaxy()
    scene.technologies("letnev", "deep_space_cannon")
    scene.put("letnev", "mecatol_rex", pds=2)
    scene.put("sol", SOL_HOME, carrier=1)
    moving(scene, "sol", SAUDOR)
    scene.rolls(1)
    move_all(scene, "sol")
    assert scene.done and scene.rolled == [(0, "gravity_rift", 1)]
    assert scene.units("sol", RIFT) == {"carrier": 1}


def test_sa_6_4_1_the_fleet_that_defends_a_nebula_has_1_on_its_rolls() -> None:
    scene = galaxy(with_={(1, -1): "nebula"})
    nebula, mecatol = scene.place("space:nebula"), scene.place(MECATOL)
    assert [combat_modifier(scene.state, seat, "cruiser", nebula) for seat in (0, 1)] == [0, 1]
    assert [combat_modifier(scene.state, seat, "cruiser", mecatol) for seat in (0, 1)] == [0, 0]
    assert combat_modifier(scene.state, 1, "destroyer", nebula, "barrage") == 1
    scene.state.active = 1
    assert [combat_modifier(scene.state, seat, "cruiser", nebula) for seat in (0, 1)] == [1, 0]
