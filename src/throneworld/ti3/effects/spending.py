"""Influence that is spent for what a text does."""

from __future__ import annotations

from throneworld.imperium.conditions import When
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.state import of


class SpendInfluence(Verb, frozen=True):
    amount: int = 0

    def run(self, game: Game) -> Step | None:
        return Pay(seat=self.seat, amount=self.amount, currency=INFLUENCE, why=self.why)


def has_influence(amount: int) -> When:
    """He can spend so much."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        fine = can_pay(of(game), seat, amount, INFLUENCE)
        return None if fine else Refusal("SA-8.3.3", "not_enough_influence", (amount,))

    return when
