"""Race advantages in use. Each can be answered by an Informant before it takes effect (Rex p.21)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Cancellable
from throneworld.rex.moments import ADVANTAGE_USED
from throneworld.rex.verbs.influence import give_influence, pay_influence


class Advantage(Cancellable, frozen=True):
    """An advantage about to take effect: announced, open to cancelling, then settled."""

    abstract: ClassVar[bool] = True
    stages: ClassVar[tuple[str, ...]] = ("announce", "settle")
    opens: ClassVar[tuple[str, ...]] = (ADVANTAGE_USED,)
    advantage: ClassVar[str] = ""

    seat: int = -1
    """Whose advantage it is."""

    def announce(self, game: Game) -> Step | None:
        game.open(ADVANTAGE_USED, self.advantage, self.seat)
        return None

    def settle(self, game: Game) -> Step | None:
        if self.cancelled:
            game.tell("cancelled", self.seat, self.advantage)
            return self.thwarted(game)
        return self.take_effect(game)

    def take_effect(self, game: Game) -> Step | None:
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def thwarted(self, game: Game) -> Step | None:
        return None


class Income(Advantage, frozen=True):
    """What another player pays goes to the owner; if that is cancelled, to the pool as usual."""

    abstract: ClassVar[bool] = True
    reason: ClassVar[str] = ""
    payer: int = -1
    amount: int = 0

    def take_effect(self, game: Game) -> Step | None:
        give_influence(game, self.payer, self.seat, self.amount, self.reason)
        return None

    def thwarted(self, game: Game) -> Step | None:
        pay_influence(game, self.payer, self.amount, self.reason)
        return None
