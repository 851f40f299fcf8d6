"""Texts that always hold while ships move, are counted or are adjacent."""

from __future__ import annotations

import pytest

from tests.rules.ti4.moving import SIX, activate, loads, movers
from tests.ti4.declared import standing_rules
from tests.ti4.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.activation import activatable, activation_refusal
from throneworld.imperium.board import adjacent_to, wormholes
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.limits import excess, fleet_limit
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark
from throneworld.imperium.tokens import full_refusal
from throneworld.kernel.asks import Option
from throneworld.ti4.cards.activation import FLANK_SPEED, LINKED_WORMHOLES, SILENCE_OF_SPACE
from throneworld.ti4.cards.notes import MOVES_BARRED as CEASEFIRE
from throneworld.ti4.tactical.action import TURN_ENDS, TacticalAction
from throneworld.ti4.technologies.activation import CONDUIT, GRAVITY_DRIVE

SUPERNOVA = "43 19 22 24 44 42 20 0 21 23 0 25 26 0 27 28 29 30"
"""A small galaxy with a supernova beside Mecatol Rex."""
SAAR = ("saar", "letnev", "jolnar")


def test_every_standing_rule_of_movement_is_declared() -> None:
    declared = standing_rules()
    for window, components in {
        "activation_legality": ["chaos_mapping"],
        "movement_static": [
            "hil_colish",
            "ysia_yssrila",
            "antimass_deflectors",
            "light_wave_deflector",
            "magmus_reactor",
            "slipstream",
            "gashlai_physiology",
            "enforced_travel_ban",
            "shared_research",
        ],
        "fleet_pool_static": ["armada", "fleet_regulations"],
        "adjacency_static": [
            "hil_colish",
            "lazax_gate_folding",
            "quantum_entanglement",
            "wormhole_reconstruction",
        ],
    }.items():
        for component in components:
            assert (component, window) in declared


# Activation


def test_chaos_mapping_keeps_others_out_of_asteroid_fields_with_ships_of_its_owner() -> None:
    scene = Scene(*SAAR)
    scene.technologies("saar", "chaos_mapping")
    assert activation_refusal(scene.state, 1, 44) is None
    scene.put("saar", 44, cruiser=1)
    refusal = activation_refusal(scene.state, 1, 44)
    assert refusal is not None
    assert refusal.key == "chaos_mapping"
    assert 44 not in members(activatable(scene.state, 1))
    assert activation_refusal(scene.state, 0, 44) is None
    assert activation_refusal(scene.state, 1, 45) is None


def test_nullification_field_can_end_the_turn_as_the_system_is_activated() -> None:
    scene = Scene("sol", "xxcha", "jolnar")
    scene.technologies("xxcha", "nullification_field")
    scene.put("xxcha", 31, cruiser=1)
    scene.put("sol", 1, cruiser=1)
    scene.play(TacticalAction(seat=0, system=31))
    scene.choose("xxcha", "play", "nullification_field")
    assert scene.done
    assert is_marked(scene.state, TURN_ENDS, 0)
    assert scene.state.active_system == 0
    assert members(scene.state.on_board[0]) == (31,)
    assert scene.units("sol", 1) == {"cruiser": 1}


def test_ceasefire_lets_no_unit_move_in() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=1)
    mark(scene.game, CEASEFIRE, seat=0, subject=31, until=TACTICAL_ACTION)
    scene.play(TacticalAction(seat=0, system=31))
    assert scene.done
    assert scene.units("sol", 1) == {"cruiser": 1}
    assert not is_marked(scene.state, CEASEFIRE)


# Movement


def test_notes_4_5b_hil_colish_moves_first_and_the_others_follow_through_its_wormhole() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 20, flagship=1)
    scene.put("creuss", 17, carrier=1)
    activate(scene, "creuss", 31)
    assert movers(scene) == [("flagship", 20, 0)]
    scene.choose("creuss", "ship", "flagship", 20, 0)
    assert movers(scene) == [("carrier", 17, 0)]


def test_notes_4_5c_hil_colish_moves_last_and_its_wormhole_stays_for_the_others() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 20, flagship=1, cruiser=1)
    scene.put("creuss", 17, carrier=1, destroyer=1)
    activate(scene, "creuss", 31)
    scene.choose("creuss", "ship", "cruiser", 20, 0)
    scene.choose("creuss", "ship", "flagship", 20, 0)
    assert movers(scene) == [("destroyer", 17, 0)]


