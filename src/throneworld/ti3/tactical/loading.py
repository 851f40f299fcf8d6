"""What a ship that moves takes along: fighters, ground units, PDS and leaders (SA-3.15.4, 13.2, 14.1.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from throneworld.galaxy.movement import Reach
from throneworld.galaxy.sets import System, Systems
from throneworld.galaxy.sides import Survey
from throneworld.imperium.citing import TRANSPORT_RULE, TRANSPORT_TOKEN_RULE
from throneworld.imperium.edition import Place
from throneworld.imperium.limits import kind_limit
from throneworld.imperium.modifiers import banned_by, granted_by
from throneworld.imperium.movement.cargo import TRANSPORT, bind, is_bound, leave, leaves_named, loose
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.movement.transport import DONE, LOAD_UP
from throneworld.imperium.movement.ways import is_way_through
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import AREAS, SPACE
from throneworld.imperium.units import FIGHTER, PDS, count, ship_count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.moving import board_ship, led_by
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.quantities import FREE_LEAPS, MAY_LOAD
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.tactical.journeys import Journey, Orders, come, reach, survey_for
from throneworld.ti3.tactical.movers import elsewhere, fighters_come, has_come, riders_come

LEADER = "leader"
NO_LIMIT = 99


def stopovers(
    state: Ti3State, seat: int, near: Reach | Survey, origin: System, move: int, through: Systems
) -> Systems:
    """Systems on a way of a ship in which it could take something up, besides where it starts and ends."""
    untried = near.stopovers(origin, move) & ~(1 << origin | 1 << near.active | through)
    found, waiting = 0, _waiting(state, seat) & untried if untried else 0
    while waiting:
        lowest = waiting & -waiting
        if is_way_through(near, origin, move, through | lowest):
            found |= lowest
        waiting ^= lowest
    return found


def _waiting(state: Ti3State, seat: int) -> Systems:
    """Systems in which a player has units that need a ship, or leaders."""
    found = 0
    for place, group in state.units[seat].items():
        if any(group[number] for _, number in state.edition.cargo):
            found |= state.edition.bit[place]
    for name in led_by(state, seat) if state.leaders else ():
        found |= state.edition.bit[place_of(state, name)]
    return found


class LoadVessel(Decision, frozen=True):
    """One unit at a time, from where the ship started, from the active system and from systems on its way:
    from planets, from space and out of other ships (SA-13.2.5). Whatever question has moved the ship keeps
    its journey in `journeys`."""

    rule: ClassVar[str] = TRANSPORT_RULE
    prompt: ClassVar[str] = "load_ship"

    orders: Orders = Orders()
    journey: Journey = Journey()
    move: int = 0
    passing: bool = False
    """Whether others' ships are not in its way."""
    through: Systems = 0
    """Systems in which it has taken something up."""
    most_fighters: int = NO_LIMIT
    """Beyond its room."""
    bound: Systems = 0
    """Systems by which it has to go, whatever it takes up."""
    came: tuple[Journey, ...] = ()
    """Ships that have moved elsewhere, while options are looked for: what they brought goes no farther."""

    @property
    def origin(self) -> System:
        return self.journey.way[0]

    @property
    def system(self) -> System:
        return self.orders.system

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        room = self._room(of(game), FIGHTER)
        return {"kind": self.journey.ship.kind, "origin": self.origin, "system": self.system, "room": room}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        loads = [
            ("load", kind, place, *ship)
            for place, group in state.units[self.seat].items()
            for kind, number in state.edition.cargo
            if group[number]
            for ship in leaves_named(state, self.seat, place, kind)
        ]
        return [*loads, *[(LEADER, name) for name in led_by(state, self.seat)], LOAD_UP, DONE]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return self._aware(game)._offered(of(game))

    def _aware(self, game: Game) -> LoadVessel:
        """The question, which knows what has moved elsewhere: all moves at once (SA-3.15.5, 3.16.4)."""
        askers: list[Any] = [step for step in game.under_way(Decision) if not isinstance(step, LoadVessel)]
        came = elsewhere(askers[-1].journeys, self.system)
        return replace(self, came=came) if came else self

    def _offered(self, state: Ti3State) -> tuple[Option, ...]:
        found: list[Option] = []
        rooms = {kind: self._room(state, kind) for kind in state.edition.cargo_kinds}
        could_load = any(room > 0 for room in rooms.values()) or bool(led_by(state, self.seat))
        sources = self._sources(state) if could_load else 0
        if sources:
            found += self._units(state, sources, [kind for kind, room in rooms.items() if room > 0])
            found += [(LEADER, name) for name in self._leaders(state, sources)]
            found += [LOAD_UP] if self._can_load_up(state, rooms) else []
        return (*found, DONE)

    def _room(self, state: Ti3State, kind: str) -> int:
        if banned_by(state, MAY_LOAD, self.seat):
            return 0
        room = room_for(state, self.seat, self.journey.ship, kind, self.journey.fighters)
        return min(room, self._places(state)) if kind == FIGHTER else room

    def _places(self, state: Ti3State) -> int:
        """Nobody brings more Fighters into a system than he may have there, nor more than go along."""
        there = count(state, self.seat, SPACE[self.system], FIGHTER)
        left = max(0, kind_limit(state, self.seat, self.system) - there)
        return min(left, self.most_fighters - self.journey.fighters)

    def _units(self, state: Ti3State, sources: Systems, kinds: Sequence[str]) -> Iterator[Option]:
        for place in state.units[self.seat]:
            if sources & state.edition.bit[place] and place != SPACE[self.system]:
                for kind in [kind for kind in kinds if self._may_take(state, place, kind)]:
                    for ship in leaves_named(state, self.seat, place, kind):
                        if not has_come(state, self.seat, place, kind, ship, self.came):
                            yield "load", kind, place, *ship

    def _may_take(self, state: Ti3State, place: Place, kind: str) -> bool:
        return self._is_left(state, place, kind) and not (kind == FIGHTER and self._leans_on(state, place))

    def _leans_on(self, state: Ti3State, place: Place) -> bool:
        """Whether the ship could not come if the last Fighter did not rest in a system, into which wormholes
        are free as long as it does."""
        alone = ship_count(state.units[self.seat][place]) == 1
        if not alone or not granted_by(state, FREE_LEAPS, self.seat):
            return False
        orders = replace(self.orders, moved=self.orders.moved | state.edition.bit[place])
        near = reach(state, self.seat, orders, self.passing)
        if isinstance(near, Survey):
            near = survey_for(state, self.seat, orders, self.move, self.passing)
        through = (self.through | self.bound | state.edition.bit[place]) & ~(
            1 << self.system | 1 << self.origin
        )
        return not is_way_through(near, self.origin, self.move, through)

    def _is_left(self, state: Ti3State, place: Place, kind: str) -> bool:
        """Fighters with leaders aboard are nobody's cargo."""
        if kind != FIGHTER:
            return count(state, self.seat, place, kind) > 0
        ridden = [ship for ship in state.aboard[self.seat].get(place, ()) if ship.kind == FIGHTER]
        came = fighters_come(place, self.came)
        return place in AREAS and count(state, self.seat, place, kind) > len(ridden) + came

    def _leaders(self, state: Ti3State, sources: Systems) -> list[str]:
        """Those who are not aboard this ship, nor among ships that they may change later anyway."""
        here = {*self.journey.ship.riders, *riders_come(self.came)}
        places = {name: place_of(state, name) for name in led_by(state, self.seat) if name not in here}
        return [
            name
            for name, place in places.items()
            if sources & state.edition.bit[place] and place != SPACE[self.system]
        ]

    def _sources(self, state: Ti3State) -> Systems:
        near = reach(state, self.seat, self.orders, self.passing)
        if isinstance(near, Survey):
            near = survey_for(state, self.seat, self.orders, self.move, self.passing)
        more = stopovers(state, self.seat, near, self.origin, self.move, self.through | self.bound)
        return (1 << self.origin | 1 << self.system | self.through | more) & ~self.orders.shut

    def _can_load_up(self, state: Ti3State, rooms: Mapping[str, int]) -> bool:
        if self.origin == self.system:
            return False
        places, came = state.edition.places[self.origin], fighters_come(SPACE[self.origin], self.came)
        waiting = [
            (kind, loose(state, self.seat, place)[number] - came * (kind == FIGHTER))
            for place in places
            for kind, number in _loaded_up(state)
            if kind != FIGHTER or place in AREAS
        ]
        return sum(many for kind, many in waiting if rooms[kind] > 1) > 1

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        state = of(game)
        if option == LOAD_UP:
            return Refusal(TRANSPORT_RULE, "load_singly")
        place = place_of(state, str(option[1])) if option[0] == LEADER else str(option[2])
        banned = banned_by(state, MAY_LOAD, seat) if option[0] == "load" else ""
        if banned:
            return Refusal(TRANSPORT_RULE, "nothing_is_loaded", (banned,))
        if option[0] == "load" and option[1] == FIGHTER and not self._places(state):
            most = kind_limit(state, seat, self.system)
            return Refusal("SA-8.5.1", "kind_full", (most, FIGHTER, self.system))
        if option[0] == "load" and self._room(state, str(option[1])) <= 0:
            return Refusal("SA-13.2.1", "no_room_aboard", (option[1], self.journey.ship.kind))
        if (
            place in [each.place for each in self._aware(game).came]
            and self._sources(state) >> SYSTEM[place] & 1
        ):
            return Refusal("SA-3.15.5", "has_moved")
        if self.orders.shut >> SYSTEM[place] & 1:
            return Refusal(TRANSPORT_TOKEN_RULE, "own_token", (SYSTEM[place],))
        if option[0] == "load" and option[1] == FIGHTER and self._leans_on(state, place):
            return Refusal("SA-3.15.2", "others_lean_on_it", (SYSTEM[place],))
        if self.orders.among and not self.orders.among >> SYSTEM[place] & 1:
            return Refusal("SA-16.8.3", "not_in_the_grid", (SYSTEM[place],))
        if SYSTEM[place] == self.system:
            return Refusal(TRANSPORT_RULE, "already_there", (self.system,))
        if state.on_board[self.seat] >> SYSTEM[place] & 1:
            return Refusal(TRANSPORT_TOKEN_RULE, "own_token", (SYSTEM[place],))
        return Refusal(TRANSPORT_RULE, "not_on_the_way", (SYSTEM[place],))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == LEADER:
            return Refusal("SA-14.1.3", "not_your_leader", (option[1],))
        kind, place = str(option[1]), str(option[2])
        if kind not in of(game).edition.cargo_kinds:
            return Refusal(TRANSPORT_RULE, "not_cargo", (kind,))
        refusal = self._of_partner(of(game), kind, place)
        refusal = refusal or unit_refusal(of(game), seat, kind, place, TRANSPORT_RULE)
        return refusal or Refusal(TRANSPORT_RULE, "not_aboard_that", (kind, place))

    def _of_partner(self, state: Ti3State, kind: str, place: Place) -> Refusal | None:
        """The two races of a player do not carry each other (ruling 156)."""
        _, *others = state.pair(self.seat)
        there = [each for each in others if count(state, each, place, kind)]
        return state.ours(self.seat, there[0], "SA-16.5.1") if there else None

    # What follows

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            self._arrive(game)
            return None
        if option == LOAD_UP:
            return self._load_up(game)
        if option[0] == LEADER:
            return self._take_leader(game, str(option[1]))
        return self._load(game, str(option[1]), str(option[2]), option[3:])

    def _load(self, game: Game, kind: str, place: Place, named: Option = ()) -> LoadVessel:
        state, found, arrived = of(game), self.journey, SPACE[self.system]
        leave(game, self.seat, place, arrived, kind, 1, TRANSPORT, named)
        if is_bound(state, kind):
            found = replace(found, ship=bind(state, self.seat, arrived, found.ship, kind))
        else:
            found = replace(found, fighters=found.fighters + 1)
        return self._with(found, kind, place)

    def _take_leader(self, game: Game, name: str) -> LoadVessel:
        place = place_of(of(game), name)
        ship = board_ship(game, self.seat, name, SPACE[self.system], self.journey.ship)
        return self._with(replace(self.journey, ship=ship), name, place)

    def _with(self, found: Journey, what: str, place: Place) -> LoadVessel:
        found = replace(found, taken=(*found.taken, (what, place)))
        return replace(self, journey=found, through=self.through | 1 << SYSTEM[place])

    def _load_up(self, game: Game) -> LoadVessel:
        """As much as fits from where it started and is aboard no other ship; PDS stay."""
        step, state = self._aware(game), of(game)
        for kind, index in _loaded_up(state):
            for place in state.edition.places[self.origin][: 1 if kind == FIGHTER else None]:
                while step._could_take(state, kind, index, place):
                    step = step._load(game, kind, place)
        return replace(step, came=())

    def _could_take(self, state: Ti3State, kind: str, index: int, place: Place) -> bool:
        free = loose(state, self.seat, place)[index] > 0 and self._is_left(state, place, kind)
        return free and self._room(state, kind) > 0

    def _arrive(self, game: Game) -> None:
        through = (self.through | self.bound) & ~(1 << self.system)
        found = come(of(game), self.seat, self.orders, self.journey, self.move, through, self.passing)
        asker: Any = game.asker(Decision)
        game.amend(type(asker), journeys=(*asker.journeys, found))


def _loaded_up(state: Ti3State) -> tuple[tuple[str, int], ...]:
    return tuple([(kind, number) for kind, number in state.edition.cargo if kind != PDS])
