"""A bot that picks any option, each as likely as the others."""

from __future__ import annotations

from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.seats import Seat


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.dice = SmallDice(seed)

    def decide(self, seat: Seat) -> Option:
        options = seat.ask.options
        return options[self.dice.below("decide", len(options))]
