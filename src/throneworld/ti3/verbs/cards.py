"""Action cards that return from the pile."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import forget, has_action_cards, learn, without
from throneworld.kernel.game import Game
from throneworld.ti3.state import of


def take_back(game: Game, seat: int, card: str) -> None:
    """A card that was played returns into the hand, before all eyes."""
    state = of(game)
    state.action_discards = without(state.action_discards, card)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, *range(game.seats))
    game.tell("action_card_taken_back", seat, card)


def lay_out_action_cards(game: Game, number: int) -> tuple[str, ...]:
    """So many of the deck, before all eyes; when it is empty the pile is shuffled."""
    state, found = of(game), list[str]()
    while len(found) < number and has_action_cards(game):
        found.append(state.action_deck[0])
        state.action_deck = state.action_deck[1:]
        forget(state, found[-1])
    if found:
        game.tell("cards_laid_out", *found)
    return tuple(found)


def take_open_card(game: Game, seat: int, card: str) -> None:
    """All have seen it, and know where it is."""
    state = of(game)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, *range(game.seats))
    game.tell("open_card_taken", seat, card)


EVENTS: dict[str, tuple[str, ...]] = {
    "action_card_taken_back": ("seat", "title"),
    "cards_laid_out": ("titles",),
    "open_card_taken": ("seat", "title"),
}
