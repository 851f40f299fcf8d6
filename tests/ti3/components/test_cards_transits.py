"""Action cards that move ships a step, or troops from planet to planet."""

from __future__ import annotations

from tests.ti3.playing_cards import act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import (
    EAST,
    LODOR,
    MECATOL,
    QUANN,
    SAUDOR,
    TARMANN,
    galaxy,
)
from throneworld.ti3.state import Mine
from throneworld.ti3.tables import HABITATS

NORR, LETNEV, WINNU = 0, 1, 2
DONE = ("done",)
NORR_HOME = 11


def board() -> Scene:
    return galaxy("norr", "letnev", "winnu", with_={(0, -2): NORR_HOME})


# Patrol


def patrolled(scene: Scene) -> set[int]:
    return {int(option[3]) for option in scene.options("norr") if option[0] == "patrol"}


def test_patrol_moves_cruisers_and_destroyers_out_of_activated_systems() -> None:
    scene = board()
    scene.put("norr", EAST, cruiser=1, carrier=1)
    scene.put("norr", MECATOL, destroyer=1)
    scene.activate("norr", EAST)
    scene.put("letnev", LODOR, fighter=1, carrier=1)
    act(scene, "norr", "patrol")
    scene.refuses("norr", "patrol", "carrier", EAST, SAUDOR, 0, rule="SA-8.7.1", key="other_kind")
    scene.refuses("norr", "patrol", "cruiser", EAST, QUANN, 0, rule="SA-8.7.1", key="no_such_step")
    scene.refuses("norr", "patrol", "destroyer", MECATOL, LODOR, 0, rule="SA-15.6.4", key="enemy_ships_there")
    assert DONE not in scene.options("norr")
    scene.choose("norr", "patrol", "cruiser", EAST, SAUDOR, 0)
    assert DONE in scene.options("norr")
    scene.refuses("norr", "patrol", "cruiser", EAST, SAUDOR, 0, rule="SA-8.7.1", key="has_moved")
    scene.choose("norr", "patrol", "destroyer", MECATOL, SAUDOR, 0)
    assert scene.done and scene.units("norr", SAUDOR) == {"cruiser": 1, "destroyer": 1}
    assert scene.units("norr", EAST) == {"carrier": 1} and scene.units("norr", MECATOL) == {}
    assert scene.state.on_board[NORR] == 1 << EAST | 1 << SAUDOR


def test_patrol_may_send_one_ship_which_meets_mines_and_keeps_its_cargo() -> None:
    scene = board()
    scene.technologies("norr", "stasis_capsules")
    scene.fleet("norr", EAST, "cruiser", ground_force=1)
    scene.put("norr", EAST, cruiser=1)
    scene.state.mines = (Mine(SAUDOR, EAST, LETNEV),)
    scene.rolls(10)
    act(scene, "norr", "patrol")
    scene.choose("norr", "patrol", "cruiser", EAST, SAUDOR, 0, "ground_force:1")
    scene.choose("norr", *DONE)
    assert scene.done and scene.units("norr", SAUDOR) == {} and scene.units("norr", EAST) == {"cruiser": 1}
    assert scene.state.on_board[NORR] == 1 << SAUDOR


def test_patrol_counts_both_ships_against_fleet_supply() -> None:
    scene = board()
    scene.counters("norr", 3, 1, 2)
    scene.put("norr", EAST, cruiser=1)
    scene.put("norr", TARMANN, destroyer=1)
    act(scene, "norr", "patrol")
    scene.choose("norr", "patrol", "cruiser", EAST, SAUDOR, 0)
    scene.refuses("norr", "patrol", "destroyer", TARMANN, SAUDOR, 0, rule="SA-8.5.1", key="fleet_full")
    assert patrolled(scene) == {MECATOL, QUANN}


def test_patrol_needs_a_ship_that_can_go() -> None:
    scene = board()
    scene.put("norr", EAST, carrier=1)
    assert cannot_act(scene, "norr", "patrol") == "SA-8.7.1 no_patrol_can_go"


