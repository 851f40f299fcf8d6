"""What cancels an action card (RR 2.8): played once it is announced, before it costs or does anything.

What cancels may be cancelled in its turn, however deep: every action card that is played opens the window.
"""

from __future__ import annotations

from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Cancel, Occasion, is_cancelled
from throneworld.ti4.cards.conditions import has_strategy_token
from throneworld.ti4.declare import CANCELLED_AT, Clause, action_card, both, technology
from throneworld.ti4.effects.gaining import Lose

SABOTAGE = "sabotage"


def another_plays_it(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A card of another player, which nobody has cancelled yet."""
    if occasion["seat"] == seat:
        return Refusal("RR 2.8", "your_own_card")
    return Refusal("RR 2.8", "cancelled_already") if is_cancelled(game, occasion) else None


def it_is_no_sabotage(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return Refusal("RR 2.8", "not_against_sabotage") if occasion["title"] == SABOTAGE else None


LISTENERS: tuple[Clause, ...] = (
    *action_card(SABOTAGE, CANCELLED_AT, both(another_plays_it, it_is_no_sabotage), Cancel()),
    *technology(
        "instinct_training",
        CANCELLED_AT,
        both(another_plays_it, has_strategy_token),
        Cancel(),
        costs=(Lose(STRATEGY, why="instinct_training"),),
        exhausts=True,
    ),
)
