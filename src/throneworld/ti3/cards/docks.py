"""Cards about what is built, and about docks: more of it, less, somewhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.galaxy.sets import System, Systems, members
from throneworld.imperium.board import MOVING, adjacency, systems_in_play
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.aims import Choose, ChoosePlanet, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import ROUND, mark, marks_of
from throneworld.imperium.modifiers import Modifier, turned
from throneworld.imperium.placing import where_to
from throneworld.imperium.planets import influence
from throneworld.imperium.quantities import SHUT
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import PDS, SPACE_DOCK, count, enemies_in
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.windows import Aim
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.harming import CAPACITY, HARMS, harm, harms_of
from throneworld.ti3.effects.naming import ChooseTargetDock
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.quantities import CAPACITY_CHANGES
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.capacity import RAISED, Change, change_by, dock_leaves
from throneworld.ti3.tables import DOCKS_PER_PLANET, PLANET, SAAR_DOCKS_PER_SYSTEM

SPIKE, SABOTAGE, REMOVAL = "productivity_spike", "equipment_sabotage", "massive_transport"
HALVED = "halved"
"""Mark: on the planet that is the subject half as much is built this round."""
MORE_IN_SPACE = 1
"""By so much a dock builds more that stands on no planet."""


# More is built


def raised(
    state: Ti3State, changes: tuple[Change, ...], seat: int, kind: str, place: Place, nth: int
) -> tuple[Change, ...]:
    """One dock of a place; the planet counts as it is when something is built."""
    found = [each for each in marks_of(state, RAISED) if (each.seat, each.subject) == (seat, place)]
    if kind != SPACE_DOCK or nth or not found:
        return changes
    more = MORE_IN_SPACE if place in AREAS else influence(state, place)
    return (*changes, *[change_by(state, each, more=more) for each in found])


class RaiseDock(Verb, frozen=True):
    def run(self, game: Game) -> None:
        mark(game, RAISED, seat=self.seat, subject=self.targets[1], until=ROUND)


# Less is built


def harms_with_capacity(state: Ti3State, planet: str) -> list[str]:
    """What can be done to a planet: something there goes, less is built, it is exhausted."""
    builds = planet in state.control and not PLANET[planet].trade_station
    return [*dict.fromkeys(harms_of(state, planet, (PDS,))), *([CAPACITY] if builds else [])]


class ChooseHarm(Choose, frozen=True):
    """("harm", what), to the planet that was chosen."""

    prompt: ClassVar[str] = "choose_harm"
    verb: ClassVar[str] = "harm"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return zip(harms_with_capacity(state, str(self.targets[0])))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = self.targets[0]
        return Refusal(self.rule, "no_such_harm", (option[1], planet))

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("harm_named", self.seat, *target)


class Harm(Verb, frozen=True):
    def run(self, game: Game) -> None:
        planet, what = str(self.targets[0]), str(self.targets[1])
        if what == CAPACITY:
            mark(game, HALVED, seat=self.seat, subject=planet, until=ROUND)
        else:
            harm(game, planet, what, self.reason, self.seat)


def halved(
    state: Ti3State, changes: tuple[Change, ...], seat: int, kind: str, place: Place, nth: int
) -> tuple[Change, ...]:
    found = [each for each in marks_of(state, HALVED) if each.subject == place]
    return (*changes, *[change_by(state, each, halves=True) for each in found])


# Somewhere else


def open_route(state: Ti3State, seat: int, one: System, other: System) -> bool:
    """Whether a way without enemy ships leads from one system to another, both included."""
    near, shut = adjacency(state, seat, MOVING), turned(state, SHUT, 0, seat)
    seen, fresh = 0, 1 << one
    while fresh and not seen >> other & 1:
        seen |= fresh
        fresh = _neighbours(near, fresh) & ~seen & ~shut & ~_with_enemies(state, seat)
    return bool(seen >> other & 1) and not (_with_enemies(state, seat) | shut) & (1 << one | 1 << other)


def _neighbours(near: tuple[Systems, ...], systems: Systems) -> Systems:
    found = 0
    for system in members(systems):
        found |= near[system]
    return found


def _with_enemies(state: Ti3State, seat: int) -> Systems:
    found = 0
    for system in members(systems_in_play(state)):
        if enemies_in(state, seat, system):
            found |= 1 << system
    return found


def takes_dock(state: Ti3State, seat: int, origin: Place, planet: str) -> bool:
    """Whether a dock can go from where it stands to a planet, or for those that float beside it."""
    place = where_to(state, seat, SPACE_DOCK, planet)
    most = SAAR_DOCKS_PER_SYSTEM if place in AREAS else DOCKS_PER_PLANET
    fine = state.control.get(planet, NOBODY) == seat and not PLANET[planet].trade_station
    free = place != origin and count(state, seat, place, SPACE_DOCK) < most
    return fine and free and open_route(state, seat, SYSTEM[origin], SYSTEM[place])


def _can_leave(state: Ti3State, aim: Aim, dock: tuple[Noun, ...]) -> bool:
    return any(takes_dock(state, aim.seat, str(dock[1]), planet) for planet in state.control)


def _takes_chosen_dock(state: Ti3State, aim: Aim, planet: str) -> bool:
    return takes_dock(state, aim.seat, str(aim.targets[1]), planet)


class MoveDock(Verb, frozen=True):
    """It is not exhausted by that; one that was stays so."""

    def run(self, game: Game) -> None:
        origin, planet = str(self.targets[1]), str(self.targets[2])
        target = where_to(of(game), self.seat, SPACE_DOCK, planet)
        move_units(game, self.seat, origin, target, SPACE_DOCK, 1, self.reason)
        dock_leaves(game, self.seat, origin, target)


MY_DOCK = ChooseTargetDock(filters=("dock_of_mine",))
MOVABLE = ChooseTargetDock(filters=("dock_of_mine", "dock_can_leave"))
GOAL = ChoosePlanet(filters=("takes_chosen_dock",))
HARMED = ChoosePlanet(filters=("harmed_somehow",))

LISTENERS: Declared = (
    *action_card(SPIKE, "strategy_phase_any", there_is(MY_DOCK), RaiseDock(why=SPIKE), aims=(MY_DOCK,)),
    *action_card(SABOTAGE, ACTION, there_is(HARMED), Harm(why=SABOTAGE), aims=(HARMED, ChooseHarm())),
    *action_card(REMOVAL, ACTION, there_is(MOVABLE), MoveDock(why=REMOVAL), aims=(MOVABLE, GOAL)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(CAPACITY_CHANGES, SPIKE, window="production_static", mark=RAISED, turns=raised),
    modifies(
        CAPACITY_CHANGES, SABOTAGE, window="production_static", mark=HALVED, whose=ANYBODY, turns=halved
    ),
)
FILTERS: Filters = {
    "target_dock": {
        "dock_of_mine": lambda state, aim, dock: dock[0] == aim.seat,
        "dock_can_leave": _can_leave,
    },
    "planet": {
        "takes_chosen_dock": _takes_chosen_dock,
        "harmed_somehow": lambda state, aim, planet: bool(harms_with_capacity(state, planet)),
    },
}
VERBS: Verbs = {"harm": (HARMS,)}
EVENTS: dict[str, tuple[str, ...]] = {"harm_named": ("seat", "what")}
