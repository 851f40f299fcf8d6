"""Laws: how they come into play (RR 7.3, 7.4)."""

from __future__ import annotations

from throneworld.imperium.verbs import laws
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4.state import of


def place_law(game: Game, law: str, about: Noun) -> None:
    """Into the common play area, before its owner, or onto the planet that was elected: readied, as new."""
    state = of(game)
    state.exhausted_laws = tuple([each for each in state.exhausted_laws if each != law])
    laws.place_law(game, law, about)
