"""From where, and by which way, a ship can come on maps on which it matters how a border is crossed.

Borders may be closed in one direction or make a ship stop behind them, and a rift helps only a ship that
enters and leaves it over borders that do not lie opposite each other. `galaxy.movement` knows nothing of this
and is the faster one where none of it is on the map.

A ship is somewhere, and in a rift it has come in on one side: each rift counts as eight places, one for each
side over which it may be entered, one for a wormhole, and one where a ship starts. `survey` looks once,
backwards from the active system, for all ships together. `safest` finds the one way that a ship is taken to
have come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from throneworld.galaxy.adjacency import Adjacency, Link
from throneworld.galaxy.hexes import Hex, neighbours
from throneworld.galaxy.movement import Terrain, Way
from throneworld.galaxy.sets import System, Systems, members, set_of

NOWHERE = -1
SIDES = 6
LEAP = SIDES
"""In the place of a side: through a wormhole, or by a link."""
START = -1
_ENTRIES = SIDES + 1


class Chart(Struct, frozen=True, cache_hash=True, gc=False):
    """How systems are joined, border by border."""

    around: tuple[tuple[System, ...], ...]
    """For each system its six neighbours, clockwise from the north, or NOWHERE."""
    leaps: Adjacency
    """Systems that are adjacent otherwise."""
    severed: tuple[Link, ...] = ()
    """Borders that cannot be crossed, from the one system to the other."""
    stops: tuple[Link, ...] = ()
    """Borders that end the move of whoever crosses them, from the one system to the other."""
    alone: bool = False
    """Whether a leap takes the whole move of a ship."""


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


def all_around(places: Sequence[Hex | None]) -> tuple[tuple[System, ...], ...]:
    """The six neighbours of each system. None: a tile beside the map, which touches nothing."""
    system = {place: each for each, place in enumerate(places) if place is not None}
    nothing = (NOWHERE,) * SIDES
    return tuple(
        nothing if place is None else tuple(system.get(there, NOWHERE) for there in neighbours(place))
        for place in places
    )


def is_two_way(severed: Sequence[Link]) -> bool:
    """Whether what is closed one way is closed the other way, too."""
    return all((there, here) in severed for here, there in severed)


# Places and steps


class _Arcs(NamedTuple):
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
def _arcs(chart: Chart, rifts: Systems) -> _Arcs:
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

    def arcs(self) -> _Arcs:
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
        return _Arcs(self.width, self.layers, tuple(systems), tuple(at), goals, one, none, leap, last)

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


# The search


class Survey(Struct, frozen=True, cache_hash=True, gc=False):
    """All ways into the active system for ships of a move value up to the one that was searched for."""

    chart: Chart
    active: System
    land: Terrain
    passable: Systems
    held: Systems
    free: Systems
    """A leap into one of these costs nothing."""
    found: tuple[Systems, ...]
    """By cost: where ways begin that cost at most so much."""
    straight: Systems = 0
    """Systems in which nobody turns back over the border by which he came."""
    others: tuple[Survey, ...] = ()
    """Surveys of the same ships on other terms: each ship takes whichever way is the safest of all."""

    def origins(self, move: int) -> Systems:
        """From where a ship can come."""
        found = self.found[min(move, len(self.found) - 1)] & ~self.held if move > 0 else 0
        for each in self.others:
            found |= each.origins(move)
        return found

    def fewest_rifts(self, origin: System, move: int) -> int | None:
        """Nothing if it cannot come; what befalls it follows from its way."""
        return 0 if self.origins(move) >> origin & 1 else None

    def stopovers(self, origin: System, move: int) -> Systems:
        """Systems in which a ship might take units up on its way; `safest` decides."""
        found = (self.origins(move) | self.land.bends & ~self.held) & self.passable
        for each in self.others:
            found |= each.stopovers(origin, move)
        return found


def survey(
    chart: Chart,
    active: System,
    move: int,
    land: Terrain,
    *,
    blocked: Systems = 0,
    held: Systems = 0,
    free: Systems = 0,
) -> Survey:
    """All ways into the active system; see `movement.search` for what bars them."""
    passable = ~(land.no_passage | blocked)
    closed = land.no_end >> active & 1
    found = (0,) if closed else _from_anywhere(chart, active, move, land, passable, free)
    return Survey(chart, active, land, passable, held & ~(1 << active), free, found)


def by_two_borders(
    found: Survey, system: System, sides: Link, active: System, move: int, blocked: Systems = 0
) -> Survey:
    """The same ways if a system can be passed from one of two neighbours to the other, and only so, whatever
    else bars it or lies in wait there."""
    chart, land, bit = found.chart, found.land, 1 << system
    away = [each for each in chart.around[system] if each not in (NOWHERE, *sides)]
    severed = (*chart.severed, *[link for each in away for link in ((system, each), (each, system))])
    leaps = tuple([0 if here == system else row & ~bit for here, row in enumerate(chart.leaps)])
    roads = Chart(chart.around, leaps, severed, chart.stops, chart.alone)
    land = land._replace(no_passage=land.no_passage & ~bit, perils=land.perils & ~bit)
    passage = survey(roads, active, move, land, blocked=blocked, held=found.held, free=found.free)
    return replace(passage, straight=bit)


def _from_anywhere(
    chart: Chart, active: System, move: int, land: Terrain, passable: Systems, free: Systems
) -> tuple[Systems, ...]:
    """A ship that starts where it is slow gets nothing by a bend."""
    found = _found(chart, active, move, land.bends, passable, free)
    if not (land.bends and land.slow):
        return found
    slowly = _found(chart, active, move, 0, passable, free)
    return tuple([row & ~land.slow | slow & land.slow for row, slow in zip(found, slowly, strict=True)])


def _found(
    chart: Chart, active: System, move: int, bends: Systems, passable: Systems, free: Systems
) -> tuple[Systems, ...]:
    arcs = _arcs(chart, bends)
    one, new = _last_steps(chart, arcs, active, free)
    begin, direct = 0, chart.leaps[active] if chart.alone else 0
    rows: list[Systems] = []
    for cost in range(move + 1):
        while new & ~begin:
            new &= ~begin
            begin |= new
            more, new = _before(chart, arcs, _places(arcs, passable, new), free)
            one |= more
        rows.append(_folded(arcs, begin) | (direct if cost else 0))
        new = one
    return tuple(rows)


def _last_steps(chart: Chart, arcs: _Arcs, active: System, free: Systems) -> tuple[Systems, Systems]:
    """Places before the active system: at the price of one, and at none."""
    one, none = _before(chart, arcs, arcs.goals[active], free)
    last, last_at_none = arcs.last[active]
    return one | last, none | last_at_none


def _before(chart: Chart, arcs: _Arcs, places: Systems, free: Systems) -> tuple[Systems, Systems]:
    one = none = 0
    while places:
        lowest = places & -places
        place = lowest.bit_length() - 1
        one |= arcs.one[place]
        none |= arcs.none[place]
        if free >> arcs.system[place] & 1:
            none |= arcs.leap[place]
        elif not chart.alone:
            one |= arcs.leap[place]
        places ^= lowest
    return one, none


def _places(arcs: _Arcs, passable: Systems, among: Systems) -> Systems:
    """Of some places those in systems that may be passed."""
    found = 0
    while among:
        lowest = among & -among
        if passable >> arcs.system[lowest.bit_length() - 1] & 1:
            found |= lowest
        among ^= lowest
    return found


def _folded(arcs: _Arcs, places: Systems) -> Systems:
    """The systems in which a ship may start: whatever it uses up later."""
    found, starts = 0, (1 << len(arcs.at)) - 1
    for layer in range(arcs.layers):
        found |= places >> layer * arcs.width & starts
    return found


# The one way


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
