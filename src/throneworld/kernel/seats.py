"""What a bot gets to see of a game, and the loop that lets bots play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.beside import next_speaker
from throneworld.kernel.errors import BadSetup, NoSuchSeat
from throneworld.kernel.game import Game


class Seat:
    """One seat of a game: its view, its questions, and copies it may imagine. Nothing else."""

    __slots__ = ("_game", "_number")

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self._number = number

    @property
    def view(self) -> dict[str, Any]:
        return self._game.view(self._number)

    @property
    def ask(self) -> Ask:
        """What somebody says to the seat beside the open question, else that question."""
        game, number = self._game, self._number
        spoken = game.beside and number in [step.seat for step in game.beside]
        ask = (game.ask_beside(number) if spoken else None) or game.ask_of(number)
        if ask is None:
            raise NoSuchSeat(f"seat {self._number} is not asked anything")
        return ask

    @property
    def may_begin(self) -> bool:
        """Whether in this game anything can be done beside a question."""
        return self._game.definition.beside is not None

    @property
    def beside(self) -> Ask | None:
        """What the seat may do beside the open question, as its view has it; a bot may choose it instead."""
        return self._game.ask_beside(self._number)

    def imagine(self, seed: int) -> Game:
        return self._game.imagine(self._number, seed)


class Bot(Protocol):
    def decide(self, seat: Seat) -> Option: ...


def play(game: Game, bots: Sequence[Bot]) -> Game:
    """Let one bot per seat play until the game is over."""
    if len(bots) != game.seats:
        raise BadSetup(f"{game.seats} seats need as many bots, not {len(bots)}")
    seats = [Seat(game, number) for number in range(game.seats)]
    while not game.over:
        number = next_speaker(game) if game.beside else game.asked[0]
        game.choose(number, bots[number].decide(seats[number]))
    return game
