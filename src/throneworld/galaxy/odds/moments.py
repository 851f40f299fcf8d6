"""One round of a combat in which more than hits counts: trade goods, stakes, sacrifices, answers to hits.

What a roll costs the side that rolls is settled first; then what its hits do to one side does not depend on
what the hits of the other do, so a round is a sum of products.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

from throneworld.galaxy.odds.combat import Combat
from throneworld.galaxy.odds.dice import NEGLIGIBLE
from throneworld.galaxy.odds.fleets import Fleet, Hits
from throneworld.galaxy.odds.gambles import Gamble, Gambler
from throneworld.galaxy.odds.model import Side
from throneworld.galaxy.odds.outcomes import Outcome
from throneworld.galaxy.odds.rolling import STEADY, volley
from throneworld.galaxy.odds.sacrifices import Pair, Sacrifices

ALL_ALONG = -1
"""In place of a condition: a unit was destroyed that takes everything along."""

OVER = -1
"""In place of a class: the combat has ended."""


class Moment(NamedTuple):
    """Before a round, or after the last one."""

    ours: int
    theirs: int
    goods: Pair
    outcome: Outcome | None = None


Row = dict[int, float]
"""Probabilities of moments, by their numbers."""
Stands = list[tuple[int, float]]
"""What a side may be left with, the likeliest first."""
_chance = itemgetter(1)


class CombatByMoments(Combat):
    def __init__(self, attacker: Side, defender: Side, ground: bool) -> None:
        super().__init__(attacker, defender, ground)
        self.sacrifices = Sacrifices(self.fleets)
        self.gone: Pair = (self.fleets[0].gone, self.fleets[1].gone)
        self.answers = tuple(ground and fleet.side.more_hits for fleet in self.fleets)
        self.gamblers = tuple(Gambler(fleet, any(self.answers)) for fleet in self.fleets)
        self.closing = tuple(
            volley(fleet.side.closing_volley).hits if ground else () for fleet in self.fleets
        )
        self.moments: list[Moment] = []
        self.classes: list[int] = []
        """The number of the class of each moment: those with the same units and trade goods."""
        self.sizes: list[int] = []
        """Of each class: units and trade goods."""
        self._known_classes: dict[tuple[tuple[int, ...], ...], int] = {}
        self._struck: dict[tuple[int, int, int, bool, int], Stands] = {}
        self._numbers: dict[Moment, int] = {}
        self._ends: dict[tuple[Pair, Outcome | None], dict[int, dict[int, int]]]
        self._ends = defaultdict(lambda: defaultdict(dict))

    def number(self, moment: Moment) -> int:
        found = self._numbers.get(moment)
        if found is None:
            found = self._numbers[moment] = len(self.moments)
            self.moments.append(moment)
            self.classes.append(self._class(moment))
        return found

    def _class(self, moment: Moment) -> int:
        if moment.outcome is not None:
            return OVER
        key = (self.fleets[0].counts(moment.ours), self.fleets[1].counts(moment.theirs), moment.goods)
        found = self._known_classes.get(key)
        if found is None:
            found = self._known_classes[key] = len(self.sizes)
            self.sizes.append(sum(map(sum, key)))
        return found

    def round_of(self, moment: Moment, turn: int = STEADY, weight: float = 1.0) -> Row:
        """What a round makes of a moment that comes with some probability."""
        row: Row = defaultdict(float)
        retreat = self._retreat(moment.ours, moment.theirs) if turn else None
        for goods, ours, theirs in self.parts(moment, turn):
            known = self._ends[goods, retreat]
            for one, chance in ours:
                self._meet(row, known[one], (one, goods, retreat), theirs, weight * chance)
        return row

    def _meet(
        self,
        row: Row,
        known: dict[int, int],
        case: tuple[int, Pair, Outcome | None],
        theirs: Stands,
        weight: float,
    ) -> None:
        """One end of the attacker with all ends of the defender, the likeliest first."""
        for other, part in theirs:
            chance = weight * part
            if chance < NEGLIGIBLE:
                return
            end = known.get(other)
            if end is None:
                one, goods, retreat = case
                end = known[other] = self.number(self._end((one, other), goods, retreat))
            row[end] += chance

    def loop(self, at: int) -> float:
        """The probability that a round leaves everything as it is."""
        moment, total = self.moments[at], 0.0
        for goods, ours, theirs in self.parts(moment):
            if goods == moment.goods:
                same = [pair for pair in ours if self.fleets[0].repaired(pair[0]) == moment.ours]
                alike = [pair for pair in theirs if self.fleets[1].repaired(pair[0]) == moment.theirs]
                total += sum(
                    part * share
                    for one, part in same
                    for other, share in alike
                    if self._end((one, other), goods, None) == moment
                )
        return total

    def parts(self, moment: Moment, turn: int = STEADY) -> Iterator[tuple[Pair, Stands, Stands]]:
        """The attacker rolls first (RR 67.5), so the defender sees what that has cost him."""
        one, other = self.fleets
        before = (moment.ours, moment.theirs)
        for ours, hits in (
            self.gamblers[0].bets(moment.ours, moment.goods[0], other, moment.theirs, turn).items()
        ):
            answer = self.gamblers[1].bets(moment.theirs, moment.goods[1], one, ours.left, turn)
            for theirs, returned in answer.items():
                pair, more = self._paid(before, (ours.left, theirs.left)), self._answers(ours, theirs)
                barred = self._barred(*pair)
                yield (
                    (ours.trade_goods, theirs.trade_goods),
                    self._known_strike(0, pair[0], returned, barred[0], more[1]),
                    self._known_strike(1, pair[1], hits, barred[1], more[0]),
                )

    def _paid(self, before: Pair, after: Pair) -> Pair:
        lost = map(Fleet.loses_all_along, self.fleets, before, after)
        return self.gone if any(lost) else after

    def _answers(self, ours: Gamble, theirs: Gamble) -> Pair:
        """Hits that come because the opponent has hit; where both have such, a hit of either will do."""
        one, other = self.answers
        return (
            int(one and (theirs.hit or (other and ours.hit))),
            int(other and (ours.hit or (one and theirs.hit))),
        )

    def _known_strike(
        self, place: int, number: int, hits: list[tuple[Hits, float]], barred: bool, more: int = 0
    ) -> Stands:
        """What hits of a gambler make of a side; he keeps their list, so that it can be known again."""
        key = (place, number, id(hits), barred, more)
        found = self._struck.get(key)
        if found is None:
            found = self._struck[key] = self.strike(place, number, hits, barred, more)
        return found

    def strike(
        self, place: int, number: int, hits: list[tuple[Hits, float]], barred: bool, more: int = 0
    ) -> Stands:
        """What hits, and what follows them in a round, make of a side."""
        fleet, found = self.fleets[place], defaultdict[int, float](float)
        for each, chance in hits:
            landed = each._replace(plain=each.plain + more) if more else each
            found[self._left(fleet, number, landed, barred)] += chance
        stands = self._fired_at(place, found) if self.closing[1 - place] else found
        return sorted(stands.items(), key=_chance, reverse=True)

    def _left(self, fleet: Fleet, number: int, hits: Hits, barred: bool) -> int:
        after = fleet.after(number, hits, barred)
        if fleet.loses_all_along(number, after):
            return ALL_ALONG
        return fleet.one_repaired(after) if fleet.side.repairs_one else after

    def _fired_at(self, place: int, stands: dict[int, float]) -> dict[int, float]:
        """It comes even in the round in which the other's last unit was lost."""
        found: dict[int, float] = defaultdict(float)
        for number, chance in stands.items():
            for hits, part in self.closing[1 - place]:
                found[self.fleets[place].after(number, hits, False)] += chance * part
        return found

    def _end(self, pair: Pair, goods: Pair, retreat: Outcome | None) -> Moment:
        """RR 67.7 to 67.10, 38.4."""
        pair = self.gone if ALL_ALONG in pair else pair
        outcome = self._outcome(pair) or retreat
        if outcome is None and not self.ground:
            pair = self.sacrifices.after(pair)
            outcome = self._outcome(pair)
        return Moment(*(self._mended(*pair) if outcome is None else pair), goods, outcome)

    def _outcome(self, pair: Pair) -> Outcome | None:
        if pair == self.gone:
            return Outcome.DRAW
        if pair[1] == self.gone[1]:
            return Outcome.ATTACKER
        return Outcome.DEFENDER if pair[0] == self.gone[0] else None
