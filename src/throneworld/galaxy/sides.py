"""From where, and by which way, a ship can come on maps on which it matters how a border is crossed.

Borders may be closed in one direction or make a ship stop behind them, and a rift helps only a ship that
enters and leaves it over borders that do not lie opposite each other. `galaxy.movement` knows nothing of this
and is the faster one where none of it is on the map.

A ship is somewhere, and in a rift it has come in on one side: each rift counts as eight places, one for each
side over which it may be entered, one for a wormhole, and one where a ship starts. `survey` looks once,
backwards from the active system, for all ships together; `galaxy.safest` finds the one way that a ship is
taken to have come.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from throneworld.galaxy.adjacency import Link
from throneworld.galaxy.arcs import Arcs, arcs_of
from throneworld.galaxy.charts import NOWHERE, Chart
from throneworld.galaxy.movement import Terrain
from throneworld.galaxy.sets import System, Systems


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
    arcs = arcs_of(chart, bends)
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


def _last_steps(chart: Chart, arcs: Arcs, active: System, free: Systems) -> tuple[Systems, Systems]:
    """Places before the active system: at the price of one, and at none."""
    one, none = _before(chart, arcs, arcs.goals[active], free)
    last, last_at_none = arcs.last[active]
    return one | last, none | last_at_none


def _before(chart: Chart, arcs: Arcs, places: Systems, free: Systems) -> tuple[Systems, Systems]:
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


def _places(arcs: Arcs, passable: Systems, among: Systems) -> Systems:
    """Of some places those in systems that may be passed."""
    found = 0
    while among:
        lowest = among & -among
        if passable >> arcs.system[lowest.bit_length() - 1] & 1:
            found |= lowest
        among ^= lowest
    return found


def _folded(arcs: Arcs, places: Systems) -> Systems:
    """The systems in which a ship may start: whatever it uses up later."""
    found, starts = 0, (1 << len(arcs.at)) - 1
    for layer in range(arcs.layers):
        found |= places >> layer * arcs.width & starts
    return found
