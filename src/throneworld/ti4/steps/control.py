"""Control of planets (RR 24): how it changes hands."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.activation import active_systems
from throneworld.imperium.control import destroy_structures_of, who_gains
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.verbs.planets import take_control
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti4.state import NOBODY, of

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


def check_control(game: Game, planet: str) -> None:
    """Whoever has ground forces where its holder has none gains the planet (RR 24.4, 24.5)."""
    seat = who_gains(of(game), planet)
    if seat != NOBODY:
        game.do(GainControl(seat=seat, planet=planet))
