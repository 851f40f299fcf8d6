"""Seats that were found within their limits: nobody looks again before that has changed on which they rest.

Where nothing else alters its limits, what a seat may have in a system follows from what it has there, from
what is aboard, from its fleet pool and from its rows of units. These are kept as they were when all was well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from throneworld.galaxy.sets import members
from throneworld.imperium.in_force import Bearing, bearing_of
from throneworld.imperium.limits import within_limits
from throneworld.imperium.quantities import (
    ANY_CARGO,
    BERTHS,
    CAPACITY,
    FIGHTER_ROOM,
    FLEET_LIMIT,
    HALF_A_SHIP,
    HALF_ROOM,
    KIND_LIMIT,
)
from throneworld.imperium.units import fleets

if TYPE_CHECKING:
    from throneworld.imperium.state import ImperiumState

LIMITS = (FLEET_LIMIT, KIND_LIMIT, HALF_A_SHIP, FIGHTER_ROOM, ANY_CARGO, CAPACITY, BERTHS, HALF_ROOM)
"""All that `limits` asks for."""

Table = dict[str, Any]


class Orderly:
    """A seat that was in order, and what that rested on."""

    __slots__ = ("bearing", "fleet", "loads", "units")

    def __init__(self, state: ImperiumState, seat: int, bearing: Bearing) -> None:
        self.bearing, self.fleet = bearing, state.fleet[seat]
        self.units, self.loads = state.units[seat].copy(), state.loads(seat).copy()


def too_full(state: ImperiumState, seat: int) -> list[int]:
    """The systems in which a seat has more than it may."""
    bearing, seen = bearing_of(state, seat), state.orderly.get(seat)
    if seen is None or seen.bearing is not bearing or seen.fleet != state.fleet[seat]:
        doubtful = -1
    elif seen.units == state.units[seat] and seen.loads == state.loads(seat):
        return []
    else:
        doubtful = _changed(state, seat, seen)
    found = [each for each in members(fleets(state, seat) & doubtful) if not within_limits(state, seat, each)]
    if not found and _rests_on_units(state, seat):
        state.orderly = {**state.orderly, seat: Orderly(state, seat, bearing)}
    return found


def _rests_on_units(state: ImperiumState, seat: int) -> bool:
    """Whether nothing alters the limits of a seat but what looks at its units alone."""
    return all(
        each.steady and (each.by is None or each.local)
        for quantity in LIMITS
        for each in state.in_force(quantity, seat)
    )


def _changed(state: ImperiumState, seat: int, seen: Orderly) -> int:
    """The set of systems in which a seat has not what it had; all, if what it has elsewhere counts too."""
    if state.edition.stack_needs_plastic:
        return -1
    found = 0
    for place in (*_differing(seen.units, state.units[seat]), *_differing(seen.loads, state.loads(seat))):
        found |= state.edition.bit[place]
    return found


def _differing(before: Table, now: Table) -> Iterator[str]:
    for place in {**before, **now}:
        if before.get(place) != now.get(place):
            yield place
