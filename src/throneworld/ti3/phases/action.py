"""The Action Phase: turns in the order of play until everybody has passed (SA-3.10)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.order import order_of_play
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.elimination import CheckElimination
from throneworld.ti3.tables.windows import ACTION_PHASE


class ActionPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("early_turn", "begin", "next_turn", "end", "uprisings", "eliminate")
    opens: ClassVar[tuple[str, ...]] = (
        "before_action_phase",
        "action_phase_start",
        "action_phase_end",
        "action_phase_over",
    )

    last: int = NOBODY
    """Who had the last turn."""

    def early_turn(self, game: Game) -> None:
        """Somebody may act before the phase has begun (ruling 111)."""
        of(game).passed = ()
        game.open("before_action_phase")

    def begin(self, game: Game) -> None:
        state = of(game)
        state.phase, state.active = ACTION_PHASE, NOBODY
        game.tell("phase_begins", ACTION_PHASE)
        game.open("action_phase_start")

    def next_turn(self, game: Game) -> Step | None:
        state = of(game)
        seat = next_active(state, self.last)
        if seat == NOBODY:
            state.active = NOBODY
            return None
        game.do(Turn(seat=seat))
        return self.to("next_turn", last=seat)

    def end(self, game: Game) -> None:
        game.open("action_phase_end")

    def uprisings(self, game: Game) -> None:
        """What comes due when nobody acts any more (ruling 125)."""
        game.open("action_phase_over")

    def eliminate(self, game: Game) -> None:
        game.do(CheckElimination())


def next_active(state: Ti3State, last: int) -> int:
    """The next in the order of play who has not passed, after the last the first again (SA-3.10.1)."""
    order = order_of_play(state)
    after = order.index(last) + 1 if last != NOBODY else 0
    out = state.passed + state.eliminated
    return next((seat for seat in order[after:] + order[:after] if seat not in out), NOBODY)
