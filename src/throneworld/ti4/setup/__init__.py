"""Setting the game up, step by step as printed (RR "Complete Setup")."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti4.setup.galaxy import check_options
from throneworld.ti4.setup.procedure import Setup
from throneworld.ti4.state import empty


def begin(game: Game) -> None:
    """The box is open: nobody has anything yet. A galaxy that cannot be laid out is refused here."""
    check_options(game)
    game.state = empty(game.seats)
    game.do(Setup())
