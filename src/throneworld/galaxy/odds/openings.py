"""What happens at the start of a combat, before its first round (RR 67.2, 38).

Players use their abilities in turn, one at a time, the attacker first; what an ability needs is looked at
when its turn comes. A side uses them in the order in which they stand here.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from throneworld.galaxy.odds.blows import Blow, becomes, strike, unhurt
from throneworld.galaxy.odds.choices import (
    cheapest_light,
    with_hit_on,
    with_one_more,
    without,
    without_a_ship,
)
from throneworld.galaxy.odds.dice import NO_HITS, added, die
from throneworld.galaxy.odds.fleets import Fleet, Hits
from throneworld.galaxy.odds.model import Side
from throneworld.galaxy.odds.rolling import Roll

RAM = Roll(((Hits(aimed=1), 1.0),))


Opening = Callable[[Fleet, int, Fleet, int, bool], tuple[Blow, Blow]]
"""What it does to its own side and to the opponent's. Each fleet comes with the number of its condition; the
last tells whether the opponent cannot use Sustain Damage."""


def broadside(own: Fleet, number: int, other: Fleet, condition: int, barred: bool) -> tuple[Blow, Blow]:
    """No hit: the ship is destroyed (RR 29), and nothing sustains it."""
    if own.others(number) < own.side.broadside:
        return unhurt(number), unhurt(condition)
    return unhurt(number), becomes(other, condition, without_a_ship(other, condition))


def opening_shots(own: Fleet, number: int, other: Fleet, condition: int, barred: bool) -> tuple[Blow, Blow]:
    """No combat rolls: nothing modifies them."""
    counted = zip(own.units, own.counts(number), strict=True)
    values = sorted(unit.combat for unit, count in counted if unit.light for _ in range(count))
    total = NO_HITS
    for value in values[: own.side.opening_shots]:
        total = added(total, die(value))
    roll = Roll(tuple((Hits(hits), chance) for hits, chance in enumerate(total)), total)
    return unhurt(number), strike(other, condition, roll, barred, in_round=False)


def chosen_hit(own: Fleet, number: int, other: Fleet, condition: int, barred: bool) -> tuple[Blow, Blow]:
    return unhurt(number), becomes(other, condition, with_hit_on(other, condition, barred))


def ram(own: Fleet, number: int, other: Fleet, condition: int, barred: bool) -> tuple[Blow, Blow]:
    place = cheapest_light(own, number)
    if place is None:
        return unhurt(number), unhurt(condition)
    given_up = becomes(own, number, without(own, number, place))
    return given_up, strike(other, condition, RAM, barred, in_round=False)


def conversion(own: Fleet, number: int, other: Fleet, condition: int, barred: bool) -> tuple[Blow, Blow]:
    following = without_a_ship(other, condition)
    if following == condition:
        return unhurt(number), unhurt(condition)
    return unhurt(with_one_more(own, number)), becomes(other, condition, following)


def openings(sides: tuple[Side, Side], ground: bool) -> list[tuple[int, Opening]]:
    """Whose turn it is, and what that side does."""
    pairs = zip_longest(_of(sides[0], ground), _of(sides[1], ground))
    return [(place, each) for pair in pairs for place, each in enumerate(pair) if each is not None]


def _of(side: Side, ground: bool) -> list[Opening]:
    if ground:
        return [conversion] if side.converts else []
    wanted = (
        (side.broadside, broadside),
        (side.opening_shots, opening_shots),
        (side.chosen_hit, chosen_hit),
        (side.ram, ram),
    )
    return [opening for wish, opening in wanted if wish]
