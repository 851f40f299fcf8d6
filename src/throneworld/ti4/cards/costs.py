"""What cards and abilities cost beside themselves, and the conditions that go with it."""

from __future__ import annotations

from throneworld.imperium.verbs.tokens import STRATEGY, spend_token
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import When
from throneworld.ti4.state import of
from throneworld.ti4.steps.drawing import DiscardCards
from throneworld.ti4.verbs.goods import lose_trade_goods


class SpendStrategyToken(Effect, frozen=True):
    """From the strategy pool into the reinforcements (RR 19.5)."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        spend_token(game, self.seat, STRATEGY, self.why)
        return None


def has_strategy_token(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).strategy[seat] else Refusal("RR 19.5", "no_strategy_token")


class PayTradeGoods(Effect, frozen=True):
    amount: int = 1
    why: str = ""

    def run(self, game: Game) -> Step | None:
        lose_trade_goods(game, self.seat, self.amount, self.why)
        return None


def has_trade_goods(amount: int) -> When:
    """A condition: so many trade goods."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        enough = of(game).trade_goods[seat] >= amount
        return None if enough else Refusal("RR 82.4", "too_few_trade_goods", (amount,))

    return when


class DiscardActionCard(Effect, frozen=True):
    """An action card of his choice goes to the discard pile without effect."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        return DiscardCards(seat=self.seat, count=1, why=self.why)


def has_action_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).hands[seat] else Refusal("RR 21.3", "no_action_cards")
