"""What cancels an action card when it is announced; nothing cancels it in turn (SA-8.7.5, ruling 106)."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Cancel, Occasion, is_cancelled
from throneworld.ti3.declare import CANCELLED_AT, action_card
from throneworld.ti3.effects.locations import is_stopped_in_part
from throneworld.ti3.state import of


def another_plays_it(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A card of another player, and the first to cancel anything of it (ruling 106)."""
    if occasion["seat"] == seat:
        return Refusal("SA-8.7.5", "your_own_card")
    touched = is_cancelled(game, occasion) or is_stopped_in_part(of(game), str(occasion["title"]))
    return Refusal("SA-8.7.5", "cancelled_already") if touched else None


LISTENERS: Declared = action_card("sabotage", CANCELLED_AT, another_plays_it, Cancel(), final=True)
