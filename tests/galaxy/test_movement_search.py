"""The search against every walk there is, on galaxies full of hindrances and rifts (RR 37, 49.4)."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from throneworld.galaxy.adjacency import borders, connected
from throneworld.galaxy.hexes import size, spiral
from throneworld.galaxy.movement import Reach, Terrain, Way, search
from throneworld.galaxy.sets import members, set_of

EDGES = borders(spiral(2))
MOVE = 3
SOME = st.integers(0, 2 ** size(2) - 1)
FEW = st.builds(lambda one, other, third: one & other & third, SOME, SOME, SOME)
RIFTS = st.sets(st.integers(0, size(2) - 1), max_size=3).map(set_of)
LAND = st.builds(Terrain, no_end=FEW, no_passage=FEW, rifts=RIFTS)
LONGEST = 1 + MOVE + 4
"""Systems on any way of interest: it leaves each of three rifts once, or the first of them twice."""


def cost(reach: Reach, way: Way) -> int:
    return sum(not reach.land.rifts >> system & 1 for system in way[:-1])


def walks(reach: Reach, way: Way, bar: int) -> Iterator[Way]:
    """Every walk to the active system that costs at most MOVE, but not round and round through rifts."""
    if cost(reach, way) > MOVE or len(way) > LONGEST:
        return
    if len(way) > 1 and way[-1] == reach.active:
        yield way
    if len(way) == 1 or not bar >> way[-1] & 1:
        for there in members(reach.adjacency[way[-1]]):
            yield from walks(reach, (*way, there), bar)


def best(reach: Reach, ways: list[Way], *, safe: bool) -> tuple[Way, ...]:
    def rank(way: Way) -> tuple[int, int]:
        rifts = len(way) - 1 - cost(reach, way)
        return (rifts, len(way)) if safe else (len(way), rifts)

    least = min(map(rank, ways), default=None)
    return tuple(sorted(way for way in ways if rank(way) == least))


@settings(max_examples=40)
@given(LAND, FEW, FEW, FEW, st.integers(0, 18), st.integers(0, 18))
def test_the_search_finds_just_the_ways_that_exist(
    land: Terrain, holes: int, blocked: int, held: int, active: int, origin: int
) -> None:
    reach = search(connected(EDGES, (holes,)), active, MOVE, land, blocked=blocked, held=held)
    closed = land.no_end >> active & 1 or (held >> origin & 1 and origin != active)
    every = [] if closed else list(walks(reach, (origin,), land.no_passage | blocked))
    for move in range(MOVE + 1):
        ways = [way for way in every if cost(reach, way) <= move]
        assert bool(reach.origins(move) >> origin & 1) == bool(ways)
        assert reach.safest(origin, move) == best(reach, ways, safe=True)
        assert reach.shortest(origin, move) == best(reach, ways, safe=False)
        onward = sorted({way[1] for way in ways})
        assert closed or list(members(reach.onward(origin, move))) == onward
