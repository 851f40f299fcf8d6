"""Fleets that a text moves, whole and at any distance (ruling 149)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.galaxy.sets import System
from throneworld.imperium.board import home_system, systems_in_play
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.movement.cargo import move_ship, ships_of
from throneworld.imperium.units import SHIPS
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.board import way_refusal
from throneworld.ti3.state import NO_SYSTEM, SPACE, SYSTEM, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.standing_in import StandIn
from throneworld.ti3.tables import MECATOL_REX
from throneworld.ti3.tactical.meeting import meet_fleets

SUMMONED = "summoned"


class SummonHomeFleet(Verb, frozen=True):
    """All ships of a player in his Home System go to a planet's system."""

    whom: str = ""
    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            home, goal = home_system(of(game), seat), SYSTEM[self.planet]
            if systems_in_play(of(game)) >> home & 1:
                game.do(Summons(seat=seat, origin=home, system=goal))


class Summons(StandIn, frozen=True):
    """Counters, terrain, borders, mines and PDS do not matter; a battle follows at once, no landing."""

    stages: ClassVar[tuple[str, ...]] = ("step_in", "act", "battle", "step_back")

    origin: System = NO_SYSTEM
    system: System = NO_SYSTEM

    def act(self, game: Game) -> Step | None:
        if not way_refusal(of(game), self.seat, self.origin, self.system):
            move_fleet(game, self.seat, self.origin, self.system)
        game.do(Settle())
        return None

    def battle(self, game: Game) -> None:
        meet_fleets(game, self.seat, self.system, Settle())


def move_fleet(game: Game, seat: int, origin: System, target: System) -> None:
    """Every ship with what it has aboard."""
    state = of(game)
    if origin == target:
        return
    for kind in SHIPS:
        for damage in range(state.edition.damage_levels, -1, -1):
            for ship in ships_of(state, seat, SPACE[origin], kind, damage):
                move_ship(game, seat, SPACE[origin], SPACE[target], ship, SUMMONED)
