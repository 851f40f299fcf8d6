"""Ships gathering in a system: what is there, what could still come, and what should come next.

The same step is taken in thought, to see what an activation would bring, and in earnest, when the question is
put. So the answers carry out what was judged.
"""

from __future__ import annotations

from typing import NamedTuple

from throneworld.bots.ti4.force import SURE, Prospect, power, space_battle
from throneworld.bots.ti4.position import Position
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.movement.ways import move_of, reach_of
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM
from throneworld.ti4.tables import CARRIER, DREADNOUGHT, FIGHTER, FLAGSHIP, INFANTRY, SPACE_DOCK, WAR_SUN
from throneworld.ti4.units import BIG_SHIPS, INDEX, ONE, big_ship_count, count, minus, plus, profile, some

GOOD_ODDS = 0.82
"""So sure of a space combat no further ship is called."""
HEAVY = (WAR_SUN, FLAGSHIP, DREADNOUGHT)
_INFANTRY, _FIGHTER = INDEX[INFANTRY], INDEX[FIGHTER]
_SPACES = frozenset(SPACE)


class Mover(NamedTuple):
    kind: str
    origin: int


class Need(NamedTuple):
    """What should be gathered in a system."""

    infantry: int = 0
    opponent: int = NOBODY
    presence: bool = False
    origins: tuple[int, ...] = ()
    """Systems whose ships are of more use here."""


class Muster:
    def __init__(self, position: Position, system: int, movers: dict[Mover, int] | None = None) -> None:
        self.position = position
        self.system = system
        self.here = position.fleet(position.me, system)
        self.movers = self._find() if movers is None else movers
        self.came: list[Mover] = []
        self.cargo: dict[int, tuple[int, int]] = {}
        """Infantry and fighters that could be taken along from each origin."""

    def _find(self) -> dict[Mover, int]:
        position, state, me = self.position, self.position.state, self.position.me
        reach = reach_of(state, me, self.system, position.barred)
        found: dict[Mover, int] = {}
        for place, group in state.units[me].items():
            origin = SYSTEM[place]
            if place not in _SPACES or origin == self.system or not reach.origins(9) >> origin & 1:
                continue
            for kind in BIG_SHIPS:
                many = group[INDEX[kind]]
                if many and reach.origins(move_of(state, me, kind, origin, reach.land)) >> origin & 1:
                    found[Mover(kind, origin)] = many
        return found

    # What can be taken along

    def loadable(self, origin: int) -> tuple[int, int]:
        """Infantry that may leave a system, and fighters."""
        if origin not in self.cargo:
            fleet = self.position.fleet(self.position.me, origin)
            spare = sum(spare_infantry(self.position, planet) for planet in planets_in(origin))
            self.cargo[origin] = (fleet[_INFANTRY] + spare, fleet[_FIGHTER])
        return self.cargo[origin]

    def infantry_to_come(self) -> int:
        """How many infantry all ships together could still bring."""
        total, used = 0, dict.fromkeys([mover.origin for mover in self.movers], 0)
        for mover, many in self.movers.items():
            room = self._capacity(mover.kind) * many
            taken = min(room, self.loadable(mover.origin)[0] - used[mover.origin])
            used[mover.origin] += taken
            total += taken
        return total

    def _capacity(self, kind: str) -> int:
        return profile(self.position.state, self.position.me, kind).capacity

    # The next ship

    def next_ship(self, need: Need) -> Mover | None:
        """The ship that should come next, or None if what is there will do."""
        movers = [mover for mover, many in self.movers.items() if many]
        limit = fleet_limit(self.position.state, self.position.me, self.system)
        if not movers or big_ship_count(self.here) >= limit:
            return None
        if self.here[_INFANTRY] < need.infantry:
            transport = self._best_transport(movers, need.infantry - self.here[_INFANTRY])
            if transport is not None:
                return transport
        if need.opponent != NOBODY and self.battle(need.opponent).win < GOOD_ODDS:
            return self._strongest(movers)
        if need.presence and not big_ship_count(self.here):
            return min(movers, key=self._sacrifice)
        following = [mover for mover in movers if mover.origin in need.origins]
        return max(following, key=lambda mover: (self._bite(mover), mover), default=None)

    def _best_transport(self, movers: list[Mover], wanted: int) -> Mover | None:
        found = [
            (min(wanted, self._capacity(mover.kind), self.loadable(mover.origin)[0]), mover)
            for mover in movers
        ]
        best, mover = max(found, key=lambda each: (each[0], -self._sacrifice(each[1])))
        return mover if best > 0 else None

    def _strongest(self, movers: list[Mover]) -> Mover | None:
        """Of ships that are alike the one that leaves least behind."""
        fits = [mover for mover in movers if mover.kind != CARRIER or self.loadable(mover.origin)[1] > 1]
        return max(fits, key=lambda mover: (self._bite(mover), -self._sacrifice(mover)), default=None)

    def _bite(self, mover: Mover) -> float:
        me = self.position.me
        group = ONE[mover.kind]
        if mover.kind == CARRIER:
            group = plus(group, some(FIGHTER, min(self._capacity(CARRIER), self.loadable(mover.origin)[1])))
        return round(power(self.position, me, group), 3)

    def _sacrifice(self, mover: Mover) -> float:
        """What it means to send this ship: its cost, and home left open."""
        row = profile(self.position.state, self.position.me, mover.kind)
        return row.cost + (1.0 if mover.origin == self.position.home else 0.0)

    # In thought

    def bring(self, mover: Mover) -> None:
        """The ship comes, with as much as it can carry: infantry, then fighters."""
        self.movers[mover] -= 1
        self.came.append(mover)
        infantry, fighters = self.loadable(mover.origin)
        room = self._capacity(mover.kind)
        landed = min(room, infantry)
        flown = min(room - landed, fighters)
        self.cargo[mover.origin] = (infantry - landed, fighters - flown)
        arrived = plus(plus(ONE[mover.kind], some(INFANTRY, landed)), some(FIGHTER, flown))
        self.here = plus(self.here, arrived)

    def gather(self, need: Need) -> None:
        while (mover := self.next_ship(need)) is not None:
            self.bring(mover)

    def battle(self, opponent: int) -> Prospect:
        position = self.position
        if opponent == NOBODY:
            return SURE
        theirs = position.fleet(opponent, self.system)
        return space_battle(position, position.me, self.here, opponent, theirs, self.system)

    def stripped(self) -> list[int]:
        """Systems out of which all our ships would have gone."""
        found = []
        for origin in dict.fromkeys(mover.origin for mover in self.came):
            left = self.position.fleet(self.position.me, origin)
            for mover in self.came:
                if mover.origin == origin:
                    left = minus(left, ONE[mover.kind])
            if not big_ship_count(left):
                found.append(origin)
        return found


def spare_infantry(position: Position, planet: str) -> int:
    """Ground forces that may leave a planet of ours."""
    there = position.ground(position.me, planet)
    if not there or position.owner(planet) != position.me:
        return there
    return max(0, there - kept_on(position, planet))


def kept_on(position: Position, planet: str) -> int:
    """So many stay behind: more at home, once others may come."""
    if position.round == 1:
        return 0
    docked = count(position.state, position.me, planet, SPACE_DOCK)
    return 2 if docked and position.round > 2 else 1
