"""What may be done once in a round: conditions and memory of technologies that say so (ruling 190)."""

from __future__ import annotations

from throneworld.imperium.conditions import When
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.owning import USED
from throneworld.ti3.state import of


def not_used(component: str) -> When:
    """Its owner has not used it in this round."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        used = is_marked(of(game), USED, seat, component)
        return Refusal("SA-10.1.1", "used_this_round", (component,)) if used else None

    return when


def use_up(component: str) -> Lasting:
    return Lasting(USED, ROUND, about=component)


def has_strategy_counter(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).strategy[seat] else Refusal("SA-8.4.1", "empty_pool", (STRATEGY,))
