"""Trade goods: gained, spent, given."""

from __future__ import annotations

from throneworld.imperium.state import of
from throneworld.kernel.game import Game


def gain_trade_goods(game: Game, seat: int, amount: int, why: str) -> None:
    """One gain, however much it is; neighbours may have something to say to it."""
    if amount:
        of(game).trade_goods[seat] += amount
        game.tell("trade_goods_gained", seat, amount, why)
        game.open("goods_gained", seat)


def lose_trade_goods(game: Game, seat: int, amount: int, why: str) -> None:
    """Spent or taken away."""
    if amount:
        of(game).trade_goods[seat] -= amount
        game.tell("trade_goods_spent", seat, amount, why)


def give_trade_goods(game: Game, giver: int, taker: int, amount: int, why: str) -> None:
    if amount:
        state = of(game)
        state.trade_goods[giver] -= amount
        state.trade_goods[taker] += amount
        game.tell("trade_goods_given", giver, taker, amount, why)


EVENTS: dict[str, tuple[str, ...]] = {
    "trade_goods_gained": ("seat", "amount", "why"),
    "trade_goods_spent": ("seat", "amount", "why"),
    "trade_goods_given": ("seat", "other", "amount", "why"),
}
