"""What answers itself: questions with one answer, which no line of a script has to be about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from throneworld.imperium.paying import Pay
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Question, Simultaneous, Step

Heard = Callable[[Game, int, Option, Question], None]


_only_one_way = Pay._only_one_way


def pays_itself(game: Game) -> bool:
    """Whether the sum that is asked for can be paid in one way only."""
    pay = game.stack[-1]
    return isinstance(pay, Pay) and not pay.reserve and _only_one_way(pay, game.state)


@contextmanager
def listening(heard: Heard) -> Iterator[None]:
    """As long as this lasts every question that answers itself is told; what is paid is asked for."""
    run = Decision.run

    def running(self: Decision, game: Game) -> Step | None:
        options = self.options(game, self.seat)
        if len(options) == 1:
            heard(game, self.seat, options[0], self)
        return run(self, game)

    only_way, several = Pay._only_one_way, Simultaneous.run

    def sealing(self: Simultaneous, game: Game) -> Step | None:
        for seat in self.asked(game) if self.since >= 0 else ():
            options = self.options(game, seat)
            if len(options) == 1:
                heard(game, seat, options[0], self)
        return several(self, game)

    Decision.run = running  # type: ignore[method-assign]
    Simultaneous.run = sealing  # type: ignore[method-assign]
    Pay._only_one_way = lambda self, state: False  # type: ignore[method-assign]
    try:
        yield
    finally:
        Decision.run = run  # type: ignore[method-assign]
        Simultaneous.run = several  # type: ignore[method-assign]
        Pay._only_one_way = only_way  # type: ignore[method-assign]
