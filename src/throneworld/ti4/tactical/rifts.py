"""Gravity rifts: ships that came out of or through one may be lost (RR 37)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.movement.transport import Endangered
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti4.state import NO_SYSTEM, SPACE, Ti4State, of
from throneworld.ti4.steps.excess import remove_ship
from throneworld.ti4.units import count, damaged_count

LOST_ON = 3
"""The highest result that destroys a ship."""


class RollForRifts(Procedure, frozen=True):
    """Ship by ship, a die for each time that it has left a rift, once all have moved (RR 37.2)."""

    stages: ClassVar[tuple[str, ...]] = ("roll",)

    seat: int = -1
    system: int = NO_SYSTEM
    ships: tuple[Endangered, ...] = ()

    def roll(self, game: Game) -> Step | None:
        if not self.ships:
            return None
        kind, damaged, times = self.ships[0]
        if self._is_there(of(game), kind, damaged):
            results = roll_dice(game, self.seat, times, "gravity_rift", LOST_ON + 1)
            if min(results) <= LOST_ON:
                self._lose(game, kind, damaged)
        return self.to("roll", ships=self.ships[1:])

    def _is_there(self, state: Ti4State, kind: str, damaged: int) -> bool:
        """The loss of another may have taken it along."""
        space = SPACE[self.system]
        harmed = damaged_count(state, self.seat, space, kind)
        return bool(harmed if damaged else count(state, self.seat, space, kind) - harmed)

    def _lose(self, game: Game, kind: str, damaged: int) -> None:
        space = SPACE[self.system]
        if game.options.get("rift_destroys", True):
            destroy_units(game, self.seat, space, kind, 1, "gravity_rift", damaged=damaged)
        else:
            remove_ship(game, self.seat, space, kind, "gravity_rift", damaged)
