"""SA-6.9, 6.10, 1.5.11: tokens on borders, wormholes, and what is adjacent for which purpose."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.voyages import (
    LODOR,
    MECATOL,
    NEXUS,
    QUANN,
    SAUDOR,
    SOL_HOME,
    TARMANN,
    THIBAH,
    components,
    galaxy,
    move_all,
    moving,
    ships,
)
from throneworld.galaxy.sets import members
from throneworld.imperium.board import MOVING, adjacency, all_systems
from throneworld.ti3.board import distance, distance_from_home, firing_range, home_on_map, steps_out
from throneworld.ti3.state import Border, Gate
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.tables import CREUSS_GATE, HOME_TILE
from throneworld.ti3.tactical.activation import transfer_refusal

assert components


def border(kind: str, one: int = LODOR, other: int = MECATOL) -> Scene:
    """Sol's home, Lodor and Mecatol Rex in a row; beside Lodor lie Supernovas, so nobody goes around."""
    scene = galaxy(with_={(1, -1): 74, (-1, 0): 75})
    scene.state.borders = (Border(one, other, kind),)
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", TARMANN, destroyer=1)
    return scene


def test_sa_6_9_1_an_asteroid_belt_is_crossed_with_antimass_deflectors_only() -> None:
    scene = border("asteroid_belt")
    scene.put("sol", LODOR, dreadnought=1)
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "destroyer", TARMANN, 0)]
    assert scene.refusal("sol", "ship", "dreadnought", LODOR, 0) == "SA-6.9.1 border_in_the_way"
    scene.technologies("sol", "antimass_deflectors")
    scene.state.on_board[0] = 0
    moving(scene, "sol", MECATOL)
    assert [option[1] for option in ships(scene, "sol")] == ["dreadnought", "cruiser", "destroyer"]


def test_sa_6_9_1_nobody_fires_across_it_but_with_the_graviton_laser() -> None:
    scene = border("asteroid_belt")
    assert members(firing_range(scene.state, 0, MECATOL)) == (QUANN, TARMANN, 40, 74, 75)
    scene.technologies("sol", "graviton_laser_system")
    assert LODOR in members(firing_range(scene.state, 0, MECATOL))
    assert LODOR not in members(firing_range(scene.state, 1, MECATOL))


def test_sa_6_9_2_a_space_time_anomaly_is_neither_crossed_nor_fired_across() -> None:
    scene = border("space_time_anomaly")
    scene.technologies("sol", "antimass_deflectors", "maneuvering_jets", "graviton_laser_system")
    moving(scene, "sol", MECATOL)
    assert ships(scene, "sol") == [("ship", "destroyer", TARMANN, 0)]
    assert LODOR not in members(firing_range(scene.state, 0, MECATOL))


def test_sa_1_5_11_the_systems_stay_adjacent_for_all_else() -> None:
    scene = border("space_time_anomaly")
    assert adjacency(scene.state, 0)[LODOR] >> MECATOL & 1
    assert not adjacency(scene.state, 0, MOVING)[LODOR] >> MECATOL & 1
    assert not steps_out(scene.state, 0, LODOR) >> MECATOL & 1


def test_sa_6_9_3_a_standing_grav_wave_is_passed_one_way() -> None:
    scene = border("standing_grav_wave")
    scene.put("sol", MECATOL, cruiser=1)
    moving(scene, "sol", MECATOL)
    assert ("ship", "cruiser", LODOR, 0) in ships(scene, "sol")
    scene.state.on_board[0] = 0
    moving(scene, "sol", LODOR)
    assert scene.done, "nobody comes back against it"


def test_sa_6_9_3_with_maneuvering_jets_backwards_but_one_stops_behind_it() -> None:
    scene = border("standing_grav_wave")
    scene.technologies("sol", "maneuvering_jets")
    scene.put("sol", MECATOL, cruiser=1)
    moving(scene, "sol", LODOR)
    assert ships(scene, "sol") == [("ship", "destroyer", TARMANN, 0), ("ship", "cruiser", MECATOL, 0)]
    scene.state.on_board[0] = 0
    moving(scene, "sol", SOL_HOME)
    assert ships(scene, "sol") == [("ship", "cruiser", LODOR, 0)]
    assert scene.refusal("sol", "ship", "cruiser", MECATOL, 0) == "SA-6.9.1 border_ends_move"


def test_sa_6_9_3_waves_do_not_stop_fire() -> None:
    scene = border("standing_grav_wave")
    assert firing_range(scene.state, 0, LODOR) >> MECATOL & 1


# Wormholes


def test_sa_6_10_2_a_ship_of_movement_one_goes_from_one_beta_wormhole_into_another() -> None:
    scene = galaxy()
    scene.put("sol", QUANN, carrier=1)
    moving(scene, "sol", NEXUS)
    assert ships(scene, "sol") == [("ship", "carrier", QUANN, 0)]


def test_sa_6_10_3_a_wormhole_with_one_end_does_nothing() -> None:
    scene = galaxy(with_={(2, -2): "wormhole_c"})
    wormhole = scene.system("wormhole_c")
    scene.put("sol", wormhole, cruiser=1)
    assert adjacency(scene.state)[wormhole] == 1 << SAUDOR


def test_sa_6_10_5_transfer_actions_work_through_wormholes() -> None:
    scene = galaxy()
    scene.put("sol", QUANN, carrier=1)
    scene.put("sol", NEXUS, carrier=1)
    assert transfer_refusal(scene.state, 0, NEXUS, QUANN) is None
    assert steps_out(scene.state, 0, QUANN) >> NEXUS & 1, "and so do retreats"


def test_sa_6_10_6_cannons_do_not_fire_through_wormholes() -> None:
    scene = galaxy()
    assert firing_range(scene.state, 0, NEXUS) == 0


