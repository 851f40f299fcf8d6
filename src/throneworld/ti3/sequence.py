"""A game round: Strategy, Action and Status Phase (SA-3.1.1)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import ROUND, expire
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti3.ending import end_by_points
from throneworld.ti3.objectives.memory import note_beginning
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.state import of
from throneworld.ti3.steps.settling import Settle


class Round(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("begin", "strategy", "action", "status", "next_round")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed", "goods_gained", "technology_acquired")
    """What verbs open, whichever step of the round calls them."""

    def begin(self, game: Game) -> None:
        state = of(game)
        state.round += 1
        game.tell("round_begins", state.round)
        note_beginning(game)

    def strategy(self, game: Game) -> None:
        game.do(StrategyPhase())

    def action(self, game: Game) -> None:
        game.do(ActionPhase())

    def status(self, game: Game) -> None:
        game.do(StatusPhase())

    def next_round(self, game: Game) -> Step:
        """After the last round that was agreed on, most points win, as by Imperium Rex (ruling 197)."""
        state = of(game)
        if state.round == game.options["last_round"]:
            end_by_points(game, "last_round")
            return END
        expire(game, ROUND)
        state.deeds = ()
        game.do(Settle())  # what only held for the round may have carried limits
        return Round()


EVENTS: dict[str, tuple[str, ...]] = {"round_begins": ("round",), "phase_begins": ("phase",)}
