"""What a game lacks, and the cards that could therefore never do anything (ruling 105)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti3 import tables
from throneworld.ti3.setup.places import LACKS
from throneworld.ti3.state import of


def useless(game: Game) -> frozenset[str]:
    """Cards and objectives that are not used in this game."""
    found = [*_without_option(game), *_removed(game)]
    for lacking, lacks in LACKS.items() if of(game).map else ():
        if lacks(game):
            row = tables.LACKING[lacking]
            found += [*row.action_cards, *row.agendas, *row.objectives]
    return frozenset(found)


def _without_option(game: Game) -> list[str]:
    needs = {
        **{card.id: card.option for card in tables.ACTION_CARDS},
        **{agenda.id: agenda.option for agenda in tables.AGENDAS},
        **{objective.id: objective.option for objective in tables.OBJECTIVES},
    }
    return [card for card, option in needs.items() if option and not game.options.get(option, False)]


def _removed(game: Game) -> list[str]:
    return ["sabotage"] if game.options["remove_sabotage"] else []
