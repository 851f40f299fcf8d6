"""The Simultaneous Action System: any number of systems are activated at once (SA-16.8, GRID, ruling 104)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.board import all_systems
from throneworld.imperium.marks import COMBAT_ROUND, TACTICAL_ACTION, expire, mark, unmark
from throneworld.imperium.modifiers import contributions, granted_by, total
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.units import enemies_in, has_ships
from throneworld.imperium.verbs.tokens import (
    TACTIC,
    place_token_from_pool,
    place_token_from_reinforcements,
    reinforcements,
    spend_token,
)
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.deeds import ACTIVATED, note
from throneworld.ti3.nouns import SYSTEM
from throneworld.ti3.quantities import SKIPS_CANNONS, SURCHARGE
from throneworld.ti3.ship_marks import drop_marks
from throneworld.ti3.state import IN_GRID, NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.action import Activation, TacticalAction, TurnInProgress
from throneworld.ti3.tactical.activation import activation_price, activation_refusal, open_systems
from throneworld.ti3.tactical.cannons import PdsFire
from throneworld.ti3.tactical.movement import Movement

OPTION = "simultaneous_action"
GRID, INCLUDE, UPGRADE = "grid", "include", "upgrade"
DONE: Option = ("done",)
DECLINE: Option = ("decline",)
"""Where something has happened since, so that no grid is possible any more."""
LEAST = 2
"""Systems of a grid."""
Grid = tuple[int, ...]


# What a grid costs


def needs_full(state: Ti3State, seat: int, system: int) -> bool:
    """Where enemy ships are, or none of his own (SA-16.8.5, ruling 218)."""
    return bool(enemies_in(state, seat, system)) or not has_ships(state, seat, system)


def owed(state: Ti3State, seat: int, systems: Sequence[int], full: Sequence[int]) -> int:
    """Counters of the Command Pool: one for each system but the first, one for each full activation, which
    is a Tactical Action there: whatever makes these dearer makes it dearer."""
    upgraded = [each for each in systems if each in full or needs_full(state, seat, each)]
    return max(0, len(systems) - 1) + len(upgraded) * (1 + total(state, SURCHARGE, seat))


def price_of(state: Ti3State, seat: int, systems: Sequence[int]) -> int:
    """Influence, where somebody makes the activation dear."""
    return sum([activation_price(state, seat, each) for each in systems])


def grid_refusal(game: Game, seat: int) -> Refusal | None:
    """Why a player cannot take such an action at all."""
    state = of(game)
    if not game.options.get(OPTION, False):
        return Refusal("SA-16.8.1", "no_grids_here")
    if not reinforcements(state, seat):
        return Refusal("SA-16.8.2", "no_counter_left")
    found = members(open_systems(state, seat))
    if any(not include_refusal(state, seat, (), (), each) for each in found):
        return None
    return Refusal("SA-16.8.2", "two_systems_needed")


def include_refusal(
    state: Ti3State, seat: int, systems: Grid, full: Sequence[int], system: int
) -> Refusal | None:
    """Why a system cannot belong to a grid, which has to be paid for in the end."""
    if system in systems:
        return Refusal("SA-16.8.2", "in_the_grid", (system,))
    refusal = activation_refusal(state, seat, system)
    if refusal is not None:
        return refusal
    there = (*systems, system)
    left = state.tactic[seat] - owed(state, seat, there, full)
    if left < 0:
        rule = "SA-16.8.5" if needs_full(state, seat, system) else "SA-16.8.2"
        return Refusal(rule, "counters_do_not_suffice", (system,))
    price = price_of(state, seat, there)
    if price and not can_pay(state, seat, price, INFLUENCE):
        return Refusal("SA-3.14.1", "activation_price", (price, system))
    if len(there) < LEAST and not _has_second(state, seat, there, full):
        return Refusal("SA-16.8.2", "two_systems_needed")
    return None


def _has_second(state: Ti3State, seat: int, systems: Grid, full: Sequence[int]) -> bool:
    others = [each for each in members(open_systems(state, seat)) if each not in systems]
    return any(include_refusal(state, seat, systems, full, each) is None for each in others)


class NameGrid(Decision, frozen=True):
    """System by system, and which of them are activated fully."""

    rule: ClassVar[str] = "SA-16.8.2"
    prompt: ClassVar[str] = "name_grid"
    verbs: ClassVar[tuple[str, ...]] = (INCLUDE, UPGRADE, "done")

    systems: Grid = ()
    full: Grid = ()

    def binds(self, seat: int) -> bool:
        """What he pays with stays his until the grid is laid."""
        return seat == self.seat

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        state = of(game)
        return {"count": len(self.systems), "price": owed(state, seat, self.systems, self.full)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        every = all_systems(of(game))
        upgrades = [(UPGRADE, system) for system in self.systems]
        return [*[(INCLUDE, system) for system in every], *upgrades, DONE, DECLINE]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        found = [(INCLUDE, system) for system in members(open_systems(state, seat))]
        upgrades = [(UPGRADE, system) for system in self.systems]
        named: list[Option] = [*found, *upgrades, DONE]
        fitting = tuple([each for each in named if self.refusal(game, seat, each) is None])
        return fitting or (DECLINE,)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            others = self.options(game, seat) != (DECLINE,)
            return Refusal(self.rule, "grid_goes_on") if others else None
        if option == DONE:
            return self._unfinished(of(game))
        system = int(option[1])
        if option[0] == INCLUDE:
            return include_refusal(of(game), seat, self.systems, self.full, system)
        return self._not_upgraded(of(game), system)

    def _unfinished(self, state: Ti3State) -> Refusal | None:
        if len(self.systems) < LEAST:
            return Refusal(self.rule, "two_systems_needed")
        short = [each for each in self.systems if each not in self.full]
        for system in short:
            if needs_full(state, self.seat, system):
                return Refusal("SA-16.8.5", "full_activation_needed", (system,))
        return None

    def _not_upgraded(self, state: Ti3State, system: int) -> Refusal | None:
        if system in self.full:
            return Refusal("SA-16.8.6", "upgraded_already", (system,))
        full = (*self.full, system)
        enough = owed(state, self.seat, self.systems, full) <= state.tactic[self.seat]
        if len(self.systems) < LEAST:
            enough = _has_second(state, self.seat, self.systems, full)
        return None if enough else Refusal("SA-16.8.6", "counters_do_not_suffice", (system,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == UPGRADE:
            return Refusal("SA-16.8.6", "not_in_the_grid", (option[1],))
        return activation_refusal(of(game), seat, int(option[1]))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return GridAction(seat=seat, systems=self.systems, full=self.full)
        if option == DECLINE:
            game.amend(TurnInProgress, used=False)
            return None
        system = int(option[1])
        if option[0] == INCLUDE:
            return replace(self, systems=(*self.systems, system))
        return replace(self, full=(*self.full, system))


class GridAction(Activation, frozen=True):
    """All are activated; ships move between them; PDS fire; then what is activated fully goes on, system by
    system. One whose activation is prevented falls out of the grid."""

    stages: ClassVar[tuple[str, ...]] = (
        "announce",
        "heed",
        "pay",
        "activate",
        "others_react",
        "move",
        "pds_fire",
        "next_system",
        "act",
        "close",
    )
    opens: ClassVar[tuple[str, ...]] = ("activation_when", "self_activated_after", "other_activated_after")

    seat: int = NOBODY
    systems: Grid = ()
    full: Grid = ()
    turn: int = 0
    """How many of them have been announced."""
    acting: int = NO_SYSTEM
    done: Grid = ()
    """Where the steps from the Space Battle on are over."""

    def announce(self, game: Game) -> Step | None:
        if self.turn == len(self.systems):
            return self.to("pay")
        game.open("activation_when", self.seat, self.systems[self.turn])
        return None

    def heed(self, game: Game) -> Step:
        if not self.prevented:
            return self.to("announce", turn=self.turn + 1)
        return replace(self._without(self.systems[self.turn]), stage="announce", prevented=False)

    def _without(self, system: int) -> GridAction:
        systems = tuple([each for each in self.systems if each != system])
        return replace(self, systems=systems, full=tuple([each for each in self.full if each != system]))

    def pay(self, game: Game) -> Step | None:
        """An action of which less than two systems are left is not used up."""
        state, price = of(game), price_of(of(game), self.seat, self.systems)
        if len(self.systems) < LEAST or not can_pay(state, self.seat, price, INFLUENCE):
            game.amend(TurnInProgress, used=False)
            return self.to("close", systems=())
        if price:
            game.do(Pay(seat=self.seat, amount=price, currency=INFLUENCE, why="activation"))
        return None

    def activate(self, game: Game) -> None:
        """The first counter comes from the reinforcements, all else from the pool (SA-16.8.2, 16.8.6)."""
        state, (first, *others) = of(game), self.systems
        place_token_from_reinforcements(game, self.seat, first)
        for system in others:
            place_token_from_pool(game, self.seat, TACTIC, system)
        more = contributions(state, SURCHARGE, self.seat)
        dearer = [each.component for each in more for _ in range(each.amount)]
        for why in [OPTION, *dearer] * len(self.full):
            spend_token(game, self.seat, TACTIC, why)
        state.active_system, state.second_system, *further = self.systems
        for system in further:
            mark(game, IN_GRID, seat=self.seat, subject=system, until=TACTICAL_ACTION)
        note(game, ACTIVATED, self.seat, first)
        for system in self.systems:
            game.tell("grid_activated", self.seat, system, int(system in self.full))
            game.open("self_activated_after", self.seat, system)

    def others_react(self, game: Game) -> None:
        for system in self.systems:
            game.open("other_activated_after", self.seat, system)
        game.do(Settle())

    def move(self, game: Game) -> None:
        """Between systems of the grid only (SA-16.8.3)."""
        first, *others = self.systems
        game.do(Movement(seat=self.seat, system=first, grid=tuple(others)), Settle(since=game.log.size))

    def pds_fire(self, game: Game) -> None:
        """In all of them; each PDS fires once (ruling 104)."""
        if not granted_by(of(game), SKIPS_CANNONS, self.seat):
            for system in self.systems:
                game.do(PdsFire(seat=self.seat, system=system), Settle(since=game.log.size))

    def next_system(self, game: Game) -> Step | None:
        """In the order that the active player likes (ruling 104)."""
        waiting = tuple([each for each in self.systems if each in self.full and each not in self.done])
        if not waiting:
            return self.to("close")
        game.do(NextSystem(seat=self.seat, systems=waiting))
        return None

    def act(self, game: Game) -> Step:
        """From the Space Battle on, as in a Tactical Action there (SA-16.8.5)."""
        state = of(game)
        unmark(game, IN_GRID)
        state.active_system, state.second_system = self.acting, NO_SYSTEM
        game.do(FullActivation(seat=self.seat, system=self.acting, stage="space_battle"))
        return self.to("next_system", done=(*self.done, self.acting))

    def close(self, game: Game) -> None:
        state = of(game)
        for until in (TACTICAL_ACTION, COMBAT_ROUND):
            expire(game, until)
        drop_marks(state)
        state.active_system = state.second_system = NO_SYSTEM


class FullActivation(TacticalAction, frozen=True):
    """Steps 4 to 7 in one system of a grid."""

    def close(self, game: Game) -> None:
        """What holds for the action holds in its other systems, too."""
        expire(game, COMBAT_ROUND)
        of(game).active_system = NO_SYSTEM


class NextSystem(Decision, frozen=True):
    """Which of the systems that are activated fully comes next."""

    rule: ClassVar[str] = "SA-16.8.4"
    prompt: ClassVar[str] = "next_system"
    verbs: ClassVar[tuple[str, ...]] = ("system",)

    systems: Grid = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in self.systems]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_activated_fully", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        game.amend(GridAction, acting=int(option[1]))
        return None


VERBS: Verbs = {GRID: (), INCLUDE: (SYSTEM,), UPGRADE: (SYSTEM,)}
EVENTS: dict[str, tuple[str, ...]] = {"grid_activated": ("seat", "system", "full")}
