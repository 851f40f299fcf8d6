"""Which components do something: those alone are dealt, drawn and sold."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.game import Game
from throneworld.kernel.windows import Listener
from throneworld.ti3.state import of
from throneworld.ti3.tables.first_decks import FIRST, LATER


def carried_out(game: Game, components: Sequence[str]) -> list[str]:
    """Of these all that something listens for, that have a text, or that alter something by themselves."""
    texts, heard = game.definition.texts, _HEARD.by(game.definition.listeners)
    altering = of(game).edition.modifiers.components
    later = LATER if game.options["decks"] == FIRST else ()
    known = [each for each in components if each in texts or each in heard or each in altering]
    return [each for each in known if each not in later]


class _Heard:
    """The names of what listens: a game has always the same, and they are many."""

    def __init__(self) -> None:
        self.last: tuple[Sequence[Listener], frozenset[str]] = (), frozenset()

    def by(self, listeners: Sequence[Listener]) -> frozenset[str]:
        known, names = self.last
        if listeners is not known:
            names = frozenset([each.id for each in listeners])
            self.last = listeners, names
        return names


_HEARD = _Heard()