@pytest.mark.parametrize(("die", "followers"), [(3, []), (4, [("destroyer", 17, 0)])])
def test_notes_4_5d_hil_colish_lost_in_a_rift_leaves_no_wormhole(die: int, followers: list[Option]) -> None:
    """It went first, so its die is rolled before the others follow."""
    scene = Scene(*SIX)
    scene.put("creuss", 41, flagship=1)
    scene.put("creuss", 17, destroyer=1)
    activate(scene, "creuss", 50)
    scene.rolls(die)
    scene.choose("creuss", "ship", "flagship", 41, 0)
    assert movers(scene) == followers
    assert scene.rolled == [(5, "gravity_rift", die)]


def test_notes_4_5a_hil_colish_in_a_system_is_a_delta_wormhole_for_all() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 18, flagship=1)
    assert members(wormholes(scene.state, "delta")) == (17, 18, 51)
    assert 51 in adjacent_to(scene.state, 18, 0)


def test_ysia_yssrila_passes_other_players_ships() -> None:
    scene = Scene("yssaril", "letnev", "jolnar")
    scene.put("yssaril", 10, flagship=1, cruiser=1)
    for system in (33, 34):
        scene.put("letnev", system, destroyer=1)
    activate(scene, "yssaril", 47)
    assert movers(scene) == [("flagship", 10, 0)]


def test_antimass_deflectors_open_asteroid_fields() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "antimass_deflectors")
    scene.put("sol", 36, cruiser=1)
    activate(scene, "sol", 44)
    assert movers(scene) == [("cruiser", 36, 0)]
    activate(scene, "sol", 22)
    assert movers(scene) == [("cruiser", 36, 0)]


def test_light_wave_deflector_passes_other_players_ships() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "light_wave_deflector")
    scene.put("sol", 10, cruiser=1)
    for system in (33, 34):
        scene.put("letnev", system, destroyer=1)
    activate(scene, "sol", 47)
    assert movers(scene) == [("cruiser", 10, 0)]


def test_in_the_silence_of_space_lets_ships_of_one_system_pass() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 10, cruiser=1)
    scene.put("sol", 25, cruiser=1)
    for system in (33, 34, 29, 42):
        scene.put("letnev", system, destroyer=1)
    mark(scene.game, SILENCE_OF_SPACE, seat=0, subject=10, until=TACTICAL_ACTION)
    activate(scene, "sol", 47)
    assert movers(scene) == [("cruiser", 10, 0)]


def test_flank_speed_gives_all_ships_one_more() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 10, carrier=1, cruiser=1)
    mark(scene.game, FLANK_SPEED, seat=0, until=TACTICAL_ACTION)
    activate(scene, "sol", 24)
    assert movers(scene) == [("cruiser", 10, 0)]
    activate(scene, "sol", 47)
    assert movers(scene) == [("carrier", 10, 0), ("cruiser", 10, 0)]


def test_gravity_drive_gives_one_ship_one_more() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 10, carrier=2, cruiser=1)
    mark(scene.game, GRAVITY_DRIVE, seat=0, until=TACTICAL_ACTION)
    activate(scene, "sol", 47)
    assert scene.options() == (("boost", "carrier", 10, 0), ("ship", "cruiser", 10, 0), ("done",))
    scene.choose("sol", "boost", "carrier", 10, 0)
    assert scene.options() == (("ship", "cruiser", 10, 0), ("done",))
    assert scene.refusal("sol", "boost", "carrier", 10, 0) == "RR 48.1 no_boost"


def test_gravity_drive_makes_a_detour_for_units_possible() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 10, carrier=1)
    scene.put("sol", "corneeq", infantry=1)
    mark(scene.game, GRAVITY_DRIVE, seat=0, until=TACTICAL_ACTION)
    activate(scene, "sol", 29)
    assert scene.options() == (("ship", "carrier", 10, 0), ("boost", "carrier", 10, 0), ("done",))
    scene.choose("sol", "boost", "carrier", 10, 0)
    assert loads(scene) == [("infantry", "corneeq")]


