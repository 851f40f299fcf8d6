"""The one way that a ship is taken to have come, of all that `galaxy.sides` has found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from throneworld.galaxy.adjacency import Link
from throneworld.galaxy.charts import LEAP, NOWHERE, SIDES, START
from throneworld.galaxy.movement import Way
from throneworld.galaxy.sets import System, Systems, members
from throneworld.galaxy.sides import Survey


class Track(NamedTuple):
    """A way, and which of its steps were leaps."""

    way: Way
    leapt: tuple[bool, ...] = ()

    def crossings(self) -> tuple[Link, ...]:
        """The borders that were crossed, the lower number first, each once."""
        steps = zip(self.way, self.way[1:], self.leapt, strict=False)
        return tuple(dict.fromkeys((min(one, two), max(one, two)) for one, two, leapt in steps if not leapt))

    def leaps(self) -> tuple[Link, ...]:
        """From where to where it leapt."""
        steps = zip(self.way, self.way[1:], self.leapt, strict=False)
        return tuple((one, two) for one, two, leapt in steps if leapt)

    def passed(self) -> Way:
        """The systems between its beginning and its end, in their order."""
        return self.way[1:-1]


@lru_cache(maxsize=4096)
def safest(
    found: Survey,
    origin: System,
    move: int,
    through: Systems,
    mined: tuple[Link, ...] = (),
    turning: tuple[Link, ...] = (),
) -> Track | None:
    """The way of a ship by all these systems, or None.

    The one with the fewest perils, then the fewest mined borders, then the fewest leaps that turn something,
    then the shortest. `mined` are borders, the lower number first, once for each mine; `turning` are leaps.
    """
    tried = [_safest(each, origin, move, through, mined, turning) for each in (found, *found.others)]
    ways = [trial for trial in tried if trial is not None]
    return min(ways, key=lambda trial: trial[:4]).track if ways else None


def _safest(
    found: Survey,
    origin: System,
    move: int,
    through: Systems,
    mined: tuple[Link, ...],
    turning: tuple[Link, ...],
) -> _Trial | None:
    queue: list[_Trial] = [_Trial(0, 0, 0, 0, Track((origin,)), move, START, through, 0)]
    best: dict[tuple[System, int, Systems, Systems], int] = {}
    while queue:
        trial = heappop(queue)
        here, missing = trial.track.way[-1], trial.missing & ~(1 << trial.track.way[-1])
        if here == found.active and trial.length:
            if not missing:
                return trial
            if not found.passable >> here & 1:
                continue
        if trial.left <= best.get((here, trial.entered, missing, trial.used), -1):
            continue
        best[here, trial.entered, missing, trial.used] = trial.left
        for step in _onward(found, trial._replace(missing=missing), mined, turning):
            heappush(queue, step)
    return None


class _Trial(NamedTuple):
    perils: int
    mines: int
    turns: int
    length: int
    track: Track
    left: int
    entered: int
    missing: Systems
    used: Systems
    """Rifts that have helped already: each does once."""


def _onward(
    found: Survey, trial: _Trial, mined: tuple[Link, ...], turning: tuple[Link, ...]
) -> Iterator[_Trial]:
    chart, here = found.chart, trial.track.way[-1]
    for side, there in enumerate(chart.around[here]):
        if there == NOWHERE or (here, there) in chart.severed or _turns_back(found, trial, there):
            continue
        if (here, there) not in chart.stops or (there == found.active and not trial.missing & ~(1 << there)):
            bends = trial.entered not in (START, LEAP, (side + 3) % SIDES) and _helps(found, here, trial)
            mines = mined.count((min(here, there), max(here, there)))
            yield from _step(found, trial, there, (side + 3) % SIDES, 0 if bends else 1, mines, 0, bends)
    for there in members(chart.leaps[here]):
        if not chart.alone or found.free >> there & 1:
            price = 1 - (found.free >> there & 1)
            yield from _step(found, trial, there, LEAP, price, 0, turning.count((here, there)), False)
        elif there == found.active and not trial.length and trial.left:
            yield from _step(found, trial, there, LEAP, trial.left, 0, turning.count((here, there)), False)


def _turns_back(found: Survey, trial: _Trial, there: System) -> bool:
    way = trial.track.way
    return bool(found.straight >> way[-1] & 1 and way[-2:-1] == (there,))


def _helps(found: Survey, here: System, trial: _Trial) -> bool:
    """Each rift does once, and not for a ship that started where it is slow."""
    slow = found.land.slow >> trial.track.way[0] & 1
    return bool(found.land.bends >> here & 1 and not slow and not trial.used >> here & 1)


def _step(
    found: Survey, trial: _Trial, there: System, entered: int, price: int, mines: int, turns: int, bends: bool
) -> Iterator[_Trial]:
    barred = there != found.active and not found.passable >> there & 1
    if barred or trial.left < price:
        return
    here, track = trial.track.way[-1], trial.track
    is_rift = found.land.bends >> there & 1
    yield _Trial(
        trial.perils + (trial.length > 0 and found.land.perils >> here & 1),
        trial.mines + mines,
        trial.turns + turns,
        trial.length + 1,
        Track((*track.way, there), (*track.leapt, entered == LEAP)),
        trial.left - price,
        entered if is_rift else START,
        trial.missing,
        trial.used | (1 << here if bends else 0),
    )
