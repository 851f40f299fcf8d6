"""Who is aboard which ship, arranged by the active player in his activated system (rulings 62, 63)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from throneworld.galaxy.sets import System
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.movement.cargo import (
    TRANSPORT,
    bind,
    is_bound,
    load_name,
    shift_cargo,
    ship_named,
    ships_of,
)
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.movement.transport import DONE
from throneworld.imperium.state import SPACE, Load
from throneworld.imperium.units import SHIPS, count, enemies_in
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.moving import board_ship, go_down, kept_in
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.nouns import DAMAGE, LOAD, SHIP, UNIT
from throneworld.ti3.quantities import MAY_LOAD
from throneworld.ti3.state import NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.tables import PLANET
from throneworld.ti3.unsaid import UNSAID

STOW, ABOARD, LEADER = "stow", "aboard", "leader"


def ships_in(state: Ti3State, seat: int, system: System) -> list[Load]:
    """Every ship of a player in a system, as it is told from others, once for each sort."""
    levels, group = (
        range(state.edition.damage_levels + 1),
        state.units[seat].get(SPACE[system], state.edition.none),
    )
    found = [
        ship
        for kind in SHIPS
        if group[state.edition.index[kind]]
        for level in levels
        for ship in ships_of(state, seat, SPACE[system], kind, level)
    ]
    return list(dict.fromkeys(found))


def friendly_planets(state: Ti3State, seat: int, system: System) -> list[str]:
    """Planets of a system that a player controls, and on which somebody can stand."""
    planets = state.edition.planets[system]
    return [
        each for each in planets if state.control.get(each, NOBODY) == seat and not PLANET[each].trade_station
    ]


def _sort(state: Ti3State, ship: Load) -> Option:
    return ship.kind, ship.damage, load_name(state, ship)


class There(NamedTuple):
    """What is the same for all that could be stowed in a system."""

    ships: list[Load]
    enemies: bool
    enough: bool
    """Whether as many have changed places as may."""
    banned: str
    """What keeps units from being taken aboard."""


class Stow(Decision, frozen=True):
    """One unit or leader at a time goes to another ship. In the movement step ground units are free to do so,
    and may be taken up from planets; later, and leaders always, only where no enemy ship is."""

    rule: ClassVar[str] = "SA-13.2.5"
    prompt: ClassVar[str] = "stow"

    system: System = NO_SYSTEM
    loads: bool = False
    """Whether it is the movement step."""
    shifts: int = 0
    """How many have changed places: not more than there are."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [*self._stowed(state), *self._on_planets(state), *self._leaders(state), DONE]

    def _stowed(self, state: Ti3State) -> list[Option]:
        ships = state.aboard[self.seat].get(SPACE[self.system], ())
        return [
            (STOW, kind, *_sort(state, ship))
            for ship in dict.fromkeys(ships)
            for kind, number in state.edition.cargo
            if ship.cargo[number]
        ]

    def _on_planets(self, state: Ti3State) -> list[Option]:
        return [
            ("load", kind, planet)
            for planet in state.edition.planets[self.system]
            for kind, _ in state.edition.cargo
            if is_bound(state, kind) and count(state, self.seat, planet, kind)
        ]

    def _leaders(self, state: Ti3State) -> list[Option]:
        return [(LEADER, name) for name in kept_in(state, self.seat, self.system)]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state, found = of(game), self.candidates(game, seat)
        there = self._there(state) if len(found) > 1 else None
        return tuple([each for each in found if there is None or self._refusal(state, each, there) is None])

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return self._refusal(of(game), option, self._there(of(game)))

    def _there(self, state: Ti3State) -> There:
        ships = ships_in(state, self.seat, self.system)
        enemies = bool(enemies_in(state, self.seat, self.system))
        return There(ships, enemies, self.shifts >= self._most(state), banned_by(state, MAY_LOAD, self.seat))

    def _refusal(self, state: Ti3State, option: Option, there: There) -> Refusal | None:
        if option == DONE:
            return None
        if there.enemies and (option[0] == LEADER or not self.loads):
            return Refusal("SA-14.1.6", "enemy_ships_watch", (self.system,))
        if option[0] == "load" and not self.loads:
            return Refusal("SA-3.15.4", "loaded_in_movement")
        if there.banned and option[0] != LEADER:
            return Refusal(self.rule, "nothing_is_loaded", (there.banned,))
        if there.enough:
            return UNSAID
        where = _among(state, self.seat, self.system, option, there.ships)
        return None if where else Refusal("SA-13.2.2", "no_other_room", (option[1],))

    def _most(self, state: Ti3State) -> int:
        """Each of them could have found its best place by then; so it ends."""
        places, cargo = state.edition.places[self.system], state.edition.cargo
        units = sum(count(state, self.seat, place, kind) for place in places for kind, _ in cargo)
        return units + len(self._leaders(state))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_in_this_system", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        game.do(StowWhere(seat=seat, system=self.system, what=option))
        return replace(self, shifts=self.shifts + 1)


