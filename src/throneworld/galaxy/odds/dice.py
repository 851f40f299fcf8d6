"""Exact distributions of hits: how likely 0, 1, 2 ... hits are. A die has ten faces."""

from __future__ import annotations

from functools import lru_cache

from throneworld.galaxy.odds.model import Reroll, Shot

Distribution = tuple[float, ...]
"""The probability of each number of hits, from 0 on."""

FACES = range(1, 11)
NATURAL = 9
"""From this face on a die may bring extra hits."""
NO_HITS: Distribution = (1.0,)
NEGLIGIBLE = 1e-20
"""Far below the rounding of floating point: all that is left out together does not reach 1e-13."""


@lru_cache(4096)
def die(value: int, modifier: int = 0, reroll: Reroll = "none", extra_hits: int = 0) -> Distribution:
    """One die of a unit with this combat value."""
    faces = [0] * (2 + extra_hits)
    for face in FACES:
        faces[(face + modifier >= value) + (extra_hits if face >= NATURAL else 0)] += 1
    chances = [count / len(FACES) for count in faces]
    if reroll != "misses":
        return tuple(chances)
    missed, again = chances[0], [chance * chances[0] for chance in chances]
    return (missed * missed, *(old + new for old, new in zip(chances[1:], again[1:], strict=True)))


@lru_cache(16384)
def dice(one: Distribution, count: int) -> Distribution:
    """Several dice of the same kind."""
    return added(dice(one, count - 1), one) if count else NO_HITS


@lru_cache(16384)
def added(first: Distribution, second: Distribution) -> Distribution:
    """Two rolls together."""
    sums = [0.0] * (len(first) + len(second) - 1)
    for hits, chance in enumerate(first):
        for more, other in enumerate(second):
            sums[hits + more] += chance * other
    return tuple(sums)


def shots(volley: tuple[Shot, ...]) -> Distribution:
    """A volley; no game effect on combat rolls touches it."""
    total = NO_HITS
    for shot in volley:
        total = added(total, dice(die(shot.value), shot.dice))
    return total
