"""Fleets that an agenda orders home (ruling 149)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import home_system
from throneworld.imperium.combat.retreating import retreat_all
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.units import SPACE_DOCK, fleets
from throneworld.kernel.game import Game
from throneworld.ti3.board import counts_as_home, home_owner, way_refusal
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.standing_in import StandIn
from throneworld.ti3.tactical.meeting import meet_fleets

RECALLED = "recalled"


class RecallFleets(Verb, frozen=True):
    """All fleets in homes of others go home, player by player."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        game.do(*[GoHome(seat=seat) for seat in self.seats(game, self.whom)])


def astray(state: Ti3State, seat: int) -> list[int]:
    """The homes of other players in which one has ships, the Creuss Gate among them."""
    homes = [system for system in members(fleets(state, seat)) if counts_as_home(state, system)]
    return [system for system in homes if not state.allied(seat, home_owner(state, system))]


class GoHome(StandIn, frozen=True):
    """Whole fleets with their cargo, whatever lies between; who meets enemies at home attacks them."""

    stages: ClassVar[tuple[str, ...]] = ("step_in", "act", "fight", "settle", "step_back")

    def act(self, game: Game) -> None:
        home = home_system(of(game), self.seat)
        state = of(game)
        found = [x for x in astray(state, self.seat) if not way_refusal(state, self.seat, x, home)]
        for system in found:
            game.tell("fleet_recalled", self.seat, system, home)
            retreat_all(game, self.seat, system, home, RECALLED, staying=(SPACE_DOCK,))
        if found:
            game.do(RespectLimits(seat=self.seat, system=home))

    def fight(self, game: Game) -> None:
        meet_fleets(game, self.seat, home_system(of(game), self.seat))

    def settle(self, game: Game) -> None:
        game.do(Settle())

    def step_back(self, game: Game) -> None:
        """What was kept halfway by an earlier version does not say who it was."""
        if self.active != NOBODY:
            super().step_back(game)


EVENTS: dict[str, tuple[str, ...]] = {"fleet_recalled": ("seat", "system", "target")}
