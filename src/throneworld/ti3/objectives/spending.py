"""What objectives ask to be spent "now", with the claim (SA-12.2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.imperium.paying import (
    INFLUENCE,
    RESOURCES,
    TRADE_GOOD,
    good_worth,
    goods_refusal,
    goods_to_spend,
    sources,
)
from throneworld.imperium.planets import values
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.tokens import TAKES
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.imperium.verbs.tokens import STRATEGY, TACTIC, pool, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.ascendancy import ascends, halved
from throneworld.ti3.duel import begins_as_duel
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import OBJECTIVE
from throneworld.ti3.tables.needs import Spend

TRADE_GOODS, COUNTERS, EITHER = "trade_goods", "command_counters", "resources_or_influence"
RULE = "SA-12.2.3"
CLAIM = "claim"
"""Why something is spent."""
Sum = tuple[str, int]
"""What planets pay with, and how much of it."""
SPENT_FROM = (TACTIC, STRATEGY)
"""Counters are spent from the Command Pool and from Strategy Allocation."""


def spends(game: Game, objective: str) -> list[Spend]:
    """What it asks to be spent: as printed, or half with Ascendancy (SA-16.7.5) and, but for counters,
    with two players (SA-18.5.10); with both no less (ruling 227)."""
    return [_reduced(game, each) for each in printed(objective)]


def printed(objective: str) -> list[Spend]:
    return [each for each in OBJECTIVE[objective].needs if isinstance(each, Spend)]


def _reduced(game: Game, due: Spend) -> Spend:
    of_two = begins_as_duel(game) and due.what != COUNTERS
    return Spend(due.what, halved(due.n)) if of_two or ascends(game) else due


def spending_rule(game: Game, objective: str) -> str:
    """Who says how much an objective asks for."""
    of_two = begins_as_duel(game) and spends(game, objective) != printed(objective)
    return "SA-18.5.10" if of_two else RULE


class Bill(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a player owes for his claims, and what he has named for it; nothing is spent before it is paid."""

    counters: int = 0
    sums: tuple[Sum, ...] = ()
    goods: int = 0
    """Trade goods that are due or named."""
    planets: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()

    @property
    def settled(self) -> bool:
        return not self.counters and not self.sums


NOTHING = Bill()


def with_claims(game: Game, bill: Bill, *objectives: str) -> Bill:
    """The same bill with what further objectives ask for, each in sums of its own."""
    due = [each for objective in objectives for each in spends(game, objective)]
    goods = sum([each.n for each in due if each.what == TRADE_GOODS])
    counters = sum([each.n for each in due if each.what == COUNTERS])
    sums = tuple([(each.what, each.n) for each in due if each.what not in (TRADE_GOODS, COUNTERS)])
    return replace(
        bill, counters=bill.counters + counters, sums=(*bill.sums, *sums), goods=bill.goods + goods
    )


def can_pay(state: Ti3State, seat: int, bill: Bill) -> bool:
    """Whether all that is still open can be paid."""
    goods = goods_to_spend(state, seat) - bill.goods
    if goods < 0 or sum([_left_in(state, seat, bill, area) for area in SPENT_FROM]) < bill.counters:
        return False
    return not bill.sums or _planets_suffice(state, seat, bill, goods)


def _left_in(state: Ti3State, seat: int, bill: Bill, area: str) -> int:
    return pool(state, area)[seat] - bill.areas.count(area)


def _planets_suffice(state: Ti3State, seat: int, bill: Bill, goods: int) -> bool:
    """Each planet pays for one of the sums, goods fill up the rest."""
    worth = {
        name: {planet: value for planet, value, _ in sources(state, seat, name) if planet not in bill.planets}
        for name in (RESOURCES, INFLUENCE)
    }
    means = [
        tuple(_pays(worth, planet, what) for what, _ in bill.sums)
        for planet in dict.fromkeys((*worth[RESOURCES], *worth[INFLUENCE]))
    ]
    means += [tuple(good_worth(state, seat, what) for what, _ in bill.sums)] * goods
    reached = {tuple(0 for _ in bill.sums)}
    for worths in means:
        more = set(reached)
        for paid in reached:
            for at, value in enumerate(worths):
                more.add((*paid[:at], min(bill.sums[at][1], paid[at] + value), *paid[at + 1 :]))
        reached = more
    return tuple(amount for _, amount in bill.sums) in reached


