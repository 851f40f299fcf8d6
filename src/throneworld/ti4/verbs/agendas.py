"""Laws: how they come into play (RR 7.3, 7.4)."""

from __future__ import annotations

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4.state import of


def place_law(game: Game, law: str, about: Noun) -> None:
    """Into the common play area, before its owner, or onto the planet that was elected: readied, as new."""
    state = of(game)
    state.laws[law] = about
    state.agenda_discards = tuple([each for each in state.agenda_discards if each != law])
    state.exhausted_laws = tuple([each for each in state.exhausted_laws if each != law])
    game.tell("law_placed", law, about)


EVENTS: dict[str, tuple[str, ...]] = {"law_placed": ("law", "about")}
