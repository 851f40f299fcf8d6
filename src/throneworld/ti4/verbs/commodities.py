"""Commodities, which are trade goods to everybody else (RR 20)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import FACTION


def commodity_value(state: Ti4State, seat: int) -> int:
    return FACTION[state.factions[seat]].commodities


def replenish(game: Game, seat: int) -> None:
    """Up to the value on the faction sheet (RR 20.3); `strategic.trade.Replenish` has the stops."""
    state = of(game)
    before = state.commodities[seat]
    state.commodities[seat] = commodity_value(state, seat)
    game.tell("replenished", seat, state.commodities[seat] - before)


def give_commodities(game: Game, giver: int, taker: int, amount: int, why: str) -> None:
    """They arrive as trade goods (RR 20.5, 20.6)."""
    if amount:
        state = of(game)
        state.commodities[giver] -= amount
        state.trade_goods[taker] += amount
        game.tell("commodities_given", giver, taker, amount, why)


EVENTS: dict[str, tuple[str, ...]] = {
    "commodities_given": ("seat", "other", "amount", "why"),
    "replenished": ("seat", "amount"),
}
