"""Spending resources or influence: planets are exhausted, trade goods fill the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.citing import COSTS_RULE, EXHAUSTED_RULE, PAYING_RULE, TRADE_GOODS_RULE
from throneworld.imperium.modifiers import banned_by, changed
from throneworld.imperium.planets import readied, values, values_of_own
from throneworld.imperium.quantities import GOOD_WORTH, GOODS_FROZEN
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.state import ImperiumState, of
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step

RESOURCES, INFLUENCE, EITHER = "resources", "influence", "either"
"""What is paid; either of the two, or a mix of them, is paid with the greater value of each planet."""
FOR_ME: Option = ("for_me",)
TRADE_GOOD: Option = ("trade_good",)

EXCESS_WEIGHS, GOOD_WEIGHS = 2, 2
"""What `least_waste` counts for a point that is lost and for a trade good; the other value of a planet counts
one a point."""
DEAR_WORTH = 2
"""What a dear trade good is worth at least."""


def good_worth(state: ImperiumState, seat: int, currency: str = RESOURCES) -> int:
    """What a trade good pays as resources or influence."""
    if currency == EITHER:
        return max(good_worth(state, seat, RESOURCES), good_worth(state, seat, INFLUENCE))
    return changed(state, GOOD_WORTH, 1, seat, currency)


def paid_and_lost(worth: tuple[int, int], currency: str) -> tuple[int, int]:
    """What a planet with these resources and this influence pays, and the other value that goes with it."""
    resources, influence = worth
    if currency == EITHER:
        return max(worth), min(worth)
    return (resources, influence) if currency == RESOURCES else (influence, resources)


def goods_to_spend(state: ImperiumState, seat: int) -> int:
    """The trade goods of a player, unless something keeps him from using them."""
    goods = state.trade_goods[seat]
    return 0 if goods and banned_by(state, GOODS_FROZEN, seat) else goods


def goods_refusal(state: ImperiumState, seat: int) -> Refusal | None:
    """Why a player has no trade good to spend."""
    if goods_to_spend(state, seat):
        return None
    frozen = banned_by(state, GOODS_FROZEN, seat) if state.trade_goods[seat] else ""
    return Refusal(TRADE_GOODS_RULE, frozen or "no_trade_goods")


def sources(state: ImperiumState, seat: int, currency: str) -> list[tuple[str, int, int]]:
    """Readied planets that pay something: what each pays, and the other value that is lost with it."""
    found = []
    for planet, worth in values_of_own(state, seat, readied(state, seat)):
        pays, lost = paid_and_lost(worth, currency)
        if pays:
            found.append((planet, pays, lost))
    return found


def goods_worth(state: ImperiumState, seat: int, currency: str, goods: int, dear: int = 0) -> int:
    """What so many trade goods pay together, of which some may be dear."""
    each = good_worth(state, seat, currency)
    return goods * each + min(goods, dear) * max(0, DEAR_WORTH - each)


def purse(state: ImperiumState, seat: int, currency: str, dear: int = 0) -> int:
    """The most that a player can spend at once."""
    planets = sum([worth for _, worth, _ in sources(state, seat, currency)])
    return planets + goods_worth(state, seat, currency, goods_to_spend(state, seat), dear)


def can_pay(state: ImperiumState, seat: int, amount: int, currency: str) -> bool:
    return amount <= 0 or amount <= purse(state, seat, currency)


def can_pay_apart(
    state: ImperiumState,
    seat: int,
    amounts: tuple[int, int],
    currency: str,
    without: Sequence[str] = (),
    goods_spent: int = 0,
) -> bool:
    """Whether two amounts can be paid one after the other: an excess of the one is lost to the other."""
    first, second = amounts
    planets = [worth for planet, worth, _ in sources(state, seat, currency) if planet not in without]
    means = (*planets, *[good_worth(state, seat, currency)] * (goods_to_spend(state, seat) - goods_spent))
    if not first or not second:
        return sum(means) >= first + second
    reached = {(0, 0)}
    for worth in means:
        ones = {(min(first, one + worth), two) for one, two in reached}
        reached |= ones | {(one, min(second, two + worth)) for one, two in reached}
    return amounts in reached


def least_waste(
    state: ImperiumState, seat: int, amount: int, currency: str, dear: int = 0
) -> tuple[tuple[str, ...], int]:
    """The planets and the number of trade goods with which a player pays without needless waste.

    Of all ways the one that gives up least: each point beyond the amount and each trade good weighs two, each
    point of the other value of an exhausted planet one; then the fewest trade goods, then the fewest planets.
    """
    ways: dict[int, tuple[int, tuple[str, ...]]] = {0: (0, ())}
    for planet, worth, other in sources(state, seat, currency):
        for paid, (lost, planets) in sorted(ways.items(), reverse=True):
            way = (lost + other, (*planets, planet))
            known = ways.get(paid + worth)
            if paid < amount and (known is None or _lighter(way, known)):
                ways[paid + worth] = way
    return _best(ways, amount, good_worth(state, seat, currency), goods_to_spend(state, seat), dear)


def _lighter(one: tuple[int, tuple[str, ...]], other: tuple[int, tuple[str, ...]]) -> bool:
    return (one[0], len(one[1])) < (other[0], len(other[1]))


def _best(
    ways: Mapping[int, tuple[int, tuple[str, ...]]], amount: int, worth: int, most: int, dear: int
) -> tuple[tuple[str, ...], int]:
    found, more = [], max(worth, DEAR_WORTH)
    for paid, (lost, planets) in ways.items():
        due = max(0, amount - paid)
        first = min(dear, -(-due // more))
        goods = first + max(0, -(-(due - first * more) // worth))
        if goods <= most:
            excess = paid + first * more + (goods - first) * worth - amount
            weight = EXCESS_WEIGHS * excess + GOOD_WEIGHS * goods + lost
            found.append((weight, goods, len(planets), planets))
    _, goods, _, planets = min(found)
    return planets, goods


class Pay(Decision, frozen=True):
    """One card or trade good at a time until the amount is covered; an excess is lost.

    The caller has seen with `can_pay` that it can be paid.
    """

    rule: ClassVar[str] = PAYING_RULE
    prompt: ClassVar[str] = "pay"

    amount: int = 0
    currency: str = RESOURCES
    why: str = ""
    reserve: int = 0
    """What has to be left for another payment; nobody but the player pays then, one thing at a time."""
    dear: int = 0
    """How many trade goods are worth more than others (`goods_worth`)."""

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"amount": self.amount, "currency": self.currency, "why": self.why}

    def run(self, game: Game) -> Step | None:
        if self.amount <= 0:
            return None
        if not self.reserve and self._only_one_way(of(game)):
            return self.answer(game, self.seat, FOR_ME)
        return super().run(game)

    def _only_one_way(self, state: ImperiumState) -> bool:
        """Trade goods alone, or every one of the means is needed."""
        planets = [worth for _, worth, _ in sources(state, self.seat, self.currency)]
        if not planets:
            return True
        goods = goods_to_spend(state, self.seat)
        means = [*planets, self._goods_worth(state, goods) - self._goods_worth(state, goods - 1)]
        least = min(means if goods else planets)
        return purse(state, self.seat, self.currency, self.dear) - least < self.amount

    def _goods_worth(self, state: ImperiumState, goods: int) -> int:
        return goods_worth(state, self.seat, self.currency, goods, self.dear)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        planets: list[Option] = [
            ("exhaust", planet) for planet, owner in state.control.items() if owner == seat
        ]
        return [*planets, TRADE_GOOD, FOR_ME]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = self._means_refusal(of(game), seat, option)
        if refusal is not None or self._leaves_enough(of(game), seat, option):
            return refusal
        return Refusal(COSTS_RULE, "not_enough_resources", (self.reserve,))

    def _means_refusal(self, state: ImperiumState, seat: int, option: Option) -> Refusal | None:
        if option == TRADE_GOOD:
            return goods_refusal(state, seat)
        if option == FOR_ME:
            return None
        planet = str(option[1])
        if planet in state.exhausted:
            return Refusal(EXHAUSTED_RULE, "planet_exhausted", (planet,))
        worth = self._worth(state, seat, option)
        return None if worth else Refusal(self.rule, "planet_worth_nothing", (planet, self.currency))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        found: list[Option] = [("exhaust", planet) for planet, _, _ in sources(state, seat, self.currency)]
        if goods_to_spend(state, seat):
            found.append(TRADE_GOOD)
        if self.reserve:
            return tuple([each for each in found if self._leaves_enough(state, seat, each)])
        return (*found, FOR_ME)

    def _leaves_enough(self, state: ImperiumState, seat: int, option: Option) -> bool:
        """Whether the rest of the amount and what is reserved can still be paid."""
        if not self.reserve or option == FOR_ME:
            return not self.reserve
        amounts = (max(0, self.amount - self._worth(state, seat, option)), self.reserve)
        spent = int(option == TRADE_GOOD)
        return can_pay_apart(state, seat, amounts, self.currency, [str(each) for each in option[1:]], spent)

    def _worth(self, state: ImperiumState, seat: int, option: Option) -> int:
        if option == TRADE_GOOD:
            return self._goods_worth(state, 1)
        return paid_and_lost(values(state, str(option[1])), self.currency)[0]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == FOR_ME:
            self._pay_the_rest(game)
            return None
        paid = self._worth(of(game), seat, option)
        if option == TRADE_GOOD:
            lose_trade_goods(game, seat, 1, self.why)
        else:
            exhaust_planet(game, str(option[1]), self.why)
        dear = self.dear - 1 if option == TRADE_GOOD and self.dear else self.dear
        return replace(self, amount=self.amount - paid, dear=dear) if paid < self.amount else None

    def _pay_the_rest(self, game: Game) -> None:
        planets, goods = least_waste(of(game), self.seat, self.amount, self.currency, self.dear)
        for planet in planets:
            exhaust_planet(game, planet, self.why)
        lose_trade_goods(game, self.seat, goods, self.why)
