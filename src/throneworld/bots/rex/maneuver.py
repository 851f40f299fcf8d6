"""Movement and deployment: the best group to move together with the best landing after it (Rex p.11)."""

from __future__ import annotations

from typing import NamedTuple

from throneworld.bots.rex.position import NOTHING, Group, Position
from throneworld.bots.rex.prospect import NO_STAND, Prospect, Stand
from throneworld.bots.rex.valuation import UNIT_IN_RESERVE, price
from throneworld.rex.tables import COUNCIL, LANDING_ZONE, SPACE, SPACES

BEST_MOVES, BEST_LANDINGS = 10, 8
TRANSFER_PRICE = 1


class Shift(NamedTuple):
    """So many units go from a place to a space; an empty origin is the reserve."""

    origin: str
    target: str
    size: int


NOWHERE = Shift("", "", 0)


class Terms(NamedTuple):
    """On what terms a landing is made."""

    free: bool = False
    halved: bool = False
    flat: bool = False
    transfer: bool = False


def terms_of(position: Position) -> Terms:
    """Race sheet and Hacan's ally card; an Informant may have cancelled the former."""
    race = position.race
    ally = any(
        position.races[seat] == "hacan" and position.me not in position.players[seat]["withheld"]
        for seat in position.allies
    )
    return Terms(
        free=race == "sol",
        halved=race == "hacan" or (ally and race != "sol"),
        transfer=race == "hacan" or ally,
    )


class Maneuver:
    """Compares all that a player can do in his turn."""

    def __init__(self, position: Position, terms: Terms | None = None) -> None:
        self.position = position
        self.prospect = Prospect(position)
        self.terms = terms_of(position) if terms is None else terms
        self._prices: dict[Shift, float] = {}
        self._shifted: dict[Shift, list[tuple[str, int, int]]] = {}
        self.base = self.prospect.value({})

    # Movement

    def moves(self, origins: list[str], steps: int) -> list[Shift]:
        return [
            Shift(origin, target, count)
            for origin in origins
            for target in SPACES
            if target in self.position.reach(origin, steps) and not self._ally_at(target)
            for count in self._sizes(sum(self.position.group(self.position.me, origin)), self._prize(target))
        ]

    def best_move(self, moves: list[Shift], *, landing: bool = True) -> tuple[float, Shift]:
        """The move that leads to the best position, the landing that may follow included."""
        valued = sorted(((self.value(move), move) for move in moves), reverse=True)[:BEST_MOVES]
        if not landing:
            return valued[0]
        landings = self._short_list(self.landings())
        return max((self._with_landing(value, move, landings), move) for value, move in valued)

    def _with_landing(self, value: float, move: Shift, landings: list[Shift]) -> float:
        nearby = [space for space in (move.target, move.origin) if space]
        more = [landing for space in nearby for landing in self._landings_at(space)]
        return max([value, *(self.value(move, landing) for landing in (*landings, *more))])

    # Landing

    def landings(self) -> list[Shift]:
        targets = [space for space in SPACES if self._prize(space) or space in self.prospect.mine]
        return [landing for space in targets for landing in self._landings_at(space)]

    def transfers(self) -> list[Shift]:
        """Hacan ships units from one space to any other (Rex p.22)."""
        position = self.position
        if not self.terms.transfer:
            return []
        origins = [space for space in self.prospect.mine if not position.closed(space)]
        return [
            Shift(origin, target, count)
            for origin in origins
            for target in SPACES
            if target != origin and self._prize(target) and self._may_land(target)
            for count in self._sizes(
                min(sum(position.group(position.me, origin)), position.influence(position.me)), True
            )
        ]

    def best_landing(self, landings: list[Shift]) -> tuple[float, Shift]:
        return max((self.value(NOWHERE, landing), landing) for landing in landings)

    def _short_list(self, landings: list[Shift]) -> list[Shift]:
        valued = sorted(((self.value(NOWHERE, landing), landing) for landing in landings), reverse=True)
        return [landing for _, landing in valued[:BEST_LANDINGS]]

    def _landings_at(self, space: str) -> list[Shift]:
        if not self._may_land(space):
            return []
        return [Shift("", space, count) for count in self._sizes(self.most(space), True)]

    def _may_land(self, space: str) -> bool:
        if self.position.closed(space) or self._ally_at(space):
            return False
        return not self.terms.free or SPACE[space].sector in LANDING_ZONE

    def most(self, space: str) -> int:
        """How many units one can pay for."""
        available = sum(self.position.reserve(self.position.me))
        purse = self.position.influence(self.position.me)
        while available and self.cost(space, available) > purse:
            available -= 1
        return available

    def cost(self, space: str, count: int) -> int:
        """One influence a unit, two among enemies, half of it for Hacan (Rex p.11, p.20)."""
        if self.terms.free:
            return 0
        each = 2 if self.position.hostile(space) and not self.terms.flat else 1
        return -(-each * count // 2) if self.terms.halved else each * count

    # Value

    def value(self, move: Shift, landing: Shift = NOWHERE) -> float:
        """What the board is worth after a move and a landing or transfer, their price deducted."""
        changes: dict[str, Stand] = {}
        for shift in (move, landing):
            for space, count, power in self._effects(shift):
                old = changes.get(space) or self.prospect.mine.get(space, NO_STAND)
                changes[space] = (old[0] + count, old[1] + power)
        return self.prospect.value(changes) - self._price(landing)

    def _price(self, landing: Shift) -> float:
        if landing not in self._prices:
            self._prices[landing] = self._priced(landing)
        return self._prices[landing]

    def _priced(self, landing: Shift) -> float:
        purse = self.position.influence(self.position.me)
        if landing.origin:
            return price(purse, TRANSFER_PRICE * landing.size)
        if not landing.size:
            return 0.0
        return price(purse, self.cost(landing.target, landing.size)) + UNIT_IN_RESERVE * landing.size

    def _effects(self, shift: Shift) -> list[tuple[str, int, int]]:
        """Where it changes one's units: by how many, and by what strength."""
        if shift not in self._shifted:
            units, mechanized, hidden = self.split(shift)
            count, power = units + mechanized + hidden, units + 2 * mechanized + hidden
            arrived = [(shift.target, count, power)] if shift.size else []
            left = [(shift.origin, -count, -power)] if shift.origin else []
            self._shifted[shift] = left + arrived
        return self._shifted[shift]

    def split(self, shift: Shift) -> Group:
        """Which kinds go: mechanized units land first, march to fights and stay where there are none."""
        position = self.position
        if shift.origin:
            units, mechanized, hidden = position.group(position.me, shift.origin)
        else:
            units, mechanized, hidden = position.reserve(position.me)
        if not shift.size:
            return NOTHING
        if not shift.origin or position.hostile(shift.target):
            machines = min(mechanized, shift.size)
            plain = min(units, shift.size - machines)
        else:
            plain = min(units, shift.size)
            machines = min(mechanized, shift.size - plain)
        return plain, machines, min(hidden, shift.size - plain - machines)

    def _prize(self, space: str) -> bool:
        return SPACE[space].stronghold or space in self.position.ground

    def _ally_at(self, space: str) -> bool:
        return space != COUNCIL and any(space in self.position.forces[ally] for ally in self.position.allies)

    def _sizes(self, most: int, prize: bool) -> list[int]:
        """A few numbers of units worth comparing."""
        if not prize:
            return [count for count in (most, most - 2) if count > 0]
        if most <= 5:
            return list(range(1, most + 1))
        return sorted({2, 3, 4, 6, most // 2, most - 4, most - 3, most - 2, most - 1, most})
