"""Whole games for tests of the setup: begun as `new_game` begins them, and played until a phase."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.ti4.state import of
from throneworld.ti4.tables import SETUP

TI4 = definition_of("ti4")

FACTIONS = ("sol", "hacan", "saar", "creuss", "jolnar", "winnu")


def opening(seats: Sequence[str] | int, seed: int = 1, **options: Noun) -> Game:
    """A new game at its first question."""
    return TI4.new(seats, seed, options)


def set_up(seats: Sequence[str] | int, seed: int = 1, **options: Noun) -> Game:
    """A game at the first question after the setup; everybody has answered with the first option."""
    game = opening(seats, seed, **options)
    while of(game).phase == SETUP:
        ask = game.asks[0]
        game.choose(ask.seat, ask.options[0])
    return game


def answer(game: Game, *option: Noun) -> None:
    """The first seat that is asked answers."""
    game.choose(game.asks[0].seat, option)


def told(game: Game, kind: str) -> list[tuple[Noun, ...]]:
    return [event.args for event in game.log if event.kind == kind]
