"""What a bot gets to see of a game, and the loop that lets bots play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.errors import BadSetup, NoSuchSeat
from throneworld.kernel.game import Game


class Seat:
    """One seat of a game: its view, its open question, and copies it may imagine. Nothing else."""

    __slots__ = ("_game", "_number")

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self._number = number

    @property
    def view(self) -> dict[str, Any]:
        return self._game.view(self._number)

    @property
    def ask(self) -> Ask:
        ask = self._game.ask_of(self._number)
        if ask is None:
            raise NoSuchSeat(f"seat {self._number} is not asked anything")
        return ask

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
        number = game.asked[0]
        game.choose(number, bots[number].decide(seats[number]))
    return game
