"""What the abilities of all strategy cards have in common."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.modifiers import changed, total
from throneworld.imperium.quantities import FOLLOWS_AS_FIRST, SECONDARY_COST
from throneworld.imperium.state import NOBODY, ImperiumState, of
from throneworld.imperium.verbs.tokens import STRATEGY, spend_token
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.kernel.windows import Occasion

TOKENS_SPENT = 1


class Primary(Procedure, frozen=True):
    """The primary ability of a card, resolved by the active player from top to bottom."""

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
    """Whether the active player lets him use it without spending a token."""

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        """Whether a player is asked: by public facts he can use it, and it would do something for him."""
        return of(game).strategy[seat] >= secondary_cost(of(game), seat, cls.card)

    @classmethod
    def has_use(cls, game: Game, seat: int) -> bool:
        """Whether it would do something for a player to whom it costs nothing."""
        return True

    def spend(self, game: Game) -> None:
        if not self.granted and secondary_cost(of(game), self.seat, self.card):
            spend_token(game, self.seat, STRATEGY, self.card)


def secondary_cost(state: ImperiumState, seat: int, card: str) -> int:
    """Command tokens that are spent from the strategy pool for a secondary ability."""
    return max(0, changed(state, SECONDARY_COST, TOKENS_SPENT, seat, card))


def follows_as_first(state: ImperiumState, seat: int, card: str) -> bool:
    """Whether a player who pays for the secondary ability resolves the primary one instead."""
    return total(state, FOLLOWS_AS_FIRST, seat, card) > 0


def somebody_listens(game: Game, seat: int, stop: str, *facts: Noun) -> bool:
    """Whether, to all public knowledge, this seat could do something at a stop."""
    occasion = Occasion(game.moment(stop), (seat, *facts))
    return any(seat in listener.suspects(game, occasion) for listener in game.listeners(stop))
