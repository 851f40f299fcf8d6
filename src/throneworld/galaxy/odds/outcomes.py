"""What may come of a combat, and how likely it is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from throneworld.galaxy.odds.fleets import Fleet


class Outcome(StrEnum):
    ATTACKER = "attacker"
    DEFENDER = "defender"
    DRAW = "draw"
    ATTACKER_RETREATS = "attacker_retreats"
    DEFENDER_RETREATS = "defender_retreats"
    ENDLESS = "endless"
    """Neither side can ever destroy anything more of the other."""


Tally = dict[Outcome, dict[tuple[int, int], float]]
"""The probability of each end, by the numbers of both conditions."""


class Left(Struct, frozen=True):
    """Units of one kind that are left; the damaged ones are counted in."""

    unit: str
    count: int
    damaged: int


Survivors = tuple[Left, ...]


class Ending(Struct, frozen=True):
    outcome: Outcome
    probability: float
    attacker: Survivors
    defender: Survivors


class Loss(Struct, frozen=True):
    """What a side loses of one kind on average."""

    unit: str
    count: float
    cost: float


class Odds(Struct, frozen=True):
    """Probabilities of all outcomes, and of each set of survivors, the likeliest first."""

    chances: dict[Outcome, float]
    endings: tuple[Ending, ...]
    attacker_losses: tuple[Loss, ...]
    defender_losses: tuple[Loss, ...]

    @property
    def attacker(self) -> float:
        """The attacker wins: only he has units left."""
        return self.chances[Outcome.ATTACKER]

    @property
    def defender(self) -> float:
        return self.chances[Outcome.DEFENDER]

    @property
    def draw(self) -> float:
        """Nobody has units left."""
        return self.chances[Outcome.DRAW]

    @property
    def retreat(self) -> float:
        return self.chances[Outcome.ATTACKER_RETREATS] + self.chances[Outcome.DEFENDER_RETREATS]


def summed_up(fleets: tuple[Fleet, Fleet], tally: Tally) -> Odds:
    endings = [
        Ending(outcome, chance, _left(fleets[0], ours), _left(fleets[1], theirs))
        for outcome, ends in tally.items()
        for (ours, theirs), chance in ends.items()
        if chance
    ]
    return Odds(
        {outcome: sum(ends.values()) for outcome, ends in tally.items()},
        tuple(sorted(endings, key=lambda ending: -ending.probability)),
        _losses(fleets[0], tally, 0),
        _losses(fleets[1], tally, 1),
    )


def _left(fleet: Fleet, number: int) -> Survivors:
    condition = fleet.conditions[number]
    counted = zip(fleet.units, fleet.counts(number), condition[1::2], strict=True)
    return tuple(Left(unit.name, count, damaged) for unit, count, damaged in counted if count)


def _losses(fleet: Fleet, tally: Tally, place: int) -> tuple[Loss, ...]:
    chances: dict[int, float] = {}
    for ends in tally.values():
        for pair, chance in ends.items():
            chances[pair[place]] = chances.get(pair[place], 0.0) + chance
    return tuple(_loss(fleet, at, chances) for at in range(len(fleet.units)))


def _loss(fleet: Fleet, at: int, chances: Mapping[int, float]) -> Loss:
    unit, before = fleet.units[at], fleet.counts(fleet.start)[at]
    lost = sum((before - fleet.counts(number)[at]) * chance for number, chance in chances.items())
    return Loss(unit.name, lost, lost * unit.cost)
