"""The exact odds of a space combat (RR 67) or a ground combat (RR 38), by dynamic programming.

A moment of the combat is a pair of conditions, one per side. Hits only ever lead to less healthy ones, so
going through the pairs from the healthiest down meets each once; a round that changes nothing is a loop
whose geometric series is summed in closed form.
"""

from __future__ import annotations

from collections import defaultdict

from throneworld.galaxy.odds.blows import Blow, strike
from throneworld.galaxy.odds.dice import NEGLIGIBLE
from throneworld.galaxy.odds.fleets import ANY, OTHERS, Fleet, Way
from throneworld.galaxy.odds.model import Side
from throneworld.galaxy.odds.openings import Opening, openings
from throneworld.galaxy.odds.outcomes import Odds, Outcome, Tally, summed_up
from throneworld.galaxy.odds.rolling import STEADY, Gunner, Roll, volley
from throneworld.galaxy.odds.standoffs import NEVER

Table = list[list[float]]
"""The probability of each pair of conditions: a row for each of the attacker's."""
Mass = dict[tuple[int, int], float]
"""The same, for those pairs that have any."""


class Combat:
    def __init__(self, attacker: Side, defender: Side, ground: bool) -> None:
        self.fleets = (Fleet(attacker), Fleet(defender))
        self.gunners = (Gunner(self.fleets[0]), Gunner(self.fleets[1]))
        self.ground = ground
        self.tally: Tally = {outcome: defaultdict(float) for outcome in Outcome}

    def odds(self) -> Odds:
        mass = self._begin()
        mass = self._exchange(mass, tuple(volley(fleet.side.volley) for fleet in self.fleets))
        for place, opening in openings((self.fleets[0].side, self.fleets[1].side), self.ground):
            mass = self._open(mass, place, opening)
        if not self.ground:
            mass = self._barrage(mass)
        self._fight(mass)
        if self.ground:
            self._leave_the_ground()
        return summed_up(self.fleets, self.tally)

    def _fight(self, mass: Mass) -> None:
        for turn in range(self._first_rounds()):
            mass = self._first_round(mass, turn)
        self._later_rounds(mass)

    def _first_rounds(self) -> int:
        """How many rounds are reckoned one by one: at least the first, in which nobody can retreat."""
        return max(1, *(len(fleet.side.first_rolls) for fleet in self.fleets))

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

    def _open(self, mass: Mass, place: int, opening: Opening) -> Mass:
        after: Mass = defaultdict(float)
        for pair, chance in mass.items():
            barred = self._barred(*pair)[1 - place]
            own, other = opening(
                self.fleets[place], pair[place], self.fleets[1 - place], pair[1 - place], barred
            )
            self._resolve((other, own) if place else (own, other), chance, after)
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

    def _first_round(self, mass: Mass, turn: int) -> Mass:
        after: Mass = defaultdict(float)
        for pair, chance in mass.items():
            retreat = self._retreat(*pair) if turn else None
            fresh = self._mended(*pair)
            blows = self._blows(*fresh, self._rolls(*fresh, turn), in_round=True)
            if retreat is not None:
                self._tell_ends(blows, chance)
                self._tell_retreat(retreat, blows, chance)
            else:
                self._resolve(blows, chance, after)
        return self._added_up(after)

    def _added_up(self, mass: Mass) -> Mass:
        """As the next round begins."""
        after: Mass = defaultdict(float)
        for pair, chance in mass.items():
            after[self._mended(*pair)] += chance
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

    def _rolls(self, ours: int, theirs: int, turn: int = STEADY) -> tuple[Roll, Roll]:
        one, other = self.fleets
        return (
            self.gunners[0].combat_roll(ours, other, theirs, turn),
            self.gunners[1].combat_roll(theirs, one, ours, turn),
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

    def _leave_the_ground(self) -> None:
        """Fighters go back before it is seen who has won: alone they hold nothing."""
        for place, outcome in enumerate((Outcome.ATTACKER, Outcome.DEFENDER)):
            ends = self.tally[outcome]
            for pair in [each for each in ends if not self.fleets[place].others(each[place])]:
                self.tally[Outcome.DRAW][pair] += ends.pop(pair)

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
