"""Conditions that several components of this game have."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.state import of
from throneworld.ti3.tables.needs import SHIP_ANY
from throneworld.ti3.tactical.action import TacticalAction


def it_is_my_system(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """He controls the system that it is about (ruling 94)."""
    mine = controlled_systems(of(game), seat, SHIP_ANY) >> int(occasion["system"]) & 1
    return None if mine else Refusal("SA-6.2.1", "not_your_system", (occasion["system"],))


def it_is_my_action(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Whoever takes a Tactical Action inside that of another acts himself (ruling 198)."""
    inner = game.nearest(TacticalAction)
    acting = of(game).active if inner is None else inner.seat
    return None if acting == seat else Refusal("SA-10.1.1", "not_your_action")
