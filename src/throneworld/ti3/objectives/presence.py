"""Objectives that ask for units and systems: how many, where, in a line, around two homes (ruling 94)."""

from __future__ import annotations

from itertools import combinations

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import Systems, members
from throneworld.imperium.board import edges
from throneworld.imperium.edition import Group
from throneworld.ti3.objectives.counting import (
    controlled_systems,
    holding_systems,
    muster,
    number_in,
    planetary_systems,
    systems_with,
)
from throneworld.ti3.objectives.places import (
    are_apart,
    concerned,
    near_home_of,
    opponents,
    scope,
    spaces_between,
)
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables.needs import GROUND, SHIP_ANY, Bespoke, Chain, Presence, Units
from throneworld.ti3.tables.needs import Systems as SystemsNeed

THREATENING: dict[str, int] = {SHIP_ANY: 6, GROUND: 4}
"""What the objective `threatening` asks for around each of two homes."""


def systems(state: Ti3State, seat: int, need: SystemsNeed) -> bool:
    within = _within(state, seat, need)
    found = within & controlled_systems(state, seat, need.ship or SHIP_ANY)
    found &= holding_systems(state, seat, need.holding)
    if need.every:
        return found == within != 0
    return found.bit_count() >= need.n and (not need.apart or are_apart(state, found, need.n, need.apart))


def presence(state: Ti3State, seat: int, need: Presence) -> bool:
    within = _within(state, seat, need)
    found = within & systems_with(state, seat, need.kind, need.each)
    found &= holding_systems(state, seat, need.holding)
    if need.every:
        return found == within != 0
    owners = concerned(state, seat, need.where, found) if need.owners else 0
    return found.bit_count() >= need.n and owners >= need.owners


def _within(state: Ti3State, seat: int, need: SystemsNeed | Presence) -> Systems:
    found = scope(state, seat, need.where, need.distance, need.outside)
    return found & planetary_systems() if need.planetary else found


def units(state: Ti3State, seat: int, need: Units) -> bool:
    within = scope(state, seat, need.where, need.distance, need.outside)
    found = [
        number
        for system, group in muster(state, seat).items()
        if within >> system & 1 and (number := number_in(group, need.kind))
    ]
    return sum(found) >= need.n and len(found) >= need.systems


# A line of systems


def chain(state: Ti3State, seat: int, need: Chain) -> bool:
    """Systems that share borders, wormholes or not, two of them far enough apart (SA-20.1.6)."""
    left = systems_with(state, seat, need.kind)
    while left:
        line = _hanging_together(state, left)
        if _longest(state, line) >= need.span:
            return True
        left &= ~line
    return False


def _hanging_together(state: Ti3State, systems: Systems) -> Systems:
    """The first of these systems, and all that can be reached from it without leaving them."""
    touching = edges(state.edition, state.map)
    found = edge = systems & -systems
    while edge:
        edge = around(touching, edge) & systems & ~found
        found |= edge
    return found


def _longest(state: Ti3State, systems: Systems) -> int:
    pairs = combinations(members(systems), 2)
    return max([spaces_between(state, one, other) for one, other in pairs], default=0)


# Threatening


def threatens_two(state: Ti3State, seat: int, need: Bespoke) -> bool:
    """Enough ships and ground units around the homes of two opponents; none counts for both."""
    there = muster(state, seat)
    out = near_home_of(state, seat, seat)
    around_homes = [near_home_of(state, seat, other) & ~out for other in opponents(state, seat)]
    return any(_both(there, one, other) for one, other in combinations(around_homes, 2))


def _both(there: dict[int, Group], one: Systems, other: Systems) -> bool:
    """What stands next to both homes fills up whatever is missing."""
    for kind, least in THREATENING.items():
        first, second = _number(there, one & ~other, kind), _number(there, other & ~one, kind)
        missing = max(0, least - first) + max(0, least - second)
        if missing > _number(there, one & other, kind):
            return False
    return True


def _number(there: dict[int, Group], systems: Systems, kind: str) -> int:
    return sum([number_in(group, (kind,)) for system, group in there.items() if systems >> system & 1])