def targets(state: Ti3State, seat: int, system: System, what: Option) -> list[Option]:
    """Where a unit or a leader could go: ships with room, and for leaders planets."""
    return _among(state, seat, system, what, ships_in(state, seat, system))


def _among(state: Ti3State, seat: int, system: System, what: Option, ships: list[Load]) -> list[Option]:
    if what[0] == LEADER:
        return _for_leader(state, seat, system, str(what[1]), ships)
    kind = str(what[1])
    found = [ship for ship in ships if room_for(state, seat, ship, kind) > 0]
    if what[0] == STOW:
        own = ship_named(state, seat, SPACE[system], str(what[2]), int(what[3]), str(what[4]))
        alone = ships_of(state, seat, SPACE[system], own.kind, own.damage).count(own) == 1
        found = [ship for ship in found if ship != own or not alone]
    return [(ABOARD, *_sort(state, ship)) for ship in found]


def _for_leader(state: Ti3State, seat: int, system: System, leader: str, ships: list[Load]) -> list[Option]:
    place = place_of(state, leader)
    aboard: list[Option] = [(ABOARD, *_sort(state, ship)) for ship in ships if leader not in ship.riders]
    planets: list[Option] = [
        ("planet", each) for each in friendly_planets(state, seat, system) if each != place
    ]
    return [*aboard, *planets]


class StowWhere(Decision, frozen=True):
    """Where to, if there is a choice."""

    rule: ClassVar[str] = "SA-13.2.2"
    prompt: ClassVar[str] = "stow_where"

    system: System = NO_SYSTEM
    what: Option = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "what": self.what[1]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return targets(of(game), seat, self.system, self.what)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_room_there", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[0] == "planet":
            go_down(game, seat, str(self.what[1]), str(option[1]))
            return None
        ship = ship_named(of(game), seat, SPACE[self.system], str(option[1]), int(option[2]), str(option[3]))
        self._put(game, seat, ship)
        return None

    def _put(self, game: Game, seat: int, ship: Load) -> None:
        state, place = of(game), SPACE[self.system]
        verb, what, *from_where = self.what
        if verb == LEADER:
            board_ship(game, seat, str(what), place, ship)
        elif verb == "load":
            move_units(game, seat, str(from_where[0]), place, str(what), 1, TRANSPORT)
            bind(state, seat, place, ship, str(what))
        else:
            kind, damage, load = from_where
            own = ship_named(state, seat, place, str(kind), int(damage), str(load))
            shift_cargo(state, seat, place, own, ship, str(what))
            game.tell("unit_stowed", seat, what, ship.kind, place)


VERBS: Verbs = {STOW: (UNIT, UNIT, DAMAGE, LOAD), ABOARD: SHIP}
EVENTS: dict[str, tuple[str, ...]] = {"unit_stowed": ("seat", "kind", "ship", "place")}
