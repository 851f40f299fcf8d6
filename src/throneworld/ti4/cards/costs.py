"""Whether a player has what cards and abilities cost beside themselves; the price itself is a `Lose`."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.declare import When
from throneworld.ti4.state import of


def has_strategy_token(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).strategy[seat] else Refusal("RR 19.5", "no_strategy_token")


def has_trade_goods(amount: int) -> When:
    """A condition: so many trade goods."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        enough = of(game).trade_goods[seat] >= amount
        return None if enough else Refusal("RR 82.4", "too_few_trade_goods", (amount,))

    return when


def has_action_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).hands[seat] else Refusal("RR 21.3", "no_action_cards")
