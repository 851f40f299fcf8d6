"""The movement step of an action: ways are declared, then all ships move at once (SA-3.15)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from throneworld.galaxy.sets import set_of
from throneworld.imperium.edition import Group, Place
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.movement.moving import Moving
from throneworld.imperium.movement.ways import barred, bears_wormhole
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.quantities import ENTRY
from throneworld.imperium.state import Load
from throneworld.imperium.units import FLAGSHIP, in_space, ship_count
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.board import open_to_all
from throneworld.ti3.state import NO_SYSTEM, Leader, Ti3State, of
from throneworld.ti3.steps.gates import pass_gates
from throneworld.ti3.steps.stowing import Stow
from throneworld.ti3.tactical.alert import TakeAlertAlong, alert_goals
from throneworld.ti3.tactical.arrival import Arrival
from throneworld.ti3.tactical.fleet import MoveFleet
from throneworld.ti3.tactical.journeys import Journey
from throneworld.ti3.tactical.rifts import PassRifts, endangered


class Standing(Struct, frozen=True):
    """Where everything of a player was before his ships moved."""

    units: dict[Place, Group]
    damage: tuple[dict[Place, Group], ...]
    aboard: dict[Place, tuple[Load, ...]]
    leaders: dict[str, Leader]
    exhausted_docks: tuple[Place, ...]


class Movement(Moving, frozen=True):
    """The ships that move are named with what they take along; whatever befalls them on their way comes when
    all are named; then they are there (SA-3.16.4). Each of the steps that follow minds one system."""

    stages: ClassVar[tuple[str, ...]] = (
        "declare",
        "declare_back",
        "declared",
        "gravity_rifts",
        "depart",
        "arrive",
        "stow",
    )
    opens: ClassVar[tuple[str, ...]] = ("movement_when",)

    other: int = NO_SYSTEM
    """The second system of a Transfer Action: ships move between the two, each once."""
    grid: tuple[int, ...] = ()
    """The further systems of a grid: ships move between all of them (SA-16.8.3) ..."""
    asked: int = 0
    """... and so many of them have been looked at."""
    journeys: tuple[Journey, ...] = ()
    before: Standing | None = None
    gate: int = NO_SYSTEM
    """Where a ship that bears a wormhole was before anything moved."""
    vetoed: bool = False
    """Whether somebody has forbidden it all: the counter stays where it is."""

    def declare(self, game: Game) -> Step | None:
        state = of(game)
        before, gate = standing_of(state, self.seat), gate_of(state, self.seat)
        self._ask(game, self.system, gate)
        return self.to("declare_back", before=before, gate=gate)

    def declare_back(self, game: Game) -> Step | None:
        if self.other:
            self._ask(game, self.other, self.gate)
        if self.asked == len(self.grid):
            return None
        self._ask(game, self.grid[self.asked], self.gate)
        return self.to("declare_back", asked=self.asked + 1)

    def _ask(self, game: Game, system: int, gate: int) -> None:
        state = of(game)
        if banned_by(state, ENTRY, self.seat, system):
            return
        within = 1 << self.system | 1 << self.other if self.other else 0
        among = set_of((self.system, *self.grid)) if self.grid else 0
        game.do(
            MoveFleet(
                seat=self.seat,
                system=system,
                blocked=barred(game, self.seat) & ~open_to_all(state),
                stayed=ship_count(in_space(state, self.seat, system)),
                left=self.left,
                within=within,
                among=among,
                gate=gate,
                journeys=self.journeys,
            )
        )

    def declared(self, game: Game) -> None:
        """All ways stand; somebody may forbid the movement."""
        if self.journeys:
            game.open("movement_when", self.seat, self.system)

    def gravity_rifts(self, game: Game) -> Step | None:
        """Before mines go off: who is held in a rift has not met what lies behind it (ruling 53)."""
        if self.vetoed and self.before is not None:
            take_back(game, self.seat, self.before)
            return self.to("arrive", journeys=(), before=None)
        if endangered(of(game), self.seat, self.journeys):
            game.do(PassRifts(seat=self.seat, left=self.journeys))
        return self.to("depart", before=None)

    def depart(self, game: Game) -> None:
        """Tokens through which ships went turn when the action is over (ruling 178)."""
        for journey in self.journeys:
            for here, there in journey.track.leaps():
                pass_gates(game, self.seat, here, there)
        goals = alert_goals(of(game), self.seat, self.journeys)
        if goals:
            game.do(TakeAlertAlong(seat=self.seat, goals=goals))

    def arrive(self, game: Game) -> None:
        game.do(
            Arrival(
                seat=self.seat, system=self.system, other=self.other, grid=self.grid, journeys=self.journeys
            )
        )

    def stow(self, game: Game) -> None:
        """Who is aboard which ship may be arranged until the step is over (ruling 62)."""
        for system in filter(None, (self.system, self.other, *self.grid)):
            game.do(Stow(seat=self.seat, system=system, loads=True))


def gate_of(state: Ti3State, seat: int) -> int:
    """The system of the Flagship, if it bears a wormhole."""
    if not bears_wormhole(state, seat, FLAGSHIP):
        return NO_SYSTEM
    return next(int(place) for place in state.units[seat] if has_flagship_in(state, seat, place))


def forbid_movement(game: Game) -> None:
    """Nothing moves: all ships stay where they were, not held by the counter that was laid."""
    game.amend(Movement, vetoed=True)


def standing_of(state: Ti3State, seat: int) -> Standing:
    levels = range(1, state.edition.damage_levels + 1)
    return Standing(
        state.units[seat].copy(),
        tuple(state.damage(seat, level).copy() for level in levels),
        state.aboard[seat].copy(),
        state.leaders.copy(),
        state.exhausted_docks,
    )


def take_back(game: Game, seat: int, before: Standing) -> None:
    state = of(game)
    state.units[seat], state.aboard[seat] = before.units.copy(), before.aboard.copy()
    for level, places in enumerate(before.damage, 1):
        known = state.damage(seat, level)
        known.clear()
        known.update(places)
    state.leaders, state.exhausted_docks = before.leaders.copy(), before.exhausted_docks
    game.tell("movement_forbidden", seat)


EVENTS: dict[str, tuple[str, ...]] = {"movement_forbidden": ("seat",)}
