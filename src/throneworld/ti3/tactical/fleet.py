"""Which ships move into a system, one after the other, and what each takes along (SA-3.15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.movement import Reach
from throneworld.galaxy.sets import System, Systems
from throneworld.galaxy.sides import Survey
from throneworld.imperium.conditions import standing
from throneworld.imperium.edition import Group, Place
from throneworld.imperium.limits import (
    capacity,
    carried,
    excess,
    fighter_room,
    fleet_halves,
    fleet_limit,
    halves_of,
    has_place,
)
from throneworld.imperium.marks import ROUND, TACTICAL_ACTION, TURN, mark, unmark
from throneworld.imperium.modifiers import granted_by, total, turned
from throneworld.imperium.movement.cargo import load_name, move_ship, ship_named, ships_of
from throneworld.imperium.movement.hindrances import Course
from throneworld.imperium.movement.moving import BOOST, SHIP, MoveShips, Moving
from throneworld.imperium.movement.room import rooms
from throneworld.imperium.movement.transport import DONE
from throneworld.imperium.movement.ways import boost_of, passes, ship_move
from throneworld.imperium.quantities import ONE_SHIPS_MOVE
from throneworld.imperium.state import AREAS, SPACE, ImperiumState, Load
from throneworld.imperium.units import (
    BIG_SHIPS,
    FIGHTER,
    INDEX,
    SHIPS,
    SPACE_DOCK,
    count,
    damage_of,
    in_space,
)
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.ti3.board import special_of
from throneworld.ti3.nouns import DAMAGE, LOAD, SYSTEM, UNIT
from throneworld.ti3.owning import USED
from throneworld.ti3.quantities import BURDENS_MOVED, FREED_SYSTEMS, SHIPS_FREED
from throneworld.ti3.reasons import ship_refusal
from throneworld.ti3.ship_marks import FREED, HALF_LADEN, mark_ship, marked_ship, marks_on
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.builders import DOCK_MOVED as DOCK_MOVED
from throneworld.ti3.steps.capacity import dock_leaves
from throneworld.ti3.tables import SAAR_DOCKS_PER_SYSTEM, SUPERNOVA, WAR_SUN
from throneworld.ti3.tactical.journeys import (
    Journey,
    Orders,
    freed_systems,
    land_for,
    linked_starts,
    reach,
)
from throneworld.ti3.tactical.loading import LoadVessel, stopovers
from throneworld.ti3.tactical.passages import GrantPassage, consents, passages_to_ask

FAR = 99
"""More than any ship moves."""
_MOVERS: tuple[tuple[str, int], ...] = tuple((kind, INDEX[kind]) for kind in (*SHIPS, SPACE_DOCK))
"""What moves by itself if it has a move value, with its place in a Group."""
PASSAGE, FREE = "passage", "free_ship"


class MoveFleet(MoveShips, frozen=True):
    """Each move is carried out when it is named, but all of them are one: what befalls ships on their way is
    looked at when all are named (SA-3.16.4)."""

    verbs: ClassVar[tuple[str, ...]] = (SHIP, BOOST, PASSAGE, FREE)

    within: Systems = 0
    """If any: ships move between these systems only (SA-3.23.6)."""
    journeys: tuple[Journey, ...] = ()
    sought: Systems = 0
    """Systems of which passage has been asked for."""
    freed: Systems = 0
    """Special Systems that do not obstruct the ship about which it is asked."""
    linked: bool = False
    """Whether it is asked about a ship that starts where it has a way of its own (`linked_starts`)."""

    # What may be answered

    def candidates(self, game: Game, seat: int) -> list[Option]:
        asks: list[Option] = [
            (PASSAGE, system) for system in passages_to_ask(of(game), self.seat, self.blocked)
        ]
        *ships, done = super().candidates(game, seat)
        frees = self._freed_names(ships) if total(of(game), SHIPS_FREED, seat) else []
        return [*ships, *frees, *asks, done]

    def _freed_names(self, ships: Sequence[Option]) -> list[Option]:
        return [(FREE, *option[1:]) for option in ships if option[0] == SHIP and option[1] in SHIPS]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        found = passages_to_ask(of(game), self.seat, self.blocked & ~(self.sought | 1 << self.system))
        *ships, done = super().options(game, seat)
        return (*ships, *self._frees(of(game)), *[(PASSAGE, system) for system in found], done)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        if option[0] == PASSAGE:
            asked = self.sought >> int(option[1]) & 1
            return Refusal("SA-14.5.5", "passage_asked" if asked else "no_passage_needed", (option[1],))
        if option[0] == FREE:
            return Refusal(self.rule, "gains_nothing_by_it", (option[1],))
        return super().refusal(game, seat, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == PASSAGE:
            return Refusal("SA-14.5.5", "nobody_grants_passage", (option[1],))
        if option[0] == FREE and not total(of(game), SHIPS_FREED, seat):
            return Refusal(self.rule, "no_ship_is_freed")
        refusal = super().barred(game, seat, option)
        place, kind = SPACE[int(option[2])], str(option[1])
        return refusal or ship_refusal(of(game), seat, place, kind, self.rule, option[3:])

    def _from(
        self, state: ImperiumState, reach: Reach | Survey, origin: System, group: Group, boosts: bool
    ) -> list[Option]:
        if self._has_link(state, origin) and not self.linked:
            linked = replace(self, linked=True)
            return linked._from(state, linked._reach(state), origin, group, boosts)
        found: list[Option] = []
        printed = state.edition.moves(state, self.seat)
        for kind, number in _MOVERS:
            if group[number] and printed[number]:
                for ship, named in self._unmoved(state, kind, origin):
                    step = self._for(_of(state), ship)
                    near = reach if step is self else step._reach(state)
                    verbs = step._ship_verbs(state, near, ship, origin, boosts)
                    found += [(verb, kind, origin, ship.damage, *named) for verb in verbs]
        return found

    def _for(self, state: Ti3State, ship: Load) -> MoveFleet:
        """The same question about this ship alone."""
        freed = freed_systems(state, self.seat, ship) if ship.riders else 0
        return replace(self, freed=freed) if freed else self

    def _frees(self, state: Ti3State) -> list[Option]:
        """Ships that could come, and for which it may matter that Special Systems do not obstruct them."""
        if not total(state, SHIPS_FREED, self.seat):
            return []
        free = replace(self, freed=turned(state, FREED_SYSTEMS, 0, self.seat))
        near, plain = free._reach(state), self._reach(state)
        found = [
            option
            for place, group in state.units[self.seat].items()
            if place in AREAS
            for option in free._from(state, near, int(place), group, False)
        ]
        moved = [(each, self._ship(state, each)) for each in self._freed_names(found)]
        return [
            each
            for each, ship in moved
            if not marks_on(ship, FREED) and self._gains(state, ship, int(each[2]), near, plain)
        ]

    def _gains(
        self, state: Ti3State, ship: Load, origin: System, near: Reach | Survey, plain: Reach | Survey
    ) -> bool:
        """Whether a ship that could come if it were freed could not come so else, or not as safely."""
        if plain.land.perils & ~near.land.perils:
            return True
        farther = ship_move(state, self.seat, ship, origin, near.land)
        move = ship_move(state, self.seat, ship, origin, plain.land)
        if move != farther or not plain.origins(move) >> origin & 1:
            return True
        return near.stopovers(origin, move) != plain.stopovers(origin, move)

    def _ship(self, state: Ti3State, option: Option) -> Load:
        _, kind, origin, damage, *load = option
        return ship_named(state, self.seat, SPACE[int(origin)], str(kind), int(damage), *map(str, load))

    def _has_link(self, state: ImperiumState, origin: System) -> bool:
        return any(origin in pair for pair in linked_starts(_of(state), self.seat))

    def _near(self, state: ImperiumState, reach: Reach | Survey) -> Systems:
        """From where ships may come by a way of their own, too."""
        near = super()._near(state, reach)
        if state.marks:
            freed = turned(_of(state), FREED_SYSTEMS, 0, self.seat)
            near |= replace(self, freed=freed)._reach(state).origins(FAR) if freed else 0
        for one, other in linked_starts(_of(state), self.seat):
            near |= 1 << one | 1 << other
        return near

    def _ship_verbs(
        self, state: ImperiumState, reach: Reach | Survey, ship: Load, origin: System, boosts: bool
    ) -> tuple[str, ...]:
        move = ship_move(state, self.seat, ship, origin, reach.land)
        if not move or self._hold(state, ship, origin) is not None:
            return ()
        boost = boost_of(state, self.seat, ship.kind) if boosts else 0
        return self._verbs(state, reach, ship.kind, origin, move, boost)

    def _unmoved(self, state: ImperiumState, kind: str, origin: System) -> list[tuple[Load, tuple[str, ...]]]:
        """Ships of a kind that have not moved yet, one of each sort, and how its load is named if need be."""
        return unmoved(state, self.seat, kind, origin, self.journeys)

    def _conditions(self, state: ImperiumState, kind: str, origin: System) -> list[int]:
        return [ship.damage for ship, _ in self._unmoved(state, kind, origin)]

    def _comes(
        self, state: ImperiumState, reach: Reach | Survey, kind: str, origin: System, move: int
    ) -> bool:
        """One that is there already moves out and back only to take something up (SA-3.15.3)."""
        if not reach.origins(move) >> origin & 1:
            return False
        return origin != self.system or bool(stopovers(_of(state), self.seat, reach, origin, move, 0))

    def _helps(
        self, state: ImperiumState, reach: Reach | Survey, kind: str, origin: System, move: int, boost: int
    ) -> bool:
        """Whether more lets a ship that can come take another way, which may be safer or lead to units."""
        return reach.origins(move + boost) != reach.origins(move)

    def _hindrance(self, state: ImperiumState, kind: str, origin: System, boosted: bool) -> Refusal:
        if kind == FIGHTER and not state.edition.profile(state, self.seat, kind).move:
            return Refusal("SA-13.18.4", "fighters_are_carried")
        ships = [ship for ship, _ in self._unmoved(state, kind, origin)]
        return self._hold(state, ships[0], origin) or super()._hindrance(state, kind, origin, boosted)

    def _course(self, state: ImperiumState, kind: str, origin: System) -> Course:
        """Of the ship that finds the easiest way."""
        ships = [ship for ship, _ in self._unmoved(state, kind, origin)]
        freed = [freed_systems(_of(state), self.seat, ship) for ship in ships]
        found = land_for(_of(state), self.seat, max(freed, default=0))
        return super()._course(state, kind, origin)._replace(terrain=found)

    def _hold(self, state: ImperiumState, ship: Load, origin: System) -> Refusal | None:
        """Why a ship must stay, wherever it could go."""
        found = _of(state)
        if origin != self.system:
            refusal = self._full(found, ship.kind)
            if refusal is not None:
                return refusal
        leaned = any(each.leans >> origin & 1 for each in self.journeys)
        if leaned and self._resting(found, origin) == 1 and ship.kind in SHIPS:
            return Refusal("SA-3.15.2", "others_lean_on_it", (origin,))
        return None

    def _full(self, state: Ti3State, kind: str) -> Refusal | None:
        """Nobody moves more ships into a system than he may have there (SA-8.5.1, 13.9.3)."""
        if kind == SPACE_DOCK and count(state, self.seat, SPACE[self.system], kind) >= SAAR_DOCKS_PER_SYSTEM:
            return Refusal("SA-13.9.3", "docks_full", (SAAR_DOCKS_PER_SYSTEM, self.system))
        if special_of(state, self.system) == SUPERNOVA:
            full = kind != WAR_SUN or count(state, self.seat, SPACE[self.system], WAR_SUN)
            return Refusal("SA-6.5.1", "one_war_sun_only", (self.system,)) if full else None
        if kind == FIGHTER:
            return self._crowded(state)
        if kind in BIG_SHIPS and not self.within and not has_place(state, self.seat, self.system, kind):
            limit = fleet_limit(state, self.seat, self.system)
            return Refusal("SA-8.5.1", "fleet_full", (limit, self.system))
        return None

    def _crowded(self, state: Ti3State) -> Refusal | None:
        """Fighters that fly alone take places in the fleet where nothing supports them (SA-13.18.3)."""
        group = in_space(state, self.seat, self.system)
        room = max(0, capacity(state, self.seat, self.system) - carried(state, group))
        if group[INDEX[FIGHTER]] < room + fighter_room(state, self.seat, self.system):
            return None
        each, limit = halves_of(state, self.seat, FIGHTER), fleet_limit(state, self.seat, self.system)
        loose = excess(state, self.seat, self.system).loose
        taken = fleet_halves(state, self.seat, group) + each * (loose + 1)
        full = taken > 2 * limit and not self.within
        return Refusal("SA-13.18.3", "fleet_full", (limit, self.system)) if full else None

    def _resting(self, state: Ti3State, system: System) -> int:
        """How many ships in a system have not moved."""
        there = sum(count(state, self.seat, SPACE[system], kind) for kind in SHIPS)
        came = [each for each in self.journeys if each.way[-1] == system and each.ship.kind in SHIPS]
        return there - len(came) - sum(each.fighters for each in came)

    def _reach(self, state: ImperiumState, passing: bool = False) -> Reach | Survey:
        return reach(_of(state), self.seat, self.orders(_of(state)), passing)

    def orders(self, state: Ti3State) -> Orders:
        moved = 0 if self._resting(state, self.system) > 0 else 1 << self.system
        return Orders(self.system, self.blocked, self.within, moved, freed=self.freed, linked=self.linked)

    # What follows

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Moving, stayed=self.stayed, left=self.left, journeys=self.journeys)
            return None
        if option[0] == PASSAGE:
            return self._ask_passage(game, int(option[1]))
        ship, origin = self._ship(of(game), option), int(option[2])
        if option[0] == FREE:
            mark_ship(game, self.seat, SPACE[origin], ship, FREED, TURN)
            game.tell("ship_freed", self.seat, ship.kind, origin)
            return self
        return self._go(game, ship, origin, option[0] == BOOST)

    def _ask_passage(self, game: Game, system: System) -> Step:
        seats = consents(of(game), self.seat, system)
        game.do(GrantPassage(seat=seats[0], mover=self.seat, system=system, then=seats[1:]))
        return replace(self, sought=self.sought | 1 << system)

    def _go(self, game: Game, ship: Load, origin: System, boosted: bool) -> Step:
        state, kind = of(game), ship.kind
        passing = bool(self.blocked) and passes(state, self.seat, kind, origin)
        step = self._for(state, ship)
        orders, land = step.orders(state), step._reach(state).land
        orders = replace(orders, linked=self._has_link(state, origin))
        move = ship_move(state, self.seat, ship, origin, land)
        if boosted:
            move += boost_of(state, self.seat, kind)
            use_up_boost(game, self.seat, granted_by(state, ONE_SHIPS_MOVE, self.seat, kind))
        if origin != self.system:
            move_ship(game, self.seat, SPACE[origin], SPACE[self.system], ship, "movement")
        if kind == SPACE_DOCK:
            _dock_moves(game, self.seat, origin, self.system)
        found = Journey(_burdened(game, self.seat, SPACE[self.system], ship), (origin,))
        game.do(LoadVessel(seat=self.seat, orders=orders, journey=found, move=move, passing=passing))
        return self._moved(state, kind, origin, ship.damage)


def unmoved(
    state: ImperiumState, seat: int, kind: str, origin: System, journeys: Sequence[Journey]
) -> list[tuple[Load, tuple[str, ...]]]:
    """Ships of a kind in a system that have not made one of these journeys."""
    place, found = SPACE[origin], list[tuple[Load, tuple[str, ...]]]()
    moved = [each.ship for each in journeys if each.way[-1] == origin]
    if not moved and place not in state.damaged[seat] and place not in state.loads(seat):
        return [(Load(kind, 0, state.edition.none), ())] if count(state, seat, place, kind) else []
    for damage in damage_of(state, seat, place, kind):
        there = ships_of(state, seat, place, kind, damage)
        left = Counter(there) - Counter(moved)
        several = len(set(there)) > 1
        found += [(ship, (load_name(state, ship),) if several else ()) for ship in left]
    return found


def _burdened(game: Game, seat: int, place: Place, ship: Load) -> Load:
    """The ship as it is, if nothing burdens ships that move; else it is told from others from then on."""
    state = of(game)
    if sum(rooms(state, seat, ship)) < 2 or not granted_by(state, BURDENS_MOVED, seat):
        return ship
    name = mark_ship(game, seat, place, ship, HALF_LADEN, TACTICAL_ACTION)
    found = marked_ship(state, name)
    assert found is not None
    return found[2]


def use_up_boost(game: Game, seat: int, component: str) -> None:
    """What a card has left for one ship is gone; what is for one ship a round is used."""
    unmark(game, component, seat)
    mark(game, USED, seat=seat, subject=component, until=ROUND)


def _of(state: ImperiumState) -> Ti3State:
    assert isinstance(state, Ti3State)
    return state


@standing("movement_static", "saar.2")
def _dock_moves(game: Game, seat: int, origin: System, target: System) -> None:
    """It does not build in this action (SA-13.9.1), no more than an exhausted one does."""
    if dock_leaves(game, seat, SPACE[origin], SPACE[target]):
        mark(game, DOCK_MOVED, seat=seat, subject=SPACE[target], until=TACTICAL_ACTION)


VERBS: Verbs = {
    PASSAGE: (SYSTEM,),
    FREE: ((UNIT, SYSTEM, DAMAGE), (UNIT, SYSTEM, DAMAGE, LOAD)),
}
EVENTS: dict[str, tuple[str, ...]] = {"ship_freed": ("seat", "kind", "system")}
