"""The goods on strategy cards, and the 0 token (RR 43, 73)."""

from __future__ import annotations

from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.strategy_cards import take_card
from throneworld.kernel.game import Game
from throneworld.ti4.state import of


def take_strategy_card(game: Game, seat: int, card: str) -> None:
    """Into the play area, with the trade goods that lie on it (RR 73.1)."""
    gain_trade_goods(game, seat, take_card(game, seat, card), card)


def put_trade_goods_on(game: Game, card: str, amount: int) -> None:
    """RR 73.2."""
    bonus = of(game).bonus
    bonus[card] = bonus.get(card, 0) + amount
    game.tell("trade_goods_put_on_card", card, bonus[card])


def place_zero_token(game: Game, seat: int) -> None:
    """The 0 token of the Naalu onto a card of this player, who now comes first (RR 43)."""
    of(game).zero = seat
    game.tell("zero_token_placed", seat)


EVENTS: dict[str, tuple[str, ...]] = {
    "trade_goods_put_on_card": ("strategy_card", "amount"),
    "zero_token_placed": ("seat",),
}
