"""What one roll of the opponent makes of a fleet."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from throneworld.galaxy.odds.fleets import Fleet
from throneworld.galaxy.odds.rolling import Roll


class Blow(NamedTuple):
    """What no hit has changed stands first."""

    stands: list[tuple[int, float]]
    gone: float
    all_along: float
    """A unit was destroyed that takes everything along."""


def strike(fleet: Fleet, number: int, roll: Roll, barred: bool, in_round: bool) -> Blow:
    """`barred`: Sustain Damage cannot be used; `in_round`: the round may repair a unit after it."""
    if roll.plain is None or fleet.takes_all_along:
        blow = _any_blow(fleet, number, roll, barred)
    else:
        path = fleet.path(number, barred)
        blow = Blow(list(zip(path, roll.plain, strict=False)), sum(roll.plain[len(path) :]), 0.0)
    return _settled(fleet, blow, in_round) if fleet.side.repairs_one else blow


def becomes(fleet: Fleet, before: int, after: int) -> Blow:
    """No dice: it is certain what happens to the fleet."""
    if fleet.loses_all_along(before, after):
        return Blow([], 0.0, 1.0)
    return Blow([], 1.0, 0.0) if after == fleet.gone else unhurt(after)


def unhurt(number: int) -> Blow:
    return Blow([(number, 1.0)], 0.0, 0.0)


def _any_blow(fleet: Fleet, number: int, roll: Roll, barred: bool) -> Blow:
    found: dict[int, float] = defaultdict(float)
    for hits, chance in roll.hits:
        found[fleet.after(number, hits, barred)] += chance
    along = 0.0
    if fleet.takes_all_along and fleet.has(number, "takes_all_along"):
        along = sum(found.pop(each) for each in list(found) if not fleet.has(each, "takes_all_along"))
    gone = found.pop(fleet.gone, 0.0)
    return Blow(list(found.items()), gone, along)


def _settled(fleet: Fleet, blow: Blow, in_round: bool) -> Blow:
    settle = fleet.one_repaired if in_round else fleet.settled
    return blow._replace(stands=[(settle(number), chance) for number, chance in blow.stands])
