"""What objectives ask to be spent "now", with the claim (SA-12.2.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.paying import INFLUENCE, RESOURCES, TRADE_GOOD, good_worth, sources
from throneworld.imperium.planets import values
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.tokens import TAKES, TakeFromPool
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.imperium.verbs.tokens import STRATEGY, TACTIC, pool, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import OBJECTIVE
from throneworld.ti3.tables.needs import Spend

TRADE_GOODS, COUNTERS, EITHER = "trade_goods", "command_counters", "resources_or_influence"
CLAIM = "claim"
"""Why something is spent."""
Sum = tuple[str, int]
"""What planets pay with, and how much of it."""
SPENT_FROM = (TACTIC, STRATEGY)
"""Counters are spent from the Command Pool and from Strategy Allocation."""


def spends(objective: str) -> list[Spend]:
    return [each for each in OBJECTIVE[objective].needs if isinstance(each, Spend)]


def can_spend(state: Ti3State, seat: int, objectives: Sequence[str]) -> bool:
    """Whether a player could pay for all of these, each in one sum of its own."""
    due = [each for objective in objectives for each in spends(objective)]
    goods = state.trade_goods[seat] - sum([each.n for each in due if each.what == TRADE_GOODS])
    counters = sum([pool(state, name)[seat] for name in SPENT_FROM])
    if goods < 0 or counters < sum([each.n for each in due if each.what == COUNTERS]):
        return False
    return _planets_suffice(state, seat, _sums(due), goods)


def _sums(due: Sequence[Spend]) -> tuple[Sum, ...]:
    """What planets pay for."""
    return tuple([(each.what, each.n) for each in due if each.what not in (TRADE_GOODS, COUNTERS)])


def _planets_suffice(state: Ti3State, seat: int, due: Sequence[Sum], goods: int, without: str = "") -> bool:
    """Each planet pays for one of the sums, goods fill up the rest."""
    worth = {
        name: {planet: value for planet, value, _ in sources(state, seat, name) if planet != without}
        for name in (RESOURCES, INFLUENCE)
    }
    means = [
        tuple(_pays(worth, planet, what) for what, _ in due)
        for planet in dict.fromkeys((*worth[RESOURCES], *worth[INFLUENCE]))
    ]
    means += [tuple(good_worth(state, seat) for _ in due)] * goods
    reached = {tuple(0 for _ in due)}
    for worths in means:
        more = set(reached)
        for paid in reached:
            for at, value in enumerate(worths):
                more.add((*paid[:at], min(due[at][1], paid[at] + value), *paid[at + 1 :]))
        reached = more
    return tuple(amount for _, amount in due) in reached


def _pays(worth: Mapping[str, Mapping[str, int]], planet: str, what: str) -> int:
    names = (RESOURCES, INFLUENCE) if what == EITHER else (what,)
    return max([worth[name].get(planet, 0) for name in names])


def spend_steps(seat: int, objectives: Sequence[str]) -> list[Step]:
    """The payments of all claims of a player, one after the other."""
    due = [each for objective in objectives for each in spends(objective)]
    goods = sum([each.n for each in due if each.what == TRADE_GOODS])
    counters = sum([each.n for each in due if each.what == COUNTERS])
    return [
        SpendGoods(seat=seat, amount=goods, why=CLAIM),
        SpendCounters(seat=seat, left=counters, why=CLAIM),
        PaySums(seat=seat, due=_sums(due)),
    ]


class SpendGoods(Step, frozen=True):
    seat: int = NOBODY
    amount: int = 0
    why: str = ""

    def run(self, game: Game) -> None:
        lose_trade_goods(game, self.seat, self.amount, self.why)


class SpendCounters(TakeFromPool, frozen=True):
    """Counters from the areas that pay for it, as he likes."""

    rule: ClassVar[str] = "SA-12.2.3"
    prompt: ClassVar[str] = "spend_counters"

    left: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left}

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple([each for each in TAKES if each[1] in SPENT_FROM])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        area = option[1]
        return Refusal(self.rule, "not_from_this_area", (area,))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        spend_token(game, seat, str(option[1]), self.why)
        return replace(self, left=self.left - 1)


class PaySums(Decision, frozen=True):
    """Several sums that planets and trade goods pay for, one after the other; the rest stays payable."""

    rule: ClassVar[str] = "SA-12.2.3"
    prompt: ClassVar[str] = "pay_for_claims"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust",)

    due: tuple[Sum, ...] = ()

    def run(self, game: Game) -> Step | None:
        if not self.due:
            return None
        return Decision.run(self, game) if self.due[0][1] > 0 else replace(self, due=self.due[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        what, amount = self.due[0]
        return {"amount": amount, "currency": what}

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def candidates(self, game: Game, seat: int) -> list[Option]:
        held = [planet for planet, owner in of(game).control.items() if owner == seat]
        return [*[("exhaust", planet) for planet in held], TRADE_GOOD]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == TRADE_GOOD and not state.trade_goods[seat]:
            return Refusal("SA-11.1.1", "no_trade_goods")
        if option != TRADE_GOOD and option[1] in state.exhausted:
            return Refusal("SA-8.3.1", "planet_exhausted", option[1:])
        if not self._worth(state, seat, option):
            return Refusal(self.rule, "planet_worth_nothing", (option[1], self.due[0][0]))
        after = self._after(state, seat, option)
        goods = state.trade_goods[seat] - (option == TRADE_GOOD)
        if _planets_suffice(state, seat, after, goods, str(option[-1])):
            return None
        return Refusal("SA-8.3.3", "needed_for_the_rest")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def _worth(self, state: Ti3State, seat: int, option: Option) -> int:
        if option == TRADE_GOOD:
            return good_worth(state, seat)
        resources, influence = values(state, str(option[1]))
        return {RESOURCES: resources, INFLUENCE: influence, EITHER: max(resources, influence)}[self.due[0][0]]

    def _after(self, state: Ti3State, seat: int, option: Option) -> tuple[Sum, ...]:
        what, amount = self.due[0]
        return (what, max(0, amount - self._worth(state, seat, option))), *self.due[1:]

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        after = self._after(of(game), seat, option)
        if option == TRADE_GOOD:
            lose_trade_goods(game, seat, 1, CLAIM)
        else:
            exhaust_planet(game, str(option[1]), CLAIM)
        return replace(self, due=after)
