"""Places and steps between them, for `galaxy.sides`: a rift is as many places as there are ways into it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from throneworld.galaxy.charts import LEAP, NOWHERE, SIDES, START, Chart
from throneworld.galaxy.sets import System, Systems, members, set_of

_ENTRIES = SIDES + 1


class Arcs(NamedTuple):
    """Who stands before whom. A place is a bit; those of a ship that has used rifts up come after others."""

    width: int
    """Places of a ship that has used nothing up."""
    layers: int
    system: tuple[System, ...]
    """The system of each place."""
    at: tuple[Systems, ...]
    """All places of each system."""
    goals: tuple[Systems, ...]
    """Where a ship is when it enters a system and has used nothing up."""
    one: tuple[Systems, ...]
    """Places before each one, over a border at the price of one."""
    none: tuple[Systems, ...]
    """Likewise at no price."""
    leap: tuple[Systems, ...]
    """Likewise by a leap."""
    last: tuple[tuple[Systems, Systems], ...]
    """Places before each system over borders that end a move: at the price of one, and at none."""


@lru_cache(maxsize=256)
def arcs_of(chart: Chart, rifts: Systems) -> Arcs:
    return _Builder(chart, rifts).arcs()


class _Builder:
    def __init__(self, chart: Chart, rifts: Systems) -> None:
        self.chart, self.rifts, self.systems = chart, members(rifts), len(chart.around)
        self.width = self.systems + _ENTRIES * len(self.rifts)
        spent = [rift for rift in self.rifts if any(there in self.rifts for there in chart.around[rift])]
        self.spent = {rift: 1 << number for number, rift in enumerate(spent)}
        self.layers = 1 << len(spent)
        places = self.width * self.layers
        self.one, self.none, self.leap = [0] * places, [0] * places, [0] * places
        self.last = [[0, 0] for _ in range(self.systems)]

    def arcs(self) -> Arcs:
        closed, stops = set(self.chart.severed), set(self.chart.stops)
        for here in range(self.systems):
            for side, there in enumerate(self.chart.around[here]):
                if there != NOWHERE and (here, there) not in closed:
                    self._border(here, side, there, (here, there) in stops)
            for there in members(self.chart.leaps[here]):
                self._leap(here, there)
        systems = [self._system(place) for place in range(self.width)] * self.layers
        at = [0] * self.systems
        for place, system in enumerate(systems):
            at[system] |= 1 << place
        goals = tuple(
            set_of(self._entered(system, side) for side in range(_ENTRIES)) for system in range(self.systems)
        )
        one, none, leap = tuple(self.one), tuple(self.none), tuple(self.leap)
        last = tuple((there, at_none) for there, at_none in self.last)
        return Arcs(self.width, self.layers, tuple(systems), tuple(at), goals, one, none, leap, last)

    def _system(self, place: int) -> System:
        return place if place < self.systems else self.rifts[(place - self.systems) // _ENTRIES]

    def _entered(self, system: System, side: int) -> int:
        if system not in self.rifts:
            return system
        return self.systems + _ENTRIES * self.rifts.index(system) + side

    def _leaving(self, here: System) -> Iterator[tuple[int, int]]:
        """Every place of a system, and over which side it was entered."""
        yield here, START
        if here in self.rifts:
            yield from ((self._entered(here, side), side) for side in range(_ENTRIES))

    def _border(self, here: System, side: int, there: System, stops: bool) -> None:
        """The side over which the next system is entered lies opposite."""
        target = self._entered(there, (side + 3) % SIDES)
        for place, entered in self._leaving(here):
            bends = entered not in (START, LEAP, (side + 3) % SIDES)
            if stops:
                spent = self.spent.get(here, 0) if bends else 0
                self.last[there][bends] |= 1 << place + spent * self.width
            else:
                self._arc(here, place, target, bends)

    def _arc(self, here: System, place: int, target: int, bends: bool) -> None:
        """A rift that is used up later on the way helps no more; one beside none is never used twice."""
        bit = self.spent.get(here, 0)
        for layer in range(self.layers):
            goes = target + layer * self.width
            if bends and not layer & bit:
                self.none[goes] |= 1 << place + (layer | bit) * self.width
            else:
                self.one[goes] |= 1 << place + layer * self.width

    def _leap(self, here: System, there: System) -> None:
        target = self._entered(there, LEAP)
        for place, _ in self._leaving(here):
            for layer in range(self.layers):
                self.leap[target + layer * self.width] |= 1 << place + layer * self.width
