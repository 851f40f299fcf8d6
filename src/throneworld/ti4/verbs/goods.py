"""Trade goods and commodities (RR 20, 82)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import FACTION


def commodity_value(state: Ti4State, seat: int) -> int:
    return FACTION[state.factions[seat]].commodities


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


def replenish(game: Game, seat: int) -> None:
    """Commodities up to the value on the faction sheet (RR 20.3); `steps.goods.Replenish` has the stops."""
    state = of(game)
    before = state.commodities[seat]
    state.commodities[seat] = commodity_value(state, seat)
    game.tell("replenished", seat, state.commodities[seat] - before)


def give_trade_goods(game: Game, giver: int, taker: int, amount: int, why: str) -> None:
    if amount:
        state = of(game)
        state.trade_goods[giver] -= amount
        state.trade_goods[taker] += amount
        game.tell("trade_goods_given", giver, taker, amount, why)


def give_commodities(game: Game, giver: int, taker: int, amount: int, why: str) -> None:
    """They arrive as trade goods (RR 20.5, 20.6)."""
    if amount:
        state = of(game)
        state.commodities[giver] -= amount
        state.trade_goods[taker] += amount
        game.tell("commodities_given", giver, taker, amount, why)
