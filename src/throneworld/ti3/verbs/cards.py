"""Action cards that return from the pile."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import learn, without
from throneworld.kernel.game import Game
from throneworld.ti3.state import of


def take_back(game: Game, seat: int, card: str) -> None:
    """A card that was played returns into the hand, before all eyes."""
    state = of(game)
    state.action_discards = without(state.action_discards, card)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, *range(game.seats))
    game.tell("action_card_taken_back", seat, card)


EVENTS: dict[str, tuple[str, ...]] = {"action_card_taken_back": ("seat", "title")}
