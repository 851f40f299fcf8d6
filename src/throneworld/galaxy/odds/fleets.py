"""A side's units under fire. A condition tells how many of each kind are whole and how many damaged.

Casualties follow an order, so what a number of hits makes of a condition is certain, and a handful of
conditions is all that a side can come to. Each has a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, takewhile
from typing import NamedTuple

from throneworld.galaxy.odds.model import Casualty, Side

Condition = tuple[int, ...]
"""For each kind in turn: whole units, damaged units."""
Fresh = tuple[int, ...]
"""For each kind in turn: damaged units that sustained in this round. Empty if there are none, and for a side
that repairs nothing after a round."""


class Hits(NamedTuple):
    plain: int = 0
    aimed: int = 0
    """At ships that are no fighters, while there are any."""
    barrage: int = 0
    """At fighters only, and nothing cancels them (RR 10.2, 76.4)."""


ANY, OTHERS, FIGHTERS = range(3)
"""Whom a hit may be assigned to."""
Way = tuple[int, bool]
"""How a hit comes: whom it may be assigned to, and whether Sustain Damage is barred."""
ABILITIES = ("repairs", "forbids_sustain", "aims", "takes_all_along")


class Fleet:
    def __init__(self, side: Side) -> None:
        self.side = side
        self.units = tuple(group.unit for group in side.groups)
        self.order = casualty_order(side)
        self.places = {unit.name: place for place, unit in enumerate(self.units)}
        self.conditions: list[Condition] = []
        self.fresh: list[Fresh] = []
        self._counts: list[tuple[int, ...]] = []
        self._numbers: dict[tuple[Condition, Fresh], int] = {}
        self._steps: dict[tuple[int, int, bool], tuple[int, bool] | None] = {}
        self._after: dict[tuple[int, Hits, bool], int] = {}
        self._repairs: dict[int, int] = {}
        self._paths: dict[tuple[int, bool], list[int]] = {}
        self.mends, self.forbids, self.aims, self.takes_all_along = (
            any(getattr(unit, ability) for unit in self.units) for ability in ABILITIES
        )
        self.gone = self.number((0, 0) * len(self.units))
        self.start = self.number(
            tuple(n for group in side.groups for n in (group.count - group.damaged, group.damaged))
        )

    # Conditions

    def number(self, condition: Condition, fresh: Fresh = ()) -> int:
        found = self._numbers.get((condition, fresh))
        if found is None:
            found = self._numbers[condition, fresh] = len(self.conditions)
            self.conditions.append(condition)
            self._counts.append(tuple(map(sum, zip(condition[::2], condition[1::2], strict=True))))
            self.fresh.append(fresh)
        return found

    def counts(self, number: int) -> tuple[int, ...]:
        """How many units there are of each kind."""
        return self._counts[number]

    def strength(self, number: int) -> int:
        return sum(self.conditions[number])

    def others(self, number: int) -> int:
        """Ships that are no fighters."""
        counted = zip(self.units, self.counts(number), strict=True)
        return sum(units for unit, units in counted if not unit.fighter)

    def health(self, number: int) -> int:
        """How many hits it takes to destroy everything."""
        condition = self.conditions[number]
        sustaining = sum(condition[2 * place] for place, unit in enumerate(self.units) if unit.sustain)
        return sum(condition) + sustaining

    def has(self, number: int, ability: str) -> bool:
        counted = zip(self.units, self.counts(number), strict=True)
        return any(units and getattr(unit, ability) for unit, units in counted)

    def loses_all_along(self, before: int, after: int) -> bool:
        """Whether a unit was destroyed in between that takes everything along."""
        ability = "takes_all_along"
        return self.takes_all_along and self.has(before, ability) and not self.has(after, ability)

    def repaired(self, number: int) -> int:
        """At the start of a round."""
        if not self.mends:
            return number
        condition = list(self.conditions[number])
        for place, unit in enumerate(self.units):
            if unit.repairs:
                condition[2 * place : 2 * place + 2] = [sum(condition[2 * place : 2 * place + 2]), 0]
        return self.number(tuple(condition))

    def settled(self, number: int) -> int:
        """Nothing has been damaged in the round that begins."""
        return self.number(self.conditions[number])

    def one_repaired(self, number: int) -> int:
        """After hits are assigned in a round: of what has not sustained in it, what sustains last."""
        found = self._repairs.get(number)
        if found is None:
            found = self._repairs[number] = self._repair_one(number)
        return found

    def _repair_one(self, number: int) -> int:
        condition, fresh = self.conditions[number], self.fresh[number] or (0,) * len(self.units)
        for line in reversed(self.order):
            place = self.places[line.unit]
            whole, damaged = condition[2 * place : 2 * place + 2]
            if line.sustain and damaged > fresh[place]:
                return self.number(changed(condition, place, whole + 1, damaged - 1))
        return self.settled(number)

    def reachable(self, starts: Iterable[int], ways: Iterable[Way]) -> list[int]:
        """Every condition that such hits can lead to from these, the healthiest first."""
        found = dict.fromkeys(starts)
        waiting = list(found)
        while waiting:
            for fresh in self._next_to(waiting.pop(), ways):
                if fresh not in found:
                    found[fresh] = None
                    waiting.append(fresh)
        return sorted(found, key=self.health, reverse=True)

    def _next_to(self, number: int, ways: Iterable[Way]) -> list[int]:
        steps = [self._step(number, target, barred) for target, barred in ways]
        hit = [step[0] for step in steps if step]
        return [*hit, *(self.repaired(each) for each in hit)]

    # Hits

    def after(self, number: int, hits: Hits, barred: bool) -> int:
        """The condition after these hits; `barred` if Sustain Damage cannot be used."""
        key = (number, hits, barred)
        found = self._after.get(key)
        if found is None:
            found = self._after[key] = self._suffer(number, hits, barred)
        return found

    def path(self, number: int, barred: bool) -> list[int]:
        """The conditions after 0, 1, 2 ... plain hits, for as long as anything is left."""
        key = (number, barred)
        found = self._paths.get(key)
        if found is None:
            found = self._paths[key] = self._path(number, barred)
        return found

    def _path(self, number: int, barred: bool) -> list[int]:
        step = self._step(number, ANY, barred)
        if step is None:
            return []
        if self.side.sustain_cancels == 1:
            return [number, *self.path(step[0], barred)]
        each_number = (self.after(number, Hits(hits), barred) for hits in count())
        return list(takewhile(lambda each: each != self.gone, each_number))

    def _suffer(self, number: int, hits: Hits, barred: bool) -> int:
        """The first hit, then the rest of them; hits that must go somewhere are assigned first."""
        plain, aimed, barrage = hits
        if not (plain or aimed or barrage):
            return number
        step = self._step(number, FIGHTERS if barrage else OTHERS if aimed else ANY, barred)
        if step is None:  # excess hits have no effect
            return number
        following, cancels = step
        return self.after(following, self._rest(hits, cancels), barred)

    def _rest(self, hits: Hits, cancels: bool) -> Hits:
        plain, aimed, barrage = hits
        if barrage:
            return Hits(plain, aimed, barrage - 1)
        taken = self.side.sustain_cancels if cancels else 1
        from_aimed = min(taken, aimed)
        return Hits(max(plain - (taken - from_aimed), 0), aimed - from_aimed)

    def _step(self, number: int, target: int, barred: bool) -> tuple[int, bool] | None:
        """What one hit does, and whether a unit sustained it; None if nothing can be hit."""
        key = (number, target, barred)
        if key not in self._steps:
            self._steps[key] = self._first_step(number, target, barred)
        return self._steps[key]

    def _first_step(self, number: int, target: int, barred: bool) -> tuple[int, bool] | None:
        condition = self.conditions[number]
        for line in self.order:
            place = self.places[line.unit]
            if not self._may_hit(place, target) or (line.sustain and (barred or target == FIGHTERS)):
                continue
            following = _sustained(condition, place) if line.sustain else lost(condition, place, line.keep)
            if following is not None:
                return self.number(following, self._fresh_after(number, place, line.sustain)), line.sustain
        return self._step(number, ANY, barred) if target == OTHERS else None

    def _fresh_after(self, number: int, place: int, sustained: bool) -> Fresh:
        """Of damaged units that are lost, one that sustained in this round goes first."""
        if not self.side.repairs_one:
            return ()
        fresh = list(self.fresh[number] or (0,) * len(self.units))
        fresh[place] = fresh[place] + 1 if sustained else max(fresh[place] - 1, 0)
        return tuple(fresh) if any(fresh) else ()

    def _may_hit(self, place: int, target: int) -> bool:
        return target == ANY or self.units[place].fighter == (target == FIGHTERS)


def _sustained(condition: Condition, place: int) -> Condition | None:
    whole, damaged = condition[2 * place : 2 * place + 2]
    return changed(condition, place, whole - 1, damaged + 1) if whole else None


def lost(condition: Condition, place: int, keep: int) -> Condition | None:
    """A damaged unit goes before a whole one."""
    whole, damaged = condition[2 * place : 2 * place + 2]
    if whole + damaged <= keep:
        return None
    return (
        changed(condition, place, whole, damaged - 1) if damaged else changed(condition, place, whole - 1, 0)
    )


def changed(condition: Condition, place: int, whole: int, damaged: int) -> Condition:
    return (*condition[: 2 * place], whole, damaged, *condition[2 * place + 2 :])


def casualty_order(side: Side) -> tuple[Casualty, ...]:
    """The order asked for, then all that it leaves open, the cheapest first."""
    cheapest = sorted(side.groups, key=lambda group: (group.unit.cost, -group.unit.combat))
    lines = [*side.order, *(Casualty(group.unit.name) for group in cheapest)]
    open_ones = {group.unit.name for group in cheapest if group.unit.sustain}
    open_ones -= {line.unit for line in side.order if line.sustain}
    first = {line.unit: place for place, line in reversed(list(enumerate(lines)))}
    sustaining = sorted(open_ones, key=lambda name: first[name])
    if side.sustain == "first":
        return (*(Casualty(name, sustain=True) for name in sustaining), *lines)
    for name in reversed(sustaining):  # from the end, so that places before it stay what they are
        lines.insert(first[name], Casualty(name, sustain=True))
    return tuple(lines)
