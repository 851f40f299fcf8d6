"""Chapter 13: what is left of ground units and Leaders of chapter 14."""

from __future__ import annotations

import pytest

from tests.rules.ti3.producing import build, factory, kinds
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.voyages import LODOR, MECATOL, galaxy, moving, ships
from throneworld.ti3.leaders.fate_rolls import FateRolls
from throneworld.ti3.leaders.persons import PERSON, leaders_of
from throneworld.ti3.state import Leader
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import LEADER, LEADERS_PER_RACE, RACES, Race


def test_sa_13_1_4_ground_units_move_on_ships_only() -> None:
    scene = galaxy()
    scene.put("sol", "lodor", ground_force=2, mechanized_unit=1)
    moving(scene, "sol", MECATOL)
    assert scene.done and not ships(scene, "sol")
    scene = galaxy()
    scene.put("sol", "lodor", ground_force=2)
    scene.put("sol", LODOR, carrier=1)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    assert ("load", "ground_force", "lodor") in scene.options("sol")


def test_sa_5_6_4_and_13_14_7_a_shock_troop_alone_holds_its_planet_for_its_owner() -> None:
    scene = scene_at("quann")
    scene.fleet("sol", "quann", "carrier", shock_troop=1)
    land(scene, "quann")
    set_down(scene, "shock_troop", on="quann")
    scene.play(Settle())
    assert scene.state.control["quann"] == 0 and scene.units("sol", "quann") == {"shock_troop": 1}


def test_sa_13_14_14_shock_troops_come_from_nobodys_pieces() -> None:
    scene = factory("lodor", goods=9)
    scene.put("sol", "quann", shock_troop=60)
    build(scene)
    assert "shock_troop" in kinds(scene)
    scene.accepts("sol", "produce", "shock_troop", "lodor")


@pytest.mark.parametrize("race", RACES, ids=lambda race: race.id)
def test_sa_14_1_1_three_leaders_of_five_types_each(race: Race) -> None:
    names = leaders_of(race)
    assert len(set(names)) == LEADERS_PER_RACE == 3
    assert {PERSON[name].type for name in names} <= set(LEADER) and len(LEADER) == 5


def test_sa_14_1_1_a_killed_leader_never_returns() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    general = scene.leader("letnev", "general", "quann")
    scene.state.leaders[general] = Leader("quann", displaced=True)
    scene.rolls(1)
    scene.play(FateRolls(seat=0))
    assert scene.told("leader_killed") == [(general,)] and general not in scene.state.leaders
