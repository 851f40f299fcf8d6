"""Replenishing commodities (RR 20.3)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti4.state import NOBODY
from throneworld.ti4.verbs.commodities import replenish


class Replenish(Procedure, frozen=True):
    """A player fills his commodities up.

    What reads "when a player replenishes" takes hold of the new commodities too, so it comes once they are
    there and before anything that reads "after".
    """

    stages: ClassVar[tuple[str, ...]] = ("replenish_commodities", "replenished")
    opens: ClassVar[tuple[str, ...]] = ("replenish_when", "replenish_after")
    seat: int = NOBODY

    def replenish_commodities(self, game: Game) -> None:
        replenish(game, self.seat)
        game.open("replenish_when", self.seat)

    def replenished(self, game: Game) -> None:
        game.open("replenish_after", self.seat)
