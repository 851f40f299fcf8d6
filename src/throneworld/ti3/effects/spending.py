"""Influence that is spent for what a text does.

What pays for units that are being built is set aside (rulings 165, 174): who builds just then spends
only what is left besides.
"""

from __future__ import annotations

from throneworld.imperium.conditions import When
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, can_pay, good_worth, goods_to_spend
from throneworld.imperium.planets import readied, values
from throneworld.imperium.production import supply
from throneworld.imperium.production.choosing import Produced
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.state import Ti3State, of

Spent = tuple[int, int, tuple[str, ...]]
"""Trade goods for the influence, what its planets are worth, and which they are."""


class SpendInfluence(Verb, frozen=True):
    amount: int = 0

    def run(self, game: Game) -> Step | None:
        due = set_aside(game, self.seat)
        if not due:
            return Pay(seat=self.seat, amount=self.amount, currency=INFLUENCE, why=self.why)
        spent = spent_apart(of(game), self.seat, self.amount, due)
        assert spent is not None, f"seat {self.seat} cannot spend {self.amount} beside {due}"
        goods, _, planets = spent
        for planet in planets:
            exhaust_planet(game, planet, self.why)
        lose_trade_goods(game, self.seat, goods, self.why)
        return None


def has_influence(amount: int) -> When:
    """He can spend so much."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        state, due = of(game), set_aside(game, seat)
        fine = spent_apart(state, seat, amount, due) if due else can_pay(state, seat, amount, INFLUENCE)
        return None if fine else Refusal("SA-8.3.3", "not_enough_influence", (amount,))

    return when


def set_aside(game: Game, seat: int) -> int:
    """Resources that units cost which a player builds and has not paid for yet."""
    builds = [each for each in game.under_way(Produced) if each.seat == seat]
    costs = [supply.cost_of(of(game), seat, supply.counted(each.planned)) - each.discount for each in builds]
    return max(0, sum(costs))


def spent_apart(state: Ti3State, seat: int, influence: int, resources: int) -> Spent | None:
    """How both can be paid with planets and goods, each planet for one of them; the fewest goods for the
    influence, then the least of planets."""
    ways: dict[tuple[int, int], tuple[int, tuple[str, ...]]] = {(0, 0): (0, ())}
    for planet in readied(state, seat):
        for (one, two), (lost, planets) in list(ways.items()):
            worth = values(state, planet)
            for_two = one, min(resources, two + worth[0])
            for_one = min(influence, one + worth[1]), two
            _keep(ways, for_two, (lost, planets))
            if worth[1]:
                _keep(ways, for_one, (lost + sum(worth), (*planets, planet)))
    found = [
        (_goods(state, seat, influence - one, INFLUENCE), *way)
        for (one, two), way in ways.items()
        if _goods(state, seat, influence - one, INFLUENCE) + _goods(state, seat, resources - two, RESOURCES)
        <= goods_to_spend(state, seat)
    ]
    return min(found) if found else None


def _keep(
    ways: dict[tuple[int, int], tuple[int, tuple[str, ...]]],
    paid: tuple[int, int],
    way: tuple[int, tuple[str, ...]],
) -> None:
    if paid not in ways or way < ways[paid]:
        ways[paid] = way


def _goods(state: Ti3State, seat: int, due: int, currency: str) -> int:
    return max(0, -(-due // good_worth(state, seat, currency)))
