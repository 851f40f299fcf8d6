"""A combat in which a side repairs a unit after each round.

Damage goes both ways then, but units that are lost never come back. So all pairs of conditions with the same
units are solved together, those with the most units first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from throneworld.galaxy.odds.blows import strike
from throneworld.galaxy.odds.combat import Combat, Mass
from throneworld.galaxy.odds.dice import NEGLIGIBLE
from throneworld.galaxy.odds.fleets import Fleet
from throneworld.galaxy.odds.outcomes import Outcome
from throneworld.galaxy.odds.rolling import Roll
from throneworld.galaxy.odds.standoffs import Matrix, meetings, product, transposed

Units = tuple[tuple[int, ...], tuple[int, ...]]
"""How many of each kind both sides have."""
ALL_ALONG = -1
"""In place of a condition: a unit was destroyed that takes everything along."""


class Chain:
    """What a round makes of one side, from every condition that it may come to while it loses nothing."""

    def __init__(self, fleet: Fleet, starts: Iterable[int], roll: Roll, barred: bool) -> None:
        self.fleet = fleet
        self.units = fleet.counts(next(iter(starts)))
        self.rows: dict[int, dict[int, float]] = {}
        waiting = list(starts)
        while waiting:
            number = waiting.pop()
            if number not in self.rows:
                self.rows[number] = _row(fleet, number, roll, barred)
                waiting += [fleet.repaired(each) for each in self.rows[number] if self.stays(each)]
        self.ends = list(dict.fromkeys(end for row in self.rows.values() for end in row))

    def stays(self, end: int) -> bool:
        return end != ALL_ALONG and self.fleet.counts(end) == self.units

    def to_ends(self) -> Matrix:
        return [[row.get(end, 0.0) for end in self.ends] for row in self.rows.values()]

    def staying(self) -> Matrix:
        """To the condition at the start of the next round."""
        places = {number: place for place, number in enumerate(self.rows)}
        matrix = [[0.0] * len(places) for _ in places]
        for line, row in zip(matrix, self.rows.values(), strict=True):
            for end, chance in row.items():
                if self.stays(end):
                    line[places[self.fleet.repaired(end)]] += chance
        return matrix


def _row(fleet: Fleet, number: int, roll: Roll, barred: bool) -> dict[int, float]:
    blow = strike(fleet, number, roll, barred, in_round=True)
    row: dict[int, float] = defaultdict(float)
    for end, chance in (*blow.stands, (fleet.gone, blow.gone), (ALL_ALONG, blow.all_along)):
        if chance:
            row[end] += chance
    return row


class CombatWithRepairs(Combat):
    def _later_rounds(self, mass: Mass) -> None:
        waiting: dict[Units, Mass] = {}
        self._wait(waiting, mass)
        while waiting:
            most = max(waiting, key=lambda units: sum(map(sum, units)))
            self._wait(waiting, self._with_these_units(waiting.pop(most)))

    def _wait(self, waiting: dict[Units, Mass], mass: Mass) -> None:
        for (ours, theirs), chance in mass.items():
            units = (self.fleets[0].counts(ours), self.fleets[1].counts(theirs))
            here = waiting.setdefault(units, {})
            here[ours, theirs] = here.get((ours, theirs), 0.0) + chance

    def _with_these_units(self, mass: Mass) -> Mass:
        """What is left to fight once a unit is lost; all ends before that are told."""
        pair = next(iter(mass))
        rolls, barred, retreat = self._rolls(*pair), self._barred(*pair), self._retreat(*pair)
        ours, theirs = (
            Chain(fleet, {each[place] for each in mass}, rolls[1 - place], barred[place])
            for place, fleet in enumerate(self.fleets)
        )
        start = [[mass.get((one, other), 0.0) for other in theirs.rows] for one in ours.rows]
        rounds = start if retreat is not None else self._meetings(start, ours, theirs)
        ends = product(transposed(ours.to_ends()), product(rounds, theirs.to_ends()))
        return self._sorted_out(ends, ours, theirs, retreat)

    def _meetings(self, start: Matrix, ours: Chain, theirs: Chain) -> Matrix:
        often, endless = meetings(start, ours.staying(), theirs.staying())
        for one, row in zip(ours.rows, endless, strict=True):
            for other, chance in zip(theirs.rows, row, strict=True):
                if chance:
                    self.tally[Outcome.ENDLESS][one, other] += chance
        return often

    def _sorted_out(self, ends: Matrix, ours: Chain, theirs: Chain, retreat: Outcome | None) -> Mass:
        onward: Mass = defaultdict(float)
        staying = {end for end in theirs.ends if theirs.stays(end)}
        for one, row in zip(ours.ends, ends, strict=True):
            stays = ours.stays(one)
            for other, chance in zip(theirs.ends, row, strict=True):
                if chance <= NEGLIGIBLE or self._tell_end(one, other, chance, retreat):
                    continue
                if not (stays and other in staying):
                    onward[self._mended(one, other)] += chance
        return onward

    def _tell_end(self, ours: int, theirs: int, chance: float, retreat: Outcome | None) -> bool:
        """Whether the combat ends like this (RR 67.7, 67.9, 67.10, 38.4)."""
        gone = (self.fleets[0].gone, self.fleets[1].gone)
        if ALL_ALONG in (ours, theirs) or (ours, theirs) == gone:
            self.tally[Outcome.DRAW][gone] += chance
        elif theirs == gone[1]:
            self.tally[Outcome.ATTACKER][ours, theirs] += chance
        elif ours == gone[0]:
            self.tally[Outcome.DEFENDER][ours, theirs] += chance
        elif retreat is not None:
            self.tally[retreat][ours, theirs] += chance
        else:
            return False
        return True
