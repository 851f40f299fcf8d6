"""Units as counts: groups of them, and what a unit of a player is worth at present."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import add, itemgetter, sub

from throneworld.ti4.state import SPACE, SYSTEM, Group, Place, Ti4State
from throneworld.ti4.tables import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    LIMITS,
    PDS,
    SPACE_DOCK,
    TOKEN_LIMITED,
    UNIT,
    UNIT_TYPES,
    WAR_SUN,
    Unit,
)

KINDS: tuple[str, ...] = UNIT_TYPES
INDEX: dict[str, int] = {kind: number for number, kind in enumerate(KINDS)}
NONE: Group = (0,) * len(KINDS)
ONE: dict[str, Group] = {kind: tuple(int(each == kind) for each in KINDS) for kind in KINDS}
"""A group of a single unit."""

SHIPS: tuple[str, ...] = (FLAGSHIP, WAR_SUN, DREADNOUGHT, CARRIER, CRUISER, DESTROYER, FIGHTER)
BIG_SHIPS: tuple[str, ...] = SHIPS[:-1]
"""Ships that count against the fleet pool (RR 34.1)."""
STRUCTURES: tuple[str, ...] = (SPACE_DOCK, PDS)
CARGO: tuple[str, ...] = (INFANTRY, FIGHTER)
"""What needs capacity (RR 16)."""

_ships: Callable[[Group], Group] = itemgetter(*(INDEX[kind] for kind in SHIPS))
_big_ships: Callable[[Group], Group] = itemgetter(*(INDEX[kind] for kind in BIG_SHIPS))


def plus(one: Group, other: Group) -> Group:
    return tuple(map(add, one, other))


def minus(one: Group, other: Group) -> Group:
    return tuple(map(sub, one, other))


@cache
def some(kind: str, count: int) -> Group:
    """So many units of one kind."""
    return tuple(count * each for each in ONE[kind])


def ship_count(group: Group) -> int:
    """Ships, fighters included (RR 65)."""
    return sum(_ships(group))


def big_ship_count(group: Group) -> int:
    """Ships that are no fighters."""
    return sum(_big_ships(group))


def standing(state: Ti4State, seat: int, place: Place) -> Group:
    """What a player has in a place."""
    return state.units[seat].get(place, NONE)


def count(state: Ti4State, seat: int, place: Place, kind: str) -> int:
    group = state.units[seat].get(place)
    return group[INDEX[kind]] if group else 0


def damaged_count(state: Ti4State, seat: int, place: Place, kind: str) -> int:
    group = state.damaged[seat].get(place)
    return group[INDEX[kind]] if group else 0


def in_space(state: Ti4State, seat: int, system: int) -> Group:
    """What a player has in the space area of a system."""
    return state.units[seat].get(SPACE[system], NONE)


def has_ships(state: Ti4State, seat: int, system: int) -> bool:
    group = state.units[seat].get(SPACE[system])
    return group is not None and ship_count(group) > 0


def profile(state: Ti4State, seat: int, kind: str) -> Unit:
    """The row that counts for a player's units of a kind (RR 86.4)."""
    return UNIT[state.sheets[seat][INDEX[kind]]]


def on_board(state: Ti4State, seat: int, kind: str) -> int:
    """How many units of a kind a player has on the game board."""
    number = INDEX[kind]
    return sum([group[number] for group in state.units[seat].values()])


def left(state: Ti4State, seat: int, kind: str, place: Place) -> int:
    """How many more units of a kind could be put into a place (RR 22.4, 58.5).

    Tokens go on for fighters and infantry without end, but each stack needs a plastic piece (RR 33, 41).
    """
    if kind not in TOKEN_LIMITED:
        return LIMITS[kind] - on_board(state, seat, kind)
    if count(state, seat, place, kind):
        return LIMITS[kind] * 10
    stacks = sum([1 for group in state.units[seat].values() if group[INDEX[kind]]])
    return LIMITS[kind] * 10 if stacks < LIMITS[kind] else 0


def has_piece(state: Ti4State, seat: int, kind: str, origin: Place, target: Place) -> bool:
    """Whether one unit can go from stack to stack: a new one needs a plastic piece (RR 33.3, 41.3).

    It may be the one that moves, if nothing stays behind.
    """
    return count(state, seat, origin, kind) == 1 or left(state, seat, kind, target) > 0


def presence(state: Ti4State, seat: int) -> int:
    """The set of systems in which a player has units."""
    found = 0
    for place in state.units[seat]:
        found |= 1 << SYSTEM[place]
    return found


def fleets(state: Ti4State, seat: int) -> int:
    """The set of systems in which a player has ships."""
    found = 0
    for place, group in state.units[seat].items():
        if place in _SPACES and ship_count(group):
            found |= 1 << SYSTEM[place]
    return found


_SPACES = frozenset(SPACE)
