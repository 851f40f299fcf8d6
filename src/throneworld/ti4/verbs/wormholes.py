"""The wormhole tokens of the Ghosts (RR 89)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti4.state import of


def put_wormhole_token(game: Game, seat: int, wormhole: str, system: int) -> None:
    """Into a system, from the sheet or from wherever it lies."""
    of(game).wormhole_tokens[wormhole] = system
    game.tell("wormhole_token_placed", seat, wormhole, system)


EVENTS: dict[str, tuple[str, ...]] = {"wormhole_token_placed": ("seat", "wormhole", "system")}
