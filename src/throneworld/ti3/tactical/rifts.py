"""Gravity Rifts: ships that pass one may be held in it (SA-6.7, rulings 19, 86, 179)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import System
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.limits import fleet_halves, fleet_limit
from throneworld.imperium.movement.cargo import TRANSPORT, bind, leave, load_name, move_ship, ships_of
from throneworld.imperium.movement.moving import Moving
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.state import AREAS, SPACE, Load
from throneworld.imperium.tokens import PlaceTokenOn
from throneworld.imperium.units import (
    BIG_SHIPS,
    FIGHTER,
    SHIPS,
    enemies_in,
    in_space,
    minus,
    some,
)
from throneworld.imperium.verbs.units import destroy_units, move_units
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.leaders.escaping import leave_all
from throneworld.ti3.leaders.fate import displace
from throneworld.ti3.leaders.moving import board_ship, go_down
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tactical.journeys import Journey, Taken, perilous

HELD_ON = 3
"""The highest result that holds a ship in a rift (SA-6.7.3)."""
RIFT = "gravity_rift"


def endangered(state: Ti3State, seat: int, journeys: Sequence[Journey]) -> list[Journey]:
    """Ships that pass rifts which may hold them."""
    return [each for each in journeys if perilous(state, seat, each)]


class PassRifts(Procedure, frozen=True):
    """A die for each ship and rift, as ships were named; then what is too much there goes."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "counters", "limits", "report")

    seat: int = NOBODY
    left: tuple[Journey, ...] = ()
    """Ships that are still to be looked at."""
    past: tuple[Journey, ...] = ()
    """Those that have been, as they are now; who was held has a shorter way."""
    held: tuple[Journey, ...] = ()

    def roll(self, game: Game) -> Step | None:
        if not self.left:
            return None
        journey, rest = self.left[0], self.left[1:]
        at = self._held_at(game, journey)
        if not at:
            return self.to("roll", left=rest, past=(*self.past, journey))
        stuck = strand(game, self.seat, journey, at)
        if stuck is None:
            return self.to("roll", left=rest)
        return self.to("roll", left=rest, past=(*self.past, stuck), held=(*self.held, stuck))

    def _held_at(self, game: Game, journey: Journey) -> int:
        """The step of the way at which a rift holds the ship; 0 if none does."""
        for at in perilous(of(game), self.seat, journey):
            if roll_dice(game, self.seat, 1, RIFT, HELD_ON + 1)[0] <= HELD_ON:
                return at
        return 0

    def counters(self, game: Game) -> None:
        """A counter holds them there, unless one lies there already (ruling 86)."""
        for system in dict.fromkeys(each.way[-1] for each in self.held):
            game.do(PlaceTokenOn(seat=self.seat, system=system))

    def limits(self, game: Game) -> Step | None:
        """What is above Fleet Supply is taken from those that were held (ruling 179)."""
        state = of(game)
        for system in dict.fromkeys(each.way[-1] for each in self.held):
            taken = fleet_halves(state, self.seat, in_space(state, self.seat, system))
            over = taken - 2 * fleet_limit(state, self.seat, system)
            ships = tuple(
                each.ship for each in self.held if each.way[-1] == system and each.ship.kind in BIG_SHIPS
            )
            if over > 0 and ships:
                game.do(LoseHeldShip(seat=self.seat, system=system, ships=ships))
                return self.to("limits")
        return None

    def report(self, game: Game) -> None:
        game.amend(Moving, journeys=self.past)


def strand(game: Game, seat: int, journey: Journey, at: int) -> Journey | None:
    """A ship is held at a step of its way, with what it had aboard by then; None if it is destroyed there."""
    rift, goal = journey.way[at], journey.place
    journey = _without_later(game, seat, journey, at)
    move_ship(game, seat, goal, SPACE[rift], journey.ship, RIFT)
    move_units(game, seat, goal, SPACE[rift], FIGHTER, journey.fighters, RIFT)
    game.tell("held_in_rift", seat, journey.ship.kind, rift)
    stuck = replace(journey, way=journey.way[: at + 1], leapt=journey.leapt[:at])
    if enemies_in(of(game), seat, rift):
        _lose(game, seat, stuck)
        return None
    return stuck


