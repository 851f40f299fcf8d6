"""Objectives that ask for what a player controls or owns: planets, artifacts, technologies, homes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from throneworld.galaxy.sets import Systems
from throneworld.imperium.board import all_systems, home_planets
from throneworld.imperium.planets import resources
from throneworld.ti3.objectives.counting import (
    artifacts_of,
    holds,
    muster,
    planet_holds,
    planets_of,
    specialties_of,
    systems_of,
)
from throneworld.ti3.objectives.memory import DOCK, kept
from throneworld.ti3.objectives.places import (
    are_apart,
    concerned,
    home_and_gate,
    near_home_of,
    opponents,
    scope,
)
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State
from throneworld.ti3.tables import (
    COLOURS,
    FACILITY,
    PLANET,
    REFINERY,
    TECHNOLOGIES,
    TECHNOLOGY,
    TILE_OF,
    TRADE_STATIONS,
)
from throneworld.ti3.tables.needs import (
    ANY,
    Artifacts,
    Held,
    OpponentHomes,
    PlanetResources,
    Planets,
    Specialties,
    Technologies,
    TradeStations,
    Units,
)

SAAR = "saar"

# Planets


def planets(state: Ti3State, seat: int, need: Planets) -> bool:
    return _enough(state, seat, need, planets_of(state, seat), artifacts_of(state, seat))


def _enough(
    state: Ti3State, seat: int, need: Planets, controlled: Iterable[str], artifacts: Collection[str]
) -> bool:
    """Whether those of these planets that count are enough; artifacts by colour."""
    found = _counting(state, seat, need, controlled)
    if need.specialty:
        return _coloured(state, need, found, artifacts if need.artifacts else ())
    systems = systems_of(found)
    return (
        len(found) >= need.n
        and systems.bit_count() >= need.systems
        and (not need.owners or concerned(state, seat, need.where, systems) >= need.owners)
        and (not need.apart or are_apart(state, systems, need.n, need.apart))
    )


def _counting(state: Ti3State, seat: int, need: Planets, controlled: Iterable[str]) -> list[str]:
    within = scope(state, seat, need.where, need.distance, need.outside)
    return [
        planet
        for planet in controlled
        if within >> TILE_OF[planet] & 1
        and (not need.which or planet in need.which)
        and (not need.holding or planet_holds(state, seat, planet, need.holding))
    ]


def _coloured(state: Ti3State, need: Planets, found: Iterable[str], artifacts: Collection[str]) -> bool:
    """With symbols; a planet counts once in each of its colours (ruling 215)."""
    symbols = [set(symbols_of(state, planet)) for planet in found]
    symbols += [{colour} for colour in artifacts]
    if need.in_colours:
        return _in_colours(Counter(each for symbol in symbols for each in symbol), need.n, need.in_colours)
    return (
        sum([bool(each) if need.specialty == ANY else need.specialty in each for each in symbols]) >= need.n
    )


def _in_colours(number: Counter[str], least: int, colours: int) -> bool:
    return sum([number[colour] >= least for colour in COLOURS]) >= colours


def planet_resources(state: Ti3State, seat: int, need: PlanetResources) -> bool:
    """Exhausted ones too; without what refineries add, where that is asked."""
    within = scope(state, seat, (), 0, need.outside)
    counting = [planet for planet in planets_of(state, seat) if within >> TILE_OF[planet] & 1]
    added = 0 if need.refineries else sum([_refined(state, planet) for planet in counting])
    return sum([resources(state, planet) for planet in counting]) - added >= need.n


def _refined(state: Ti3State, planet: str) -> int:
    return state.facilities.get(planet, ()).count(REFINERY) * FACILITY[REFINERY].resources


def trade_stations(state: Ti3State, seat: int, need: TradeStations) -> bool:
    """All there are, or so many; where there is none, nobody has them (ruling 227)."""
    there = [station for station in TRADE_STATIONS if TILE_OF[station] in all_systems(state)]
    held = [station for station in there if state.control.get(station, NOBODY) == seat]
    least = len(there) if need.every else min(need.n, len(there)) if need.or_all else need.n
    return bool(there) and len(held) >= least


# Without a break


def held(state: Ti3State, seat: int, need: Held) -> bool:
    """The same since the round began (rulings 107, 227)."""
    things = kept(state, seat, bool(need.until))
    if isinstance(need.what, Planets):
        return _enough(state, seat, need.what, [each for each in things if each in PLANET], ())
    if isinstance(need.what, Artifacts):
        return len([each for each in things if each in state.artifacts]) >= need.what.n
    return _docks_held(state, seat, need.what, things)


def _docks_held(state: Ti3State, seat: int, need: Units, things: Iterable[str]) -> bool:
    """Of units only docks are asked for, in some system."""
    within = scope(state, seat, need.where, need.distance, need.outside)
    docks = [each.removeprefix(DOCK) for each in things if each.startswith(DOCK)]
    return len([place for place in docks if within >> SYSTEM[place] & 1]) >= need.n


# Artifacts, technologies


def artifacts(state: Ti3State, seat: int, need: Artifacts) -> bool:
    found = artifacts_of(state, seat)
    return len(found) >= need.n and (not need.colour or need.colour in found)


def specialties(state: Ti3State, seat: int, need: Specialties) -> bool:
    return _in_colours(Counter(specialties_of(state, seat)), need.n, need.in_colours)


def technologies(state: Ti3State, seat: int, need: Technologies) -> bool:
    """Owned ones, usable or not; neither racial nor borrowed ones (SA-1.5.7, ruling 190)."""
    number = Counter(TECHNOLOGY[each].colour for each in state.technologies[seat])
    if need.in_colours:
        return _in_colours(number, need.n, need.in_colours)
    found = number[need.colour] if need.colour else number.total()
    return found >= (_IN_ALL[need.colour] if need.every else need.n)


_IN_ALL = Counter(technology.colour for technology in TECHNOLOGIES)


# Homes of opponents


def opponent_homes(state: Ti3State, seat: int, need: OpponentHomes) -> bool:
    taken = homes_taken(state, seat)
    return len([other for other in taken if _surrounded(state, seat, other, need)]) >= need.n


def homes_taken(state: Ti3State, seat: int) -> list[int]:
    """Opponents all of whose home planets a player controls."""
    return [
        other
        for other in opponents(state, seat)
        if all(state.control.get(planet, NOBODY) == seat for planet in home_planets(state, other))
    ]


def met_against_saar_alone(state: Ti3State, seat: int) -> bool:
    """Whether theirs is the only home that a player has taken (SA-6.2.6)."""
    return [state.factions[other] for other in homes_taken(state, seat)] == [SAAR]


def _surrounded(state: Ti3State, seat: int, other: int, need: OpponentHomes) -> bool:
    if not need.around:
        return True
    within: Systems = near_home_of(state, seat, other)
    for system in home_and_gate(state, other):
        within |= 1 << system
    groups = [group for system, group in muster(state, seat).items() if within >> system & 1]
    return holds(tuple(map(sum, zip(*groups, strict=True))), need.around) if groups else False
