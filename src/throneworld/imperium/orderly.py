"""Seats that were found within their limits: nobody looks again before that has changed on which they rest.

Where nothing else alters its limits, what a seat may have in a system follows from what it has there, from
what is aboard, from its fleet pool and from its rows of units. These are kept as they were when all was well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from throneworld.galaxy.sets import members
from throneworld.imperium.in_force import bearing_of
from throneworld.imperium.limits import within_limits
from throneworld.imperium.modifiers import Modifier, Table
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
from throneworld.imperium.units import FIGHTER, SPACE_DOCK, spaces

if TYPE_CHECKING:
    from throneworld.imperium.state import ImperiumState

LIMITS = (FLEET_LIMIT, KIND_LIMIT, HALF_A_SHIP, FIGHTER_ROOM, ANY_CARGO, CAPACITY, BERTHS, HALF_ROOM)
"""All that `limits` asks for."""

Limits = tuple[list[Modifier], list[Any]]


class Orderly:
    """A seat that was in order, and what that rested on."""

    __slots__ = ("fleet", "found", "limits", "loads", "units")

    def __init__(self, state: ImperiumState, seat: int, found: Table, limits: Limits) -> None:
        self.found, self.limits, self.fleet = found, limits, state.fleet[seat]
        self.units, self.loads = state.units[seat].copy(), state.loads(seat).copy()

    def counts(self, state: ImperiumState, seat: int) -> bool:
        """Whether a seat has the same limits as then."""
        found = bearing_of(state, seat).found
        if found is not self.found and limits_of(state, seat) == self.limits:
            self.found = found
        return found is self.found and self.fleet == state.fleet[seat]


def limits_of(state: ImperiumState, seat: int) -> Limits:
    """What alters the limits of a seat, and the rows that say what is carried and what counts."""
    alters = [each for quantity in LIMITS for each in state.in_force(quantity, seat)]
    rows = [state.edition.profile(state, seat, kind) for kind in (FIGHTER, SPACE_DOCK)]
    return alters, [state.edition.capacities(state, seat), *rows]


def too_full(state: ImperiumState, seat: int) -> list[int]:
    """The systems in which a seat has more than it may."""
    seen, doubtful = state.orderly.get(seat), -1
    if seen is not None and not seen.counts(state, seat):
        seen = None
    if seen is not None:
        if seen.units == state.units[seat] and seen.loads == state.loads(seat):
            return []
        doubtful = _changed(state, seat, seen)
    found = [each for each in members(spaces(state, seat) & doubtful) if not within_limits(state, seat, each)]
    if not found:
        _keep(state, seat, seen)
    return found


def _keep(state: ImperiumState, seat: int, seen: Orderly | None) -> None:
    """If all that alters the limits looks at the units of the seat alone; so it did if they are the same."""
    limits = limits_of(state, seat) if seen is None else seen.limits
    if seen is not None or all(each.steady and (each.by is None or each.local) for each in limits[0]):
        found = bearing_of(state, seat).found
        state.orderly = {**state.orderly, seat: Orderly(state, seat, found, limits)}


def _changed(state: ImperiumState, seat: int, seen: Orderly) -> int:
    """The set of systems in which a seat has not what it had; all, if what it has elsewhere counts too."""
    if state.edition.stack_needs_plastic:
        return -1
    found = 0
    for place in (*_differing(seen.units, state.units[seat]), *_differing(seen.loads, state.loads(seat))):
        found |= state.edition.bit[place]
    return found


def _differing(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    for place in {**before, **now}:
        if before.get(place) != now.get(place):
            yield place