def _lose(game: Game, seat: int, stuck: Journey) -> None:
    """Where enemy ships are (SA-6.7.4, ruling 19)."""
    ship, place = stuck.ship, stuck.place
    destroy_doomed(game, seat, [(ship.kind, place, ship.damage, load_name(of(game), ship))], RIFT, NOBODY)
    destroy_units(game, seat, place, FIGHTER, stuck.fighters, RIFT)


def _without_later(game: Game, seat: int, journey: Journey, at: int) -> Journey:
    """What it would have taken up farther on stays where it was."""
    reached = journey.way[: at + 1]
    later = [each for each in journey.taken if SYSTEM[each[1]] not in reached]
    for taken in later:
        journey = _put_back(game, seat, journey, taken)
    return replace(journey, taken=tuple(each for each in journey.taken if each not in later))


def _put_back(game: Game, seat: int, journey: Journey, taken: Taken) -> Journey:
    state, (what, place), ship = of(game), taken, journey.ship
    if what in state.leaders:
        left = replace(ship, riders=tuple(each for each in ship.riders if each != what))
        _leader_back(game, seat, what, place)
        return replace(journey, ship=left)
    if what == FIGHTER:
        move_units(game, seat, journey.place, place, what, 1, TRANSPORT)
        return replace(journey, fighters=journey.fighters - 1)
    named = (ship.kind, ship.damage, load_name(state, ship))
    leave(game, seat, journey.place, place, what, 1, TRANSPORT, named)
    _aboard_again(game, seat, place, what)
    return replace(journey, ship=replace(ship, cargo=minus(ship.cargo, some(state, what, 1))))


def _leader_back(game: Game, seat: int, leader: str, place: str) -> None:
    """If no ship is left where he was he has lost his place (SA-14.2.1)."""
    ships = _ships_in(of(game), seat, place) if place in AREAS else []
    if place not in AREAS:
        go_down(game, seat, leader, place)
    elif ships:
        board_ship(game, seat, leader, place, ships[0])
    else:
        leave_all(of(game), leader)
        displace(game, [leader], place)


def _aboard_again(game: Game, seat: int, place: str, kind: str) -> None:
    """It came out of another ship, which is still there with the room it had, or another has room."""
    state = of(game)
    if place in AREAS:
        ships = [ship for ship in _ships_in(state, seat, place) if room_for(state, seat, ship, kind) > 0]
        if ships:
            bind(state, seat, place, ships[0], kind)
        else:
            destroy_units(game, seat, place, kind, 1, "capacity")


def _ships_in(state: Ti3State, seat: int, place: str) -> list[Load]:
    levels = range(state.edition.damage_levels + 1)
    return [ship for kind in SHIPS for level in levels for ship in ships_of(state, seat, place, kind, level)]


class LoseHeldShip(Decision, frozen=True):
    """Which of the ships that a rift holds is lost, if there are too many."""

    rule: ClassVar[str] = "SA-8.5.4"
    prompt: ClassVar[str] = "lose_held_ship"

    system: System = NO_SYSTEM
    ships: tuple[Load, ...] = ()

    def about(self, game: Game, seat: int) -> dict[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [
            ("remove", ship.kind, ship.damage, load_name(of(game), ship))
            for ship in dict.fromkeys(self.ships)
        ]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        step = game.asker(PassRifts)
        named = next(
            each
            for each in step.held
            if each.way[-1] == self.system and _option(of(game), each.ship) == option
        )
        destroy_doomed(game, seat, [(named.ship.kind, named.place, *option[2:])], "fleet_limit", NOBODY)
        game.amend(PassRifts, held=_without(step.held, named), past=_without(step.past, named))
        return None


def _option(state: Ti3State, ship: Load) -> Option:
    return ("remove", ship.kind, ship.damage, load_name(state, ship))


def _without(journeys: tuple[Journey, ...], one: Journey) -> tuple[Journey, ...]:
    at = journeys.index(one)
    return (*journeys[:at], *journeys[at + 1 :])


EVENTS: dict[str, tuple[str, ...]] = {"held_in_rift": ("seat", "kind", "system")}
