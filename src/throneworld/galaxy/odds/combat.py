"""The exact odds of a space combat (RR 67) or a ground combat (RR 38), by dynamic programming.

A moment of the combat is a pair of conditions, one per side. Hits only ever lead to less healthy ones, so
going through the pairs from the healthiest down meets each once; a round that changes nothing is a loop
whose geometric series is summed in closed form.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from throneworld.galaxy.odds.dice import NEGLIGIBLE
from throneworld.galaxy.odds.fleets import ANY, OTHERS, Fleet, Way
from throneworld.galaxy.odds.model import Side, check
from throneworld.galaxy.odds.outcomes import Odds, Outcome, Tally, summed_up
from throneworld.galaxy.odds.rolling import Gunner, Roll, volley

Table = list[list[float]]
"""The probability of each pair of conditions: a row for each of the attacker's."""
NEVER = 1e-12
"""A pair that a round changes with less than this probability is never left."""


def fight(attacker: Side, defender: Side, *, ground: bool = False) -> Odds:
    """On the ground there are no barrage and no retreat."""
    check(attacker)
    check(defender)
    return Combat(attacker, defender, ground).odds()


class Blow(NamedTuple):
    """What one roll of the opponent makes of a fleet; what no hit has changed stands first."""

    stands: list[tuple[int, float]]
    gone: float
    all_along: float
    """A unit was destroyed that takes everything along."""


