"""Strategy cards between the common play area and the players (RR 72.8), and the goods on them."""

from __future__ import annotations

from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.game import Game
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import STRATEGY_CARD


def cards_in_common_area(state: Ti4State) -> tuple[str, ...]:
    """What may be chosen: the cards that nobody has, by initiative."""
    taken = [card for cards in state.strategy_cards for card in cards]
    return tuple(card for card in STRATEGY_CARD if card not in taken)


def take_strategy_card(game: Game, seat: int, card: str) -> None:
    """Into the play area, with the trade goods that lie on it (RR 73.1)."""
    state = of(game)
    state.strategy_cards[seat] = (*state.strategy_cards[seat], card)
    goods = state.bonus.pop(card, 0)
    game.tell("strategy_card_taken", seat, card)
    gain_trade_goods(game, seat, goods, card)


def put_trade_goods_on(game: Game, card: str, amount: int) -> None:
    """RR 73.2."""
    bonus = of(game).bonus
    bonus[card] = bonus.get(card, 0) + amount
    game.tell("trade_goods_put_on_card", card, bonus[card])


def exchange_strategy_cards(game: Game, seat: int, card: str, other: int, other_card: str) -> None:
    """Two players swap a card each; what lay on them stays with whoever took them first."""
    state = of(game)
    for who, given, taken in ((seat, card, other_card), (other, other_card, card)):
        cards = state.strategy_cards[who]
        state.strategy_cards[who] = tuple(taken if each == given else each for each in cards)
    game.tell("strategy_cards_exchanged", seat, card, other, other_card)


def place_zero_token(game: Game, seat: int) -> None:
    """The 0 token of the Naalu onto a card of this player, who now comes first (RR 43)."""
    of(game).zero = seat
    game.tell("zero_token_placed", seat)


EVENTS: dict[str, tuple[str, ...]] = {
    "strategy_card_taken": ("seat", "strategy_card"),
    "trade_goods_put_on_card": ("strategy_card", "amount"),
    "zero_token_placed": ("seat",),
    "strategy_cards_exchanged": ("seat", "strategy_card", "other", "other_card"),
}
