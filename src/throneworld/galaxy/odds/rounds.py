"""All rounds of a combat in which more than hits counts.

Units and trade goods only become fewer. So all moments with as many of both are a class, and classes are
solved one after the other, those with the most first.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import product

from throneworld.galaxy.odds.combat import Mass
from throneworld.galaxy.odds.dice import NEGLIGIBLE
from throneworld.galaxy.odds.fleets import Hits
from throneworld.galaxy.odds.gambles import Gamble
from throneworld.galaxy.odds.model import Side
from throneworld.galaxy.odds.moments import CombatByMoments, Moment, Row
from throneworld.galaxy.odds.outcomes import Outcome
from throneworld.galaxy.odds.standoffs import NEVER, Matrix, meetings


def counts_more_than_hits(side: Side) -> bool:
    plain = (side.stakes, side.gives_up_for, side.spends_light_for) == (None, None, None)
    return not plain or bool(side.trade_goods or side.more_hits or side.closing_volley)


class CombatByRounds(CombatByMoments):
    def __init__(self, attacker: Side, defender: Side, ground: bool) -> None:
        super().__init__(attacker, defender, ground)
        sides = (attacker, defender)
        self.repairs = any(side.repairs_one for side in sides)
        """Whether a condition may get better: then what comes later may lead back."""
        self.tangled = ground or any(side.spends_light_for is not None for side in sides)
        """Whether what becomes of one side while nothing is lost may depend on the damage of the other."""
        self.solve = self._downhill
        if self.repairs:
            self.solve = self._one_by_one if self.tangled else self._in_step

    def _fight(self, mass: Mass) -> None:
        goods = (self.fleets[0].side.trade_goods, self.fleets[1].side.trade_goods)
        row = {self.number(Moment(*self._mended(*pair), goods)): chance for pair, chance in mass.items()}
        for turn in range(self._first_rounds()):
            after: Row = defaultdict(float)
            for at, chance in row.items():
                _add(after, self.round_of(self.moments[at], turn), chance)
            row = self._told(after)
        self._by_classes(row)

    def _told(self, row: Row) -> Row:
        """Tell the ends, and keep what goes on."""
        onward: Row = {}
        for at, chance in row.items():
            ours, theirs, _, outcome = self.moments[at]
            if outcome is None:
                onward[at] = chance
            else:
                self.tally[outcome][ours, theirs] += chance
        return onward

    def _by_classes(self, row: Row) -> None:
        """Classes of the same size never lead to each other."""
        waiting: dict[int, dict[int, Row]] = {}
        self._wait(waiting, row)
        while waiting:
            for here, mass in waiting.pop(max(waiting)).items():
                self._wait(waiting, self._told(self.solve(here, mass)))

    def _wait(self, waiting: dict[int, dict[int, Row]], row: Row) -> None:
        for at, chance in row.items():
            if chance > NEGLIGIBLE:
                here = self.classes[at]
                rows = waiting.setdefault(self.sizes[here], {}).setdefault(here, {})
                rows[at] = rows.get(at, 0.0) + chance

    def _endless(self, at: int) -> int:
        return self.number(self.moments[at]._replace(outcome=Outcome.ENDLESS))

    # One moment after the other

    def _downhill(self, here: int, mass: Row) -> Row:
        """The healthiest first: nothing leads back to it."""
        inside, row = dict(mass), dict[int, float]()
        while inside:
            at = max(inside, key=self._health)
            chance, rest = inside.pop(at), 1 - self._loop(at)
            if rest < NEVER:
                _add(row, {self._endless(at): chance}, 1.0)
                continue
            for each, part in self.round_of(self.moments[at], weight=chance / rest).items():
                if each != at:
                    known = inside if self.classes[each] == here else row
                    known[each] = known.get(each, 0.0) + part
        return row

    def _loop(self, at: int) -> float:
        """None where the round is the last, since somebody retreats."""
        ours, theirs, _, _ = self.moments[at]
        return 0.0 if self._retreat(ours, theirs) is not None else self.loop(at)

    def _one_by_one(self, here: int, mass: Row) -> Row:
        """A moment is eliminated by passing on what leads out of it to those that may lead back to it."""
        rows = self._rows(here, mass)
        stuck = _stuck(rows)
        row, order = dict(mass), sorted(rows.keys() - stuck, key=self._health, reverse=True)
        for place, at in enumerate(order):
            onward = _without_loop(rows[at], at)
            _add(row, onward, row.pop(at, 0.0))
            for other in order[place + 1 :]:
                _add(rows[other], onward, rows[other].pop(at, 0.0))
        for at in stuck & row.keys():
            row[self._endless(at)] = row.pop(at)
        return row

    def _rows(self, here: int, mass: Row) -> dict[int, Row]:
        """Of all moments to which a class may come from these."""
        rows: dict[int, Row] = {}
        waiting = list(mass)
        while waiting:
            at = waiting.pop()
            if at not in rows:
                rows[at] = self.round_of(self.moments[at])
                waiting += [each for each in rows[at] if self.classes[each] == here]
        return rows

    def _health(self, at: int) -> int:
        ours, theirs, _, _ = self.moments[at]
        return self.fleets[0].health(ours) + self.fleets[1].health(theirs)

    # All moments of a class together

    def _in_step(self, here: int, mass: Row) -> Row:
        """While nothing is lost and nothing spent both sides change independently of each other."""
        some = self.moments[next(iter(mass))]
        if self._retreat(some.ours, some.theirs) is not None:
            return self._passed_on(mass)
        goods, sides = some.goods, tuple(self._changes(some, place, mass) for place in (0, 1))
        ours, theirs = (list(side) for side in sides)
        pairs = [[self.number(Moment(one, other, goods)) for other in theirs] for one in ours]
        start = [[mass.get(at, 0.0) for at in line] for line in pairs]
        found = meetings(start, _matrix(sides[0]), _matrix(sides[1]))
        often, endless = (_listed(pairs, each) for each in found)
        row = {at: chance for at, chance in self._passed_on(often).items() if self.classes[at] != here}
        _add(row, {self._endless(at): chance for at, chance in endless.items()}, 1.0)
        return row

    def _passed_on(self, mass: Row) -> Row:
        row: Row = defaultdict(float)
        for at, chance in mass.items():
            _add(row, self.round_of(self.moments[at], weight=chance), 1.0)
        return row

    def _changes(self, some: Moment, place: int, mass: Row) -> dict[int, dict[int, float]]:
        """Where a round leads a side that loses nothing, from each condition that it may come to."""
        fleet, hits, barred = (
            self.fleets[place],
            self._free_hits(some, 1 - place),
            self._barred(*some[:2])[place],
        )
        units, rows = fleet.counts(some[:2][place]), dict[int, dict[int, float]]()
        waiting = [self.moments[at][:2][place] for at in mass]
        while waiting:
            number = waiting.pop()
            if number not in rows:
                rows[number] = defaultdict(float)
                for end, chance in self.strike(place, number, hits, barred):
                    if end >= 0 and fleet.counts(end) == units:
                        rows[number][fleet.repaired(end)] += chance
                waiting += rows[number]
        return rows

    def _free_hits(self, some: Moment, place: int) -> list[tuple[Hits, float]]:
        """The hits of a side when its roll costs it nothing."""
        own, other = some[:2][place], some[:2][1 - place]
        bets = self.gamblers[place].bets(own, some.goods[place], self.fleets[1 - place], other)
        return [
            result for hit in (False, True) for result in bets.get(Gamble(own, some.goods[place], hit), ())
        ]


def _stuck(rows: dict[int, Row]) -> set[int]:
    """Moments from which nothing leads out of the class, in however many rounds."""
    free = {at for at, row in rows.items() if sum(row.get(each, 0.0) for each in rows) < 1 - NEVER}
    fresh = free
    while fresh:
        fresh = {at for at, row in rows.items() if at not in free and not free.isdisjoint(row)}
        free = free | fresh
    return set(rows) - free


def _without_loop(row: Row, at: int) -> Row:
    """A round that changes nothing is a loop, whose geometric series is summed in closed form."""
    rest = 1 - row.get(at, 0.0)
    return {each: chance / rest for each, chance in row.items() if each != at}


def _add(row: Row, more: Row, weight: float) -> None:
    if weight:
        for at, chance in more.items():
            row[at] = row.get(at, 0.0) + weight * chance


def _matrix(rows: dict[int, dict[int, float]]) -> Matrix:
    return [[row.get(to, 0.0) for to in rows] for row in rows.values()]


def _listed(pairs: list[list[int]], matrix: Matrix) -> Row:
    places = product(range(len(pairs)), range(len(pairs[0])))
    return {pairs[x][y]: matrix[x][y] for x, y in places if matrix[x][y] > NEGLIGIBLE}
