"""What of the game board is this edition's own: neighbours, and who may trade with whom (RR 51, 83.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import Systems, members
from throneworld.imperium.board import (
    Board,
    Passages,
    adjacency,
    connections,
    passages,
    seeing_farther,
    territory,
)
from throneworld.ti4.edition import EDITION
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import HOME, TILE


def is_home(system: int) -> bool:
    return TILE[system].kind == HOME


def planets_in(system: int) -> tuple[str, ...]:
    return EDITION.planets[system]


def held_in(state: Ti4State, seat: int, system: int) -> tuple[str, ...]:
    """The planets of a system that a player controls."""
    return tuple([planet for planet in EDITION.planets[system] if state.control.get(planet) == seat])


def places_in(system: int) -> tuple[str, ...]:
    """The space area of a system and its planets."""
    return EDITION.places[system]


# Neighbours


def are_neighbours(state: Ti4State, one: int, other: int) -> bool:
    """RR 51: units or planets in the same system or in adjacent ones, wormholes included."""
    return other in neighbours_of(state, one)


def neighbours_of(state: Ti4State, seat: int) -> tuple[int, ...]:
    """The other players who are neighbours, to the eyes of either of them."""
    mine = territory(state, seat)
    near = _near(state.map, passages(state, seat), mine)
    found = {state.control[planet] for planet in near.intersection(state.control)}
    found.update([other for other, places in enumerate(state.units) if not places.keys().isdisjoint(near)])
    farther = [other for other in seeing_farther(state) if other not in found]
    found.update([other for other in farther if _sees(state, other, mine)])
    return tuple([other for other in sorted(found) if other != seat and other not in state.eliminated])


def has_neighbour_among(state: Ti4State, seat: int, others: Sequence[int]) -> bool:
    """Whether one of these players is a neighbour; what is found most often is looked for first."""
    mine, places = territory(state, seat), state.units
    near = _near(state.map, passages(state, seat), mine)
    for other in others:
        if not places[other].keys().isdisjoint(near):
            return True
    held = {state.control[planet] for planet in near.intersection(state.control)}
    if not held.isdisjoint(others):
        return True
    return any(other in others and _sees(state, other, mine) for other in seeing_farther(state))


def _sees(state: Ti4State, seat: int, there: Systems) -> bool:
    """Whether a player is adjacent by what only he may use."""
    return bool(around(adjacency(state, seat), territory(state, seat)) & there)


@lru_cache(maxsize=4096)
def _near(board: Board, found: Passages, there: Systems) -> frozenset[str]:
    """The places in some systems and in those that are adjacent to them."""
    near = there | around(connections(EDITION, board, found), there)
    return frozenset(place for system in members(near) for place in EDITION.places[system])
