"""Elimination (RR 31): who is out of the game, and what leaves it with him."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.order import others_clockwise, playing
from throneworld.imperium.verbs.speaker import take_speaker_token
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.units import INDEX, KINDS, profile
from throneworld.ti4.verbs.eliminating import take_from_the_game
from throneworld.ti4.verbs.points import end_game

INFANTRY_AT = INDEX["infantry"]


def is_out(state: Ti4State, seat: int) -> bool:
    """RR 31.1: no planet, no ground force on the board, no unit with PRODUCTION."""
    if seat in state.control.values():
        return False
    producers = [number for number, kind in enumerate(KINDS) if profile(state, seat, kind).production]
    return not any(
        group[number] for group in state.units[seat].values() for number in (INFANTRY_AT, *producers)
    )


def somebody_is_out(state: Ti4State) -> bool:
    """Whether a player meets the conditions and is still in the game."""
    landed = set(state.control.values())
    absent = [seat for seat in playing(state) if seat not in landed]
    return any(is_out(state, seat) for seat in absent)


def check_elimination(game: Game) -> None:
    """Whoever is out leaves the game now; called after control changed or units were destroyed."""
    state = of(game)
    landed = set(state.control.values())
    for seat in range(game.seats):
        if seat not in landed and seat not in state.eliminated and is_out(state, seat):
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
        state.eliminated = (*state.eliminated, self.seat)

    def last_one(self, game: Game) -> None:
        left = playing(of(game))
        if len(left) == 1 and not game.over:
            end_game(game, left[0], "last")


EVENTS: dict[str, tuple[str, ...]] = {"player_eliminated": ("seat",)}
