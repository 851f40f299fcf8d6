"""Dice with ten faces: chances to hit and exact distributions of the number of hits.

A distribution is a tuple: its entry n is the chance of just n hits. Chances are floats where speed matters
and fractions where nothing may be lost; each function gives back the kind it is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TypeVar

FACES = 10

Chance = TypeVar("Chance", float, Fraction)


def hitting_faces(value: int, modifier: int = 0) -> int:
    """How many of the ten faces hit: at least the value, after a modifier to the result (RR 47, 67.5)."""
    return min(max(FACES + 1 - value + modifier, 0), FACES)


def exact_chance(value: int, modifier: int = 0) -> Fraction:
    return Fraction(hitting_faces(value, modifier), FACES)


def chance(value: int, modifier: int = 0) -> float:
    return hitting_faces(value, modifier) / FACES


def rerolled(one: Chance) -> Chance:
    """The chance of a die that is rolled once more if it misses."""
    return one + (1 - one) * one


def binomial(dice: int, one: Chance) -> tuple[Chance, ...]:
    """The distribution of hits of some dice that all hit with the same chance."""
    return tuple(comb(dice, hits) * one**hits * (1 - one) ** (dice - hits) for hits in range(dice + 1))


def convolve(first: tuple[Chance, ...], second: tuple[Chance, ...]) -> tuple[Chance, ...]:
    """The distribution of the hits of two groups together."""
    if len(second) == 1 and second[0] == 1:
        return first
    total = [first[0] * 0] * (len(first) + len(second) - 1)
    for hits, one in enumerate(first):
        for more, other in enumerate(second):
            total[hits + more] += one * other
    return tuple(total)


@lru_cache(maxsize=65536)
def hits(groups: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """The distribution of the hits of groups of dice, each given as (dice, hitting faces)."""
    return _together(binomial(dice, faces / FACES) for dice, faces in groups)


def exact_hits(groups: Iterable[tuple[int, int]]) -> tuple[Fraction, ...]:
    """The same in fractions, with no rounding at all."""
    return _together_exactly(binomial(dice, Fraction(faces, FACES)) for dice, faces in groups)


def _together(groups: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
    total: tuple[float, ...] = (1.0,)
    for group in groups:
        total = convolve(group, total)
    return total


def _together_exactly(groups: Iterable[tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
    total: tuple[Fraction, ...] = (Fraction(1),)
    for group in groups:
        total = convolve(group, total)
    return total


def capped(distribution: tuple[Chance, ...], most: int) -> tuple[Chance, ...]:
    """The distribution of hits that find a target: what exceeds their number is lost (RR 10.2, 67.6)."""
    if len(distribution) <= most + 1:
        return distribution
    kept = list(distribution[:most])
    kept.append(at_least(distribution, most))
    return tuple(kept)


def at_least(distribution: tuple[Chance, ...], number: int) -> Chance:
    return sum(distribution[max(number, 0) :], start=distribution[0] * 0)


def expected(distribution: tuple[Chance, ...]) -> Chance:
    """The average number of hits."""
    return sum((hits * one for hits, one in enumerate(distribution)), start=distribution[0] * 0)
