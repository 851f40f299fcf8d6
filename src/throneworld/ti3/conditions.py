"""Conditions that several components of this game have."""

from __future__ import annotations

from throneworld.imperium.conditions import it_concerns_another
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.state import of
from throneworld.ti3.tables.needs import SHIP_ANY
from throneworld.ti3.tactical.action import TacticalAction


def it_concerns_an_opponent(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Another player is what the occasion is about; the two races of one are no opponents (SA-16.5.9)."""
    return it_concerns_another(game, seat, occasion) or of(game).ours(seat, int(occasion.facts[0]))


def it_is_my_system(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """He controls the system that it is about (ruling 94)."""
    mine = controlled_systems(of(game), seat, SHIP_ANY) >> int(occasion["system"]) & 1
    return None if mine else Refusal("SA-20.2.2", "not_your_system", (occasion["system"],))


def it_is_my_action(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Whoever takes a Tactical Action inside that of another acts himself (ruling 198)."""
    inner = game.nearest(TacticalAction)
    acting = of(game).active if inner is None else inner.seat
    return None if acting == seat else Refusal("SA-10.1.1", "not_your_action")