def test_sa_6_10_7_the_nexus_always_lies_beside_the_map() -> None:
    scene = galaxy()
    assert NEXUS in all_systems(scene.state)
    assert members(adjacency(scene.state)[NEXUS]) == (LODOR, QUANN)


def test_sa_6_10_8_a_token_turns_when_the_action_is_over() -> None:
    """Ruling 178: ships went in from its own system; however many, it turns once."""
    scene = galaxy()
    scene.state.gates = (Gate(TARMANN, ("A", "B")),)
    scene.put("sol", TARMANN, carrier=2)
    moving(scene, "sol", NEXUS)
    scene.choose("sol", "ship", "carrier", TARMANN, 0)
    assert scene.state.gates[0].letter == "A", "all ways of an action see it as it lay"
    scene.choose("sol", "ship", "carrier", TARMANN, 0)
    assert scene.state.gates[0].letter == "A"
    scene.play(EndOfAction(seat=0))
    assert scene.state.gates == (Gate(TARMANN, ("A", "B"), True),)
    assert scene.told("gate_turned") == [(TARMANN, "B")]
    scene.play(EndOfAction(seat=0))
    assert scene.state.gates[0].letter == "B", "the next action is another one"


def test_sa_6_10_8_coming_out_of_it_does_not_turn_it() -> None:
    scene = galaxy()
    scene.state.gates = (Gate(TARMANN, ("A", "B")),)
    scene.put("sol", NEXUS, carrier=1)
    moving(scene, "sol", TARMANN)
    move_all(scene, "sol")
    scene.play(EndOfAction(seat=0))
    assert scene.state.gates[0].letter == "A"


def test_sa_6_10_8_where_a_printed_wormhole_leads_there_too_it_lies_still() -> None:
    scene = galaxy()
    scene.state.gates = (Gate(LODOR, ("A", "B")), Gate(THIBAH, ("A", "A")))
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", THIBAH, carrier=1)
    moving(scene, "sol", NEXUS)
    move_all(scene, "sol")
    assert scene.units("sol", NEXUS) == {"carrier": 2}
    scene.play(EndOfAction(seat=0))
    assert [gate.letter for gate in scene.state.gates] == ["A", "A"]


def test_sa_6_10_9_and_ruling_191_only_stable_wormholes_count_for_distances() -> None:
    scene = galaxy()
    assert distance(scene.state, SOL_HOME, NEXUS) == 2
    scene.state.gates = (Gate(SOL_HOME, ("A", "B")), Gate(SOL_HOME, ("A", "A"), laid=True))
    assert distance(scene.state, SOL_HOME, NEXUS) == 2, "neither is stable"
    scene.state.gates = (Gate(SOL_HOME, ("A", "A")),)
    assert distance(scene.state, SOL_HOME, NEXUS) == 1
    assert adjacency(scene.state)[SOL_HOME] >> NEXUS & 1


def test_ruling_94_distances_ignore_terrain_and_count_from_the_own_home() -> None:
    scene = galaxy(with_={(0, -1): "supernova"})
    assert distance_from_home(scene.state, 0, MECATOL) == 2
    creuss = galaxy("creuss", "sol", "letnev", with_={(1, -2): CREUSS_GATE})
    assert home_on_map(creuss.state, 0) == CREUSS_GATE
    assert distance_from_home(creuss.state, 0, SAUDOR) == 1
    assert distance(creuss.state, HOME_TILE["creuss"], CREUSS_GATE) == 1


def test_creuss_do_not_take_up_the_fighter_on_which_their_way_leans() -> None:
    scene = galaxy("creuss", "sol", "letnev")
    scene.take("creuss", "lodor")
    scene.put("creuss", LODOR, carrier=1)
    scene.put("creuss", "lodor", ground_force=1)
    scene.put("creuss", NEXUS, fighter=1)
    moving(scene, "creuss", QUANN)
    scene.choose("creuss", "ship", "carrier", LODOR, 0)
    scene.offers("creuss", ("load", "ground_force", "lodor"), ("done",))
    nexus = scene.place(NEXUS)
    scene.refuses("creuss", "load", "fighter", nexus, rule="SA-3.15.2", key="others_lean_on_it")
    scene.choose("creuss", "done")
    assert scene.has("creuss", QUANN, "carrier") == 1


def test_creuss_go_for_nothing_to_where_their_ships_rest_and_those_must_stay_then() -> None:
    scene = galaxy("creuss", "sol", "letnev", with_={(1, -2): CREUSS_GATE})
    scene.put("creuss", LODOR, cruiser=1)
    scene.put("creuss", NEXUS, dreadnought=1)
    moving(scene, "creuss", MECATOL)
    assert ships(scene, "creuss") == [("ship", "cruiser", LODOR, 0), ("ship", "dreadnought", NEXUS, 0)]
    scene.choose("creuss", "ship", "dreadnought", NEXUS, 0)
    assert scene.done, "the Cruiser on which it leant has to stay"
    assert scene.units("creuss", LODOR) == {"cruiser": 1}


def test_sa_6_10_4_the_wormhole_of_the_flagship_of_creuss_serves_creuss_only() -> None:
    scene = Scene("creuss", "letnev", "hacan", board={(0, 0): "saudor", (2, 0): "creuss_gate"})
    scene.put("creuss", "space:saudor", flagship=1)
    saudor = scene.system("saudor")
    assert adjacency(scene.state, 0)[saudor] >> CREUSS_GATE & 1
    assert not adjacency(scene.state, 1)[saudor] >> CREUSS_GATE & 1
    assert not adjacency(scene.state)[saudor] >> CREUSS_GATE & 1
