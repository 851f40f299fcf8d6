"""Games that begin with two players (SA ch. 18): whether one is, and what it does not use.

It follows from the seats at the start: a game that shrinks to two is none (ruling 181).
"""

from __future__ import annotations

from throneworld.imperium.state import ImperiumState
from throneworld.kernel.game import Game
from throneworld.ti3 import tables

DUELLISTS = 2
KEEP_MARKED = "two_player_keep_marked"


def is_duel(state: ImperiumState) -> bool:
    return len(state.points) == DUELLISTS


def begins_as_duel(game: Game) -> bool:
    """The same of a game that is still set up."""
    return game.seats == DUELLISTS


def unused_objectives(game: Game) -> tuple[str, ...]:
    """Nothing comes of decks that are not used, nor are two Special Objectives (SA-18.1.1, 18.1.6)."""
    if not begins_as_duel(game):
        return ()
    replaced = [f"s1_special_{deck}" for deck in tables.TWO_PLAYER_OBJECTIVES_UNUSED]
    return (*tables.PRELIMINARY_DECK, *replaced, *tables.TWO_PLAYER_SPECIAL_UNUSED)


def unused_action_cards(game: Game) -> list[str]:
    """Those that bear the mark; if an option keeps them, what still could do nothing (ruling 90)."""
    marked = [card.id for card in tables.ACTION_CARDS if not card.two_players]
    return _unless_kept(game, marked, tables.TWO_PLAYER_ACTION_CARDS_UNUSED)


def unused_agendas(game: Game) -> list[str]:
    marked = [card.id for card in tables.AGENDAS if not card.two_players]
    return _unless_kept(game, marked, tables.TWO_PLAYER_AGENDAS_UNUSED)


def _unless_kept(game: Game, marked: list[str], never: tuple[str, ...]) -> list[str]:
    if not begins_as_duel(game):
        return []
    return [card for card in marked if not keeps_marked(game) or card in never]


def keeps_marked(game: Game) -> bool:
    return game.options.get(KEEP_MARKED, "no") == "yes"
