"""Elimination (RR 31): who is out of the game, and what leaves it with him."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.order import others_clockwise, playing
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.trade.offers import withdraw_from_trade
from throneworld.ti4.units import KINDS, profile
from throneworld.ti4.verbs.eliminating import take_from_the_game
from throneworld.ti4.verbs.points import end_game


def is_out(state: Ti4State, seat: int) -> bool:
    """RR 31.1: no planet, no ground force on the board, no unit with PRODUCTION."""
    if seat in state.control.values():
        return False
    producers = [number for number, kind in enumerate(KINDS) if profile(state, seat, kind).production]
    return not any(
        group[number]
        for group in state.units[seat].values()
        for number in (*state.edition.ground, *producers)
    )


def who_is_out(state: Ti4State) -> list[int]:
    """The players who meet the conditions and are still in the game."""
    landed = set(state.control.values())
    return [seat for seat in playing(state) if seat not in landed and is_out(state, seat)]


def check_elimination(game: Game) -> None:
    """Whoever is out leaves the game now; called after control changed or units were destroyed."""
    for seat in who_is_out(of(game)):
        game.do(Eliminate(seat=seat))


class Eliminate(Procedure, frozen=True):
    """One player leaves the game."""

    stages: ClassVar[tuple[str, ...]] = ("announce", "leave", "last_one")
    opens: ClassVar[tuple[str, ...]] = ("player_eliminated_when",)

    seat: int = NOBODY

    def announce(self, game: Game) -> Step | None:
        if self.seat in of(game).eliminated:
            return END
        game.tell("player_eliminated", self.seat)
        game.open("player_eliminated_when", self.seat)
        return None

    def leave(self, game: Game) -> None:
        state = of(game)
        if state.speaker == self.seat:
            take_speaker_token(game, others_clockwise(state, self.seat)[0])
        take_from_the_game(game, self.seat)
        withdraw_from_trade(game, self.seat)
        state.eliminated = (*state.eliminated, self.seat)

    def last_one(self, game: Game) -> None:
        left = playing(of(game))
        if len(left) == 1 and not game.over:
            end_game(game, left[0], "last")


EVENTS: dict[str, tuple[str, ...]] = {"player_eliminated": ("seat",)}
