"""The decks, without the cards that could do nothing in this game (SA-2.1, ruling 105)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.game import Game
from throneworld.ti3 import tables
from throneworld.ti3.carried_out import carried_out
from throneworld.ti3.setup.lacking import useless, useless_action_cards
from throneworld.ti3.state import of
from throneworld.ti3.verbs.politics import draw_political_card


def shuffle_decks(game: Game) -> None:
    """Stage I and II, action and political cards, each by itself."""
    state = of(game)
    out = useless_action_cards(game)
    actions = [card for card in carried_out(game, tables.ACTION_DECK) if card not in out]
    state.action_deck = game.shuffle("action_deck", actions)
    state.agenda_deck = _shuffled(game, "agenda_deck", carried_out(game, tables.POLITICAL_DECK))
    state.objective_deck = _shuffled(game, "stage_1", tables.STAGE_1_DECK)
    state.objective_deck_2 = _shuffled(game, "stage_2", tables.STAGE_2_DECK)


def shuffle_secrets(game: Game) -> None:
    of(game).secret_deck = _shuffled(game, "secret_deck", tables.SECRET_DECK)


def _shuffled(game: Game, stream: str, cards: Sequence[str]) -> tuple[str, ...]:
    left_out = useless(game)
    return game.shuffle(stream, [card for card in cards if card not in left_out])


def deal_political_cards(game: Game) -> None:
    for seat in range(game.seats):
        for _ in range(tables.POLITICAL_CARDS_AT_START):
            draw_political_card(game, seat)
