"""Ways border by border, compared with every way there is: where ships come from, and the one they take."""

from __future__ import annotations

from random import Random

import pytest

from throneworld.galaxy.adjacency import Link, connected
from throneworld.galaxy.charts import NOWHERE, Chart, all_around
from throneworld.galaxy.hexes import spiral
from throneworld.galaxy.movement import Terrain
from throneworld.galaxy.safest import Track, safest
from throneworld.galaxy.sets import System, Systems, members, set_of
from throneworld.galaxy.sides import Survey, survey

Toll = tuple[int, int, int, int]
"""Perils, mines, what turns, steps: what a way is judged by."""


class Every:
    """Every way from a system to the active one, tried one after the other."""

    def __init__(
        self, found: Survey, through: Systems, mined: tuple[Link, ...], turning: tuple[Link, ...]
    ) -> None:
        self.found, self.through, self.mined, self.turning = found, through, mined, turning
        self.best: Toll | None = None

    def walk(
        self,
        here: System,
        entered: int | None,
        left: int,
        used: frozenset[System],
        missing: Systems,
        toll: Toll,
    ) -> None:
        chart, found = self.found.chart, self.found
        missing &= ~(1 << here)
        if here == found.active and toll[3]:
            self.best = toll if not missing and (self.best is None or toll < self.best) else self.best
            if not found.passable >> here & 1:
                return
        if toll[3] > 6:
            return
        perils = toll[0] + (toll[3] > 0 and found.land.perils >> here & 1)
        for side, there in enumerate(chart.around[here]):
            bends = (
                found.land.bends >> here & 1 and entered not in (None, 6, (side + 3) % 6) and here not in used
            )
            if there != NOWHERE and (here, there) not in chart.severed and left >= (0 if bends else 1):
                mines = toll[1] + self.mined.count((min(here, there), max(here, there)))
                rest, spent = left - (0 if bends else 1), used | {here} if bends else used
                stops = (here, there) in chart.stops
                if not stops or (there == found.active and not missing & ~(1 << there)):
                    self.go(
                        there, (side + 3) % 6, rest, spent, missing, (perils, mines, toll[2], toll[3] + 1)
                    )
        for there in members(chart.leaps[here]) if left else ():
            turns = toll[2] + self.turning.count((here, there))
            self.go(there, 6, left - 1, used, missing, (perils, toll[1], turns, toll[3] + 1))

    def go(
        self, there: System, entered: int, left: int, used: frozenset[System], missing: Systems, toll: Toll
    ) -> None:
        if there == self.found.active or self.found.passable >> there & 1:
            self.walk(there, entered, left, used, missing, toll)


def toll_of(found: Survey, track: Track, mined: tuple[Link, ...], turning: tuple[Link, ...]) -> Toll:
    perils = sum(found.land.perils >> system & 1 for system in track.passed())
    steps = zip(track.way, track.way[1:], track.leapt, strict=False)
    crossed = [(min(one, two), max(one, two)) for one, two, leapt in steps if not leapt]
    mines, turns = sum(map(mined.count, crossed)), sum(map(turning.count, track.leaps()))
    return perils, mines, turns, len(track.way) - 1


def random_survey(chance: Random) -> tuple[Survey, tuple[Link, ...], tuple[Link, ...]]:
    places = [place for place in spiral(2)[: chance.choice((7, 12, 19))] if chance.random() < 0.93]
    number, around = len(places), all_around(places)

    def some(share: float) -> Systems:
        return set_of(system for system in range(number) if chance.random() < share)

    links = [(here, there) for here in range(number) for there in around[here] if there != NOWHERE]
    leaps = connected((0,) * number, (some(0.15), some(0.1)))
    severed = tuple(link for link in links if chance.random() < 0.1)
    stops = tuple(link for link in links if link not in severed and chance.random() < 0.06)
    bends = some(0.22)
    perils = bends if chance.random() < 0.6 else 0
    land = Terrain(some(0.03), some(0.1), some(0.1), 0, bends, perils)
    chart, active = Chart(around, leaps, severed, stops), chance.randrange(number)
    found = survey(chart, active, 4, land, blocked=some(0.1), held=some(0.1))
    mined = tuple(link for link in links if link[0] < link[1] and chance.random() < 0.15)
    turning = tuple(
        (one, two) for one in range(number) for two in members(leaps[one]) if chance.random() < 0.4
    )
    return found, mined, turning


@pytest.mark.parametrize("seed", range(40))
def test_ships_come_from_where_a_way_leads_and_take_the_safest(seed: int) -> None:
    chance = Random(seed)
    found, mined, turning = random_survey(chance)
    number = len(found.chart.around)
    through = 1 << chance.randrange(number)
    closed = found.land.no_end >> found.active & 1
    for move in (1, 2):
        for origin in range(number):
            if closed or found.held >> origin & 1:
                assert not found.origins(move) >> origin & 1
                continue
            for by in (0, through):
                every = Every(found, by, mined, turning)
                slow = found.land.slow >> origin & 1  # no bend helps out of there
                used = frozenset(members(found.land.bends) if slow else ())
                every.walk(origin, None, move, used, by, (0, 0, 0, 0))
                track = safest(found, origin, move, by, mined, turning)
                assert (track and toll_of(found, track, mined, turning)) == every.best
                assert by or bool(found.origins(move) >> origin & 1) == (every.best is not None)


def test_what_a_track_tells() -> None:
    track = Track((3, 1, 5, 1), (False, True, False))
    assert track.crossings() == ((1, 3), (1, 5))
    assert track.leaps() == ((1, 5),)
    assert track.passed() == (1, 5)
