"""The dice that a fleet rolls in some condition: a list of possible hits with their probabilities."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from throneworld.galaxy.odds.dice import NEGLIGIBLE, NO_HITS, Distribution, added, dice, die, shots
from throneworld.galaxy.odds.fleets import Fleet, Hits
from throneworld.galaxy.odds.model import Rolls, Shot, Unit


class Roll(NamedTuple):
    hits: tuple[tuple[Hits, float], ...]
    plain: Distribution | None = None
    """The same, if every hit may be assigned to any unit."""


STEADY = -1
"""In place of the number of a round: one whose rolls are those of all later rounds."""


class Gunner:
    """Remembers what it has reckoned for one fleet."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.counts_enemies = any(unit.dice_by_enemy for unit in fleet.units)
        self._known: dict[tuple[int, int, int], Roll] = {}

    def combat_roll(self, number: int, enemy: Fleet, condition: int, turn: int = STEADY) -> Roll:
        """RR 67.5, 38.1, against an enemy in that condition; `turn` counts rounds from 0."""
        key = (number, turn, enemy.others(condition) if self.counts_enemies else 0)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._reckon(*key)
        return found

    def rolls(self, turn: int) -> Rolls:
        side = self.fleet.side
        return side.first_rolls[turn] if 0 <= turn < len(side.first_rolls) else side.rolls

    def there(self, number: int) -> list[tuple[Unit, int]]:
        counted = zip(self.fleet.units, self.fleet.counts(number), strict=True)
        return [(unit, count) for unit, count in counted if count]

    def _reckon(self, number: int, turn: int, enemies: int) -> Roll:
        rolls, there = self.rolls(turn), self.there(number)
        if rolls.silent:
            return together(NO_HITS, NO_HITS, False)
        names = {name for unit, _ in there for name in unit.aims}
        plain, aimed = NO_HITS, NO_HITS
        for unit, count in there:
            lift = lift_of(unit, there, rolls)
            own = _dice_of(unit, count, rolls, lift, enemies)
            if unit.name in names:
                aimed = added(aimed, own)
            else:
                plain = added(plain, own)
        return together(plain, aimed, rolls.reroll == "all")

    def barrage(self, number: int) -> Roll:
        """RR 10.1."""
        total = NO_HITS
        for unit, count in zip(self.fleet.units, self.fleet.counts(number), strict=True):
            if unit.barrage is not None:
                total = added(total, dice(die(unit.barrage.value), unit.barrage.dice * count))
        return Roll(tuple((Hits(barrage=hits), chance) for hits, chance in enumerate(total)))


def volley(given: tuple[Shot, ...]) -> Roll:
    """Shots of one side outside combat rolls, together (RR 15, 66)."""
    plain = tuple(shot for shot in given if not shot.aimed)
    aimed = tuple(shot for shot in given if shot.aimed)
    return together(shots(plain), shots(aimed), False)


@lru_cache(4096)
def together(plain: Distribution, aimed: Distribution, again: bool) -> Roll:
    pairs = [
        (Hits(hits, others), chance * other)
        for others, other in enumerate(aimed)
        for hits, chance in enumerate(plain)
    ]
    found = _rolled_again(pairs) if again else pairs
    if len(aimed) == 1:
        return Roll(tuple(found), tuple(chance for _, chance in found))
    return Roll(tuple(pair for pair in found if pair[1] > NEGLIGIBLE))


def _rolled_again(pairs: list[tuple[Hits, float]]) -> list[tuple[Hits, float]]:
    """Whatever falls below the mean is rolled once more: that brings the most hits on average."""
    mean = sum((hits.plain + hits.aimed) * chance for hits, chance in pairs)
    poor = [hits.plain + hits.aimed < mean for hits, _ in pairs]
    second = sum(chance for (_, chance), bad in zip(pairs, poor, strict=True) if bad)
    return [
        (hits, chance * second + (0.0 if bad else chance))
        for (hits, chance), bad in zip(pairs, poor, strict=True)
    ]


def lift_of(unit: Unit, there: list[tuple[Unit, int]], rolls: Rolls) -> int:
    """What is added to the rolls of this kind beyond the modifier of the side."""
    lift = sum(other.lifts for other, _ in there if other is not unit)
    return lift + rolls.fighters if unit.fighter else lift


def _dice_of(unit: Unit, count: int, rolls: Rolls, lift: int, enemies: int) -> Distribution:
    one = die(unit.combat, rolls.modifier + lift, rolls.reroll, unit.extra_hits)
    return dice(one, count * (enemies if unit.dice_by_enemy else unit.dice))
