"""A bot that picks any option, each as likely as the others."""

from __future__ import annotations

from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.seats import Seat

SELDOM = 4
"""One of so many times it looks for something to do beside the question."""


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.dice = SmallDice(seed)

    def decide(self, seat: Seat) -> Option:
        looks = seat.may_begin and not self.dice.below("beside", SELDOM)
        beside = seat.beside if looks else None
        options = (beside or seat.ask).options
        return options[self.dice.below("decide", len(options))]
