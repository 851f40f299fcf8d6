"""Random games that hold every position against the laws, and keep the record of one that breaks them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import throneworld as tw
from throneworld.kernel.asks import Noun
from throneworld.kernel.beside import next_speaker
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.seats import Bot

LONGEST = 20_000
"""More choices than any random game takes; reaching it means that a game does not end."""
STOPS = ("pass", "done", "decline", "abstain", "cancel", "end_turn")


class EagerBot:
    """Chooses at random, but seldom to do nothing: so that more happens."""

    def __init__(self, seed: int) -> None:
        self.dice = SmallDice(seed)

    def decide(self, seat: tw.Seat) -> tw.Option:
        options = seat.ask.options
        lively = [option for option in options if option[0] not in STOPS]
        if lively and self.dice.below("lively", 10) < 7:
            options = tuple(lively)
        return options[self.dice.below("choice", len(options))]


class Start(NamedTuple):
    """What is played: the game with its seats and options, and who plays it."""

    name: str
    seats: int | list[str]
    options: dict[str, Noun]
    eager: bool = False
    change: Callable[[Game], None] | None = None
    """Alters the first position; a record does not know of that."""
    ends: Callable[[Game], None] | None = None
    """What must be true of a game that is over, besides the laws."""

    def begin(self, seed: int) -> tuple[Game, Sequence[Bot]]:
        game = tw.new_game(self.name, seats=self.seats, seed=seed, options=self.options)
        if self.change is not None:
            self.change(game)
        bots = [
            EagerBot(seed * 10 + number) if self.eager else tw.bot("random", seed * 10 + number)
            for number in range(game.seats)
        ]
        return game, bots


def play_lawfully(start: Start, seed: int) -> Game:
    """Play to the end; what goes wrong is told together with a record that leads there."""
    game, bots = start.begin(seed)
    try:
        while not game.over:
            seat = next_speaker(game)
            game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
            game.definition.invariants(game)
            assert len(game.choices) < LONGEST, "this game does not end"
        if start.ends is not None:
            start.ends(game)
    except Exception as problem:
        raise AssertionError(f"{start} seed {seed}: {problem!r}; saved as {save(game, seed)}") from problem
    assert game.result is not None and game.result.winners
    return game


def save(game: Game, seed: int) -> Path:
    """What leads to where the game broke."""
    path = Path("failures") / f"{game.definition.id}-{seed}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(game.record))
    return path
