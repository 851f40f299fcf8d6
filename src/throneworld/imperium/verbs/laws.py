"""Laws: how they come into play. Their order is their age."""

from __future__ import annotations

from throneworld.imperium.state import of
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game


def place_law(game: Game, law: str, about: Noun) -> None:
    """Into the common play area, before its owner, or onto what was elected."""
    state = of(game)
    state.laws[law] = about
    state.agenda_discards = tuple([each for each in state.agenda_discards if each != law])
    game.tell("law_placed", law, about)


EVENTS: dict[str, tuple[str, ...]] = {"law_placed": ("law", "about")}
