"""Ships that move take fighters and ground forces along (RR 84)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.movement import Reach
from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.board import places_in
from throneworld.ti4.state import NO_SYSTEM, SPACE, SYSTEM, Place, Ti4State, of
from throneworld.ti4.tables import FIGHTER, INFANTRY
from throneworld.ti4.tactical.rifts import Endangered
from throneworld.ti4.tactical.ways import reach_of, way_through
from throneworld.ti4.units import CARGO, INDEX, count

DONE: Option = ("done",)
LOAD_UP: Option = ("load_up",)

_FIGHTER, _INFANTRY = INDEX[FIGHTER], INDEX[INFANTRY]
_SPACES = frozenset(SPACE)


def pick_ups(
    state: Ti4State, seat: int, reach: Reach, origin: System, move: int, through: Systems = 0
) -> Systems:
    """Systems on a way of a ship in which it could take units along, besides where it starts and ends.

    `through` are those that it has to touch anyway. Units stay where an own command token lies (RR 84.3).
    """
    left = move - 1 + (reach.land.rifts >> origin & 1)
    here = 1 << origin | 1 << reach.active | through
    untried = reach.origins(left) & reach.passable & ~here
    found = 0
    if not untried:
        return found
    for place, group in state.units[seat].items():
        system = SYSTEM[place]
        if untried >> system & 1 and (group[_INFANTRY] or group[_FIGHTER]):
            untried &= ~(1 << system)
            if way_through(reach, origin, move, through | 1 << system) is not None:
                found |= 1 << system
    return found


def waits_on_planets(state: Ti4State, seat: int, system: System) -> int:
    """Ground forces on the planets of a system, which a ship could take up."""
    return sum([count(state, seat, planet, INFANTRY) for planet in places_in(system)[1:]])


class Voyage(Decision, frozen=True):
    """A question that stands while ships move and take units along."""

    abstract: ClassVar[bool] = True
    endangered: tuple[Endangered, ...] = ()
    """Ships that have left gravity rifts on their way (RR 37.2)."""


def endanger(game: Game, kind: str, damaged: int, times: int) -> None:
    """The ship that has been moved has left rifts so often."""
    if times:
        game.amend(Voyage, endangered=(*game.asker(Voyage).endangered, (kind, damaged, times)))


class LoadShip(Decision, frozen=True):
    """What a ship that has just been moved takes along, one unit at a time.

    Units come from where it started, from the active system or from systems on a way by which it could have
    come (RR 84.1). It is taken to have come on the safest way through all systems in which it took units up.
    """

    rule: ClassVar[str] = "RR 84.1"
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

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind, "origin": self.origin, "system": self.system, "room": self.room}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        loads: list[Option] = [
            ("load", kind, place)
            for place, group in of(game).units[self.seat].items()
            for kind in CARGO
            if group[INDEX[kind]]
        ]
        return [*loads, LOAD_UP, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        if option[0] != "load":
            return Refusal("RR 84.1", "load_singly")
        system = SYSTEM[str(option[2])]
        if system == self.system:
            return Refusal("RR 84.1", "already_there", (system,))
        if of(game).on_board[self.seat] >> system & 1:
            return Refusal("RR 84.3", "own_token", (system,))
        return Refusal("RR 84.1", "not_on_the_way", (system,))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        if not self.room:
            return (DONE,)
        state = of(game)
        loads = list(self._loads(state))
        if self.room > 1 and self._waiting(state) > 1:
            loads.append(LOAD_UP)
        return (*loads, DONE)

    def _loads(self, state: Ti4State) -> Iterator[Option]:
        sources = self._sources(state)
        arrived = SPACE[self.system]
        for place, group in state.units[self.seat].items():
            if sources >> SYSTEM[place] & 1 and place != arrived:
                if group[_INFANTRY]:
                    yield "load", INFANTRY, place
                if group[_FIGHTER] and place in _SPACES:
                    yield "load", FIGHTER, place

    def _sources(self, state: Ti4State) -> Systems:
        """The systems from which it may still take units."""
        more = pick_ups(state, self.seat, self._reach(state), self.origin, self.move, self.through)
        return 1 << self.origin | 1 << self.system | self.through | more

    def _waiting(self, state: Ti4State) -> int:
        """Units that could be loaded where it started."""
        if self.origin == self.system:
            return 0
        in_space = [count(state, self.seat, SPACE[self.origin], kind) for kind in CARGO]
        return waits_on_planets(state, self.seat, self.origin) + sum(in_space)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), str(option[2])
        if kind not in CARGO:
            return Refusal("RR 84.1", "not_cargo", (kind,))
        return unit_refusal(of(game), seat, kind, place, "RR 84.1")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            self._arrive(game)
            return None
        if option == LOAD_UP:
            return self._load_up(game)
        return self._load(game, str(option[1]), str(option[2]), 1)

    def _load(self, game: Game, kind: str, place: Place, number: int) -> LoadShip:
        move_units(game, self.seat, place, SPACE[self.system], kind, number, "transport")
        return replace(self, room=self.room - number, through=self.through | 1 << SYSTEM[place])

    def _load_up(self, game: Game) -> LoadShip:
        """As much as fits from where it started, infantry first."""
        step = self
        sources = [(INFANTRY, place) for place in places_in(self.origin)]
        for kind, place in (*sources, (FIGHTER, SPACE[self.origin])):
            number = min(step.room, count(of(game), self.seat, place, kind))
            step = step._load(game, kind, place, number) if number else step
        return step

    def _arrive(self, game: Game) -> None:
        reach = self._reach(of(game))
        if reach.land.rifts:
            way = way_through(reach, self.origin, self.move, self.through)
            assert way is not None
            endanger(game, self.kind, self.damaged, reach.rifts_left(way))

    def _reach(self, state: Ti4State) -> Reach:
        return reach_of(state, self.seat, self.system, self.blocked, self.gate, self.move)
