"""The question what shall be produced: one unit after the other, within what limits there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium import citing
from throneworld.imperium.edition import Place
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.limits import halves_of, kind_limit
from throneworld.imperium.modifiers import total
from throneworld.imperium.movement.room import room_of_new
from throneworld.imperium.paying import RESOURCES, Pay, purse
from throneworld.imperium.placing import TakeUnitBack, closed_refusal
from throneworld.imperium.production import supply
from throneworld.imperium.production.producers import is_blockaded
from throneworld.imperium.quantities import DEAR_GOODS
from throneworld.imperium.reasons import control_refusal, kind_refusal
from throneworld.imperium.state import AREAS, NO_SYSTEM, NOBODY, SPACE, ImperiumState, of
from throneworld.imperium.units import SHIPS, STRUCTURES, count
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step

DONE: Option = ("done",)
NO_LIMIT = 99


class Produced(Procedure, frozen=True):
    """What all production has in common: chosen units are paid for together, then placed."""

    abstract: ClassVar[bool] = True
    seat: int = NOBODY
    system: int = NO_SYSTEM
    how: str = "produced"
    discount: int = 0
    """What is taken off the combined cost."""
    planned: supply.Planned = ()

    def pay(self, game: Game) -> Step | None:
        cost = supply.cost_of(of(game), self.seat, supply.counted(self.planned)) - self.discount
        if cost > 0:
            dear = total(of(game), DEAR_GOODS, self.seat, self.system)
            game.do(Pay(seat=self.seat, amount=cost, currency=RESOURCES, why=self.how, dear=dear))
        return None

    def place(self, game: Game) -> None:
        """Ships may appear beside a dock that floats alone."""
        for kind, place in dict.fromkeys(self.planned):
            place_units(game, self.seat, place, kind, self.planned.count((kind, place)), self.how)
        check_blockades(game, self.system)


class ChooseUnits(Decision, frozen=True):
    """One more unit, or enough: whatever is chosen is paid for at the end.

    Of a pair one is paid for in full, the second then costs nothing more. Where producers do not count
    together each is asked about by itself: `planned` holds what the others produce, `most` goes beyond it.
    """

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = citing.PRODUCING_RULE
    prompt: ClassVar[str] = "produce_unit"

    system: int = NO_SYSTEM
    places: tuple[Place, ...] = ()
    """Where ground forces may be placed."""
    most: int = NO_LIMIT
    most_infantry: int = NO_LIMIT
    """How many of them may be ground forces."""
    cost_limit: int = NO_LIMIT
    discount: int = 0
    kinds: tuple[str, ...] = ()
    planned: supply.Planned = ()
    past_blockade: bool = False
    """Whether ships are produced in spite of others' ships."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        cost = supply.cost_of(of(game), seat, supply.counted(self.planned))
        return {
            "system": self.system,
            "produced": len(self.planned),
            "most": self.most,
            "cost": max(0, cost - self.discount),
        }

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*self.units(of(game)), DONE]

    def units(self, state: ImperiumState) -> list[Option]:
        """Nothing any more once the limit is reached: then nobody is asked."""
        if supply.weight_of(state, self.seat, self.planned) >= self.most:
            return []
        space = (SPACE[self.system],)
        return [
            ("produce", kind, place)
            for kind in self.kinds
            for place in (space if kind in SHIPS else self.places)
        ]

    def allowed(self, state: ImperiumState) -> list[Option]:
        units = self.units(state)
        if not units:
            return []
        account = _Account(state, self)
        return [each for each in units if account.refusal(str(each[1]), str(each[2])) is None]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        return _Account(of(game), self).refusal(str(option[1]), str(option[2]))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (*self.allowed(of(game)), DONE)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), str(option[2])
        if kind in STRUCTURES and kind not in self.kinds:
            return Refusal(citing.NO_COST_RULE, "not_produced", (kind,))
        refusal = kind_refusal(kind, self.kinds, citing.PRODUCIBLE_RULE)
        return refusal or self._place_refusal(of(game), kind, place)

    def _place_refusal(self, state: ImperiumState, kind: str, place: Place) -> Refusal:
        """Ships go into the system, ground forces to where something produced them."""
        if state.edition.system[place] != self.system:
            return Refusal(citing.PRODUCING_RULE, "produced_elsewhere", (place,))
        if kind in SHIPS:
            return Refusal(citing.SHIPS_RULE, "needs_space", (kind,))
        if place in AREAS:
            return Refusal(citing.PRODUCED_GROUND_RULE, "needs_planet", (kind,))
        refusal = control_refusal(state, self.seat, place) or closed_refusal(state, self.seat, kind, place)
        return refusal or Refusal(citing.PRODUCED_GROUND_RULE, "no_producer_there", (place,))

    def binds(self, seat: int) -> bool:
        """Whatever was chosen has to be paid for."""
        return seat == self.seat and bool(self.planned)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Produced, planned=self.planned)
            return None
        kind, place = str(option[1]), str(option[2])
        if not supply.is_left(of(game), seat, kind, place, self.planned):
            game.do(TakeUnitBack(seat=seat, kind=kind, place=place))
        return replace(self, planned=(*self.planned, (kind, place)))


