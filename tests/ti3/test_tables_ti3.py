"""The tables of Twilight Imperium 3 in themselves: how many of everything, and where every id leads."""

from __future__ import annotations

from collections import Counter

import pytest

from throneworld.imperium.units import FOOT
from throneworld.imperium.units import KINDS as SHARED_KINDS
from throneworld.ti3.tables import (
    CONTINUED_KINDS,
    CREUSS_GATE,
    DAMAGE_LEVELS,
    FATE_ROLL,
    FLAGSHIP,
    FLAGSHIP_OF,
    FLAGSHIPS,
    GROUND_FORCE,
    HABITATS,
    HOME_TILE,
    KINDS,
    LEADER,
    LEADER_ABILITIES,
    LEADERS_PER_RACE,
    MECATOL_REX,
    MECATOL_TILE,
    NEXUS_TILE,
    PIECES,
    PLANET,
    PRODUCTION_WEIGHTS,
    RACE,
    RACE_ABILITIES,
    RACES,
    RACIAL_TECHNOLOGIES,
    RACIAL_TECHNOLOGIES_OF,
    RACIAL_TECHNOLOGY,
    TECHNOLOGIES,
    TECHNOLOGY,
    TILE,
    TILE_OF,
    TILES,
    TRADE_STATIONS,
    UNIT,
    UNITS,
    Race,
    Technology,
    Unit,
)

# Units


def test_twelve_kinds_of_units_the_shared_ones_in_their_places() -> None:
    assert len(KINDS) == len(set(KINDS)) == 12
    shared = tuple(GROUND_FORCE if kind == FOOT else kind for kind in SHARED_KINDS)
    assert KINDS[: len(shared)] == shared
    assert {unit.type for unit in UNITS} | {FLAGSHIP} == set(PIECES) == set(KINDS)
    assert set(CONTINUED_KINDS) | set(PRODUCTION_WEIGHTS) <= set(KINDS)
    assert len(UNIT) == len(UNITS)


@pytest.mark.parametrize("unit", UNITS + FLAGSHIPS, ids=lambda unit: f"{unit.type}-{unit.id}")
def test_a_unit_has_a_profile_that_fits(unit: Unit) -> None:
    assert unit.cost > 0
    assert unit.produced in (1, 2)
    assert bool(unit.combat) >= bool(unit.dice)
    assert 1 <= unit.damage_levels <= DAMAGE_LEVELS
    assert unit.sustain_damage or unit.damage_levels == 1
    assert {*unit.unsure} <= {*Unit.__struct_fields__, "special"}
    for technology in (unit.technology, unit.needs_technology):
        assert not technology or technology in {**TECHNOLOGY, **RACIAL_TECHNOLOGY}
    assert not unit.race or unit.race in RACE


def test_17_flagships_each_of_its_race() -> None:
    assert len(FLAGSHIPS) == 17
    assert list(FLAGSHIP_OF) == list(RACE) == [unit.id for unit in FLAGSHIPS]
    assert all(unit.cost == 10 and unit.sustain_damage for unit in FLAGSHIPS)
    assert Counter(unit.damage_levels for unit in FLAGSHIPS) == {1: 11, 2: 5, 3: 1}


# Tiles


def test_111_tiles_each_with_a_number_of_its_own() -> None:
    assert list(TILE) == [tile.number for tile in TILES] == list(range(1, 112))
    kinds = {"home": 17, "gate": 1, "mecatol": 1, "nexus": 1, "regular": 49, "special": 18, "void": 24}
    assert Counter(tile.kind for tile in TILES) == kinds
    alone = [tile.id for tile in TILES if tile.planets]
    assert len(alone) == len(set(alone))


def test_103_planets_in_all_boxes() -> None:
    assert set(PLANET) - set(TILE_OF) == {HABITATS}, "that is a counter"
    assert len(TILE_OF) == sum(len(tile.planets) for tile in TILES) == 103
    boxes = Counter(tile.box for tile in TILES if tile.planets and tile.kind != "home")
    assert boxes == {"TI3": 21, "SE": 15, "SotT": 7, "SA": 10}
    assert sorted(TRADE_STATIONS) == ["icarus", "sumerian", "tiberion", "tsion"]
    assert sum(bool(planet.refresh) for planet in PLANET.values()) == 13


