"""The movement step of a tactical action: ships move, then space cannons fire (RR 49)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.movement import Reach
from throneworld.galaxy.sets import System, Systems, members
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.marks import is_marked, unmark
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import has_unit
from throneworld.ti4.state import NO_SYSTEM, SPACE, SYSTEM, Group, Ti4State, of
from throneworld.ti4.tables import FLAGSHIP, SPACE_DOCK
from throneworld.ti4.tactical.hindrances import course, end_refusal, way_refusal
from throneworld.ti4.tactical.rifts import Endangered, RollForRifts
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense
from throneworld.ti4.tactical.transport import DONE, LoadShip, Voyage, pick_ups, waits_on_planets
from throneworld.ti4.tactical.ways import (
    GRAVITY_DRIVE,
    barred,
    bonus_of,
    move_of,
    move_values,
    passes,
    reach_of,
    some_pass,
)
from throneworld.ti4.units import INDEX, SHIPS, count, damaged_count, has_ships, in_space, profile, ship_count

CEASEFIRE = "ceasefire"
"""Mark, until the tactical action is over: the active player moves no units into the system (its subject)."""
SHIP, BOOST = "ship", "boost"

_FAR = 99
"""More than any ship moves."""
_SPACES = frozenset(SPACE)
_MOVERS: tuple[tuple[str, int], ...] = tuple((kind, INDEX[kind]) for kind in (*SHIPS, SPACE_DOCK))
"""What moves by itself if it has a move value: ships, and space docks that float."""
_MOVES = frozenset(kind for kind, _ in _MOVERS)


class Movement(Procedure, frozen=True):
    """Ships move into the active system, then space cannons fire at them (RR 49.4, 49.7)."""

    stages: ClassVar[tuple[str, ...]] = (
        "move_ships",
        "gravity_rifts",
        "limits",
        "ships_arrive",
        "space_cannon_offense",
    )
    opens: ClassVar[tuple[str, ...]] = ("ships_arrived",)

    seat: int = -1
    system: System = NO_SYSTEM
    stayed: int = 0
    """How many ships were in the system and have not moved."""
    left: Systems = 0
    """The systems out of which ships have moved."""
    endangered: tuple[Endangered, ...] = ()
    """Ships that have left gravity rifts."""
    arrived: bool = False
    """Whether ships have come, and the rifts have not taken them all."""

    def move_ships(self, game: Game) -> Step | None:
        state = of(game)
        stayed = ship_count(in_space(state, self.seat, self.system))
        if not (state.marks and is_marked(state, CEASEFIRE, subject=self.system)):
            blocked = barred(game, self.seat)
            game.do(MoveShips(seat=self.seat, system=self.system, blocked=blocked, stayed=stayed))
        return self.to("gravity_rifts", stayed=stayed)

    def gravity_rifts(self, game: Game) -> None:
        """RR 37.2: dice are rolled once all ships have moved."""
        if self.endangered:
            game.do(RollForRifts(seat=self.seat, system=self.system, ships=self.endangered))

    def limits(self, game: Game) -> Step:
        """What no ship carries any more is lost, where they came from too (RR 16.3, 34.3, 68.4)."""
        for system in members(self.left | 1 << self.system):
            check_blockades(game, system)
            game.do(RespectLimits(seat=self.seat, system=system))
        ships = ship_count(in_space(of(game), self.seat, self.system))
        return self.to("ships_arrive", arrived=ships > self.stayed)

    def ships_arrive(self, game: Game) -> None:
        """Ships have come even if the fleet pool has taken others that were there before (RR 34.3)."""
        if self.arrived and has_ships(of(game), self.seat, self.system):
            game.open("ships_arrived", self.seat, self.system)

    def space_cannon_offense(self, game: Game) -> None:
        game.do(SpaceCannonOffense(seat=self.seat, system=self.system))


class MoveShips(Voyage, frozen=True):
    """Which ships move into the active system, one after the other (RR 49.4).

    Each move is carried out when it is named. A ship moves once; one that starts in the active system moves
    out and back only if it can take units along. `boost` moves a ship with the +1 of Gravity Drive.
    """

    rule: ClassVar[str] = "RR 49.4"
    prompt: ClassVar[str] = "move_ships"
    verbs: ClassVar[tuple[str, ...]] = (SHIP, BOOST)

    system: System = NO_SYSTEM
    blocked: Systems = 0
    """Systems that cannot be passed because of others' ships."""
    came: tuple[tuple[str, int], ...] = ()
    """Ships that have moved: kind, and 1 if damaged."""
    stayed: int = 0
    left: Systems = 0
    gate: System = NO_SYSTEM
    """Where the wormhole of the flagship still is for the other ships, if it moves last (Hil Colish)."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def run(self, game: Game) -> Step | None:
        """A gate that went first has gone through its rifts before the others follow (RR 37.2)."""
        gone_first = len(self.came) == 1 and _bears_gate(of(game), self.seat, self.came[0][0])
        if not (gone_first and self.endangered):
            return super().run(game)
        game.do(RollForRifts(seat=self.seat, system=self.system, ships=self.endangered))
        return replace(self, endangered=())

    # What may be answered

    def candidates(self, game: Game, seat: int) -> list[Option]:
        found: list[Option] = [
            (verb, kind, SYSTEM[place], damaged)
            for place, group in of(game).units[self.seat].items()
            if place in _SPACES
            for kind, number in _MOVERS
            if group[number]
            for verb in (SHIP, BOOST)
            for damaged in (0, 1)
        ]
        return [*found, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        state = of(game)
        verb, kind, origin, damaged = str(option[0]), str(option[1]), int(option[2]), int(option[3])
        if damaged not in self._conditions(state, kind, origin):
            gone = origin == self.system and (kind, damaged) in self.came
            return Refusal("RR 49.4", "has_moved" if gone else "no_such_ship")
        if verb == BOOST and not (state.marks and is_marked(state, GRAVITY_DRIVE, self.seat)):
            return Refusal("RR 48.1", "no_gravity_drive")
        return self._hindrance(state, kind, origin, verb == BOOST)

    def _hindrance(self, state: Ti4State, kind: str, origin: System, boosted: bool) -> Refusal:
        if not profile(state, self.seat, kind).move:
            return Refusal("RR 48.1", "no_move_value", (kind,))
        closed = end_refusal(state, self.seat, self.system)
        if closed is not None:
            return closed
        if origin != self.system and state.on_board[self.seat] >> origin & 1:
            return Refusal("RR 49.4", "own_token", (origin,))
        way = course(state, self.seat, kind, origin, self.system, self.blocked)
        refusal = way_refusal(way._replace(gate=self.gate, more=int(boosted)))
        return refusal or Refusal("RR 49.4", "without_use" if origin == self.system else "comes_anyway")

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        reach = self._reach(state)
        near = self._near(state, reach)
        found: list[Option] = []
        for place, group in state.units[self.seat].items():
            if near >> SYSTEM[place] & 1 and place in _SPACES:
                found += self._from(state, reach, SYSTEM[place], group)
        return (*found, DONE)

    def _near(self, state: Ti4State, reach: Reach) -> Systems:
        """From where the fastest ship might come."""
        if self.blocked and some_pass(state, self.seat):
            reach = self._reach(state, True)
        return reach.origins(_FAR)

    def _from(self, state: Ti4State, reach: Reach, origin: System, group: Group) -> list[Option]:
        found: list[Option] = []
        printed = move_values(state.sheets[self.seat])
        slow, bonus = reach.land.slow >> origin & 1, bonus_of(state, self.seat, origin)
        for kind, number in _MOVERS:
            if group[number] and printed[number]:
                move = (1 if slow else printed[number]) + bonus
                verbs = self._verbs(state, reach, kind, origin, move)
                if verbs:
                    conditions = self._conditions(state, kind, origin)
                    found += [(verb, kind, origin, damaged) for verb in verbs for damaged in conditions]
        return found

    def _verbs(self, state: Ti4State, reach: Reach, kind: str, origin: System, move: int) -> tuple[str, ...]:
        """Whether a ship can come, and whether Gravity Drive would make a difference to it."""
        if self.blocked and passes(state, self.seat, kind, origin):
            reach = self._reach(state, True)
        comes = self._comes(state, reach, kind, origin, move)
        verbs = (SHIP,) if comes else ()
        if not (state.marks and is_marked(state, GRAVITY_DRIVE, self.seat)):
            return verbs
        boosted = self._comes(state, reach, kind, origin, move + 1)
        helps = boosted and (not comes or self._helps(state, reach, kind, origin, move))
        return (*verbs, BOOST) if helps else verbs

    def _comes(self, state: Ti4State, reach: Reach, kind: str, origin: System, move: int) -> bool:
        if not reach.origins(move) >> origin & 1:
            return False
        if origin != self.system:
            return True
        return bool(profile(state, self.seat, kind).capacity) and bool(
            waits_on_planets(state, self.seat, origin) or pick_ups(state, self.seat, reach, origin, move)
        )

    def _helps(self, state: Ti4State, reach: Reach, kind: str, origin: System, move: int) -> bool:
        """Whether one more lets a ship that can come avoid a rift, or take up units farther away."""
        rifts, fewer = reach.fewest_rifts(origin, move), reach.fewest_rifts(origin, move + 1)
        if rifts != fewer:
            return True
        if not profile(state, self.seat, kind).capacity:
            return False
        near = pick_ups(state, self.seat, reach, origin, move)
        return pick_ups(state, self.seat, reach, origin, move + 1) != near

    def _conditions(self, state: Ti4State, kind: str, origin: System) -> list[int]:
        """Sound and damaged ships of a kind that have not moved yet."""
        place = SPACE[origin]
        damaged = damaged_count(state, self.seat, place, kind)
        sound = count(state, self.seat, place, kind) - damaged
        if origin == self.system:
            sound, damaged = sound - self.came.count((kind, 0)), damaged - self.came.count((kind, 1))
        return [condition for condition, number in ((0, sound), (1, damaged)) if number > 0]

    def _reach(self, state: Ti4State, passing: bool = False) -> Reach:
        return reach_of(state, self.seat, self.system, 0 if passing else self.blocked, self.gate)

    # What follows

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, origin = str(option[1]), int(option[2])
        if kind not in _MOVES:
            return Refusal("RR 48.1", "no_move_value", (kind,))
        return unit_refusal(of(game), seat, kind, SPACE[origin], "RR 49.4")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Movement, stayed=self.stayed, left=self.left, endangered=self.endangered)
            return None
        verb, kind, origin, damaged = str(option[0]), str(option[1]), int(option[2]), int(option[3])
        return self._move(game, kind, origin, damaged, verb == BOOST)

    def _move(self, game: Game, kind: str, origin: System, damaged: int, boosted: bool) -> Step:
        state = of(game)
        passing = passes(state, self.seat, kind, origin)
        reach = self._reach(state, passing)
        move = move_of(state, self.seat, kind, origin, reach.land) + boosted
        if boosted:
            unmark(game, GRAVITY_DRIVE, self.seat)
        if origin != self.system:
            move_units(game, self.seat, SPACE[origin], SPACE[self.system], kind, 1, "movement", damaged)
        if profile(state, self.seat, kind).capacity:
            game.do(self._load(state, kind, origin, damaged, move, 0 if passing else self.blocked))
            return self._moved(state, kind, origin, damaged)
        rifts = reach.fewest_rifts(origin, move)
        return self._moved(state, kind, origin, damaged, ((kind, damaged, rifts),) if rifts else ())

    def _load(
        self, state: Ti4State, kind: str, origin: System, damaged: int, move: int, blocked: Systems
    ) -> Step:
        return LoadShip(
            seat=self.seat,
            kind=kind,
            damaged=damaged,
            origin=origin,
            system=self.system,
            move=move,
            room=profile(state, self.seat, kind).capacity,
            blocked=blocked,
            gate=origin if _bears_gate(state, self.seat, kind) else self.gate,
        )

    def _moved(
        self,
        state: Ti4State,
        kind: str,
        origin: System,
        damaged: int,
        endangered: tuple[Endangered, ...] = (),
    ) -> MoveShips:
        """The ship counts as moved; the flagship's wormhole has gone with it only if it went first."""
        return replace(
            self,
            came=(*self.came, (kind, damaged)),
            stayed=self.stayed - (origin == self.system and kind != SPACE_DOCK),
            left=self.left | 1 << origin,
            gate=origin if self.came and _bears_gate(state, self.seat, kind) else self.gate,
            endangered=self.endangered + endangered,
        )


@standing("movement_static", "hil_colish")
def _bears_gate(state: Ti4State, seat: int, kind: str) -> bool:
    """The flagship with the wormhole moves before or after the player's other ships."""
    return kind == FLAGSHIP and has_unit(state, seat, "hil_colish")
