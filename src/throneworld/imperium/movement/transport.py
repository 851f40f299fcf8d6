"""Ships that move take units along that cannot move by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.movement import Reach
from throneworld.galaxy.sets import System, Systems
from throneworld.galaxy.sides import Survey
from throneworld.imperium.citing import TRANSPORT_RULE, TRANSPORT_TOKEN_RULE
from throneworld.imperium.edition import Group, Place
from throneworld.imperium.movement.cargo import TRANSPORT, is_bound, loose, put_aboard, unbound, waiting
from throneworld.imperium.movement.ways import is_way_through, reach_of, way_through
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import AREAS, NO_SYSTEM, SPACE, ImperiumState, Load, of
from throneworld.imperium.units import FIGHTER, standing
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step

Endangered = tuple[str, int, int]
"""The kind of a ship, its level of damage, and how often it has left a gravity rift."""

DONE: Option = ("done",)
LOAD_UP: Option = ("load_up",)


def pick_ups(
    state: ImperiumState, seat: int, reach: Reach | Survey, origin: System, move: int, through: Systems = 0
) -> Systems:
    """Systems on a way of a ship in which it could take units along, besides where it starts and ends.

    `through` are those that it has to touch anyway. Units stay where an own command token lies.
    """
    here = 1 << origin | 1 << reach.active | through
    untried = reach.stopovers(origin, move) & ~here
    found = 0
    if not untried:
        return found
    of_place = state.edition.system
    for place, group in state.units[seat].items():
        system = of_place[place]
        if untried >> system & 1 and waiting(state, seat, place, group):
            untried &= ~(1 << system)
            if is_way_through(reach, origin, move, through | 1 << system):
                found |= 1 << system
    return found


def waits_on_planets(state: ImperiumState, seat: int, system: System) -> int:
    """Units on the planets of a system, which a ship could take up."""
    found, places = 0, state.units[seat]
    for planet in state.edition.planets[system]:
        if planet in places:
            found += sum([places[planet][number] for kind, number in state.edition.cargo if kind != FIGHTER])
    return found


class Voyage(Decision, frozen=True):
    """A question that stands while ships move and take units along."""

    abstract: ClassVar[bool] = True
    endangered: tuple[Endangered, ...] = ()
    """Ships that have left gravity rifts on their way."""


def endanger(game: Game, kind: str, damaged: int, times: int) -> None:
    """The ship that has been moved has left rifts so often."""
    if times:
        game.amend(Voyage, endangered=(*game.asker(Voyage).endangered, (kind, damaged, times)))


class LoadShip(Decision, frozen=True):
    """What a ship that has just been moved takes along, one unit at a time.

    Units come from where it started, from the active system or from systems on a way by which it could have
    come. It is taken to have come on the safest way through all systems in which it took units up.
    """

    rule: ClassVar[str] = TRANSPORT_RULE
    prompt: ClassVar[str] = "load_ship"

    kind: str = ""
    damaged: int = 0
    origin: System = NO_SYSTEM
    system: System = NO_SYSTEM
    move: int = 0
    room: int = 0
    blocked: Systems = 0
    gate: System = NO_SYSTEM
    through: Systems = 0
    """Systems in which it has taken units up."""
    aboard: Group = ()
    """What it carries, where cargo is bound to ships."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind, "origin": self.origin, "system": self.system, "room": self.room}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        loads: list[Option] = [
            ("load", kind, place)
            for place, group in state.units[self.seat].items()
            for kind, number in state.edition.cargo
            if group[number]
        ]
        return [*loads, LOAD_UP, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        if option[0] != "load":
            return Refusal(TRANSPORT_RULE, "load_singly")
        system = of(game).edition.system[str(option[2])]
        if system == self.system:
            return Refusal(TRANSPORT_RULE, "already_there", (system,))
        if of(game).on_board[self.seat] >> system & 1:
            return Refusal(TRANSPORT_TOKEN_RULE, "own_token", (system,))
        return Refusal(TRANSPORT_RULE, "not_on_the_way", (system,))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        if not self.room:
            return (DONE,)
        state = of(game)
        loads = list(self._loads(state))
        if self.room > 1 and self._waiting(state) > 1:
            loads.append(LOAD_UP)
        return (*loads, DONE)

    def _loads(self, state: ImperiumState) -> Iterator[Option]:
        sources = self._sources(state)
        arrived, edition = SPACE[self.system], state.edition
        for place, group in state.units[self.seat].items():
            if sources & edition.bit[place] and place != arrived:
                free = unbound(state, self.seat, place, group)
                for kind, number in edition.cargo:
                    if free[number] and (kind != FIGHTER or place in AREAS):
                        yield "load", kind, place

    def _sources(self, state: ImperiumState) -> Systems:
        """The systems from which it may still take units."""
        more = pick_ups(state, self.seat, self._reach(state), self.origin, self.move, self.through)
        return 1 << self.origin | 1 << self.system | self.through | more

    def _waiting(self, state: ImperiumState) -> int:
        """Units that could be loaded where it started."""
        if self.origin == self.system:
            return 0
        space = SPACE[self.origin]
        in_space = waiting(state, self.seat, space, standing(state, self.seat, space))
        return waits_on_planets(state, self.seat, self.origin) + in_space

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), str(option[2])
        if kind not in of(game).edition.cargo_kinds:
            return Refusal(TRANSPORT_RULE, "not_cargo", (kind,))
        return unit_refusal(of(game), seat, kind, place, TRANSPORT_RULE)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            self._arrive(game)
            return None
        if option == LOAD_UP:
            return self._load_up(game)
        return self._load(game, str(option[1]), str(option[2]), 1)

    def _load(self, game: Game, kind: str, place: Place, number: int) -> LoadShip:
        state, arrived = of(game), SPACE[self.system]
        step = replace(self, room=self.room - number, through=self.through | state.edition.bit[place])
        if not is_bound(state, kind):
            move_units(game, self.seat, place, arrived, kind, number, TRANSPORT)
            return step
        ship = Load(self.kind, self.damaged, self.aboard or state.edition.none)
        return replace(step, aboard=put_aboard(game, self.seat, place, arrived, ship, kind, number).cargo)

    def _load_up(self, game: Game) -> LoadShip:
        """As much as fits from where it started, kind by kind in the order of the edition."""
        step, edition = self, of(game).edition
        for kind, index in edition.cargo:
            for place in edition.places[self.origin][: 1 if kind == FIGHTER else None]:
                number = min(step.room, loose(of(game), self.seat, place)[index])
                step = step._load(game, kind, place, number) if number else step
        return step

    def _arrive(self, game: Game) -> None:
        reach = self._reach(of(game))
        if isinstance(reach, Reach) and reach.land.rifts:
            way = way_through(reach, self.origin, self.move, self.through)
            assert way is not None
            endanger(game, self.kind, self.damaged, reach.rifts_left(way))

    def _reach(self, state: ImperiumState) -> Reach | Survey:
        return reach_of(state, self.seat, self.system, self.blocked, self.gate, self.move)