def test_gravity_drive_lets_a_ship_avoid_a_rift() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 32, dreadnought=1)
    mark(scene.game, GRAVITY_DRIVE, seat=0, until=TACTICAL_ACTION)
    activate(scene, "sol", 31)
    assert scene.options() == (("ship", "dreadnought", 32, 0), ("boost", "dreadnought", 32, 0), ("done",))
    scene.choose("sol", "boost", "dreadnought", 32, 0)
    assert scene.done
    assert scene.rolled == []


def test_magmus_reactor_lets_ships_move_into_supernovas() -> None:
    scene = Scene("muaat", "letnev", "jolnar", galaxy=SUPERNOVA)
    scene.put("muaat", 18, cruiser=1)
    activate(scene, "muaat", 43)
    assert movers(scene) == []
    scene.technologies("muaat", "magmus_reactor")
    activate(scene, "muaat", 43)
    assert movers(scene) == [("cruiser", 18, 0)]


def test_gashlai_physiology_lets_ships_move_through_supernovas() -> None:
    scene = Scene("muaat", "letnev", "jolnar", galaxy=SUPERNOVA)
    scene.put("muaat", 20, cruiser=1)
    activate(scene, "muaat", 18)
    assert movers(scene) == [("cruiser", 20, 0)]


def test_slipstream_adds_one_from_home_and_from_alpha_and_beta_wormholes() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 51, carrier=1)
    scene.put("creuss", 26, carrier=1)
    scene.put("creuss", 22, carrier=1)
    activate(scene, "creuss", 24)
    assert set(movers(scene)) == {("carrier", 51, 0), ("carrier", 26, 0), ("carrier", 22, 0)}
    activate(scene, "creuss", 27)
    assert set(movers(scene)) == {("carrier", 51, 0), ("carrier", 26, 0)}


def test_slipstream_adds_no_second_one() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 51, carrier=1)
    activate(scene, "creuss", 20)
    assert movers(scene) == []


def test_notes_4_5f_slipstream_does_not_count_delta_wormholes() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 17, carrier=1)
    activate(scene, "creuss", 22)
    assert movers(scene) == []


def test_notes_4_28a_enforced_travel_ban_closes_alpha_and_beta_wormholes_to_movement() -> None:
    scene = Scene(*SIX)
    scene.law("enforced_travel_ban")
    scene.put("sol", 26, cruiser=1)
    scene.put("creuss", 26, cruiser=1)
    activate(scene, "sol", 39)
    assert movers(scene) == []
    activate(scene, "creuss", 39)
    assert movers(scene) == [("cruiser", 26, 0)]
    assert 39 in adjacent_to(scene.state, 26, 0)


def test_shared_research_opens_nebulae() -> None:
    scene = Scene(*SIX)
    scene.law("shared_research")
    scene.put("sol", 28, cruiser=1)
    scene.put("sol", 42, cruiser=1)
    activate(scene, "sol", 47)
    assert movers(scene) == [("cruiser", 28, 0), ("cruiser", 42, 0)]
    activate(scene, "sol", 18)
    assert movers(scene) == []


def test_fighter_2_moves_without_being_transported() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "fighter_2")
    scene.put("sol", 10, fighter=2)
    activate(scene, "sol", 47)
    scene.choose("sol", "ship", "fighter", 10, 0)
    scene.choose("sol", "ship", "fighter", 10, 0)
    assert scene.units("sol", 47) == {"fighter": 2}


def test_notes_4_6a_floating_factory_1_moves_and_carries() -> None:
    scene = Scene(*SAAR)
    scene.put("saar", 11, space_dock=1, fighter=4, cruiser=1)
    activate(scene, "saar", 31)
    scene.choose("saar", "ship", "space_dock", 11, 0)
    scene.choose("saar", "load_up")
    assert scene.units("saar", 31) == {"space_dock": 1, "fighter": 4}


def test_notes_4_6e_floating_factory_1_alone_among_ships_of_others_is_destroyed() -> None:
    scene = Scene(*SAAR)
    scene.put("saar", 31, space_dock=1, fighter=1)
    scene.put("saar", 19, space_dock=1)
    for system in (31, 19):
        scene.put("letnev", system, cruiser=1)
        check_blockades(scene.game, system)
    assert scene.units("saar", 31) == {"space_dock": 1, "fighter": 1}
    assert scene.units("saar", 19) == {}


