"""All chance of a game: named streams derived from the seed, each a single integer of state."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def derive(seed: int, stream: str) -> int:
    """The first state of a stream: the same for the same seed and name on every machine."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


class Dice:
    """SplitMix64 per stream; drawing from one stream never moves another."""

    __slots__ = ("_seed", "states")

    def __init__(self, seed: int, states: dict[str, int] | None = None) -> None:
        self._seed = seed
        self.states: dict[str, int] = {} if states is None else states

    def copy(self) -> Dice:
        return Dice(self._seed, self.states.copy())

    def below(self, stream: str, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        fair = _MASK + 1 - (_MASK + 1) % bound
        while True:
            number = self._next(stream)
            if number < fair:
                return number % bound

    def shuffle(self, stream: str, items: Sequence[T]) -> tuple[T, ...]:
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(stream, last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def _next(self, stream: str) -> int:
        state = self.states.get(stream)
        if state is None:
            state = derive(self._seed, stream)
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        self.states[stream] = state
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)
