"""The loop: the question on top of the stack takes an answer, and the stack runs until somebody is asked.

Rules say what comes next by what their steps return and by `game.do`. What a game keeps under names with an
underscore is for it and for the loop: who is asked, and which steps are still to be put onto the stack.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from throneworld.kernel.asks import Option
from throneworld.kernel.results import Asides, Choice
from throneworld.kernel.steps import Question, Simultaneous, Step

if TYPE_CHECKING:
    from throneworld.kernel.game import Game

Posed = dict[int, tuple[Option, ...] | None]
NOTHING_POSED: Mapping[int, tuple[Option, ...] | None] = MappingProxyType({})
NOTHING_OFFERED: Mapping[int, Any] = MappingProxyType({})
CHECKPOINT = 64
"""So many choices lie between two copies from which an undo may start."""


def take(game: Game, seat: int, option: Option) -> None:
    """A choice: it is written down, and the open question is answered with it."""
    if game.choices.size % CHECKPOINT == 0:
        keep_checkpoint(game)
    game.choices.append(Choice(seat, option))
    game.answered[seat] += 1
    if game.asides.counts:
        game.asides = Asides(hushed=game.asides.hushed)
    posed = game._posed
    question = _asked(game)
    if isinstance(question, Simultaneous):
        following = _sealed(game, question, seat, option, posed)
    else:
        following = question.answer(game, seat, option)
    settle(game, following)
    run(game)


def _sealed(game: Game, question: Question, seat: int, option: Option, posed: Posed) -> Step | None:
    """What the others could answer they still can, if the answer has changed nothing but itself."""
    logged, following = game.log.size, question.answer(game, seat, option)
    if type(following) is type(question) and not game._queue and game.log.size == logged:
        game._sealed = {one: options for one, options in posed.items() if one != seat}
    return following


def keep_checkpoint(game: Game) -> None:
    game.checkpoint = None
    game.checkpoint = game.copy()


def confirm(game: Game, seat: int, option: Option) -> None:
    """What would have been answered without asking: it happens now, and is no choice of the record.

    The names of questions do not count it either; whoever takes answers twice does (`table/rooms`).
    """
    question = _asked(game)
    following = question.answer(game, seat, option)
    settle(game, replace(question) if following is question else following)
    run(game)


def _asked(game: Game) -> Question:
    """The open question, taken off the stack."""
    game._posed = {}
    question = game.stack.pop()
    assert isinstance(question, Question)
    return question


def run(game: Game) -> None:
    stack = game.stack
    _forget(game)
    while stack and game.result is None:
        step = stack.pop()
        following = step.run(game)
        if following is step and step.waits:
            stack.append(step)
            return
        if game._posed:
            _forget(game)  # it has answered itself
        if following is not None:
            stack.append(following)
        queue = game._queue
        while queue:
            stack.append(queue.pop())


def _forget(game: Game) -> None:
    """Nobody is asked anything any more; only questions put something to somebody."""
    game._posed, game._offered, game._confirming = {}, NOTHING_OFFERED, ()


def settle(game: Game, following: Step | None) -> None:
    """Put back what follows a step, and above it what the step asked for."""
    if following is not None:
        game.stack.append(following)
    queue = game._queue
    while queue:
        game.stack.append(queue.pop())


def restart(game: Game) -> None:
    game._posed = {}
    game.answered = [sum(choice.seat == seat for choice in game.choices) for seat in range(game.seats)]
    game.told = sum(event.audience is None for event in game.log) - game.asides.hushed
    run(game)
    game.checkpoint = None
    game.checkpoint = game.copy()
