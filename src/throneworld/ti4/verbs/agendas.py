"""Laws: how they come into play (RR 7.3, 7.4)."""

from __future__ import annotations

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4.state import of


def place_law(game: Game, law: str, about: Noun) -> None:
    """Into the common play area, before its owner, or onto the planet that was elected."""
    of(game).laws[law] = about
    game.tell("law_placed", law, about)


EVENTS: dict[str, tuple[str, ...]] = {"law_placed": ("law", "about")}
