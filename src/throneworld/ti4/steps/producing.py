"""The question of production: one unit after the other, within what limits there are (RR 58, 59)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.paying import RESOURCES, Pay, purse
from throneworld.imperium.placing import TakeUnitBack, closed_refusal
from throneworld.imperium.reasons import control_refusal, kind_refusal
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti4.state import NO_SYSTEM, NOBODY, SPACE, SYSTEM, Place, Ti4State, of
from throneworld.ti4.steps.producers import is_blockaded
from throneworld.ti4.steps.supply import (
    PRODUCIBLE,
    Planned,
    cost_of,
    counted,
    is_left,
    room_in,
    supply_refusal,
)
from throneworld.ti4.tables import INFANTRY, PLANET
from throneworld.ti4.transaction import TRANSACTION, besides_refusal, trade, trades_besides
from throneworld.ti4.units import STRUCTURES, profile

DONE: Option = ("done",)
NO_LIMIT = 99


class Produced(Procedure, frozen=True):
    """What all production has in common: chosen units are paid for together, then placed (RR 58.1)."""

    abstract: ClassVar[bool] = True
    seat: int = NOBODY
    system: int = NO_SYSTEM
    how: str = "produced"
    discount: int = 0
    """What is taken off the combined cost."""
    planned: Planned = ()

    def pay(self, game: Game) -> Step | None:
        cost = cost_of(of(game), self.seat, counted(self.planned)) - self.discount
        if cost > 0:
            game.do(Pay(seat=self.seat, amount=cost, currency=RESOURCES, why=self.how))
        return None

    def place(self, game: Game) -> Step | None:
        """Ships may appear beside a floating factory that stands alone (RR 68.4)."""
        for kind, place in dict.fromkeys(self.planned):
            place_units(game, self.seat, place, kind, self.planned.count((kind, place)), self.how)
        check_blockades(game, self.system)
        return None


class ProduceUnit(Decision, frozen=True):
    """One more unit, or enough: whatever is chosen is paid for at the end.

    Of a pair one is paid for in full, the second then costs nothing more (RR 58.2). Before he has chosen
    anything the active player may trade for what he is going to spend (RR 83.1).
    """

    rule: ClassVar[str] = "RR 58.3"
    prompt: ClassVar[str] = "produce_unit"
    verbs: ClassVar[tuple[str, ...]] = (TRANSACTION,)

    system: int = NO_SYSTEM
    places: tuple[Place, ...] = ()
    """Where ground forces may be placed."""
    most: int = NO_LIMIT
    most_infantry: int = NO_LIMIT
    cost_limit: int = NO_LIMIT
    discount: int = 0
    kinds: tuple[str, ...] = PRODUCIBLE
    planned: Planned = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        cost = cost_of(of(game), seat, counted(self.planned))
        return {
            "system": self.system,
            "produced": len(self.planned),
            "most": self.most,
            "cost": max(0, cost - self.discount),
        }

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*self._units(), DONE, *self._trades(of(game), self._allowed(of(game)))]

    def _units(self) -> list[Option]:
        """Nothing any more once the limit is reached: then nobody is asked (RR 59.1)."""
        if len(self.planned) >= self.most:
            return []
        space = (SPACE[self.system],)
        return [
            ("produce", kind, place)
            for kind in self.kinds
            for place in (self.places if kind == INFANTRY else space)
        ]

    def _allowed(self, state: Ti4State) -> list[Option]:
        units = self._units()
        if not units:
            return []
        account = _Account(state, self)
        return [each for each in units if account.refusal(str(each[1]), str(each[2])) is None]

    def _trades(self, state: Ti4State, allowed: Sequence[Option]) -> tuple[Option, ...]:
        """Only where there is something to decide: nobody is asked for the sake of trade."""
        return trades_besides(state, self.seat) if allowed and not self.planned else ()

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE or option[0] == TRANSACTION:
            return None
        return _Account(of(game), self).refusal(str(option[1]), str(option[2]))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        allowed = self._allowed(of(game))
        return (*allowed, DONE, *self._trades(of(game), allowed))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == TRANSACTION:
            return besides_refusal(of(game), seat, option)
        kind, place = str(option[1]), str(option[2])
        if kind in STRUCTURES:
            return Refusal("RR 25.3", "not_produced", (kind,))
        refusal = kind_refusal(kind, self.kinds, "RR 58.4")
        return refusal or self._place_refusal(of(game), kind, place)

    def _place_refusal(self, state: Ti4State, kind: str, place: Place) -> Refusal:
        """Ships go into the system, ground forces to where something produced them (RR 59.2, 59.3)."""
        if SYSTEM[place] != self.system:
            return Refusal("RR 58.3", "produced_elsewhere", (place,))
        if kind != INFANTRY:
            return Refusal("RR 65.1", "needs_space", (kind,))
        if place not in PLANET:
            return Refusal("RR 59.3", "needs_planet", (kind,))
        refusal = control_refusal(state, self.seat, place) or closed_refusal(state, self.seat, kind, place)
        return refusal or Refusal("RR 59.3", "no_producer_there", (place,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Produced, planned=self.planned)
            return None
        if option[0] == TRANSACTION:
            trade(game, seat, option)
            return self
        kind, place = str(option[1]), str(option[2])
        if not is_left(of(game), seat, kind, place, self.planned):
            game.do(TakeUnitBack(seat=seat, kind=kind, place=place))
        return replace(self, planned=(*self.planned, (kind, place)))


class _Account:
    """What has been chosen so far and what can still be afforded, worked out once for a list of options."""

    __slots__ = ("blockaded", "budget", "counts", "order", "room", "seat", "state")

    def __init__(self, state: Ti4State, order: ProduceUnit) -> None:
        self.state, self.order, self.seat = state, order, order.seat
        self.counts = counted(order.planned)
        self.budget = purse(state, order.seat, RESOURCES) + order.discount
        self.blockaded = is_blockaded(state, order.seat, order.system)
        self.room = room_in(state, order.seat, order.system, order.planned)

    def refusal(self, kind: str, place: Place) -> Refusal | None:
        return (
            self._kind_refusal(kind, place)
            or self._limit_refusal(kind)
            or self._cost_refusal(kind)
            or supply_refusal(self.state, self.seat, kind, place, self.order.planned)
            or self._room_refusal(kind, place)
        )

    def _kind_refusal(self, kind: str, place: Place) -> Refusal | None:
        if not profile(self.state, self.seat, kind).cost:
            return Refusal("RR 25.3", "no_cost", (kind,))
        if self.blockaded and kind != INFANTRY:
            return Refusal("RR 14.1", "blockaded", (self.order.system,))
        return closed_refusal(self.state, self.seat, kind, place)

    def _limit_refusal(self, kind: str) -> Refusal | None:
        if kind == INFANTRY and self.counts.get(INFANTRY, 0) >= self.order.most_infantry:
            return Refusal("RR 59.1", "infantry_limit", (self.order.most_infantry,))
        return None

    def _cost_refusal(self, kind: str) -> Refusal | None:
        cost = cost_of(self.state, self.seat, {**self.counts, kind: self.counts.get(kind, 0) + 1})
        if cost > self.order.cost_limit:
            return Refusal("RR 58.4", "cost_limit", (self.order.cost_limit,))
        return Refusal("RR 25.1", "too_expensive", (kind, cost)) if cost > self.budget else None

    def _room_refusal(self, kind: str, place: Place) -> Refusal | None:
        """Ground forces on a planet need no capacity (RR 16.3)."""
        if place in PLANET:
            return None
        more = self.room.plus(kind, profile(self.state, self.seat, kind).capacity)
        return more.refusal(self.order.system)
