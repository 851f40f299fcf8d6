"""What has to be paid before anything can be produced in a system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import TACTICAL_ACTION, mark, unmark
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import NO_SYSTEM, of

TOLL_DUE = "toll_due"
"""Mark: this player has not paid what producing costs him beforehand."""
YES: Option = ("yes",)
NO: Option = ("no",)


class PayToll(Decision, frozen=True):
    """Whoever does not pay produces nothing for which it is due."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "pay_toll"
    system: int = NO_SYSTEM
    price: int = 1

    def run(self, game: Game) -> Step | None:
        mark(game, TOLL_DUE, seat=self.seat, until=TACTICAL_ACTION)
        return Decision.run(self, game) if can_pay(of(game), self.seat, self.price, INFLUENCE) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "amount": self.price}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == NO:
            return None
        unmark(game, TOLL_DUE, seat)
        return Pay(seat=seat, amount=self.price, currency=INFLUENCE, why="production")
