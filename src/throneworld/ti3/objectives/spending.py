"""What objectives ask to be spent "now", with the claim (SA-12.2.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.paying import INFLUENCE, RESOURCES, TRADE_GOOD, Pay, good_worth, sources
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
    sums = [each for each in due if each.what not in (TRADE_GOODS, COUNTERS)]
    return _planets_suffice(state, seat, sums, goods)


def _planets_suffice(state: Ti3State, seat: int, due: Sequence[Spend], goods: int) -> bool:
    """Each planet pays for one of the sums, goods fill up the rest."""
    worth = {
        name: {planet: value for planet, value, _ in sources(state, seat, name)}
        for name in (RESOURCES, INFLUENCE)
    }
    means = [
        tuple(_pays(worth, planet, each.what) for each in due)
        for planet in dict.fromkeys((*worth[RESOURCES], *worth[INFLUENCE]))
    ]
    means += [tuple(good_worth(state, seat) for _ in due)] * goods
    reached = {tuple(0 for _ in due)}
    for worths in means:
        more = set(reached)
        for paid in reached:
            for at, value in enumerate(worths):
                more.add((*paid[:at], min(due[at].n, paid[at] + value), *paid[at + 1 :]))
        reached = more
    return tuple(each.n for each in due) in reached


def _pays(worth: Mapping[str, Mapping[str, int]], planet: str, what: str) -> int:
    names = (RESOURCES, INFLUENCE) if what == EITHER else (what,)
    return max([worth[name].get(planet, 0) for name in names])


def spend_steps(seat: int, objective: str) -> list[Step]:
    """The payments of a claim, one after the other."""
    return [_payment(seat, objective, each) for each in spends(objective)]


def _payment(seat: int, objective: str, due: Spend) -> Step:
    if due.what == TRADE_GOODS:
        return SpendGoods(seat=seat, amount=due.n, why=objective)
    if due.what == COUNTERS:
        return SpendCounters(seat=seat, left=due.n, why=objective)
    if due.what == EITHER:
        return PayEither(seat=seat, amount=due.n, why=objective)
    return Pay(seat=seat, amount=due.n, currency=due.what, why=objective)


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


class PayEither(Decision, frozen=True):
    """Resources and influence mixed: each planet pays with whichever it has more of."""

    rule: ClassVar[str] = "SA-12.2.3"
    prompt: ClassVar[str] = "pay_either"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust",)

    amount: int = 0
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"amount": self.amount, "why": self.why}

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        held = [planet for planet, owner in state.control.items() if owner == seat]
        return [*[("exhaust", planet) for planet in held], TRADE_GOOD]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == TRADE_GOOD:
            return None if state.trade_goods[seat] else Refusal("SA-11.1.1", "no_trade_goods")
        planet = str(option[1])
        if planet in state.exhausted:
            return Refusal("SA-8.3.1", "planet_exhausted", (planet,))
        pays = max(values(state, planet))
        return None if pays else Refusal(self.rule, "planet_worth_nothing", (planet, EITHER))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        state = of(game)
        if option == TRADE_GOOD:
            paid = good_worth(state, seat)
            lose_trade_goods(game, seat, 1, self.why)
        else:
            paid = max(values(state, str(option[1])))
            exhaust_planet(game, str(option[1]), self.why)
        return replace(self, amount=self.amount - paid) if paid < self.amount else None
