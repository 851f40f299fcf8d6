"""Control of planets (RR 24): how it changes hands, and what becomes of structures (RR 54.4, 68.4)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.activation import active_systems
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.verbs.planets import take_control
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.steps.elimination import check_elimination
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import STRUCTURES, count, standing

OVERRUN = "overrun"
"""How structures perish when another player takes or holds their planet."""
TAKEN = "taken"
"""Mark: this player has gained control of this planet during the present tactical action."""


class GainControl(Procedure, frozen=True):
    """A player gains control of a planet; whatever replaces structures comes before they are destroyed."""

    stages: ClassVar[tuple[str, ...]] = ("changes", "destroy_structures", "gain_planet_card", "gained")
    opens: ClassVar[tuple[str, ...]] = ("control_changes", "units_destroyed", "gain_control_after")

    seat: int = NOBODY
    planet: str = ""
    other: int = NOBODY
    """Who controlled it before."""

    def changes(self, game: Game) -> Step | None:
        other = of(game).control.get(self.planet, NOBODY)
        if other == self.seat:
            return END  # RR 24.2
        game.open("control_changes", self.seat, self.planet, other)
        return self.to("destroy_structures", other=other)

    def destroy_structures(self, game: Game) -> None:
        """RR 44.5."""
        for seat in range(game.seats):
            if seat != self.seat:
                destroy_structures_of(game, seat, self.planet, self.seat)

    def gain_planet_card(self, game: Game) -> None:
        """RR 24.1: exhausted, out of the deck or out of the other's play area."""
        take_control(game, self.seat, self.planet)
        if active_systems(of(game)):
            mark(game, TAKEN, seat=self.seat, subject=self.planet, until=TACTICAL_ACTION)

    def gained(self, game: Game) -> None:
        game.open("gain_control_after", self.seat, self.planet, self.other)


def destroy_structures_of(game: Game, seat: int, planet: str, by: int) -> None:
    for kind in STRUCTURES:
        destroy_units(game, seat, planet, kind, count(of(game), seat, planet, kind), OVERRUN, by=by)


def ground_forces(state: Ti4State, seat: int, place: str) -> int:
    """RR 39: infantry, whatever the faction calls it."""
    return count(state, seat, place, INFANTRY)


def check_structures(game: Game, planet: str) -> None:
    """Structures beside another player's units perish without ground forces of their own (RR 54.4, 68.4)."""
    state = of(game)
    present = [seat for seat in range(game.seats) if any(standing(state, seat, planet))]
    for seat in present if len(present) > 1 else ():
        if not ground_forces(state, seat, planet):
            by = next(other for other in present if other != seat)
            destroy_structures_of(game, seat, planet, by)


def check_control(game: Game, planet: str) -> None:
    """Who has lost all ground forces on a planet loses it to the one who has some there (RR 24.5).

    With nobody else there he keeps it, by a control token (RR 24.4).
    """
    state = of(game)
    holder = state.control.get(planet, NOBODY)
    if holder != NOBODY and ground_forces(state, holder, planet):
        return
    for seat in range(game.seats):
        if seat != holder and ground_forces(state, seat, planet):
            game.do(GainControl(seat=seat, planet=planet))
            return


__all__ = [
    "OVERRUN",
    "TAKEN",
    "GainControl",
    "check_control",
    "check_elimination",
    "check_structures",
    "destroy_structures_of",
    "ground_forces",
]
