"""Somebody moves or takes an action inside another player's: he stands for the active player (ruling 198)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import COMBAT_ROUND, TACTICAL_ACTION, expire
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.state import NOBODY, of


class StandIn(Procedure, frozen=True):
    """Whatever he does comes between; beginning and end of the action stay with the outer one (111)."""

    abstract: ClassVar[bool] = True
    stages: ClassVar[tuple[str, ...]] = ("step_in", "act", "step_back")

    seat: int = NOBODY
    active: int = NOBODY
    """Who is the active player otherwise."""

    def step_in(self, game: Game) -> Step:
        state = of(game)
        before, state.active = state.active, self.seat
        return self.to("act", active=before)

    def act(self, game: Game) -> Step | None:
        """What he does."""
        return None

    def step_back(self, game: Game) -> None:
        """What held for his action ends with it."""
        for until in (TACTICAL_ACTION, COMBAT_ROUND):
            expire(game, until)
        of(game).active = self.active
