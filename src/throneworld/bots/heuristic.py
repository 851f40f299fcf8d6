"""A bot that judges each question by rules of thumb, in every game that has some."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.finding import exported
from throneworld.kernel.seats import Seat

Player = Callable[[dict[str, Any], Ask], Option | None]


def player_of(game: str) -> Player | None:
    """What the game's own folder of bots answers; it is loaded when it first has to."""
    player: Player | None = exported(game, "bots", "answer", callable)
    return player


def _is_beside(view: dict[str, Any], option: Option) -> bool:
    """Whether it is something that the seat may do beside the question."""
    beside = view.get("beside")
    return beside is not None and list(option) in beside["options"]


class HeuristicBot:
    """Remembers nothing: the same view, question and seed lead to the same choice."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, seat: Seat) -> Option:
        ask, view = seat.ask, seat.view
        player = player_of(view["game"])
        option = None if player is None else player(view, ask)
        if option is not None and (option in ask.options or _is_beside(view, option)):
            return option
        return self._any(ask)

    def _any(self, ask: Ask) -> Option:
        """Where there is no rule of thumb, any option will do."""
        return ask.options[SmallDice(self.seed).below(ask.id, len(ask.options))]