class Combat:
    def __init__(self, attacker: Side, defender: Side, ground: bool) -> None:
        self.fleets = (Fleet(attacker), Fleet(defender))
        self.gunners = (Gunner(self.fleets[0]), Gunner(self.fleets[1]))
        self.ground = ground
        self.tally: Tally = {outcome: defaultdict(float) for outcome in Outcome}

    def odds(self) -> Odds:
        mass = self._begin()
        mass = self._exchange(mass, tuple(volley(fleet.side.volley) for fleet in self.fleets))
        if not self.ground:
            mass = self._barrage(mass)
        mass = self._first_round(mass)
        self._later_rounds(mass)
        return summed_up(self.fleets, self.tally)

    # Before the first round

    def _begin(self) -> dict[tuple[int, int], float]:
        """A side without units has lost before it begins."""
        ours, theirs = self.fleets
        if ours.start != ours.gone and theirs.start != theirs.gone:
            return {(ours.start, theirs.start): 1.0}
        left = (ours.start != ours.gone, theirs.start != theirs.gone)
        outcome = {(True, False): Outcome.ATTACKER, (False, True): Outcome.DEFENDER}.get(left, Outcome.DRAW)
        self.tally[outcome][ours.start, theirs.start] = 1.0
        return {}

    def _barrage(self, mass: dict[tuple[int, int], float]) -> dict[tuple[int, int], float]:
        after: dict[tuple[int, int], float] = defaultdict(float)
        for pair, chance in mass.items():
            rolls = tuple(gunner.barrage(number) for gunner, number in zip(self.gunners, pair, strict=True))
            for other, part in self._exchange({pair: chance}, rolls).items():
                after[other] += part
        return after

    def _exchange(
        self, mass: dict[tuple[int, int], float], rolls: tuple[Roll, ...]
    ) -> dict[tuple[int, int], float]:
        """Both sides roll these, then both assign hits."""
        after: dict[tuple[int, int], float] = defaultdict(float)
        for (ours, theirs), chance in mass.items():
            blows = self._blows(ours, theirs, rolls)
            self._tell_ends(blows, chance)
            for one, first in blows[0].stands:
                for other, second in blows[1].stands:
                    after[one, other] += chance * first * second
        return after

    # Rounds

    def _first_round(self, mass: dict[tuple[int, int], float]) -> dict[tuple[int, int], float]:
        after: dict[tuple[int, int], float] = defaultdict(float)
        for pair, chance in mass.items():
            fresh = self._mended(*pair)
            rolls = self._rolls(*fresh, first=True)
            for other, part in self._exchange({fresh: chance}, rolls).items():
                after[self._mended(*other)] += part
        return after

    def _later_rounds(self, mass: dict[tuple[int, int], float]) -> None:
        """The healthiest pair first: nothing leads back to it."""
        if not mass:
            return
        rows, columns = (
            fleet.reachable([pair[place] for pair in mass], _ways(self.fleets[1 - place]))
            for place, fleet in enumerate(self.fleets)
        )
        table = [[0.0] * len(self.fleets[1].conditions) for _ in self.fleets[0].conditions]
        for (ours, theirs), chance in mass.items():
            table[ours][theirs] = chance
        for ours in rows:
            for theirs in columns:
                if table[ours][theirs] > NEGLIGIBLE:
                    self._round(table, ours, theirs)

    def _round(self, table: Table, ours: int, theirs: int) -> None:
        blows = self._blows(ours, theirs, self._rolls(ours, theirs))
        chance, retreat = table[ours][theirs], self._retreat(ours, theirs)
        if retreat is not None:
            self._tell_ends(blows, chance)
            self._tell_retreat(retreat, blows, chance)
            return
        loop = self._staying(0, ours, blows[0]) * self._staying(1, theirs, blows[1])
        if 1 - loop < NEVER:
            self.tally[Outcome.ENDLESS][ours, theirs] += chance
            return
        self._tell_ends(blows, chance / (1 - loop))
        self._go_on(table, blows, chance / (1 - loop))

    def _go_on(self, table: Table, blows: tuple[Blow, Blow], chance: float) -> None:
        """The pair itself gains too, but nobody comes back to look: its loop is summed up already."""
        first, second = blows[0].stands, blows[1].stands
        if self.fleets[0].mends or self.fleets[1].mends:
            first, second = self._all_mended(0, first), self._all_mended(1, second)
        for ours, part in first:
            row, weight = table[ours], chance * part
            for theirs, share in second:
                row[theirs] += weight * share

    def _rolls(self, ours: int, theirs: int, first: bool = False) -> tuple[Roll, Roll]:
        one, other = self.fleets
        return (
            self.gunners[0].combat_roll(ours, other, theirs, first),
            self.gunners[1].combat_roll(theirs, one, ours, first),
        )

    def _retreat(self, ours: int, theirs: int) -> Outcome | None:
        """The defender announces first, and the attacker cannot if he does (RR 67.4)."""
        if self.ground:
            return None
        numbers = ((1, theirs, Outcome.DEFENDER_RETREATS), (0, ours, Outcome.ATTACKER_RETREATS))
        for place, number, outcome in numbers:
            limit = self.fleets[place].side.retreat_at
            if limit is not None and self.fleets[place].strength(number) <= limit:
                return outcome
        return None

    # Blows

    def _blows(self, ours: int, theirs: int, rolls: tuple[Roll, ...]) -> tuple[Blow, Blow]:
        one, other = self.fleets
        return (
            _blow(one, ours, rolls[1], other.forbids and other.has(theirs, "forbids_sustain")),
            _blow(other, theirs, rolls[0], one.forbids and one.has(ours, "forbids_sustain")),
        )

    def _tell_ends(self, blows: tuple[Blow, Blow], chance: float) -> None:
        """Wins and draws (RR 67.9, 67.10, 38.4)."""
        one, other = blows
        gone = (self.fleets[0].gone, self.fleets[1].gone)
        together = 1 - (1 - one.all_along) * (1 - other.all_along)
        self.tally[Outcome.DRAW][gone] += chance * (together + one.gone * other.gone)
        for number, part in one.stands if other.gone else ():
            self.tally[Outcome.ATTACKER][number, gone[1]] += chance * part * other.gone
        for number, part in other.stands if one.gone else ():
            self.tally[Outcome.DEFENDER][gone[0], number] += chance * part * one.gone

    def _tell_retreat(self, outcome: Outcome, blows: tuple[Blow, Blow], chance: float) -> None:
        """After the round, and only from an opponent who still has ships (RR 67.7, 67.9)."""
        for ours, part in blows[0].stands:
            for theirs, share in blows[1].stands:
                self.tally[outcome][ours, theirs] += chance * part * share

    # Repairs

    def _staying(self, place: int, number: int, blow: Blow) -> float:
        """The probability that this side begins the next round as it began this one."""
        if self.fleets[place].mends:
            return sum(part for each, part in self._all_mended(place, blow.stands) if each == number)
        return blow.stands[0][1] if blow.stands and blow.stands[0][0] == number else 0.0

    def _all_mended(self, place: int, stands: list[tuple[int, float]]) -> list[tuple[int, float]]:
        return [(self.fleets[place].repaired(number), part) for number, part in stands]

    def _mended(self, ours: int, theirs: int) -> tuple[int, int]:
        return self.fleets[0].repaired(ours), self.fleets[1].repaired(theirs)


def _ways(enemy: Fleet) -> list[Way]:
    """In which ways this enemy's hits may come."""
    targets = (ANY, OTHERS) if enemy.aims else (ANY,)
    return [
        (target, barred) for target in targets for barred in ((False, True) if enemy.forbids else (False,))
    ]


def _blow(fleet: Fleet, number: int, roll: Roll, barred: bool) -> Blow:
    if roll.plain is None or fleet.takes_all_along:
        return _any_blow(fleet, number, roll, barred)
    path = fleet.path(number, barred)
    return Blow(list(zip(path, roll.plain, strict=False)), sum(roll.plain[len(path) :]), 0.0)


def _any_blow(fleet: Fleet, number: int, roll: Roll, barred: bool) -> Blow:
    found: dict[int, float] = defaultdict(float)
    for hits, chance in roll.hits:
        found[fleet.after(number, hits, barred)] += chance
    along = 0.0
    if fleet.takes_all_along and fleet.has(number, "takes_all_along"):
        along = sum(found.pop(each) for each in list(found) if not fleet.has(each, "takes_all_along"))
    gone = found.pop(fleet.gone, 0.0)
    return Blow(list(found.items()), gone, along)
