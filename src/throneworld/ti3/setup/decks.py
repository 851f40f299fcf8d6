"""The decks, without the cards that could do nothing in this game (SA-2.1, ruling 105)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.modifiers import Index
from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.kernel.game import Game
from throneworld.ti3 import tables
from throneworld.ti3.setup.lacking import useless
from throneworld.ti3.state import of
from throneworld.ti3.verbs.politics import draw_political_card


def shuffle_decks(game: Game) -> None:
    """Stage I and II, action and political cards, each by itself."""
    state = of(game)
    state.action_deck = _shuffled(game, "action_deck", carried_out(game, tables.ACTION_DECK))
    state.agenda_deck = _shuffled(game, "agenda_deck", carried_out(game, tables.POLITICAL_DECK))
    state.objective_deck = _shuffled(game, "stage_1", tables.STAGE_1_DECK)
    state.objective_deck_2 = _shuffled(game, "stage_2", tables.STAGE_2_DECK)


def shuffle_secrets(game: Game) -> None:
    of(game).secret_deck = _shuffled(game, "secret_deck", tables.SECRET_DECK)


def _shuffled(game: Game, stream: str, cards: Sequence[str]) -> tuple[str, ...]:
    left_out = useless(game)
    return game.shuffle(stream, [card for card in cards if card not in left_out])


def carried_out(game: Game, deck: Sequence[str]) -> list[str]:
    """The cards of a deck that something listens for, that have a text, or that alter something as laws."""
    definition, modifiers = game.definition, of(game).edition.modifiers
    known = {*definition.texts, *(each.id for each in definition.listeners), *_altering(modifiers)}
    return [card for card in deck if card in known]


def _altering(modifiers: Index) -> set[str]:
    modifiers[HAND_LIMIT]  # the first that is asked for gathers them all
    return {each.component for rows in modifiers.values() for each in rows}


def deal_political_cards(game: Game) -> None:
    for seat in range(game.seats):
        for _ in range(tables.POLITICAL_CARDS_AT_START):
            draw_political_card(game, seat)
