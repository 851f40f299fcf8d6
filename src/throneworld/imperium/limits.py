"""How much a player may have in the space area of a system: the fleet pool and capacity."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple

from throneworld.imperium.edition import Group
from throneworld.imperium.modifiers import changed, granted_by, is_altered, total
from throneworld.imperium.movement.room import is_overloaded, room_aboard
from throneworld.imperium.quantities import ANY_CARGO, FIGHTER_ROOM, FLEET_LIMIT, HALF_A_SHIP, KIND_LIMIT
from throneworld.imperium.state import SPACE, ImperiumState, Load
from throneworld.imperium.units import (
    BIG_SHIPS,
    FIGHTER,
    INDEX,
    SHIPS,
    SPACE_DOCK,
    big_ship_count,
    count,
    in_space,
)

_FIGHTER = INDEX[FIGHTER]


def fleet_limit(state: ImperiumState, seat: int, system: int) -> int:
    """How many ships other than fighters a player may have in a system."""
    return state.fleet[seat] + total(state, FLEET_LIMIT, seat, system)


NO_LIMIT = 99
"""More ships than anybody has."""


def kind_limit(state: ImperiumState, seat: int, system: int) -> int:
    """How many ships of one kind a player may have in a system."""
    return changed(state, KIND_LIMIT, NO_LIMIT, seat, system)


def crowded_kinds(state: ImperiumState, seat: int, system: int) -> tuple[str, ...]:
    """Kinds of which there are too many."""
    limit = kind_limit(state, seat, system)
    if limit == NO_LIMIT:
        return ()
    return tuple([kind for kind in SHIPS if count(state, seat, SPACE[system], kind) > limit])


def fleet_halves(state: ImperiumState, seat: int, group: Group) -> int:
    """How many half ships a group in space counts against the fleet pool, without fighters."""
    halves = 2 * big_ship_count(group)
    if is_altered(state, HALF_A_SHIP, seat):
        halves -= sum(
            [group[INDEX[kind]] for kind in BIG_SHIPS if granted_by(state, HALF_A_SHIP, seat, kind)]
        )
    return halves


def halves_of(state: ImperiumState, seat: int, kind: str) -> int:
    """How many half ships one of a kind counts; a fighter that nothing supports as its row says."""
    halves = state.edition.profile(state, seat, kind).fleet_halves if kind == FIGHTER else 2
    return halves // 2 if halves > 1 and granted_by(state, HALF_A_SHIP, seat, kind) else halves


def has_place(state: ImperiumState, seat: int, system: int, kind: str, coming: int = 0) -> bool:
    """Whether the fleet pool allows one more ship of a kind in a system, besides so many halves of others."""
    there = fleet_halves(state, seat, in_space(state, seat, system)) + coming
    return there + halves_of(state, seat, kind) <= 2 * fleet_limit(state, seat, system)


def capacity(state: ImperiumState, seat: int, system: int) -> int:
    """What a player's units in the space area can hold together, docks that float included."""
    group = state.units[seat].get(SPACE[system])
    if group and state.edition.cargo_is_bound:
        return room_aboard(state, seat, SPACE[system], group)
    return sum(map(mul, group, state.edition.capacities(state, seat))) if group else 0


def fighter_room(state: ImperiumState, seat: int, system: int) -> int:
    """Fighters that the space docks of a system look after: they need no other capacity."""
    each = state.edition.profile(state, seat, SPACE_DOCK).fighter_capacity
    more = total(state, FIGHTER_ROOM, seat, system)
    if not each:
        return more
    return more + sum(
        [each * count(state, seat, place, SPACE_DOCK) for place in state.edition.places[system]]
    )


def shared_room(state: ImperiumState, seat: int, system: int) -> int:
    """What else needs room may take what looks after fighters, where any room holds any cargo."""
    return fighter_room(state, seat, system) if granted_by(state, ANY_CARGO, seat) else 0


def carried(state: ImperiumState, group: Group) -> int:
    """What of a group in space needs room aboard, fighters apart."""
    return sum([group[number] for number in state.edition.carried])


class Excess(NamedTuple):
    """What is too much in a space area."""

    fleet: int = 0
    """Half ships beyond the fleet pool; a loose fighter may count as one half or two."""
    loose: int = 0
    """Fighters beyond the capacity that count against the fleet pool instead."""
    cargo: int = 0
    """Fighters and ground forces beyond the capacity that have to go."""


_FINE = Excess()


def excess(state: ImperiumState, seat: int, system: int) -> Excess:
    """Docks take their fighters first, then ships hold ground forces before loose fighters."""
    group = state.units[seat].get(SPACE[system])
    if group is None:
        return _FINE
    aboard = carried(state, group)
    shared = shared_room(state, seat, system) if aboard else 0
    own = 0 if shared or not group[_FIGHTER] else fighter_room(state, seat, system)
    fighters = max(0, group[_FIGHTER] - own)
    room = capacity(state, seat, system) + shared if aboard or fighters else 0
    halves = halves_of(state, seat, FIGHTER) if fighters else 0
    loose = max(0, fighters - max(0, room - aboard)) if halves else 0
    cargo = max(0, aboard - room) if halves else max(0, aboard + fighters - room)
    fleet = fleet_halves(state, seat, group) - 2 * fleet_limit(state, seat, system) + halves * loose
    return Excess(max(0, fleet), loose, max(cargo, len(overloaded(state, seat, system))))


def overloaded(state: ImperiumState, seat: int, system: int) -> list[Load]:
    """Ships that have more aboard than they can carry, where cargo is bound to ships."""
    if not state.edition.cargo_is_bound:
        return []
    return [ship for ship in state.loads(seat).get(SPACE[system], ()) if is_overloaded(state, seat, ship)]


def stacks_without_plastic(state: ImperiumState, seat: int) -> str:
    """A kind of which there are more stacks than plastic pieces, or nothing."""
    places, edition = state.units[seat], state.edition
    if edition.stack_needs_plastic and len(places) > edition.fewest_pieces:
        for kind in edition.continued_kinds:
            number = edition.index[kind]
            if sum([1 for group in places.values() if group[number]]) > edition.pieces[kind]:
                return kind
    return ""


def within_limits(state: ImperiumState, seat: int, system: int) -> bool:
    if SPACE[system] in state.units[seat]:
        over = excess(state, seat, system)
        if over.fleet or over.cargo or crowded_kinds(state, seat, system):
            return False
    return not stacks_without_plastic(state, seat)
