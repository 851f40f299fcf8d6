"""A fleet that goes on into another system in the midst of an action (rulings 124, 169)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.retreating import retreat_all
from throneworld.imperium.movement.cargo import ships_of
from throneworld.imperium.units import SHIPS, SPACE_DOCK
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.gates import pass_gates
from throneworld.ti3.tactical.arrival import Arrival
from throneworld.ti3.tactical.journeys import Journey, come, one_step

ONWARD = "onward"


class GoOn(Procedure, frozen=True):
    """All ships of a player in a system, with their cargo and whatever their movement; mines go off."""

    stages: ClassVar[tuple[str, ...]] = ("move", "arrive")

    seat: int = NOBODY
    system: int = NO_SYSTEM
    target: int = NO_SYSTEM
    journeys: tuple[Journey, ...] = ()

    def move(self, game: Game) -> GoOn:
        journeys = self._journeys(of(game))
        retreat_all(game, self.seat, self.system, self.target, ONWARD, staying=(SPACE_DOCK,))
        game.tell("fleet_goes_on", self.seat, self.system, self.target)
        return self.to("arrive", journeys=journeys)

    def _journeys(self, state: Ti3State) -> tuple[Journey, ...]:
        orders, place = one_step(state, self.seat, self.system, self.target), SPACE[self.system]
        ships = [
            ship
            for kind in SHIPS
            for level in range(state.edition.damage_levels + 1)
            for ship in ships_of(state, self.seat, place, kind, level)
        ]
        start = 1 << self.system
        found = [Journey(ship, (self.system,)) for ship in ships]
        return tuple([come(state, self.seat, orders, each, 1, start, passing=True) for each in found])

    def arrive(self, game: Game) -> None:
        if self.journeys and any(each.leapt and each.leapt[-1] for each in self.journeys):
            pass_gates(game, self.seat, self.system, self.target)
        game.do(Arrival(seat=self.seat, system=self.target, journeys=self.journeys))


EVENTS: dict[str, tuple[str, ...]] = {"fleet_goes_on": ("seat", "system", "target")}
