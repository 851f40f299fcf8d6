"""The speaker token."""

from __future__ import annotations

from throneworld.imperium.state import of
from throneworld.kernel.game import Game


def take_speaker_token(game: Game, seat: int) -> None:
    """This player is the speaker now."""
    of(game).speaker = seat
    game.tell("speaker_token_taken", seat)


EVENTS: dict[str, tuple[str, ...]] = {"speaker_token_taken": ("seat",)}
