"""Conditions that several components of this game have."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.state import of
from throneworld.ti3.tables.needs import SHIP_ANY


def it_is_my_system(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """He controls the system that it is about (ruling 94)."""
    mine = controlled_systems(of(game), seat, SHIP_ANY) >> int(occasion["system"]) & 1
    return None if mine else Refusal("SA-6.2.1", "not_your_system", (occasion["system"],))
