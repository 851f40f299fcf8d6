"""What a unit costs, whether one is left, and whether it has room: RR 16, 22.4, 25, 34, 58."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from throneworld.imperium.limits import capacity, fighter_room, fleet_limit
from throneworld.imperium.modifiers import changed
from throneworld.imperium.placing import sources
from throneworld.imperium.quantities import UNITS_PER_COST
from throneworld.kernel.asks import Refusal
from throneworld.ti4.state import Place, Ti4State
from throneworld.ti4.tables import FIGHTER, INFANTRY, LIMITS, PLANET, TOKEN_LIMITED
from throneworld.ti4.units import INDEX, SHIPS, big_ship_count, count, in_space, left, profile

PRODUCIBLE: tuple[str, ...] = (*SHIPS, INFANTRY)
Planned = tuple[tuple[str, Place], ...]
"""Units that are being produced: the kind and the place of each."""


def counted(planned: Planned) -> dict[str, int]:
    found: dict[str, int] = {}
    for kind, _ in planned:
        found[kind] = found.get(kind, 0) + 1
    return found


def units_for_cost(state: Ti4State, seat: int, kind: str) -> int:
    """How many units of a kind its cost buys (RR 25.2)."""
    return changed(state, UNITS_PER_COST, profile(state, seat, kind).produced, seat, kind)


def cost_of(state: Ti4State, seat: int, counts: Mapping[str, int]) -> int:
    """The combined cost; a pair of which only one is produced costs the whole (RR 58.2)."""
    total = 0
    for kind, number in counts.items():
        pays_for = units_for_cost(state, seat, kind)
        total += profile(state, seat, kind).cost * -(-number // pays_for)
    return total


def is_left(state: Ti4State, seat: int, kind: str, place: Place, planned: Planned) -> bool:
    """Whether another unit is in the reinforcements beyond those that are being produced (RR 58.5)."""
    if kind not in TOKEN_LIMITED:
        return left(state, seat, kind, place) > sum([each == kind for each, _ in planned])
    if (kind, place) in planned or count(state, seat, place, kind):
        return True
    new = {where for each, where in planned if each == kind and not count(state, seat, where, kind)}
    stacks = sum([1 for group in state.units[seat].values() if group[INDEX[kind]]])
    return stacks + len(new) < LIMITS[kind]


def supply_refusal(state: Ti4State, seat: int, kind: str, place: Place, planned: Planned) -> Refusal | None:
    """If none is left, one can be taken back from a system without a token (RR 58.5)."""
    if is_left(state, seat, kind, place, planned) or sources(state, seat, kind, place):
        return None
    return Refusal("RR 58.5", "none_left", (kind,))


class Room(NamedTuple):
    """What is, or will be, in a space area, and what it holds (RR 16.2, 34.1)."""

    ships: int
    """Without fighters."""
    fighters: int
    """Beyond those that space docks look after."""
    infantry: int
    capacity: int
    fleet: int
    """How many ships the fleet pool allows."""
    halves: int
    """Half ships that a fighter without capacity counts against the fleet pool; 0 if it cannot be there."""

    def refusal(self, system: int) -> Refusal | None:
        loose = max(0, self.fighters - max(0, self.capacity - self.infantry))
        if self.infantry > self.capacity or (loose and not self.halves):
            return Refusal("RR 16.2", "no_capacity", (system,))
        full = 2 * self.ships + self.halves * loose > 2 * self.fleet
        return Refusal("RR 34.1", "fleet_full", (self.fleet,)) if full else None

    def plus(self, kind: str, capacity: int) -> Room:
        ships, fighters, infantry, held, fleet, halves = self
        if kind == FIGHTER:
            return Room(ships, fighters + 1, infantry, held, fleet, halves)
        if kind == INFANTRY:
            return Room(ships, fighters, infantry + 1, held, fleet, halves)
        return Room(ships + 1, fighters, infantry, held + capacity, fleet, halves)


def room_in(state: Ti4State, seat: int, system: int, planned: Planned) -> Room:
    """The space area with all that is being produced. Negative fighters: docks could look after more."""
    group = in_space(state, seat, system)
    room = Room(
        ships=big_ship_count(group),
        fighters=group[INDEX[FIGHTER]] - fighter_room(state, seat, system),
        infantry=group[INDEX[INFANTRY]],
        capacity=capacity(state, seat, system),
        fleet=fleet_limit(state, seat, system),
        halves=profile(state, seat, FIGHTER).fleet_halves,
    )
    for kind, place in planned:
        if place not in PLANET:
            room = room.plus(kind, profile(state, seat, kind).capacity)
    return room
