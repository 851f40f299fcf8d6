"""What units cost that are being produced, whether any are left, and whether they have room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from throneworld.imperium.citing import CAPACITY_RULE, FLEET_ROOM_RULE, SUPPLY_RULE
from throneworld.imperium.edition import Place
from throneworld.imperium.limits import (
    capacity,
    carried,
    fighter_room,
    fleet_halves,
    fleet_limit,
    halves_of,
    shared_room,
)
from throneworld.imperium.modifiers import changed
from throneworld.imperium.movement.room import room_of_new
from throneworld.imperium.placing import sources
from throneworld.imperium.quantities import PRODUCTION_WEIGHT, UNIT_COST, UNITS_PER_COST
from throneworld.imperium.state import AREAS, ImperiumState
from throneworld.imperium.units import FIGHTER, INDEX, SHIPS, count, in_space, left
from throneworld.kernel.asks import Refusal

Planned = tuple[tuple[str, Place], ...]
"""Units that are being produced: the kind and the place of each."""


def counted(planned: Planned) -> dict[str, int]:
    found: dict[str, int] = {}
    for kind, _ in planned:
        found[kind] = found.get(kind, 0) + 1
    return found


def units_for_cost(state: ImperiumState, seat: int, kind: str) -> int:
    """How many units of a kind its cost buys."""
    printed = state.edition.profile(state, seat, kind).produced
    return changed(state, UNITS_PER_COST, printed, seat, kind)


def unit_cost(state: ImperiumState, seat: int, kind: str) -> int:
    """What a unit costs, or as many as its cost buys."""
    return changed(state, UNIT_COST, state.edition.profile(state, seat, kind).cost, seat, kind)


def cost_of(state: ImperiumState, seat: int, counts: Mapping[str, int]) -> int:
    """The combined cost. Where only one of a pair is produced the whole is paid, of each kind by itself, or,
    in some editions, of all halves together."""
    edition, halves = state.edition, 0
    for kind, number in counts.items():
        cost, pays_for = unit_cost(state, seat, kind), units_for_cost(state, seat, kind)
        paid = number if edition.halves_add_up else pays_for * -(-number // pays_for)
        halves += 2 * cost * paid // pays_for
    return -(-halves // 2)


def unit_weight(state: ImperiumState, seat: int, kind: str) -> int:
    """What a unit counts against what can be produced: one, unless the edition weighs units."""
    weights = state.edition.production_weights
    return changed(state, PRODUCTION_WEIGHT, weights.get(kind, 1), seat, kind) if weights else 1


def weight_of(state: ImperiumState, seat: int, planned: Planned) -> int:
    """What they count all together."""
    if not state.edition.production_weights:
        return len(planned)
    return sum([unit_weight(state, seat, kind) for kind, _ in planned])


def is_left(state: ImperiumState, seat: int, kind: str, place: Place, planned: Planned) -> bool:
    """Whether another unit is in the reinforcements beyond those that are being produced."""
    edition = state.edition
    if kind not in edition.continued_kinds:
        return left(state, seat, kind, place) > sum([each == kind for each, _ in planned])
    if not edition.stack_needs_plastic or (kind, place) in planned or count(state, seat, place, kind):
        return True
    new = {where for each, where in planned if each == kind and not count(state, seat, where, kind)}
    number = edition.index[kind]
    stacks = sum([1 for group in state.units[seat].values() if group[number]])
    return stacks + len(new) < edition.pieces[kind]


def supply_refusal(
    state: ImperiumState, seat: int, kind: str, place: Place, planned: Planned
) -> Refusal | None:
    """If none is left, one can be taken back from a system without a token."""
    if is_left(state, seat, kind, place, planned) or sources(state, seat, kind, place):
        return None
    return Refusal(SUPPLY_RULE, "none_left", (kind,))


class Room(NamedTuple):
    """What is, or will be, in a space area, and what it holds."""

    ships: int
    """Half ships that count against the fleet pool, without fighters."""
    fighters: int
    """Beyond those that space docks look after."""
    cargo: int
    """Ground forces, and whatever else needs room aboard."""
    capacity: int
    fleet: int
    """How many ships the fleet pool allows."""
    halves: int
    """Half ships that a fighter without capacity counts against the fleet pool; 0 if it cannot be there."""

    def refusal(self, system: int) -> Refusal | None:
        loose = max(0, self.fighters - max(0, self.capacity - self.cargo))
        if self.cargo > self.capacity or (loose and not self.halves):
            return Refusal(CAPACITY_RULE, "no_capacity", (system,))
        full = self.ships + self.halves * loose > 2 * self.fleet
        return Refusal(FLEET_ROOM_RULE, "fleet_full", (self.fleet, system)) if full else None

    def plus(self, kind: str, capacity: int, counts: int = 2) -> Room:
        """With one more unit: what it can hold, and the half ships that it counts."""
        ships, fighters, cargo, held, fleet, halves = self
        if kind == FIGHTER:
            return Room(ships, fighters + 1, cargo, held, fleet, halves)
        if kind in SHIPS:
            return Room(ships + counts, fighters, cargo, held + capacity, fleet, halves)
        return Room(ships, fighters, cargo + 1, held, fleet, halves)


def room_in(state: ImperiumState, seat: int, system: int, planned: Planned) -> Room:
    """The space area with all that is being produced. Negative fighters: docks could look after more."""
    group, shared = in_space(state, seat, system), shared_room(state, seat, system)
    room = Room(
        ships=fleet_halves(state, seat, group),
        fighters=group[INDEX[FIGHTER]] - (0 if shared else fighter_room(state, seat, system)),
        cargo=carried(state, group),
        capacity=capacity(state, seat, system) + shared,
        fleet=fleet_limit(state, seat, system),
        halves=halves_of(state, seat, FIGHTER),
    )
    for kind, place in planned:
        if place in AREAS:
            room = room.plus(kind, room_of_new(state, seat, kind), halves_of(state, seat, kind))
    return room