def _pays(worth: Mapping[str, Mapping[str, int]], planet: str, what: str) -> int:
    names = (RESOURCES, INFLUENCE) if what == EITHER else (what,)
    return max([worth[name].get(planet, 0) for name in names])


# What pays is named thing by thing


def ways_to_pay(state: Ti3State, seat: int, bill: Bill) -> list[Option]:
    """Counters first, then planets and trade goods for one sum after the other."""
    if bill.counters:
        return [each for each in TAKES if each[1] in SPENT_FROM]
    held = [planet for planet, owner in state.control.items() if owner == seat]
    return [*[("exhaust", planet) for planet in held], TRADE_GOOD]


def way_refusal(state: Ti3State, seat: int, bill: Bill, option: Option) -> Refusal | None:
    """Nothing is named that the rest needs."""
    if bill.counters:
        empty = not _left_in(state, seat, bill, str(option[1]))
        return Refusal("SA-8.4.1", "empty_pool", option[1:]) if empty else None
    if option == TRADE_GOOD and goods_to_spend(state, seat) <= bill.goods:
        return goods_refusal(state, seat) or Refusal("SA-11.1.1", "no_trade_goods")
    if option != TRADE_GOOD and option[1] in (*state.exhausted, *bill.planets):
        return Refusal("SA-8.3.1", "planet_exhausted", option[1:])
    if not _worth(state, seat, bill, option):
        return Refusal(RULE, "planet_worth_nothing", (option[1], bill.sums[0][0]))
    fine = can_pay(state, seat, with_way(state, seat, bill, option))
    return None if fine else Refusal("SA-8.3.3", "needed_for_the_rest")


def way_barred(state: Ti3State, seat: int, bill: Bill, option: Option) -> Refusal | None:
    if option[0] == "from":
        key = "not_from_this_area" if bill.counters else "planets_and_goods_pay"
        return Refusal(RULE, key, option[1:])
    if bill.counters:
        return Refusal(RULE, "counters_are_due")
    return control_refusal(state, seat, option[1])


def _worth(state: Ti3State, seat: int, bill: Bill, option: Option) -> int:
    if option == TRADE_GOOD:
        return good_worth(state, seat, bill.sums[0][0])
    resources, influence = values(state, str(option[1]))
    worth = {RESOURCES: resources, INFLUENCE: influence, EITHER: max(resources, influence)}
    return worth[bill.sums[0][0]]


def with_way(state: Ti3State, seat: int, bill: Bill, option: Option) -> Bill:
    if bill.counters:
        return replace(bill, counters=bill.counters - 1, areas=(*bill.areas, str(option[1])))
    (what, amount), *others = bill.sums
    left = amount - _worth(state, seat, bill, option)
    sums = ((what, left), *others) if left > 0 else tuple(others)
    if option == TRADE_GOOD:
        return replace(bill, sums=sums, goods=bill.goods + 1)
    return replace(bill, sums=sums, planets=(*bill.planets, str(option[1])))


def told(bill: Bill) -> Mapping[str, Noun]:
    """What is due next, for whoever is asked."""
    if bill.counters:
        return {"amount": bill.counters, "currency": COUNTERS}
    what, amount = bill.sums[0] if bill.sums else ("", 0)
    return {"amount": amount, "currency": what}


def settle_bill(game: Game, seat: int, bill: Bill) -> None:
    """All that was named is spent."""
    lose_trade_goods(game, seat, bill.goods, CLAIM)
    for area in bill.areas:
        spend_token(game, seat, area, CLAIM)
    for planet in bill.planets:
        exhaust_planet(game, planet, CLAIM)


class PayBill(Decision, frozen=True):
    """What a claim that is not sealed is paid with, thing by thing."""

    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "pay_for_claims"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust", "from", "trade_good")

    bill: Bill = NOTHING

    def run(self, game: Game) -> Step | None:
        if not self.bill.settled:
            return Decision.run(self, game)
        settle_bill(game, self.seat, self.bill)
        return None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return told(self.bill)

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return ways_to_pay(of(game), seat, self.bill)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return way_refusal(of(game), seat, self.bill, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return way_barred(of(game), seat, self.bill, option)

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        return replace(self, bill=with_way(of(game), seat, self.bill, option))
