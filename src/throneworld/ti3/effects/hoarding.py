"""Trade goods that lie on a law until its holder takes them."""

from __future__ import annotations

from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.game import Game
from throneworld.ti3.state import of


class PutGoodsOnLaw(Verb, frozen=True):
    """Out of the supply; what a law gets when it comes into force it gets once (ruling 73)."""

    law: str = ""
    amount: int = 1
    first: bool = False

    def run(self, game: Game) -> None:
        state = of(game)
        if not self.first or self.law not in state.goods_on:
            state.goods_on[self.law] = state.goods_on.get(self.law, 0) + self.amount
            game.tell("goods_on_law", self.law, self.amount)


class TakeGoodsOffLaw(Verb, frozen=True):
    """All that lies there."""

    law: str = ""

    def run(self, game: Game) -> None:
        gain_trade_goods(game, self.seat, of(game).goods_on.pop(self.law, 0), self.law)


EVENTS: dict[str, tuple[str, ...]] = {"goods_on_law": ("law", "amount")}