def test_patrol_is_stopped_by_an_agent_only_where_he_is() -> None:
    scene = board()
    scene.put("norr", EAST, cruiser=1)
    scene.put("norr", MECATOL, destroyer=1)
    scene.take("winnu", "saudor")
    agent = scene.leader("winnu", "agent", "saudor")
    act(scene, "norr", "patrol")
    scene.choose("norr", "patrol", "cruiser", EAST, SAUDOR, 0)
    scene.choose("norr", "patrol", "destroyer", MECATOL, TARMANN, 0)
    interfere(scene, "winnu", agent)
    assert scene.units("norr", EAST) == {"cruiser": 1} and scene.units("norr", TARMANN) == {"destroyer": 1}
    assert scene.state.on_board[NORR] == 1 << TARMANN


# Transport


def carrying() -> Scene:
    scene = board()
    scene.take("norr", "lodor", "quann", "thibah")
    scene.put("norr", "lodor", ground_force=4, mechanized_unit=1)
    scene.put("norr", "quann", ground_force=1)
    scene.activate("norr", LODOR)
    return scene


def test_transport_carries_troops_worth_four_and_activates_where_they_come_from_activated_systems() -> None:
    scene = carrying()
    act(scene, "norr", "transport")
    scene.refuses(
        "norr", "carry", "ground_force", "lodor", "arc_prime", rule="SA-8.7.1", key="not_your_planet"
    )
    scene.refuses("norr", "carry", "shock_troop", "lodor", "quann", rule="SA-8.7.1", key="no_such_unit_there")
    scene.choose("norr", "carry", "ground_force", "lodor", "thibah")
    scene.choose("norr", "carry", "ground_force", "lodor", "quinarra")
    scene.choose("norr", "carry", "ground_force", "quann", "lodor")
    scene.choose("norr", "carry", "ground_force", "lodor", "thibah")
    assert scene.done and scene.units("norr", "thibah") == {"ground_force": 2}
    assert scene.units("norr", "quinarra") == {"ground_force": 1} and scene.units("norr", "quann") == {}
    assert scene.units("norr", "lodor") == {"ground_force": 2, "mechanized_unit": 1}
    thibah = scene.system("thibah")
    assert scene.state.on_board[NORR] == 1 << LODOR | 1 << thibah | 1 << NORR_HOME


def test_transport_carries_nobody_to_what_is_held_like_a_trade_station() -> None:
    scene = carrying()
    scene.state.counters[scene.place("space:mecatol_rex")] = (HABITATS,)
    scene.take("norr", HABITATS)
    act(scene, "norr", "transport")
    assert {option[3] for option in scene.options("norr")} == {
        *("lodor", "thibah", "quinarra", "quann", "trenlak")
    }
    scene.refuses("norr", "carry", "ground_force", "lodor", HABITATS, rule="SA-7.3.8", key="trade_station")


def test_transport_weighs_mechanized_units_and_ends_early() -> None:
    scene = carrying()
    act(scene, "norr", "transport")
    scene.choose("norr", "carry", "mechanized_unit", "lodor", "quann")
    assert scene.ask("norr").about["left"] == 2
    scene.choose("norr", *DONE)
    assert scene.done and scene.units("norr", "quann") == {"ground_force": 1, "mechanized_unit": 1}
    assert scene.state.on_board[NORR] == 1 << LODOR | 1 << QUANN


def test_transport_needs_troops_and_another_planet() -> None:
    scene = board()
    assert cannot_act(scene, "norr", "transport") == "SA-8.7.1 nothing_to_transfer"
    scene = board()
    scene.state.control = {"quinarra": NORR}
    scene.put("norr", "quinarra", ground_force=2)
    assert cannot_act(scene, "norr", "transport") == "SA-8.7.1 nothing_to_transfer"


def test_transport_is_stopped_by_an_agent_only_where_he_is() -> None:
    scene = carrying()
    agent = agent_at(scene, "winnu", QUANN)
    act(scene, "norr", "transport")
    scene.choose("norr", "carry", "ground_force", "lodor", "quann")
    scene.choose("norr", "carry", "ground_force", "lodor", "thibah")
    scene.choose("norr", *DONE)
    interfere(scene, "winnu", agent)
    assert scene.units("norr", "quann") == {"ground_force": 1}
    assert scene.units("norr", "thibah") == {"ground_force": 1}
    assert scene.state.on_board[NORR] == 1 << LODOR | 1 << scene.system("thibah")
