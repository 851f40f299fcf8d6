"""The council: who speaks first, and how laws come into play. Their order is their age."""

from __future__ import annotations

from throneworld.imperium.state import of
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game


def take_speaker_token(game: Game, seat: int) -> None:
    """This player is the speaker now."""
    of(game).speaker = seat
    game.tell("speaker_token_taken", seat)


def place_law(game: Game, law: str, about: Noun) -> None:
    """Into the common play area, before its owner, or onto what was elected."""
    state = of(game)
    state.laws[law] = about
    state.agenda_discards = tuple([each for each in state.agenda_discards if each != law])
    game.tell("law_placed", law, about)


EVENTS: dict[str, tuple[str, ...]] = {"speaker_token_taken": ("seat",), "law_placed": ("law", "about")}
