"""A game as one seat may imagine it: all that it does not know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneworld.kernel.dice import Dice
from throneworld.kernel.journal import Journal
from throneworld.kernel.steps import Nothing
from throneworld.kernel.zones import redeal

if TYPE_CHECKING:
    from throneworld.kernel.game import Game


def imagined(game: Game, seat: int, seed: int) -> Game:
    """A copy with other dice and no history, in which the others hold anything that they might."""
    other = game.copy()
    other.seed = seed
    other.patient = False
    other.dice = Dice(seed)
    other.rewinds = ()
    other.log = Journal(game.log_for(seat))
    other.choices = Journal()
    other.fenced = 0
    other.answered = [count if one == seat else 0 for one, count in enumerate(game.answered)]
    other.stack = [Nothing() if step.secret_from(seat) else step for step in other.stack]
    redeal(other, seat)
    other.stack = [step.imagined(other, seat) for step in other.stack]
    return other
