"""The movement step of a tactical action: ships move, then space cannons fire (RR 49)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.movement.moving import MoveShips, Moving
from throneworld.imperium.movement.transport import Endangered
from throneworld.imperium.movement.ways import barred
from throneworld.imperium.quantities import ENTRY
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.state import of
from throneworld.ti4.tactical.rifts import RollForRifts
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense
from throneworld.ti4.units import has_ships, in_space, ship_count


class Movement(Moving, frozen=True):
    """Ships move into the active system, then space cannons fire at them (RR 49.4, 49.7)."""

    stages: ClassVar[tuple[str, ...]] = (
        "move_ships",
        "gravity_rifts",
        "limits",
        "ships_arrive",
        "space_cannon_offense",
    )
    opens: ClassVar[tuple[str, ...]] = ("ships_arrived",)

    arrived: bool = False
    """Whether ships have come, and the rifts have not taken them all."""

    def move_ships(self, game: Game) -> Step | None:
        state = of(game)
        stayed = ship_count(in_space(state, self.seat, self.system))
        if not banned_by(state, ENTRY, self.seat, self.system):
            blocked = barred(game, self.seat)
            game.do(MoveShips(seat=self.seat, system=self.system, blocked=blocked, stayed=stayed))
        return self.to("gravity_rifts", stayed=stayed)

    def gravity_rifts(self, game: Game) -> None:
        """RR 37.2: dice are rolled once all ships have moved."""
        if self.endangered:
            self.risk(game, self.endangered)

    def risk(self, game: Game, ships: tuple[Endangered, ...]) -> None:
        game.do(RollForRifts(seat=self.seat, system=self.system, ships=ships))

    def limits(self, game: Game) -> Step:
        """What no ship carries any more is lost, where they came from too (RR 16.3, 34.3, 68.4)."""
        for system in members(self.left | 1 << self.system):
            check_blockades(game, system)
            game.do(RespectLimits(seat=self.seat, system=system))
        ships = ship_count(in_space(of(game), self.seat, self.system))
        return self.to("ships_arrive", arrived=ships > self.stayed)

    def ships_arrive(self, game: Game) -> None:
        """Ships have come even if the fleet pool has taken others that were there before (RR 34.3)."""
        if self.arrived and has_ships(of(game), self.seat, self.system):
            game.open("ships_arrived", self.seat, self.system)

    def space_cannon_offense(self, game: Game) -> None:
        game.do(SpaceCannonOffense(seat=self.seat, system=self.system))
