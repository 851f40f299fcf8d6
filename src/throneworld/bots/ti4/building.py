"""What to produce, and what production is worth (RR 58, 59)."""

from __future__ import annotations

from throneworld.bots.ti4.goals import secret_goals, spendable
from throneworld.bots.ti4.position import Position
from throneworld.imperium.paying import RESOURCES
from throneworld.imperium.production.producers import is_blockaded, production_value
from throneworld.imperium.production.supply import cost_of, room_in
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.board import planets_in
from throneworld.ti4.owning import has_technology
from throneworld.ti4.state import NOBODY, Ti4State
from throneworld.ti4.tables import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    LIMITS,
    WAR_SUN,
    UnitsOnBoard,
)
from throneworld.ti4.units import INDEX, on_board, profile

DONE: Option = ("done",)
_INFANTRY = INDEX[INFANTRY]


def production_worth(position: Position, system: int) -> float:
    """What could be built there, in resources; nothing if it is hardly anything."""
    limit = production_value(position.state, position.me, system)
    if not limit:
        return 0.0
    budget = _budget(position)
    plan = build_list(position, system, limit, budget)
    spent = cost_of(position.state, position.me, _counted(plan))
    return spent * 1.1 if spent > 1 else 0.0


def _budget(position: Position) -> int:
    """What is not saved, and what Sarween Tools add."""
    return spendable(position, RESOURCES) + has_technology(position.state, position.me, "sarween_tools")


def _counted(plan: list[str]) -> dict[str, int]:
    return {kind: plan.count(kind) for kind in plan}


def produce_unit(position: Position, ask: Ask) -> Option:
    """The plan is the same at each question of a production: nothing is placed before all is chosen."""
    system, produced = int(ask.about["system"]), int(ask.about["produced"])
    budget = _budget(position)
    plan = build_list(position, system, int(ask.about["most"]), budget)
    for kind in plan[produced:]:
        option = _where(position, ask, kind)
        if option is not None:
            return option
    return DONE


def _where(position: Position, ask: Ask, kind: str) -> Option | None:
    """Infantry goes where there is least of it."""
    places = [option for option in ask.options if option[0] == "produce" and option[1] == kind]
    return min(places, key=lambda option: position.ground(position.me, str(option[2])), default=None)


def build_list(position: Position, system: int, limit: int, budget: int) -> list[str]:
    """Unit by unit, whatever is needed most, while it can be paid for and has room."""
    order = _Order(position, system, limit, budget)
    while order.add_next():
        pass
    return order.plan


class _Order:
    def __init__(self, position: Position, system: int, limit: int, budget: int) -> None:
        self.position, self.system = position, system
        self.state: Ti4State = position.state
        self.me = position.me
        self.limit, self.budget = limit, budget
        self.room = room_in(self.state, self.me, system, ())
        self.blockaded = is_blockaded(self.state, self.me, system)
        self.plan: list[str] = []

    def add_next(self) -> bool:
        for kind in self._wishes():
            if self._fits(kind):
                self.plan.append(kind)
                if kind != INFANTRY:
                    self.room = self.room.plus(kind, profile(self.state, self.me, kind).capacity)
                return True
        return False

    def _fits(self, kind: str) -> bool:
        row = profile(self.state, self.me, kind)
        if not row.cost or len(self.plan) >= self.limit:
            return False
        counts = _counted([*self.plan, kind])
        if cost_of(self.state, self.me, counts) > self.budget:
            return False
        if kind == INFANTRY:
            return True
        if self.blockaded or (kind not in (FIGHTER,) and self._have(kind) >= LIMITS[kind]):
            return False
        return self.room.plus(kind, row.capacity).refusal(self.system) is None

    def _have(self, kind: str) -> int:
        return on_board(self.state, self.me, kind) + self.plan.count(kind)

    def _wishes(self) -> list[str]:
        """What is wanted now, the most urgent first."""
        wishes: list[str] = []
        if self._pair_open(INFANTRY):
            wishes.append(INFANTRY)
        if self._pair_open(FIGHTER):
            wishes.append(FIGHTER)
        wishes += self._for_secrets()
        if self._infantry_there() < self._infantry_wanted():
            wishes.append(INFANTRY)
        if self._have(CARRIER) < self._carriers_wanted():
            if not self._carriers_there():
                wishes.insert(0, CARRIER)
            elif self.position.round <= 3 and self._carriers_there() < 2:
                wishes.append(CARRIER)
        return [*wishes, *self._warships()]

    def _pair_open(self, kind: str) -> bool:
        """The second of a pair costs nothing (RR 58.2)."""
        pays_for = profile(self.state, self.me, kind).produced
        return bool(pays_for > 1 and self.plan.count(kind) % pays_for)

    def _for_secrets(self) -> list[str]:
        wanted = []
        for goal in secret_goals(self.position):
            part = goal.requirement
            if isinstance(part, UnitsOnBoard) and self._have(part.unit) < part.count:
                wanted.append(part.unit)
            if goal.id == "unveil_flagship" and not self._have(FLAGSHIP):
                wanted.append(FLAGSHIP)
        return wanted

    def _carriers_wanted(self) -> int:
        """While there are planets that nobody holds."""
        free = sum(
            1
            for system in self.position.systems
            for planet in planets_in(system)
            if self.position.owner(planet) == NOBODY
        )
        return 4 if free > 8 else 3 if free > 2 else 2

    def _infantry_there(self) -> int:
        places = planets_in(self.system)
        there = sum(self.position.ground(self.me, planet) for planet in places)
        fleet = self.position.fleet(self.me, self.system)
        return there + fleet[_INFANTRY] + self.plan.count(INFANTRY)

    def _infantry_wanted(self) -> int:
        """Enough for the holds of the carriers there, and a garrison."""
        return 2 + min(6, 3 * self._carriers_there())

    def _carriers_there(self) -> int:
        return self.position.fleet(self.me, self.system)[INDEX[CARRIER]] + self.plan.count(CARRIER)

    def _warships(self) -> list[str]:
        """Mixed: something heavy while it can be paid for, else whatever there is room for."""
        left = self.budget - cost_of(self.state, self.me, _counted(self.plan))
        room = self.room.fleet - self.room.ships // 2
        if room <= 0:
            return [FIGHTER, INFANTRY]
        heavy = [WAR_SUN, FLAGSHIP] if left >= 8 and self.position.round >= 3 else []
        if left >= 4 or room == 1:
            return [*heavy, DREADNOUGHT, CRUISER, DESTROYER, FIGHTER, INFANTRY]
        return [CRUISER, DESTROYER, FIGHTER, INFANTRY]
