"""Which components do something: those alone are dealt, drawn and sold."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.modifiers import Index
from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.kernel.game import Game
from throneworld.ti3.state import of
from throneworld.ti3.tables.first_decks import FIRST, LATER


def carried_out(game: Game, components: Sequence[str]) -> list[str]:
    """Of these all that something listens for, that have a text, or that alter something by themselves."""
    definition, modifiers = game.definition, of(game).edition.modifiers
    known = {*definition.texts, *(each.id for each in definition.listeners), *_altering(modifiers)}
    later = LATER if game.options["decks"] == FIRST else ()
    return [each for each in components if each in known and each not in later]


def _altering(modifiers: Index) -> set[str]:
    modifiers[HAND_LIMIT]  # the first that is asked for gathers them all
    return {each.component for rows in modifiers.values() for each in rows}
