"""What follows when an ability has destroyed or removed units outside a combat."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.control import check_structures
from throneworld.imperium.giving_up import check_blockades, respect_limits
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import NO_SYSTEM
from throneworld.ti4.steps.elimination import check_elimination


class Aftermath(Procedure, frozen=True):
    """Structures and blockades, fleet pools and capacity, and whoever is out of the game then."""

    stages: ClassVar[tuple[str, ...]] = ("structures", "limits", "elimination")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed",)
    system: int = NO_SYSTEM

    def structures(self, game: Game) -> None:
        """RR 54.4, 68.4."""
        for planet in planets_in(self.system):
            check_structures(game, planet)
        check_blockades(game, self.system)

    def limits(self, game: Game) -> None:
        """RR 16.3, 34.3."""
        respect_limits(game, self.system)

    def elimination(self, game: Game) -> None:
        """RR 31.1."""
        check_elimination(game)