class _Account:
    """What has been chosen so far and what can still be afforded, worked out once for a list of options."""

    __slots__ = ("blockaded", "budget", "costs", "counts", "order", "room", "seat", "state", "weight")

    def __init__(self, state: ImperiumState, order: ChooseUnits) -> None:
        self.state, self.order, self.seat = state, order, order.seat
        self.counts = supply.counted(order.planned)
        self.weight = supply.weight_of(state, order.seat, order.planned)
        dear = total(state, DEAR_GOODS, order.seat, order.system)
        self.budget = purse(state, order.seat, RESOURCES, dear) + order.discount
        self.blockaded = not order.past_blockade and is_blockaded(state, order.seat, order.system)
        self.room = supply.room_in(state, order.seat, order.system, order.planned)
        self.costs: dict[str, int] = {}
        """What all costs together with one more of a kind, wherever that is placed."""

    def refusal(self, kind: str, place: Place) -> Refusal | None:
        return (
            self._kind_refusal(kind, place)
            or self._limit_refusal(kind)
            or self._cost_refusal(kind)
            or supply.supply_refusal(self.state, self.seat, kind, place, self.order.planned)
            or self._room_refusal(kind, place)
        )

    def _kind_refusal(self, kind: str, place: Place) -> Refusal | None:
        if not self.state.edition.profile(self.state, self.seat, kind).cost:
            return Refusal(citing.NO_COST_RULE, "no_cost", (kind,))
        if self.blockaded and kind in SHIPS:
            return Refusal(citing.BLOCKADE_RULE, "blockaded", (self.order.system,))
        return closed_refusal(self.state, self.seat, kind, place)

    def _limit_refusal(self, kind: str) -> Refusal | None:
        edition, order = self.state.edition, self.order
        weights = edition.production_weights
        if weights and self.weight + supply.unit_weight(self.state, self.seat, kind) > order.most:
            return Refusal(citing.PRODUCTION_RULE, "production_limit", (order.most,))
        if kind not in edition.ground_kinds or self._ground() < order.most_infantry:
            return None
        return Refusal(citing.PRODUCTION_RULE, "infantry_limit", (order.most_infantry,))

    def _ground(self) -> int:
        return sum([self.counts.get(kind, 0) for kind in self.state.edition.ground_kinds])

    def _cost_refusal(self, kind: str) -> Refusal | None:
        cost = self._cost_with(kind)
        if cost > self.order.cost_limit:
            return Refusal(citing.PRODUCIBLE_RULE, "cost_limit", (self.order.cost_limit,))
        return Refusal(citing.COST_RULE, "too_expensive", (kind, cost)) if cost > self.budget else None

    def _cost_with(self, kind: str) -> int:
        if kind not in self.costs:
            counts = {**self.counts, kind: self.counts.get(kind, 0) + 1}
            self.costs[kind] = supply.cost_of(self.state, self.seat, counts)
        return self.costs[kind]

    def _room_refusal(self, kind: str, place: Place) -> Refusal | None:
        """Ground forces on a planet need no capacity."""
        if place not in AREAS:
            return None
        limit = kind_limit(self.state, self.seat, self.order.system)
        there = count(self.state, self.seat, place, kind) + self.counts.get(kind, 0)
        if kind in SHIPS and there >= limit:
            return Refusal(citing.FLEET_ROOM_RULE, "kind_full", (limit, kind, self.order.system))
        counts = halves_of(self.state, self.seat, kind)
        more = self.room.plus(kind, room_of_new(self.state, self.seat, kind), counts)
        return more.refusal(self.order.system)
