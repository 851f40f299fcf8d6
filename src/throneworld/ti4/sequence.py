"""A game round: its phases in their printed order (RR 36)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import ROUND, expire
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti4.phases.action import ActionPhase
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.state import of
from throneworld.ti4.steps.elimination import check_elimination


class Round(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("begin", "strategy", "action", "status", "agenda", "next_round")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed", "goods_gained", "note_received")
    """What verbs open, whichever step of the round calls them."""

    def begin(self, game: Game) -> None:
        state = of(game)
        state.round += 1
        game.tell("round_begins", state.round)

    def strategy(self, game: Game) -> None:
        game.do(StrategyPhase())

    def action(self, game: Game) -> None:
        check_elimination(game)  # what agendas had put off may have cost somebody his last units
        game.do(ActionPhase())

    def status(self, game: Game) -> None:
        game.do(StatusPhase())

    def agenda(self, game: Game) -> None:
        """Only once the custodians token is off Mecatol Rex (RR 36.1, 26.4)."""
        check_elimination(game)  # who moves tokens out of his fleet pool may lose ships, and troops aboard
        if not of(game).custodians:
            game.do(AgendaPhase())

    def next_round(self, game: Game) -> Step:
        expire(game, ROUND)
        return Round()


EVENTS: dict[str, tuple[str, ...]] = {"round_begins": ("round",), "phase_begins": ("phase",)}
