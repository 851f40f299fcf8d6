"""Ships move into an active system, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.movement import Reach
from throneworld.galaxy.sets import System, Systems
from throneworld.galaxy.sides import Survey
from throneworld.imperium.citing import MOVE_VALUE_RULE, MOVING_RULE
from throneworld.imperium.edition import Group
from throneworld.imperium.marks import unmark
from throneworld.imperium.modifiers import granted_by, is_altered
from throneworld.imperium.movement import transport
from throneworld.imperium.movement.cargo import loads_named, move_ship, ship_named
from throneworld.imperium.movement.hindrances import Course, course, end_refusal, way_refusal
from throneworld.imperium.movement.ways import bears_wormhole, boost_of, move_of, passes, reach_of, some_pass
from throneworld.imperium.quantities import MOVE, ONE_SHIPS_MOVE
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import AREAS, NO_SYSTEM, SPACE, ImperiumState, Load, of
from throneworld.imperium.units import INDEX, SHIPS, SPACE_DOCK, count_with_damage
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step

SHIP, BOOST = "ship", "boost"

_FAR = 99
"""More than any ship moves."""
_MOVERS: tuple[tuple[str, int], ...] = tuple((kind, INDEX[kind]) for kind in (*SHIPS, SPACE_DOCK))
"""What moves by itself if it has a move value: ships, and space docks that float."""
_MOVES = frozenset(kind for kind, _ in _MOVERS)


class Moving(Procedure, frozen=True):
    """A printed sequence in which a player's ships move into a system, and what has come of it."""

    abstract: ClassVar[bool] = True

    seat: int = -1
    system: System = NO_SYSTEM
    stayed: int = 0
    """How many ships were in the system and have not moved."""
    left: Systems = 0
    """The systems out of which ships have moved."""
    endangered: tuple[transport.Endangered, ...] = ()
    """Ships that have left gravity rifts."""

    def risk(self, game: Game, ships: tuple[transport.Endangered, ...]) -> None:
        """What befalls ships that have left gravity rifts, before others follow them."""


