"""Own units, planets and cards as objectives count them (rulings 94, 209, 215, 227)."""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.galaxy.sets import Systems, set_of
from throneworld.imperium.board import anomalies
from throneworld.imperium.edition import Group, Place
from throneworld.imperium.modifiers import total
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import BIG_SHIPS, SHIPS, WAR_SUN, plus
from throneworld.ti3.board import artifact_holder
from throneworld.ti3.leaders.whereabouts import owner_of, place_of
from throneworld.ti3.owning import has_ability
from throneworld.ti3.quantities import COUNTED_SPECIALTIES
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State
from throneworld.ti3.tables import (
    ARTIFACTS,
    COLOURS,
    GROUND_KINDS,
    KINDS,
    RED,
    STATIONS,
    SUPERNOVA,
    TILE,
    TILE_OF,
)
from throneworld.ti3.tables.needs import GROUND, LEADER_OWN, NON_FIGHTER, SHIP_ANY, UNIT_ANY, Amounts

ENTERS_SUPERNOVAS = "muaat.3"
"""With it a War Sun in a Supernova counts as a red specialty."""

KINDS_OF: dict[str, tuple[str, ...]] = {
    UNIT_ANY: KINDS,
    SHIP_ANY: SHIPS,
    NON_FIGHTER: BIG_SHIPS,
    GROUND: GROUND_KINDS,
    **{kind: (kind,) for kind in KINDS},
}
"""What each word for units means."""


def kinds_of(words: Iterable[str]) -> frozenset[str]:
    return frozenset(kind for word in words for kind in KINDS_OF[word])


_NUMBERS: dict[str, tuple[int, ...]] = {
    word: tuple(KINDS.index(kind) for kind in kinds) for word, kinds in KINDS_OF.items()
}

# Units


def number_in(group: Group, words: Iterable[str]) -> int:
    """How many units of these kinds; no unit is named by two of the words."""
    return sum([group[number] for word in words for number in _NUMBERS[word]])


def muster(state: Ti3State, seat: int) -> dict[int, Group]:
    """A player's units by system, on planets, in space and aboard."""
    found: dict[int, Group] = {}
    for place, group in state.units[seat].items():
        system = SYSTEM[place]
        found[system] = plus(found[system], group) if system in found else group
    return found


def systems_with(state: Ti3State, seat: int, words: Iterable[str], least: int = 1) -> Systems:
    return set_of(system for system, group in muster(state, seat).items() if number_in(group, words) >= least)


def holds(group: Group, amounts: Amounts) -> bool:
    """Whether units are there, so many of each kind."""
    return all(number_in(group, (word,)) >= least for word, least in amounts)


def holding_systems(state: Ti3State, seat: int, amounts: Amounts) -> Systems:
    """Systems with so many own units of each kind, anywhere in them."""
    if not amounts:
        return ~0
    return set_of(system for system, group in muster(state, seat).items() if holds(group, amounts))


def planet_holds(state: Ti3State, seat: int, planet: str, amounts: Amounts) -> bool:
    """Whether own units are on a planet, and a leader of one's own who is no captive."""
    group = state.units[seat].get(planet, state.edition.none)
    units = tuple((word, least) for word, least in amounts if word != LEADER_OWN)
    leaders = sum([least for word, least in amounts if word == LEADER_OWN])
    return holds(group, units) and (not leaders or len(own_leaders(state, seat, planet)) >= leaders)


def own_leaders(state: Ti3State, seat: int, place: Place) -> list[str]:
    return [
        name
        for name, leader in state.leaders.items()
        if leader.captor == NOBODY
        and not leader.displaced
        and owner_of(state, name) == seat
        and place_of(state, name) == place
    ]


# Planets and systems


def planets_of(state: Ti3State, seat: int) -> list[str]:
    """Planets that a player controls; Trade Stations are none (ruling 209)."""
    return [planet for planet, owner in state.control.items() if owner == seat and planet not in STATIONS]


def planetary_systems() -> Systems:
    return _PLANETARY


_PLANETARY = set_of(
    tile for tile, row in TILE.items() if any(not planet.trade_station for planet in row.planets)
)


def controlled_systems(state: Ti3State, seat: int, ship: str) -> Systems:
    """A ship of one's own and every planet there, Trade Stations included (ruling 94)."""
    return set_of(
        int(place)
        for place, group in state.units[seat].items()
        if place in AREAS
        and number_in(group, (ship,))
        and all(state.control.get(planet.id, NOBODY) == seat for planet in TILE[int(place)].planets)
    )


def systems_of(planets: Iterable[str]) -> Systems:
    return set_of(TILE_OF[planet] for planet in planets)


# Colours


def artifacts_of(state: Ti3State, seat: int) -> dict[str, str]:
    """Artifacts that a player controls, by colour: with their planet, or alone with ships (SA-6.11.6)."""
    return {
        colour: artifact for colour, artifact in ARTIFACTS.items() if artifact_holder(state, artifact) == seat
    }


def specialties_of(state: Ti3State, seat: int) -> list[str]:
    """A colour for each thing that gives one: planets once per colour (ruling 215), artifacts, Supernovas."""
    planets = [colour for planet in planets_of(state, seat) for colour in set(symbols_of(state, planet))]
    more = [each for each in COLOURS for _ in range(total(state, COUNTED_SPECIALTIES, seat, each))]
    return [*planets, *artifacts_of(state, seat), *[RED] * supernovas_of(state, seat), *more]


def supernovas_of(state: Ti3State, seat: int) -> int:
    """Supernovas with a War Sun of a player who may have one there."""
    if not has_ability(state, seat, ENTERS_SUPERNOVAS):
        return 0
    return (systems_with(state, seat, (WAR_SUN,)) & anomalies(state, SUPERNOVA)).bit_count()
