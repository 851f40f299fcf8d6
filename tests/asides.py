"""What seats may do beside the open question, for tests that play at random: some of it, now and then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.kernel.asks import Ask
from throneworld.kernel.game import Game

SELDOM = 3
"""One of so many times somebody begins something; whoever is spoken to answers more often than not."""


def asks_beside(game: Game) -> list[Ask]:
    """What everybody may do beside the open question, if that is put."""
    if game.definition.beside is None or not game.asked:
        return []
    return [ask for ask in map(game.ask_beside, range(game.seats)) if ask is not None]


def talk(game: Game) -> list[Ask]:
    """Of these the questions to those who are in a dialogue."""
    speaking = {step.seat for step in game.beside}
    return [ask for ask in asks_beside(game) if ask.seat in speaking] if speaking else []


def any_ask(game: Game, below: Callable[[int], int]) -> Ask:
    """The open question to somebody or, now and then, something beside it; `below` throws dice."""
    if game.definition.beside is None:
        return _one(game.asks, below)
    spoken = talk(game)
    if spoken and below(3):
        return _one(spoken, below)
    beside = asks_beside(game) if not spoken and not below(SELDOM) else []
    return _one(beside or game.asks, below)


def _one(asks: Sequence[Ask], below: Callable[[int], int]) -> Ask:
    return asks[below(len(asks))]
