"""Rolls on which a side puts something: units that it may lose by them, or trade goods."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from throneworld.galaxy.odds.choices import without
from throneworld.galaxy.odds.dice import FACES, NATURAL, NEGLIGIBLE
from throneworld.galaxy.odds.fleets import Fleet, Hits
from throneworld.galaxy.odds.rolling import STEADY, Gunner, lift_of

Chances = dict[tuple[int, int], float]
"""The probability of pairs: hits, and what comes with them (near misses, or units that are lost)."""


class Gamble(NamedTuple):
    """What a roll has cost the side that rolled."""

    left: int
    """Its condition."""
    trade_goods: int
    """What it has left of them."""
    hit: bool
    """Whether there was any hit, if somebody wants to know."""


Result = tuple[Gamble, Hits]
Bets = dict[Gamble, list[tuple[Hits, float]]]
"""What a roll may cost, and the hits that come with it."""


class Die(NamedTuple):
    value: int
    modifier: int
    extra_hits: int
    again: bool
    """A die without a hit is rolled once more."""


@lru_cache(4096)
def faces(die: Die) -> Chances:
    """Hits of one die, and whether one more would have made a hit of it."""
    once: Chances = defaultdict(float)
    for face in FACES:
        result = face + die.modifier
        hits = (result >= die.value) + (die.extra_hits if face >= NATURAL else 0)
        once[hits, int(result == die.value - 1)] += 1 / len(FACES)
    return _again(once) if die.again else once


def _again(once: Chances) -> Chances:
    missed = sum(chance for (hits, _), chance in once.items() if not hits)
    twice: Chances = defaultdict(float)
    for key, chance in once.items():
        twice[key] = chance * missed + (chance if key[0] else 0.0)
    return twice


Stakes = dict[tuple[int, bool, bool], float]
"""While the dice of a unit are rolled: hits, whether anything was staked, whether that has hit."""


@lru_cache(4096)
def staked_unit(die: Die, dice: int) -> Chances:
    """Hits of one unit that rolls its misses again, and 1 if none of those hits: then it is lost."""
    total: Stakes = {(0, False, False): 1.0}
    for _ in range(dice):
        total = _one_more_die(total, _hits(die), _hits(die._replace(again=False)))
    unit: Chances = defaultdict(float)
    for (hits, staked, saved), chance in total.items():
        unit[hits, int(staked and not saved)] += chance
    return unit


def _hits(die: Die) -> dict[int, float]:
    found: dict[int, float] = defaultdict(float)
    for (hits, _), chance in faces(die).items():
        found[hits] += chance
    return found


def _one_more_die(total: Stakes, first: dict[int, float], second: dict[int, float]) -> Stakes:
    """What misses at first is staked; each ability rolls a die again only once (RR 63.2)."""
    more: Stakes = defaultdict(float)
    for (hits, staked, saved), chance in total.items():
        for own, part in first.items():
            if own:
                more[hits + own, staked, saved] += chance * part
        for own, part in second.items():
            more[hits + own, True, saved or own > 0] += chance * first.get(0, 0.0) * part
    return more


@lru_cache(4096)
def several(die: Die, dice: int, count: int, staked: bool) -> tuple[tuple[int, int, float], ...]:
    """All dice of so many units of a kind."""
    one = staked_unit(die, dice) if staked else faces(die)
    total: Chances = {(0, 0): 1.0}
    for _ in range(count if staked else dice * count):
        more: Chances = defaultdict(float)
        for (hits, mark), chance in total.items():
            for (own, other), part in one.items():
                more[hits + own, mark + other] += chance * part
        total = more
    return tuple((hits, marks, chance) for (hits, marks), chance in total.items() if chance > NEGLIGIBLE)


class Gambler(Gunner):
    """Remembers what it has reckoned for one fleet that may put something on its rolls."""

    def __init__(self, fleet: Fleet, tells_hits: bool) -> None:
        super().__init__(fleet)
        self.tells_hits = tells_hits
        self._bets: dict[tuple[int, int, int, int], Bets] = {}

    def bets(self, number: int, goods: int, enemy: Fleet, condition: int, turn: int = STEADY) -> Bets:
        key = (number, goods, turn, enemy.others(condition) if self.counts_enemies else 0)
        found = self._bets.get(key)
        if found is None:
            found = self._bets[key] = _sorted(self._rolled(*key), self.tells_hits)
        return found

    def _rolled(self, number: int, goods: int, turn: int, enemies: int) -> dict[Result, float]:
        raising = goods > 0 and self.fleet.has(number, "raises")
        nothing = Gamble(number, goods, False)
        if self.rolls(turn).silent or not (raising or self.fleet.side.stakes is not None):
            return {(nothing, hits): chance for hits, chance in self._reckon(number, turn, enemies).hits}
        total: dict[Result, float] = {(nothing, Hits()): 1.0}
        for place, count in enumerate(self.fleet.counts(number)):
            if count:
                kind = self._kind(number, place, turn, enemies, raising)
                total = self._with_kind(total, kind)
        return total

    def _kind(self, number: int, place: int, turn: int, enemies: int, raising: bool) -> Kind:
        unit, there, rolls = self.fleet.units[place], self.there(number), self.rolls(turn)
        staked = self.fleet.side.stakes is not None and unit.cost <= self.fleet.side.stakes
        modifier = rolls.modifier + lift_of(unit, there, rolls)
        die = Die(unit.combat, modifier, unit.extra_hits, rolls.reroll == "misses")
        each = enemies if unit.dice_by_enemy else unit.dice
        return Kind(
            place=place,
            aims=any(unit.name in other.aims for other, _ in there),
            staked=staked,
            raised=raising and not staked,
            results=several(die, each, self.fleet.counts(number)[place], staked),
        )

    def _with_kind(self, total: dict[Result, float], kind: Kind) -> dict[Result, float]:
        """The dice of one kind more; those that come first have the first choice of trade goods."""
        more: dict[Result, float] = defaultdict(float)
        for hits, marks, part in kind.results:
            for (gamble, landed), chance in total.items():
                more[self._after(gamble, landed, kind, hits, marks)] += chance * part
        return more

    def _after(self, gamble: Gamble, landed: Hits, kind: Kind, hits: int, marks: int) -> Result:
        """`marks` are units lost if they were staked, else near misses."""
        left = without(self.fleet, gamble.left, kind.place, marks) if kind.staked and marks else gamble.left
        raised = min(marks, gamble.trade_goods) if kind.raised else 0
        plain, aimed, _ = landed
        hits += raised
        landed = Hits(plain, aimed + hits) if kind.aims else Hits(plain + hits, aimed)
        return Gamble(left, gamble.trade_goods - raised, False), landed


class Kind(NamedTuple):
    """The dice of all units of a kind."""

    place: int
    aims: bool
    staked: bool
    raised: bool
    results: tuple[tuple[int, int, float], ...]


def _sorted(results: dict[Result, float], tells_hits: bool) -> Bets:
    bets: Bets = defaultdict(list)
    for (gamble, hits), chance in results.items():
        if chance > NEGLIGIBLE:
            bets[gamble._replace(hit=tells_hits and any(hits))].append((hits, chance))
    return bets
