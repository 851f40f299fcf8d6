"""What a game lacks, and the cards that could therefore never do anything (ruling 105)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.game import Game
from throneworld.ti3 import tables
from throneworld.ti3.duel import unused_action_cards, unused_agendas, unused_objectives
from throneworld.ti3.setup.places import LACKS
from throneworld.ti3.state import of


def useless(game: Game) -> frozenset[str]:
    """Agendas and objectives that are not used in this game."""
    rows = [row for lacking in _lacking(game) for row in (*lacking.agendas, *lacking.objectives)]
    unused = (*unused_agendas(game), *unused_objectives(game))
    return frozenset([*_without_option(game, (*tables.AGENDAS, *tables.OBJECTIVES)), *rows, *unused])


def useless_action_cards(game: Game) -> frozenset[str]:
    """Apart from the others: an objective may bear the name of an action card."""
    rows = [card for lacking in _lacking(game) for card in lacking.action_cards]
    unused = unused_action_cards(game)
    return frozenset([*_without_option(game, tables.ACTION_CARDS), *rows, *unused, *_removed(game)])


def _lacking(game: Game) -> list[tables.Absent]:
    there = of(game).map
    return [tables.LACKING[each] for each, lacks in LACKS.items() if lacks(game)] if there else []


def _without_option(
    game: Game, cards: Sequence[tables.ActionCard | tables.Agenda | tables.Objective]
) -> list[str]:
    return [card.id for card in cards if card.option and not game.options.get(card.option, False)]


def _removed(game: Game) -> list[str]:
    """What an option takes out of the deck by name."""
    return [name.removeprefix(REMOVE) for name, on in game.options.items() if name.startswith(REMOVE) and on]


REMOVE = "remove_"
