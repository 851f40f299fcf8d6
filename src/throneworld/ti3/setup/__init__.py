"""Setting the game up, step by step as printed (SA-2, SA-17)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti3.setup.building import tiles_in_hand
from throneworld.ti3.setup.options import check_options
from throneworld.ti3.setup.procedure import Setup
from throneworld.ti3.state import empty

__all__ = ["Setup", "begin", "tiles_in_hand"]


def begin(game: Game) -> None:
    """The box is open: nobody has anything yet. Options that do not go together are refused here."""
    check_options(game)
    game.state = empty(game.seats)
    game.do(Setup())