class MoveShips(transport.Voyage, frozen=True):
    """Which ships move into the active system, one after the other.

    Each move is carried out when it is named. A ship moves once; one that starts in the active system moves
    out and back only if it can take units along. `boost` moves a ship farther by what one
    ship may have.
    """

    rule: ClassVar[str] = MOVING_RULE
    prompt: ClassVar[str] = "move_ships"
    verbs: ClassVar[tuple[str, ...]] = (SHIP, BOOST)

    system: System = NO_SYSTEM
    blocked: Systems = 0
    """Systems that cannot be passed because of others' ships."""
    came: tuple[tuple[str, int], ...] = ()
    """Ships that have moved: kind, and level of damage."""
    stayed: int = 0
    left: Systems = 0
    gate: System = NO_SYSTEM
    """Where the wormhole that a ship bears still is for the other ships, if it moves last."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def run(self, game: Game) -> Step | None:
        """A gate that went first has gone through its rifts before the others follow."""
        gone_first = len(self.came) == 1 and bears_wormhole(of(game), self.seat, self.came[0][0])
        if not (gone_first and self.endangered):
            return super().run(game)
        game.asker(Moving).risk(game, self.endangered)
        return replace(self, endangered=())

    # What may be answered

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found: list[Option] = [
            (verb, kind, int(place), damage, *load)
            for place, group in state.units[self.seat].items()
            if place in AREAS
            for kind, number in _MOVERS
            if group[number]
            for verb in (SHIP, BOOST)
            for damage in range(state.edition.damage_levels + 1)
            for load in loads_named(state, self.seat, place, kind, damage)
        ]
        return [*found, transport.DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        state = of(game)
        verb, kind, origin, damaged = str(option[0]), str(option[1]), int(option[2]), int(option[3])
        if damaged not in self._conditions(state, kind, origin):
            gone = origin == self.system and (kind, damaged) in self.came
            return Refusal(MOVING_RULE, "has_moved" if gone else "no_such_ship")
        if verb == BOOST and not boost_of(state, self.seat, kind):
            return Refusal(MOVE_VALUE_RULE, "no_boost")
        return self._hindrance(state, kind, origin, verb == BOOST)

    def _hindrance(self, state: ImperiumState, kind: str, origin: System, boosted: bool) -> Refusal:
        if not state.edition.profile(state, self.seat, kind).move:
            return Refusal(MOVE_VALUE_RULE, "no_move_value", (kind,))
        closed = end_refusal(state, self.seat, self.system)
        if closed is not None:
            return closed
        if origin != self.system and state.on_board[self.seat] >> origin & 1:
            return Refusal(MOVING_RULE, "own_token", (origin,))
        way = self._course(state, kind, origin)
        more = boost_of(state, self.seat, kind) if boosted else 0
        refusal = way_refusal(way._replace(gate=self.gate, more=more))
        return refusal or Refusal(MOVING_RULE, "without_use" if origin == self.system else "comes_anyway")

    def _course(self, state: ImperiumState, kind: str, origin: System) -> Course:
        return course(state, self.seat, kind, origin, self.system, self.blocked)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        reach = self._reach(state)
        near, boosts = self._near(state, reach), is_altered(state, ONE_SHIPS_MOVE, self.seat)
        found: list[Option] = []
        for place, group in state.units[self.seat].items():
            if place in AREAS and near >> int(place) & 1:
                found += self._from(state, reach, int(place), group, boosts)
        return (*found, transport.DONE)

    def _near(self, state: ImperiumState, reach: Reach | Survey) -> Systems:
        """From where the fastest ship might come."""
        if self.blocked and some_pass(state, self.seat):
            reach = self._reach(state, True)
        return reach.origins(_FAR)

    def _from(
        self, state: ImperiumState, reach: Reach | Survey, origin: System, group: Group, boosts: bool
    ) -> list[Option]:
        found: list[Option] = []
        printed = state.edition.moves(state, self.seat)
        plain = not (reach.land.slow >> origin & 1 or is_altered(state, MOVE, self.seat))
        for kind, number in _MOVERS:
            if group[number] and printed[number]:
                move = printed[number] if plain else move_of(state, self.seat, kind, origin, reach.land)
                boost = boost_of(state, self.seat, kind) if boosts else 0
                verbs = self._verbs(state, reach, kind, origin, move, boost)
                if verbs:
                    found += self._named(state, verbs, kind, origin)
        return found

    def _named(self, state: ImperiumState, verbs: tuple[str, ...], kind: str, origin: System) -> list[Option]:
        """The ships of a kind by damage and, where cargo is bound to ships, by what they have aboard."""
        return [
            (verb, kind, origin, damage, *load)
            for verb in verbs
            for damage in self._conditions(state, kind, origin)
            for load in loads_named(state, self.seat, SPACE[origin], kind, damage)
        ]

    def _verbs(
        self, state: ImperiumState, reach: Reach | Survey, kind: str, origin: System, move: int, boost: int
    ) -> tuple[str, ...]:
        """Whether a ship can come, and whether what one ship may have would make a difference to it."""
        if self.blocked and passes(state, self.seat, kind, origin):
            reach = self._reach(state, True)
        comes = self._comes(state, reach, kind, origin, move)
        verbs = (SHIP,) if comes else ()
        if not boost:
            return verbs
        boosted = self._comes(state, reach, kind, origin, move + boost)
        helps = boosted and (not comes or self._helps(state, reach, kind, origin, move, boost))
        return (*verbs, BOOST) if helps else verbs

    def _comes(
        self, state: ImperiumState, reach: Reach | Survey, kind: str, origin: System, move: int
    ) -> bool:
        if not reach.origins(move) >> origin & 1:
            return False
        if origin != self.system:
            return True
        return bool(state.edition.profile(state, self.seat, kind).capacity) and bool(
            transport.waits_on_planets(state, self.seat, origin)
            or transport.pick_ups(state, self.seat, reach, origin, move)
        )

    def _helps(
        self, state: ImperiumState, reach: Reach | Survey, kind: str, origin: System, move: int, boost: int
    ) -> bool:
        """Whether more lets a ship that can come avoid a rift, or take up units farther away."""
        rifts, fewer = reach.fewest_rifts(origin, move), reach.fewest_rifts(origin, move + boost)
        if rifts != fewer:
            return True
        if not state.edition.profile(state, self.seat, kind).capacity:
            return False
        near = transport.pick_ups(state, self.seat, reach, origin, move)
        return transport.pick_ups(state, self.seat, reach, origin, move + boost) != near

    def _conditions(self, state: ImperiumState, kind: str, origin: System) -> list[int]:
        """The levels of damage, from none, of ships of a kind that have not moved yet."""
        place, here = SPACE[origin], origin == self.system
        return [
            level
            for level in range(state.edition.damage_levels + 1)
            if count_with_damage(state, self.seat, place, kind, level)
            > (self.came.count((kind, level)) if here else 0)
        ]

    def _reach(self, state: ImperiumState, passing: bool = False) -> Reach | Survey:
        return reach_of(state, self.seat, self.system, 0 if passing else self.blocked, self.gate)

    # What follows

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, origin = str(option[1]), int(option[2])
        if kind not in _MOVES:
            return Refusal(MOVE_VALUE_RULE, "no_move_value", (kind,))
        return unit_refusal(of(game), seat, kind, SPACE[origin], MOVING_RULE)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == transport.DONE:
            game.amend(Moving, stayed=self.stayed, left=self.left, endangered=self.endangered)
            return None
        verb, kind, origin, damaged = str(option[0]), str(option[1]), int(option[2]), int(option[3])
        ship = ship_named(of(game), self.seat, SPACE[origin], kind, damaged, *map(str, option[4:]))
        return self._move(game, ship, origin, verb == BOOST)

    def _move(self, game: Game, ship: Load, origin: System, boosted: bool) -> Step:
        state, kind, damaged = of(game), ship.kind, ship.damage
        passing = passes(state, self.seat, kind, origin)
        reach = self._reach(state, passing)
        move = move_of(state, self.seat, kind, origin, reach.land)
        if boosted:
            move += boost_of(state, self.seat, kind)
            unmark(game, granted_by(state, ONE_SHIPS_MOVE, self.seat, kind), self.seat)
        if origin != self.system:
            move_ship(game, self.seat, SPACE[origin], SPACE[self.system], ship, "movement")
        if state.edition.profile(state, self.seat, kind).capacity:
            game.do(self._load(state, ship, origin, move, 0 if passing else self.blocked))
            return self._moved(state, kind, origin, damaged)
        rifts = reach.fewest_rifts(origin, move)
        return self._moved(state, kind, origin, damaged, ((kind, damaged, rifts),) if rifts else ())

    def _load(self, state: ImperiumState, ship: Load, origin: System, move: int, blocked: Systems) -> Step:
        carried = sum(ship.cargo)
        return transport.LoadShip(
            seat=self.seat,
            kind=ship.kind,
            damaged=ship.damage,
            origin=origin,
            system=self.system,
            move=move,
            room=max(0, state.edition.profile(state, self.seat, ship.kind).capacity - carried),
            blocked=blocked,
            gate=origin if bears_wormhole(state, self.seat, ship.kind) else self.gate,
            aboard=ship.cargo if carried else (),
        )

    def _moved(
        self,
        state: ImperiumState,
        kind: str,
        origin: System,
        damaged: int,
        endangered: tuple[transport.Endangered, ...] = (),
    ) -> MoveShips:
        """The ship counts as moved; a wormhole that it bears has gone with it only if it went first."""
        return replace(
            self,
            came=(*self.came, (kind, damaged)),
            stayed=self.stayed - (origin == self.system and kind != SPACE_DOCK),
            left=self.left | 1 << origin,
            gate=origin if self.came and bears_wormhole(state, self.seat, kind) else self.gate,
            endangered=self.endangered + endangered,
        )
