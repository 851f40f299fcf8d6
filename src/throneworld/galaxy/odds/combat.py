"""The exact odds of a space combat (RR 67) or a ground combat (RR 38), by dynamic programming.

A moment of the combat is a pair of conditions, one per side. Hits only ever lead to less healthy ones, so
going through the pairs from the healthiest down meets each once; a round that changes nothing is a loop
whose geometric series is summed in closed form.
"""

from __future__ import annotations

from collections import defaultdict

from throneworld.galaxy.odds.blows import Blow, loss_of_a_ship, strike, unhurt
from throneworld.galaxy.odds.dice import NEGLIGIBLE
from throneworld.galaxy.odds.fleets import ANY, OTHERS, Fleet, Way
from throneworld.galaxy.odds.model import Side
from throneworld.galaxy.odds.outcomes import Odds, Outcome, Tally, summed_up
from throneworld.galaxy.odds.rolling import Gunner, Roll, volley
from throneworld.galaxy.odds.standoffs import NEVER

Table = list[list[float]]
"""The probability of each pair of conditions: a row for each of the attacker's."""
Mass = dict[tuple[int, int], float]
"""The same, for those pairs that have any."""
BROADSIDE = 3
"""Ships that are no fighters which a broadside needs."""


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
            mass = self._broadsides(mass)
            mass = self._barrage(mass)
        mass = self._first_round(mass)
        self._later_rounds(mass)
        return summed_up(self.fleets, self.tally)

    # Before the first round

    def _begin(self) -> Mass:
        """A side without units has lost before it begins."""
        ours, theirs = self.fleets
        if ours.start != ours.gone and theirs.start != theirs.gone:
            return {(ours.start, theirs.start): 1.0}
        left = (ours.start != ours.gone, theirs.start != theirs.gone)
        outcome = {(True, False): Outcome.ATTACKER, (False, True): Outcome.DEFENDER}.get(left, Outcome.DRAW)
        self.tally[outcome][ours.start, theirs.start] = 1.0
        return {}

    def _broadsides(self, mass: Mass) -> Mass:
        """The attacker's first; the defender's counts what that has left him."""
        for place in (0, 1):
            if self.fleets[place].side.broadside:
                mass = self._broadside(mass, place)
        return mass

    def _broadside(self, mass: Mass, place: int) -> Mass:
        after: Mass = defaultdict(float)
        for pair, chance in mass.items():
            blows = [unhurt(pair[0]), unhurt(pair[1])]
            if self.fleets[place].others(pair[place]) >= BROADSIDE:
                blows[1 - place] = loss_of_a_ship(self.fleets[1 - place], pair[1 - place])
            self._resolve((blows[0], blows[1]), chance, after)
        return after

    def _barrage(self, mass: Mass) -> Mass:
        after: Mass = defaultdict(float)
        for pair, chance in mass.items():
            rolls = tuple(gunner.barrage(number) for gunner, number in zip(self.gunners, pair, strict=True))
            for other, part in self._exchange({pair: chance}, rolls).items():
                after[other] += part
        return after

    def _exchange(self, mass: Mass, rolls: tuple[Roll, ...], in_round: bool = False) -> Mass:
        """Both sides roll these, then both assign hits."""
        after: Mass = defaultdict(float)
        for (ours, theirs), chance in mass.items():
            self._resolve(self._blows(ours, theirs, rolls, in_round), chance, after)
        return after

    def _resolve(self, blows: tuple[Blow, Blow], chance: float, after: Mass) -> None:
        """Tell how the combat ends with these blows, and add what goes on."""
        self._tell_ends(blows, chance)
        for one, first in blows[0].stands:
            for other, second in blows[1].stands:
                after[one, other] += chance * first * second

    # Rounds

    def _first_round(self, mass: Mass) -> Mass:
        after: Mass = defaultdict(float)
        for pair, chance in mass.items():
            fresh = self._mended(*pair)
            rolls = self._rolls(*fresh, first=True)
            for other, part in self._exchange({fresh: chance}, rolls, in_round=True).items():
                after[self._mended(*other)] += part
        return after

    def _later_rounds(self, mass: Mass) -> None:
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
        blows = self._blows(ours, theirs, self._rolls(ours, theirs), in_round=True)
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

    def _blows(self, ours: int, theirs: int, rolls: tuple[Roll, ...], in_round: bool) -> tuple[Blow, Blow]:
        barred = self._barred(ours, theirs)
        return (
            strike(self.fleets[0], ours, rolls[1], barred[0], in_round),
            strike(self.fleets[1], theirs, rolls[0], barred[1], in_round),
        )

    def _barred(self, ours: int, theirs: int) -> tuple[bool, bool]:
        """Whether each side cannot use Sustain Damage."""
        one, other = self.fleets
        return (
            other.forbids and other.has(theirs, "forbids_sustain"),
            one.forbids and one.has(ours, "forbids_sustain"),
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
