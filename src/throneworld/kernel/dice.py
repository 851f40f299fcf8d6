"""All chance of a game: named streams that follow from the seed, each a single integer of state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import ClassVar, TypeVar

from throneworld.kernel.errors import BadSetup, short

T = TypeVar("T")

MOST_SEED = (1 << 256) - 1
_NUMBERS = 1 << 64
_MASK = _NUMBERS - 1
_WORDS = 16
"""So many numbers of 32 bits are in one hash."""
_SPLIT = Struct(f">{_WORDS}I").unpack


def derive(seed: int, stream: str) -> int:
    """A number of 64 bits: the same for the same seed and name on every machine."""
    return int.from_bytes(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


_blank = object.__new__
"""Copies are made often, and asking the class for it means looking through all its bases."""


class Chance(ABC):
    """Numbers from named streams; drawing from one stream never moves another."""

    __slots__ = ("_seed", "rewinds", "states")
    generator: ClassVar[str]
    """What records call it."""

    def __init__(self, seed: int, states: dict[str, int] | None = None, rewinds: int = 0) -> None:
        self._seed = seed
        self.states: dict[str, int] = {} if states is None else states
        self.rewinds = rewinds
        """How often the table has gone back by consent so far."""

    @abstractmethod
    def copy(self) -> Chance: ...

    @abstractmethod
    def below(self, stream: str, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""

    def shuffle(self, stream: str, items: Sequence[T]) -> tuple[T, ...]:
        mixed, below = list(items), self.below
        for last in range(len(mixed) - 1, 0, -1):
            other = below(stream, last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)


class Dice(Chance):
    """BLAKE2b keyed by the seed over stream, rewinds and the number of the hash.

    Nobody who has seen any numbers can tell the next, and what was taken back is rolled anew. The state of a
    stream is the count of numbers drawn from it.
    """

    __slots__ = ("_blocks", "_key")
    generator: ClassVar[str] = "blake2b"

    def __init__(self, seed: int, states: dict[str, int] | None = None, rewinds: int = 0) -> None:
        super().__init__(seed, states, rewinds)
        self._key = seed.to_bytes(32, "big")
        self._blocks: dict[str, tuple[int, int, tuple[int, ...]]] = {}
        """The hash that each stream draws from, with its number and that of the rewinds. Copies share them:
        each sees whether it is the one that it needs."""

    def copy(self) -> Dice:
        other = _blank(Dice)
        other._seed = self._seed
        other._key = self._key
        other._blocks = self._blocks
        other.states = self.states.copy()
        other.rewinds = self.rewinds
        return other

    def below(self, stream: str, bound: int) -> int:
        drawn = self.states.get(stream, 0)
        while True:
            place, number = drawn & 15, drawn >> 4
            block = self._blocks.get(stream)
            if block is None or block[0] != number or block[1] != self.rewinds:
                block = self._blocks[stream] = (number, self.rewinds, self._hashed(stream, number))
            word = block[2][place]
            drawn += 1
            # what lies above the last multiple of the bound would favour small numbers
            if word < 0x100000000 - 0x100000000 % bound:
                self.states[stream] = drawn
                return word % bound
            if bound > 0x100000000:
                raise ValueError(f"one throw gives at most 2**32 numbers, not {bound}")

    def _hashed(self, stream: str, number: int) -> tuple[int, ...]:
        return _SPLIT(blake2b(f"{stream}/{self.rewinds}/{number}".encode(), key=self._key).digest())


class SmallDice(Chance):
    """SplitMix64 per stream: of the games that began with it, and of bots. Who has seen enough numbers can
    find out its state."""

    __slots__ = ()
    generator: ClassVar[str] = "splitmix64"

    def copy(self) -> SmallDice:
        return SmallDice(self._seed, self.states.copy(), self.rewinds)

    def below(self, stream: str, bound: int) -> int:
        state = self.states.get(stream)
        if state is None:
            state = derive(self._seed, stream)
        while True:
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            number = mixed ^ (mixed >> 31)
            found = number % bound
            if number - found <= _NUMBERS - bound:  # else what is left at the end would be likelier
                self.states[stream] = state
                return found


FIRST = SmallDice.generator
"""What a record means that names no generator: it was written when there was only this one."""
CURRENT = Dice.generator
"""What a new game uses unless it is told otherwise; tables of the server ask for `Dice`."""
GENERATORS: dict[str, type[Chance]] = {kind.generator: kind for kind in (SmallDice, Dice)}


def check_seed(seed: object, generator: str = Dice.generator) -> None:
    if generator not in GENERATORS:
        raise BadSetup(f"there are no dice {short(generator)}; there are: {', '.join(GENERATORS)}")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise BadSetup(f"a seed is a whole number from 0 to 2**256 - 1, not {short(seed)}")
