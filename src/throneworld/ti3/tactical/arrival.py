"""Ships have moved: mines go off, limits hold again, what lies in space is found (SA-3.16, 6.11.5)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import System
from throneworld.imperium.conditions import standing
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.marks import expire
from throneworld.imperium.movement.cargo import ships_of
from throneworld.imperium.state import SPACE, Load
from throneworld.imperium.units import has_ships
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.domains.resolving import meet_in_space
from throneworld.ti3.domains.warping import is_warped
from throneworld.ti3.state import NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.steps.presence import find_artifact, hold_space
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.journeys import Journey
from throneworld.ti3.tactical.mines import CROSSED, Crossing, CrossMines, set_off_by


class Arrival(Crossing, frozen=True):
    """What follows when ships have come into a system, or into both systems of a Transfer Action. Fleets that
    are sent on elsewhere arrive there likewise (ruling 169)."""

    stages: ClassVar[tuple[str, ...]] = (
        "mines",
        "mines_go_off",
        "limits",
        "counters",
        "find",
        "moved_in",
        "moved_into_other",
    )
    opens: ClassVar[tuple[str, ...]] = ("mines_when", "moved_in_after", "planet_gained_after")

    seat: int = NOBODY
    system: System = NO_SYSTEM
    other: System = NO_SYSTEM
    grid: tuple[System, ...] = ()
    """The further systems of a grid."""

    def arrived(self, state: Ti3State, system: System) -> list[Journey]:
        """The ships that have come to a system and are still there, as they are now: cards may have hit them,
        or those aboard."""
        place, levels = SPACE[system], range(state.edition.damage_levels + 1)
        found: list[Journey] = []
        came = [each for each in self.journeys if each.way[-1] == system]
        for kind in dict.fromkeys([each.ship.kind for each in came]):
            here = [ship for level in levels for ship in ships_of(state, self.seat, place, kind, level)]
            for journey in [each for each in came if each.ship.kind == kind]:
                ship = min(here, key=lambda ship: _unlike(ship, journey.ship), default=None)
                if ship is not None:
                    here.remove(ship)
                    found.append(replace(journey, ship=ship))
        return found

    def mines(self, game: Game) -> Step | None:
        if not set_off_by(of(game), self.seat, self.journeys):
            return self.to("limits")
        game.open("mines_when", self.seat, self.system)
        return None

    def mines_go_off(self, game: Game) -> None:
        game.do(CrossMines(seat=self.seat, journeys=self.journeys))

    def limits(self, game: Game) -> None:
        """Fleet Supply and support, where they came from too (SA-8.5.3, 13.18.6)."""
        expire(game, CROSSED)
        game.do(Settle())

    def counters(self, game: Game) -> None:
        """Space Domain Counters, as soon as all are there (SA-16.3.3)."""
        for system in dict.fromkeys(each.way[-1] for each in self.journeys):
            meet_in_space(game, self.seat, system)

    @standing("moved_in_after", "saar.2")
    def find(self, game: Game) -> None:
        """Artifacts in space, Trade Stations, docks that ships have left alone, in this order; whom a Gyre
        takes away finds nothing."""
        for system in () if is_warped(game) else dict.fromkeys(each.way[-1] for each in self.journeys):
            if has_ships(of(game), self.seat, system):
                find_artifact(game, self.seat, system)
        if not is_warped(game):
            hold_space(game)
        for system in dict.fromkeys(
            system for each in self.journeys for system in (each.way[0], each.way[-1])
        ):
            check_blockades(game, system)

    def moved_in(self, game: Game) -> None:
        """A step in which nothing happens has its moments, too (ruling 169)."""
        if not is_warped(game):
            game.open("moved_in_after", self.seat, self.system)

    def moved_into_other(self, game: Game) -> None:
        for system in filter(None, (self.other, *self.grid)):
            game.open("moved_in_after", self.seat, system)


def _unlike(one: Load, other: Load) -> tuple[bool, bool, bool]:
    return (one != other, one.riders != other.riders, one.cargo != other.cargo)
