"""The action phase: turns in initiative order until everybody has passed (RR 3, 4)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti4.order import initiative, initiative_order
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import ACTION_PHASE


class ActionPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("begin", "next_turn")

    last: int = -1
    """The initiative of whoever had the last turn: he may be out of the game by now."""

    def begin(self, game: Game) -> None:
        state = of(game)
        state.phase, state.passed, state.active = ACTION_PHASE, (), NOBODY
        game.tell("phase_begins", ACTION_PHASE)

    def next_turn(self, game: Game) -> Step:
        state = of(game)
        seat = next_active(state, self.last)
        if seat == NOBODY:
            state.active = NOBODY
            return END
        game.do(Turn(seat=seat))
        return self.to("next_turn", last=initiative(state, seat))


def next_active(state: Ti4State, last: int) -> int:
    """The next in initiative order who has not passed, after the last the first again (RR 4.2, 4.3)."""
    out = state.passed + state.eliminated
    waiting = [seat for seat in initiative_order(state) if seat not in out]
    for seat in waiting:
        if initiative(state, seat) > last:
            return seat
    return waiting[0] if waiting else NOBODY
