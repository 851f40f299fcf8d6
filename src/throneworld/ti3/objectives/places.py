"""Where things have to be for objectives (rulings 94, 148, SA-6.10.9).

Distances and adjacency are those of ruling 94: by borders and stable wormholes. Where no way leads, it is
farther than any number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from throneworld.galaxy.adjacency import Adjacency, around
from throneworld.galaxy.sets import System, Systems, members, set_of
from throneworld.imperium.board import all_systems, anomalies, home_system, systems_in_play
from throneworld.imperium.units import fleets
from throneworld.ti3.board import home_on_map, plain_adjacency, systems_within
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import (
    ASTEROID_FIELD,
    GRAVITY_RIFT,
    ION_STORM,
    MECATOL_TILE,
    NEBULA,
    NEXUS_TILE,
    SUPERNOVA,
    TILE,
)
from throneworld.ti3.tables import needs as words
from throneworld.ti3.tables.needs import ALL_HOMES, AWAY, OWN_HOME

FAR = 999
"""Farther than any distance on a map."""


def opponents(state: Ti3State, seat: int) -> list[int]:
    """All other players, those who have left the game too, never the own second race (ruling 227)."""
    seats = range(len(state.factions))
    return [other for other in seats if state.factions[other] and not state.allied(seat, other)]


# Scopes


def scope(state: Ti3State, seat: int, where: Iterable[str], spaces: int, outside: str) -> Systems:
    """The systems in play that count: in one of these places, and outside of homes where that is asked."""
    found = 0
    for word in where:
        found |= _at(state, seat, word, spaces)
    return (found if where else ~0) & systems_in_play(state) & ~excluded(state, seat, outside)


def _at(state: Ti3State, seat: int, word: str, spaces: int) -> Systems:
    return away(state, seat, spaces) if word == AWAY else PLACES[word](state, seat)


def excluded(state: Ti3State, seat: int, outside: str) -> Systems:
    """What does not count as outside: of Creuss neither the Gate nor the home."""
    if not outside:
        return 0
    assert outside in (OWN_HOME, ALL_HOMES), outside
    seats = [seat] if outside == OWN_HOME else [seat, *opponents(state, seat)]
    return set_of(system for each in seats for system in home_and_gate(state, each))


def home_and_gate(state: Ti3State, seat: int) -> tuple[System, System]:
    return home_system(state, seat), home_on_map(state, seat)


def away(state: Ti3State, seat: int, spaces: int) -> Systems:
    """At least so many spaces from the own home (ruling 148)."""
    return ~systems_within(state, home_on_map(state, seat), spaces - 1) if spaces else ~0


def spaces_between(state: Ti3State, one: System, other: System) -> int:
    return _spaces(plain_adjacency(state), one)[other]


@lru_cache(maxsize=512)
def _spaces(adjacency: Adjacency, start: System) -> tuple[int, ...]:
    """How far every system is from one."""
    found, seen, edge, spaces = [FAR] * len(adjacency), 0, 1 << start, 0
    while edge:
        for system in members(edge):
            found[system] = spaces
        seen |= edge
        edge, spaces = around(adjacency, edge) & ~seen, spaces + 1
    return tuple(found)


# Places


def _closer_to_opponent(state: Ti3State, seat: int) -> Systems:
    """The home of some opponent is nearer than the own one; of two that are equally far none is."""
    others = tuple([home_on_map(state, other) for other in opponents(state, seat)])
    return _closer(plain_adjacency(state), home_on_map(state, seat), others)


@lru_cache(maxsize=256)
def _closer(adjacency: Adjacency, own: System, others: tuple[System, ...]) -> Systems:
    nearest = map(min, zip(*[_spaces(adjacency, home) for home in others], strict=True))
    return set_of(system for system, spaces in enumerate(nearest) if spaces < _spaces(adjacency, own)[system])


def near(state: Ti3State, systems: Systems) -> Systems:
    return around(plain_adjacency(state), systems)


def home_of(state: Ti3State, seat: int, other: int) -> Systems:
    return 1 << home_system(state, other)


def near_home_of(state: Ti3State, seat: int, other: int) -> Systems:
    """Next to a home; for Creuss to the Gate."""
    return plain_adjacency(state)[home_on_map(state, other)]


def _of_opponents(one: Callable[[Ti3State, int, int], Systems]) -> Callable[[Ti3State, int], Systems]:
    def all_of_them(state: Ti3State, seat: int) -> Systems:
        found = 0
        for other in opponents(state, seat):
            found |= one(state, seat, other)
        return found

    return all_of_them


def _near_opponent_ships(state: Ti3State, seat: int) -> Systems:
    found = 0
    for other in opponents(state, seat):
        found |= fleets(state, other)
    return near(state, found)


def _special(state: Ti3State, seat: int) -> Systems:
    kinds = (ASTEROID_FIELD, SUPERNOVA, NEBULA, ION_STORM, GRAVITY_RIFT)
    return sum([anomalies(state, kind) for kind in kinds])


def stable(state: Ti3State, *letters: str) -> Systems:
    """Systems with a stable wormhole of one of these letters: printed, or a token that never turns."""
    printed = _printed(all_systems(state), letters)
    return printed | set_of(
        gate.system for gate in state.gates if gate.is_stable and (gate.letter in letters or not letters)
    )


@lru_cache(maxsize=256)
def _printed(tiles: tuple[int, ...], letters: tuple[str, ...]) -> Systems:
    return set_of(
        tile for tile in tiles if any(letter in letters or not letters for letter in TILE[tile].wormholes)
    )


def _anomaly(kind: str) -> Callable[[Ti3State, int], Systems]:
    return lambda state, seat: anomalies(state, kind)


PLACES: dict[str, Callable[[Ti3State, int], Systems]] = {
    words.CLOSER_TO_OPPONENT: _closer_to_opponent,
    words.AT_MECATOL: lambda state, seat: 1 << MECATOL_TILE,
    words.NEAR_MECATOL: lambda state, seat: near(state, 1 << MECATOL_TILE),
    words.AT_NEXUS: lambda state, seat: 1 << NEXUS_TILE,
    words.OPPONENT_HOME: _of_opponents(home_of),
    words.NEAR_OPPONENT_HOME: _of_opponents(near_home_of),
    words.NEAR_OPPONENT_SHIPS: _near_opponent_ships,
    words.AT_SPECIAL: _special,
    words.AT_ION_STORM: _anomaly(ION_STORM),
    words.AT_NEBULA: _anomaly(NEBULA),
    words.AT_RIFT: _anomaly(GRAVITY_RIFT),
    words.AT_SUPERNOVA: _anomaly(SUPERNOVA),
    words.NEAR_SUPERNOVA: lambda state, seat: near(state, anomalies(state, SUPERNOVA)),
    words.STABLE_A: lambda state, seat: stable(state, "A"),
    words.STABLE_B: lambda state, seat: stable(state, "B"),
    words.STABLE: lambda state, seat: stable(state),
    words.NEAR_STABLE: lambda state, seat: near(state, stable(state)),
}
"""Places that one word names: the systems there, in the eyes of a seat."""

OF_ONE: dict[str, Callable[[Ti3State, int, int], Systems]] = {
    words.OPPONENT_HOME: home_of,
    words.NEAR_OPPONENT_HOME: near_home_of,
}
"""Places that concern one opponent each."""


def concerned(state: Ti3State, seat: int, where: Iterable[str], systems: Systems) -> int:
    """How many opponents are concerned by what is in these systems."""
    names = [word for word in where if word in OF_ONE]
    return sum(
        [
            any(OF_ONE[word](state, seat, other) & systems for word in names)
            for other in opponents(state, seat)
        ]
    )


# Far from each other


def are_apart(state: Ti3State, systems: Systems, count: int, spaces: int) -> bool:
    """Whether so many of these lie at least so far from each other, each two of them."""
    return _spread(state, members(systems), (), count, spaces)


def _spread(
    state: Ti3State, left: tuple[System, ...], taken: tuple[System, ...], count: int, spaces: int
) -> bool:
    if len(taken) >= count:
        return True
    for place, system in enumerate(left):
        fits = all(spaces_between(state, system, other) >= spaces for other in taken)
        if fits and _spread(state, left[place + 1 :], (*taken, system), count, spaces):
            return True
    return False
