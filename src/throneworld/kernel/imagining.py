"""A game as one seat may imagine it: all that it does not know is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from throneworld.kernel.dice import Dice
from throneworld.kernel.journal import Journal
from throneworld.kernel.results import Asides
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion, Play, Window
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
    other.stack = _known(other.stack, seat)
    redeal(other, seat)
    other.stack = [step.imagined(other, seat) for step in other.stack]
    if game.beside:
        other.beside = _heard(other, seat)
    counts = tuple(n if one == seat else 0 for one, n in enumerate(game.asides.counts))
    other.asides = Asides(counts, hushed=game.asides.hushed)
    return other


def _heard(game: Game, seat: int) -> tuple[Decision, ...]:
    """The dialogues that a seat knows of, as it knows them."""
    heard = [step.imagined(game, seat) for step in game.beside if not step.secret_from(seat)]
    return tuple(step for step in heard if isinstance(step, Decision))


def _known(stack: Sequence[Step], seat: int) -> list[Step]:
    """The steps that a seat knows of. What lies above one that it does not know sinks into its place."""
    known: list[Step] = []
    places: dict[int, int] = {}
    for place, step in enumerate(stack):
        if not step.secret_from(seat):
            places[place] = len(known)
            known.append(_sunk(step, places))
        elif isinstance(step, Play):
            _unplay(known, step)
    return known


def _unplay(below: list[Step], play: Play) -> None:
    """In the window from which it came it does not count as used."""
    for place in range(len(below) - 1, -1, -1):
        window = below[place]
        if isinstance(window, Window) and (play.seat, play.listener) in window.used:
            below[place] = window.without(play)
            return


def _sunk(step: Step, places: Mapping[int, int]) -> Step:
    """An occasion names the place of a step, which may be another now."""
    occasion = getattr(step, "occasion", None)
    if not isinstance(occasion, Occasion) or places.get(occasion.subject) in (None, occasion.subject):
        return step
    return replace(step, occasion=replace(occasion, subject=places[occasion.subject]))
