"""Who has surrendered, and how a seat behaves that nobody speaks for any more (ruling 182)."""

from __future__ import annotations

from throneworld.imperium.marks import is_marked
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Question
from throneworld.ti3.nouns import CLOSING
from throneworld.ti3.state import Ti3State, of

SURRENDERED = "surrendered"
"""Mark until the game is over, or this player is out of it."""
STREAM = "surrendered"
FIRE = "fire"
DECLINES = CLOSING | {"refuse", "pass"}


def has_surrendered(state: Ti3State, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, SURRENDERED, seat)


def without_surrendered(state: Ti3State, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in seats if not has_surrendered(state, seat)]) if state.marks else seats


def is_silent(game: Game, seat: int) -> bool:
    return has_surrendered(of(game), seat)


def speaks_for(game: Game, question: Question, options: tuple[Option, ...]) -> Option:
    """It fires with all it has, declines whatever it may, and leaves all else to chance."""
    shots = [each for each in options if each[0] == FIRE]
    if shots:
        return max(shots, key=lambda each: int(each[1]))
    for each in options:
        if len(each) == 1 and each[0] in DECLINES:
            return each
    return options[game.dice.below(STREAM, len(options))]