def test_floating_factory_1_is_lost_when_ships_arrive_before_space_cannons_fire() -> None:
    scene = Scene(*SAAR)
    scene.put("saar", 29, space_dock=1)
    scene.put("letnev", 10, cruiser=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    assert scene.told("units_destroyed") == [(0, "space_dock", 1, "29", -1, "blockade")]


# The fleet pool


def test_armada_adds_two_to_the_fleet_pool() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert fleet_limit(scene.state, 1, 18) == 5
    assert fleet_limit(scene.state, 0, 18) == 3


def test_fleet_regulations_leave_four_tokens_in_a_fleet_pool_and_armada_still_adds() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.law("fleet_regulations")
    scene.state.fleet[1] = 4
    assert full_refusal(scene.state, 1, "fleet") is not None
    assert fleet_limit(scene.state, 1, 18) == 6


def test_notes_4_16a_fighter_2_beyond_the_capacity_counts_against_the_fleet_pool() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "fighter_2")
    scene.put("sol", 19, cruiser=2, fighter=2)
    assert excess(scene.state, 0, 19).fleet == 2
    scene.play(RespectLimits(seat=0, system=19))
    assert scene.options() == (("remove", "cruiser", 0), ("remove", "fighter", 0))
    scene.choose("sol", "remove", "fighter", 0)
    assert scene.units("sol", 19) == {"cruiser": 2, "fighter": 1}


def test_notes_4_16c_hybrid_crystal_fighter_2_counts_half() -> None:
    scene = Scene("naalu", "letnev", "jolnar")
    scene.technologies("naalu", "hybrid_crystal_fighter_2")
    scene.put("naalu", 19, cruiser=2, fighter=2)
    assert excess(scene.state, 0, 19).fleet == 0
    scene.put("naalu", 19, fighter=1)
    assert excess(scene.state, 0, 19).fleet == 1


def test_space_dock_1_looks_after_three_fighters() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", 1, fighter=4, infantry=1)
    scene.play(RespectLimits(seat=0, system=1))
    assert set(scene.options()) == {("destroy", "infantry"), ("destroy", "fighter")}
    scene.choose("sol", "destroy", "fighter")
    assert scene.units("sol", 1) == {"fighter": 3}


# Adjacency


def test_lazax_gate_folding_opens_mecatol_during_its_owners_tactical_actions() -> None:
    scene = Scene("winnu", "letnev", "jolnar")
    scene.technologies("winnu", "lazax_gate_folding")
    assert 39 not in adjacent_to(scene.state, 18)
    scene.state.active_system = 18
    assert {26, 39, 25, 40} <= set(adjacent_to(scene.state, 18))
    scene.take("winnu", "mecatol_rex")
    assert 39 not in adjacent_to(scene.state, 18)


def test_quantum_entanglement_joins_alpha_and_beta_for_the_ghosts() -> None:
    scene = Scene(*SIX)
    assert {39, 25, 40} <= set(adjacent_to(scene.state, 26, 5))
    assert 40 not in adjacent_to(scene.state, 26, 0)
    scene.put("creuss", 26, carrier=1)
    activate(scene, "creuss", 25)
    assert movers(scene) == [("carrier", 26, 0)]


def test_wormhole_reconstruction_joins_alpha_and_beta_for_all() -> None:
    scene = Scene(*SIX)
    scene.law("wormhole_reconstruction")
    assert {39, 25, 40} <= set(adjacent_to(scene.state, 26, 0))


def test_lost_star_chart_joins_alpha_and_beta_for_a_while() -> None:
    scene = Scene(*SIX)
    mark(scene.game, LINKED_WORMHOLES, until=TACTICAL_ACTION)
    scene.put("sol", 26, carrier=1)
    activate(scene, "sol", 25)
    assert movers(scene) == [("carrier", 26, 0)]


def test_spacial_conduit_cylinder_joins_the_active_system_to_another() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("jolnar", 19, carrier=1)
    scene.put("jolnar", 33, cruiser=1)
    mark(scene.game, CONDUIT, seat=2, subject=19, until=TACTICAL_ACTION)
    activate(scene, "jolnar", 33)
    assert movers(scene) == [("carrier", 19, 0)]
