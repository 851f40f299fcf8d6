"""Dice that show what a case says, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
ROLLS = "rolls"
WORMHOLES = "wormhole_tokens"
"""Of these one at a time is drawn: the case tells them in the order in which they come."""


class CaseDice:
    def __init__(self, dice: Any, faces: Sequence[int], decks: Mapping[str, Sequence[str]]) -> None:
        self.dice, self.left, self.decks = dice, list(faces), decks

    def __getattr__(self, name: str) -> Any:
        return getattr(self.dice, name)

    def below(self, stream: str, bound: int) -> int:
        if stream != ROLLS:
            return int(self.dice.below(stream, bound))
        assert self.left, "a die is rolled of which the case does not know"
        return self.left.pop(0) - 1

    def shuffle(self, stream: str, items: Sequence[T]) -> tuple[T, ...]:
        """What the case tells of a deck lies on top."""
        told = self.decks.get(stream, ())
        if stream == WORMHOLES and told:
            told, self.decks = told[:1], {**self.decks, stream: told[1:]}
        top = [each for each in items if each in told]
        rest = [each for each in items if each not in told]
        mixed = self.dice.shuffle(stream, rest)
        return (*sorted(top, key=lambda each: told.index(str(each))), *mixed)

    def copy(self) -> CaseDice:
        return CaseDice(self.dice.copy(), self.left, self.decks)
