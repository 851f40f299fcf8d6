"""What the abilities of all strategy cards have in common (RR 19.5, 72)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.tokens import spend_strategy_token
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.kernel.windows import Occasion
from throneworld.ti4.state import NOBODY, of


class Primary(Procedure, frozen=True):
    """The primary ability of a card, resolved by the active player from top to bottom (RR 71.3)."""

    abstract: ClassVar[bool] = True
    seat: int = NOBODY


class Secondary(Procedure, frozen=True):
    """The secondary ability of a card, resolved by a player who has said that he wants to."""

    abstract: ClassVar[bool] = True
    card: ClassVar[str] = ""
    asks: ClassVar[bool] = False
    """Whether its own first question can be declined, so that nobody needs to ask before."""

    seat: int = NOBODY
    granted: bool = False
    """Whether the active player lets him use it without spending a token (RR 81.4)."""

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        """Whether a player is asked: by public facts he can use it, and it would do something for him."""
        return bool(of(game).strategy[seat])

    def spend(self, game: Game) -> None:
        if not self.granted:
            spend_strategy_token(game, self.seat, self.card)


def somebody_listens(game: Game, seat: int, stop: str, *facts: Noun) -> bool:
    """Whether, to all public knowledge, this seat could do something at a stop."""
    occasion = Occasion(game.moment(stop), (seat, *facts))
    return any(seat in listener.suspects(game, occasion) for listener in game.listeners(stop))
