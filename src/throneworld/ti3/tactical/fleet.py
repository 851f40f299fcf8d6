"""Which ships move into a system, one after the other, and what each takes along (SA-3.15)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.movement import Reach
from throneworld.galaxy.sets import System, Systems
from throneworld.galaxy.sides import Survey
from throneworld.imperium.conditions import standing
from throneworld.imperium.edition import Group
from throneworld.imperium.marks import ACTION, ROUND, TACTICAL_ACTION, mark, unmark
from throneworld.imperium.modifiers import granted_by, total, turned
from throneworld.imperium.movement.cargo import move_ship, ship_named
from throneworld.imperium.movement.hindrances import Course
from throneworld.imperium.movement.moving import BOOST, SHIP, MoveShips, Moving
from throneworld.imperium.movement.transport import DONE
from throneworld.imperium.movement.ways import boost_of, is_way_through, passes, ship_move
from throneworld.imperium.quantities import ONE_SHIPS_MOVE, SHUT
from throneworld.imperium.state import AREAS, SPACE, ImperiumState, Load
from throneworld.imperium.units import FIGHTER, INDEX, SHIPS, SPACE_DOCK, count
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.ti3.nouns import ACTION_CARDS, DAMAGE, LOAD, PLACE, SYSTEM, UNIT
from throneworld.ti3.owning import USED
from throneworld.ti3.quantities import CALM_FOR_SOME, FREES_SHIPS
from throneworld.ti3.reasons import ship_refusal
from throneworld.ti3.ship_marks import marks_on
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.bases import bases_in
from throneworld.ti3.steps.builders import DOCK_MOVED as DOCK_MOVED
from throneworld.ti3.steps.capacity import dock_leaves
from throneworld.ti3.tactical.crowding import crowd_refusal
from throneworld.ti3.tactical.hastening import MORE, bound_way, hasten, helps_for, helps_of
from throneworld.ti3.tactical.journeys import Journey, Orders, land_for, linked_starts, reach
from throneworld.ti3.tactical.loading import NO_LIMIT, LoadVessel, stopovers
from throneworld.ti3.tactical.marching import FREED, MARCH, march, marches
from throneworld.ti3.tactical.movers import burdened, marked, unmoved
from throneworld.ti3.tactical.passages import GrantPassage, consents, passages_to_ask
from throneworld.ti3.tactical.stances import (
    GLIDE,
    MOST_FIGHTERS,
    SLIP,
    SLIPPED,
    STANCE,
    STANCES,
    has_stance,
    stances_left,
    stances_of,
    take_stance,
    takes_stance,
    unsay_all,
    use_stances,
)

_MOVERS: tuple[tuple[str, int], ...] = tuple((kind, INDEX[kind]) for kind in (*SHIPS, SPACE_DOCK))
"""What moves by itself if it has a move value, with its place in a Group."""
PASSAGE, HASTEN = "passage", "hasten"


class MoveFleet(MoveShips, frozen=True):
    """Each move is carried out when it is named, but all of them are one: what befalls ships on their way is
    looked at when all are named (SA-3.16.4)."""

    verbs: ClassVar[tuple[str, ...]] = (SHIP, BOOST, HASTEN, MARCH, PASSAGE, STANCE)

    within: Systems = 0
    """If any: ships move between these systems only (SA-3.23.6)."""
    among: Systems = 0
    """If any: ships start and end in these systems only (SA-16.8.3)."""
    journeys: tuple[Journey, ...] = ()
    sought: Systems = 0
    """Systems of which passage has been asked for."""
    linked: bool = False
    """Whether it is asked about a ship that starts where it has a way of its own (`linked_starts`) ..."""
    freed: Systems = 0
    """... or where a counter does not hold it."""

    dock: bool = False
    """Whether it is asked about docks, which are no ships."""
    gone: str = ""
    """The kind of the ship that has just gone, if something was said of it (`stances`)."""

    def run(self, game: Game) -> Step | None:
        if not self.gone:
            return super().run(game)
        use_stances(game, self.seat, self.gone)
        return replace(self, gone="")

    # What may be answered

    def candidates(self, game: Game, seat: int) -> list[Option]:
        asks: list[Option] = [
            (PASSAGE, system) for system in passages_to_ask(of(game), self.seat, self.blocked)
        ]
        *ships, done = super().candidates(game, seat)
        named = [each[1:] for each in ships if each[0] == SHIP]
        helps = helps_of(of(game), self.seat, self.system)
        hastened: list[Option] = [(HASTEN, each.card, *ship) for each in helps for ship in named]
        marching, stances = marches(of(game), self.seat, self.system), [(STANCE, each) for each in STANCES]
        return [*ships, *hastened, *marching, *asks, *stances, done]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        found = passages_to_ask(of(game), self.seat, self.blocked & ~(self.sought | 1 << self.system))
        *ships, done = super().options(game, seat)
        state = of(game)
        more = (*self._hastened(state), *marches(state, self.seat, self.system)) if state.marks else ()
        stances = [(STANCE, stance) for stance in stances_left(state, self.seat)]
        return (*ships, *more, *[(PASSAGE, system) for system in found], *stances, done)

    def _hastened(self, state: Ti3State) -> list[Option]:
        """Ships that could use what may still be given to them."""
        if not helps_of(state, self.seat, self.system):
            return []
        return [
            (HASTEN, each.card, kind, int(place), ship.damage, *named)
            for place, group in state.units[self.seat].items()
            if place in AREAS
            for kind, number in _MOVERS
            if group[number] and kind in SHIPS
            for ship, named in self._unmoved(state, kind, int(place))
            for each in helps_for(state, self.seat, self.system, ship)
            if self._starting(state, int(place)).gains(state, ship, int(place), each.through)
        ]

    def gains(self, state: Ti3State, ship: Load, origin: System, through: Systems) -> bool:
        """Whether a ship that moves farther could come, and could not before or not by as many ways."""
        passing = bool(self.blocked) and passes(state, self.seat, ship.kind, origin)
        found = self._reach(state, passing)
        move = ship_move(state, self.seat, ship, origin, found.land)
        if not move or self._hold(state, ship, origin) is not None:
            return False
        farther = move + MORE + boost_of(state, self.seat, ship.kind)
        if not self._comes(state, found, ship.kind, origin, farther):
            return False
        if through and not is_way_through(found, origin, farther, through):
            return False
        comes = self._comes(state, found, ship.kind, origin, move)
        return not comes or self._helps(state, found, ship.kind, origin, move, farther - move)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        if option[0] == PASSAGE:
            asked = self.sought >> int(option[1]) & 1
            return Refusal("SA-14.5.5", "passage_asked" if asked else "no_passage_needed", (option[1],))
        if option[0] == STANCE:
            return Refusal(self.rule, "no_such_stance", (option[1],))
        if option[0] in (HASTEN, MARCH):
            return Refusal("SA-8.7.1", "no_gain_in_that", (option[1],))
        return super().refusal(game, seat, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == PASSAGE:
            return Refusal("SA-14.5.5", "nobody_grants_passage", (option[1],))
        if option[0] == MARCH:
            return Refusal("SA-8.7.1", "no_march", option[1:3])
        if option[0] == HASTEN:
            return Refusal("SA-8.7.1", "no_gain_in_that", (option[1],))
        refusal = super().barred(game, seat, option)
        place, kind = SPACE[int(option[2])], str(option[1])
        return refusal or ship_refusal(of(game), seat, place, kind, self.rule, option[3:])

    def _from(
        self, state: ImperiumState, reach: Reach | Survey, origin: System, group: Group, boosts: bool
    ) -> list[Option]:
        asker = self._starting(_of(state), origin)
        if asker is not self:
            return asker._from(state, asker._reach(state), origin, group, boosts)
        found: list[Option] = []
        printed = state.edition.moves(state, self.seat)
        for kind, number in _MOVERS:
            if group[number] and printed[number]:
                asker = self._moving(kind)
                near = reach if asker is self else asker._reach(state)
                for ship, named in self._unmoved(state, kind, origin):
                    verbs = asker._ship_verbs(state, near, ship, origin, boosts)
                    found += [(verb, kind, origin, ship.damage, *named) for verb in verbs]
        return found

    def _moving(self, kind: str) -> MoveFleet:
        """The question as it is about units of a kind."""
        return replace(self, dock=True) if kind == SPACE_DOCK and not self.dock else self

    def _starting(self, state: Ti3State, origin: System) -> MoveFleet:
        """The question as it is about ships that start in a system."""
        linked, freed = self._has_link(state, origin), self._freed(state) & 1 << origin
        same = (linked, freed) == (self.linked, self.freed)
        return self if same else replace(self, linked=linked, freed=freed)

    def _freed(self, state: Ti3State) -> Systems:
        """Systems with a counter of his own that ships may leave all the same."""
        if not state.marks or total(state, FREES_SHIPS, self.seat) <= 0:
            return 0
        return state.on_board[self.seat] & ~turned(state, SHUT, 0, self.seat) & ~(1 << self.system)

    def _has_link(self, state: ImperiumState, origin: System) -> bool:
        return any(origin in pair for pair in linked_starts(_of(state), self.seat))

    def _near(self, state: ImperiumState, reach: Reach | Survey) -> Systems:
        """From where ships may come by a way of their own, too."""
        near = super()._near(state, reach)
        for one, other in linked_starts(_of(state), self.seat):
            near |= 1 << one | 1 << other
        return near | self._freed(_of(state))

    def _ship_verbs(
        self, state: ImperiumState, reach: Reach | Survey, ship: Load, origin: System, boosts: bool
    ) -> tuple[str, ...]:
        move = ship_move(state, self.seat, ship, origin, reach.land)
        if not move or self._hold(state, ship, origin) is not None:
            return ()
        boost = boost_of(state, self.seat, ship.kind) if boosts else 0
        verbs = self._verbs(state, reach, ship.kind, origin, move, boost)
        bound = bound_way(_of(state), self.seat, ship)
        if not bound or not verbs:
            return verbs
        moves = {SHIP: move, BOOST: move + boost}
        return tuple([each for each in verbs if is_way_through(reach, origin, moves[each], bound)])

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
        found = land_for(_of(state), self.seat, self._moving(kind)._calm(_of(state)))
        return super()._course(state, kind, origin)._replace(terrain=found)

    def _hold(self, state: ImperiumState, ship: Load, origin: System) -> Refusal | None:
        """Why a ship must stay, wherever it could go."""
        found = _of(state)
        if self.among and not self.among >> origin & 1:
            return Refusal("SA-16.8.3", "not_in_the_grid", (origin,))
        if origin != self.system:
            passing = bool(self.within or self.among)
            refusal = crowd_refusal(found, self.seat, self.system, ship.kind, passing)
            if refusal is not None:
                return refusal
        docks = count(found, self.seat, SPACE[origin], SPACE_DOCK)
        if ship.kind == SPACE_DOCK and docks <= bases_in(found, self.seat, SPACE[origin]):
            return Refusal("SA-13.9.1", "dock_is_anchored", (origin,))
        leaned = any(each.leans >> origin & 1 for each in self.journeys)
        if leaned and self._resting(found, origin) == 1 and ship.kind in SHIPS:
            return Refusal("SA-3.15.2", "others_lean_on_it", (origin,))
        return None

    def _resting(self, state: Ti3State, system: System) -> int:
        """How many ships in a system have not moved."""
        there = sum(count(state, self.seat, SPACE[system], kind) for kind in SHIPS)
        came = [each for each in self.journeys if each.way[-1] == system and each.ship.kind in SHIPS]
        return there - len(came) - sum(each.fighters for each in came)

    def _reach(self, state: ImperiumState, passing: bool = False) -> Reach | Survey:
        return reach(_of(state), self.seat, self.orders(_of(state)), passing)

    def orders(self, state: Ti3State) -> Orders:
        moved = 0 if self._resting(state, self.system) > 0 else 1 << self.system
        return Orders(
            self.system,
            self.blocked,
            self.within,
            moved,
            freed=self.freed,
            calm=self._calm(state),
            gate=self.gate,
            linked=self.linked,
            among=self.among,
        )

    def _calm(self, state: Ti3State) -> Systems:
        """Special Systems that do not obstruct the next ship, if that was said of it."""
        glides = state.marks and has_stance(state, self.seat, GLIDE) and not self.dock
        return turned(state, CALM_FOR_SOME, 0, self.seat) if glides else 0

    # What follows

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[0] == STANCE:
            take_stance(game, self.seat, str(option[1]))
            return self
        if option == DONE:
            unsay_all(of(game), self.seat)
            game.amend(Moving, stayed=self.stayed, left=self.left, journeys=self.journeys)
            return None
        if option[0] == PASSAGE:
            return self._ask_passage(game, int(option[1]))
        if option[0] == MARCH:
            march(game, seat, option)
            return self
        if option[0] == HASTEN:
            return self._hasten(game, str(option[1]), option[2:])
        verb, kind, origin, damage = str(option[0]), str(option[1]), int(option[2]), int(option[3])
        ship = ship_named(of(game), self.seat, SPACE[origin], kind, damage, *map(str, option[4:]))
        return self._go(game, ship, origin, verb == BOOST)

    def _hasten(self, game: Game, card: str, named: Option) -> Step:
        kind, origin, damage, *load = named
        state, place = of(game), SPACE[int(origin)]
        ship = ship_named(state, self.seat, place, str(kind), int(damage), *map(str, load))
        found = next(each for each in helps_for(state, self.seat, self.system, ship) if each.card == card)
        hasten(game, self.seat, place, ship, found)
        return self

    def _ask_passage(self, game: Game, system: System) -> Step:
        seats = consents(of(game), self.seat, system)
        game.do(GrantPassage(seat=seats[0], mover=self.seat, system=system, then=seats[1:]))
        return replace(self, sought=self.sought | 1 << system)

    def _go(self, game: Game, ship: Load, origin: System, boosted: bool) -> Step:
        state, kind = of(game), ship.kind
        passing = bool(self.blocked) and passes(state, self.seat, kind, origin)
        asker = self._starting(state, origin)._moving(kind)
        orders, land = asker.orders(state), asker._reach(state).land
        if asker.freed:
            mark(game, FREED, seat=self.seat, until=ACTION)
        move = ship_move(state, self.seat, ship, origin, land)
        if boosted:
            move += boost_of(state, self.seat, kind)
            use_up_boost(game, self.seat, granted_by(state, ONE_SHIPS_MOVE, self.seat, kind))
        if origin != self.system:
            move_ship(game, self.seat, SPACE[origin], SPACE[self.system], ship, "movement")
        if kind == SPACE_DOCK:
            dock_moves(game, self.seat, origin, self.system)
        slips = takes_stance(state, self.seat, SLIP, kind)
        if slips and kind != FIGHTER:
            ship = marked(game, self.seat, SPACE[self.system], ship, SLIPPED)
        found = Journey(burdened(game, self.seat, SPACE[self.system], ship), (origin,))
        bound = bound_way(state, self.seat, ship)
        most = MOST_FIGHTERS - self._fighters_slipped() if slips else NO_LIMIT
        game.do(
            LoadVessel(
                seat=self.seat,
                orders=orders,
                journey=found,
                move=move,
                passing=passing,
                bound=bound,
                most_fighters=most,
            )
        )
        following = self._moved(state, kind, origin, ship.damage)
        return replace(following, gone=kind) if stances_of(state, self.seat) else following

    def _fighters_slipped(self) -> int:
        return sum([each.fighters for each in self.journeys if marks_on(each.ship, SLIPPED)])


def use_up_boost(game: Game, seat: int, component: str) -> None:
    """What a card has left for one ship is gone; what is for one ship a round is used."""
    unmark(game, component, seat)
    mark(game, USED, seat=seat, subject=component, until=ROUND)


def _of(state: ImperiumState) -> Ti3State:
    assert isinstance(state, Ti3State)
    return state


@standing("movement_static", "saar.2")
def dock_moves(game: Game, seat: int, origin: System, target: System) -> None:
    """It does not build in this action (SA-13.9.1), no more than an exhausted one does."""
    if dock_leaves(game, seat, SPACE[origin], SPACE[target]):
        mark(game, DOCK_MOVED, seat=seat, subject=SPACE[target], until=TACTICAL_ACTION)


VERBS: Verbs = {
    PASSAGE: (SYSTEM,),
    HASTEN: ((ACTION_CARDS, UNIT, SYSTEM, DAMAGE), (ACTION_CARDS, UNIT, SYSTEM, DAMAGE, LOAD)),
    MARCH: (UNIT, PLACE),
}
