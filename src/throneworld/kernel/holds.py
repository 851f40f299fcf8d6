"""Patience: a window stays open for everybody alike until whoever keeps the time releases it.

The engine asks exactly those who may play something, and passes by a window in which nobody can. At a table
that would tell what hands hold: whether there was a pause, and how long. A patient game stops at each window
in which, to all public knowledge, somebody might play something, whether anybody can or not, and in sealed
questions in which silence is an answer. It goes on when `release` is called with the answers that came in
meanwhile. Likewise it puts a question that what a seat holds has already answered, if to all public knowledge
there might be a choice: the seat confirms the one answer. Choices and their order are the same as in an
impatient game, so records do not know of it: a confirmation is no choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from throneworld.kernel.asks import TABLE, Ask, Option, Refusal
from throneworld.kernel.steps import PASS, Simultaneous
from throneworld.kernel.windows import Window

if TYPE_CHECKING:
    from throneworld.kernel.game import Game


def is_held(game: Game) -> bool:
    """Whether the game waits in a window until it is released."""
    return _held_window(game) is not None


def held_ask(game: Game, seat: int) -> Ask | None:
    """What a seat may answer in the held window, even where seats are asked in turn."""
    window = _held_window(game)
    if window is None or seat not in window.able(game):
        return None
    return game.ask_with(window, seat, window.options(game, seat))


def is_discreet(game: Game, seat: int) -> bool:
    """Whether others may not know if the open question leaves a seat a choice."""
    question = game.question if game.patient and not is_held(game) else None
    return question is not None and seat in game.asked and question.is_discreet(game, seat)


def confirm(game: Game, seat: int) -> Option:
    """Give the one answer that a seat has, and return it."""
    ask = game.ask_of(seat)
    assert ask is not None and seat in game.confirming
    game.choose(seat, ask.options[0])
    return ask.options[0]


def held_refusal(game: Game, seat: int, option: Option) -> Refusal | None:
    """None when the held window would take the answer, else the reason."""
    window, ask = _held_window(game), held_ask(game, seat)
    if window is None or ask is None:
        return Refusal(TABLE, "not_asked")
    return None if option in ask.options else window.reason_against(game, seat, option)


def release(game: Game, answers: Mapping[int, Option]) -> list[tuple[int, Option]]:
    """Close the held window: give each seat's answer in the order of the rules; those without one pass.

    Returns the choices that were made by it.
    """
    made: list[tuple[int, Option]] = []
    window = _held_window(game)
    while window is not None and (asked := window.asked(game)):
        seat = asked[0]
        made.append((seat, answers.get(seat, window.silence or PASS)))
        game.choose(*made[-1])
        window = _continued(game, window)
    if window is not None:
        game.stack.pop()
        game.proceed(window.resolve(game))
    return made


def _held_window(game: Game) -> Window | Simultaneous | None:
    """The window, or the sealed question that is held like one."""
    top = game.stack[-1] if game.patient and game.stack and not game.over else None
    return top if isinstance(top, Window | Simultaneous) and top.holds(game) else None


def _continued(game: Game, before: Window | Simultaneous) -> Window | Simultaneous | None:
    """The same window, if it still collects answers."""
    window = _held_window(game)
    same = window is not None and type(window) is type(before) and window.since == before.since
    return window if same else None
