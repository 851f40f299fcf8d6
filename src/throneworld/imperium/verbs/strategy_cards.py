"""Strategy cards between the common play area and the players."""

from __future__ import annotations

from throneworld.imperium.state import ImperiumState, of
from throneworld.kernel.game import Game


def cards_in_common_area(state: ImperiumState) -> tuple[str, ...]:
    """What may be chosen: the cards that nobody has, by initiative."""
    taken = [card for cards in state.strategy_cards for card in cards]
    return tuple(card for card in state.edition.strategy_cards if card not in taken)


def take_card(game: Game, seat: int, card: str) -> int:
    """Into the play area; returns what lay on it, for the caller to hand out."""
    state = of(game)
    state.strategy_cards[seat] = (*state.strategy_cards[seat], card)
    game.tell("strategy_card_taken", seat, card)
    return state.bonus.pop(card, 0)


def exchange_strategy_cards(game: Game, seat: int, card: str, other: int, other_card: str) -> None:
    """Two players swap a card each; what lay on them stays with whoever took them first."""
    state = of(game)
    for who, given, taken in ((seat, card, other_card), (other, other_card, card)):
        cards = state.strategy_cards[who]
        state.strategy_cards[who] = tuple(taken if each == given else each for each in cards)
    game.tell("strategy_cards_exchanged", seat, card, other, other_card)


EVENTS: dict[str, tuple[str, ...]] = {
    "strategy_card_taken": ("seat", "strategy_card"),
    "strategy_cards_exchanged": ("seat", "strategy_card", "other", "other_card"),
}
