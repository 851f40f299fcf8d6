"""Rewinds: how often, and from where to where, a table went back by consent. They are counted for good, and
their number is a part of all chance, so that what was taken back is rolled anew.

A record keeps the choices that count, and of each rewind after how many choices it came and to how many it
led back. From that follows how many rewinds there had been when each of the choices was made: all up to the
last that led back to it or before it, since any later one found the choice made and left it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from throneworld.kernel.results import Choice

if TYPE_CHECKING:
    from throneworld.kernel.game import Game

Rewind: TypeAlias = tuple[int, int]
"""After so many choices, back to so many."""
Rewinds: TypeAlias = tuple[Rewind, ...]


def rewinds_before(rewinds: Rewinds, number: int) -> int:
    """How many there had been when the choice of that number was made, or is to be made if it is the next."""
    return max((count for count, (_, to) in enumerate(rewinds, start=1) if to <= number), default=0)


def without(rewinds: Rewinds, number: int) -> Rewinds:
    """The same rewinds when a free undo has taken one choice out from before or after them."""
    return tuple((after - 1, to - 1) if to > number else (after, to) for after, to in rewinds)


def play_again(game: Game, choices: Iterable[tuple[int, Choice]], rewinds: Rewinds) -> None:
    """Make choices, each with its number, as they were made then."""
    for number, choice in choices:
        game.dice.rewinds = rewinds_before(rewinds, number)
        game.choose(choice.seat, choice.option)


def settle(game: Game, rewinds: Rewinds) -> None:
    """From here on, chance is that of a game which was rewound so often."""
    game.rewinds = rewinds
    game.dice.rewinds = len(rewinds)