def test_a_special_system_says_what_it_is() -> None:
    assert all(bool(tile.special) == (tile.kind == "special") for tile in TILES)
    specials = {"asteroid_field": 5, "supernova": 4, "nebula": 3, "ion_storm": 3, "gravity_rift": 3}
    assert Counter(tile.special for tile in TILES if tile.special) == specials


def test_wormholes_lead_somewhere() -> None:
    letters = Counter(letter for tile in TILES for letter in tile.wormholes)
    assert letters == {"A": 3, "B": 3, "C": 3, "D": 2}
    assert TILE[CREUSS_GATE].wormholes == TILE[HOME_TILE["creuss"]].wormholes == ("D",)
    assert TILE[NEXUS_TILE].wormholes == ("A", "B")


def test_mecatol_rex_lies_on_its_tile() -> None:
    assert TILE_OF[MECATOL_REX] == MECATOL_TILE
    assert TILE[MECATOL_TILE].kind == "mecatol"


# Technologies


def test_32_technologies_eight_of_each_colour() -> None:
    assert len(TECHNOLOGIES) == len(TECHNOLOGY) == 32
    colours = Counter(technology.colour for technology in TECHNOLOGIES)
    assert colours == {"red": 8, "green": 8, "blue": 8, "yellow": 8}


def reachable(have: set[str], technology: Technology) -> bool:
    enough = not technology.any_of or bool(have.intersection(technology.any_of))
    return enough and have.issuperset(technology.all_of)


def test_every_technology_can_be_reached_by_existing_ones() -> None:
    for technology in TECHNOLOGIES:
        assert {*technology.any_of, *technology.all_of} <= set(TECHNOLOGY)
        assert not (technology.any_of and technology.all_of)
    have: set[str] = set()
    for _ in TECHNOLOGIES:
        have |= {technology.id for technology in TECHNOLOGIES if reachable(have, technology)}
    assert have == set(TECHNOLOGY)


def test_51_racial_technologies_three_of_each_race() -> None:
    assert len(RACIAL_TECHNOLOGIES) == len(RACIAL_TECHNOLOGY) == 51
    assert list(RACIAL_TECHNOLOGIES_OF) == list(RACE)
    assert all(len(technologies) == 3 for technologies in RACIAL_TECHNOLOGIES_OF.values())
    assert sum("effect" in each.unsure for each in RACIAL_TECHNOLOGIES) == 10
    assert sum(not each.copyable for each in RACIAL_TECHNOLOGIES) == 5
    assert not set(RACIAL_TECHNOLOGY) & set(TECHNOLOGY)


# Races


def test_17_races_with_54_abilities() -> None:
    assert len(RACES) == len(RACE) == 17
    assert len(RACE_ABILITIES) == sum(race.abilities for race in RACES) == 54


@pytest.mark.parametrize("race", RACES, ids=lambda race: str(race.id))
def test_a_race_leads_to_what_exists(race: Race) -> None:
    home = TILE[HOME_TILE[race.id]]
    assert home.race == race.id
    assert {planet.id for planet in home.planets} == set(race.home_planets)
    assert {kind for kind, _ in race.start_units} <= set(KINDS)
    assert dict(race.start_units)["space_dock"] == 1
    assert {*race.start_technologies} <= set(TECHNOLOGY)
    assert len(race.leaders) == LEADERS_PER_RACE
    assert {*race.leaders} <= set(LEADER)
    assert {*race.unsure} <= {*Race.__struct_fields__}


def test_every_fate_has_its_numbers() -> None:
    assert sorted(FATE_ROLL) == list(range(1, 11))
    assert Counter(FATE_ROLL.values()) == {"killed": 1, "captured": 6, "escapes": 3}
    assert len(LEADER_ABILITIES) == 18
