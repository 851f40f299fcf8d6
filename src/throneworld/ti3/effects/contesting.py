"""What somebody pays for and any one opponent may pay to cancel at once; what was paid stays paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.kernel.windows import Effect
from throneworld.ti3.council.laws import discard_law
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.steps.settling import Settle

YES, NO = ("yes",), ("no",)


class DiscardUnlessOpposed(Effect, frozen=True):
    """The law that was named, unless an opponent pays so much influence."""

    price: int = 0
    why: str = ""

    def run(self, game: Game) -> Step:
        return Opposition(seat=self.seat, law=str(self.targets[0]), price=self.price, why=self.why)


class Opposition(Procedure, frozen=True):
    """One opponent after the other, in rotation order; the first who pays has cancelled it."""

    stages: ClassVar[tuple[str, ...]] = ("ask", "carry_out")
    seat: int = NOBODY
    law: str = ""
    price: int = 0
    why: str = ""
    turn: int = 0
    by: int = NOBODY

    def ask(self, game: Game) -> Step | None:
        others = others_in_rotation(of(game), self.seat)
        if self.by != NOBODY:
            game.tell("discard_opposed", self.by, self.law)
            return END
        if self.turn >= len(others):
            return None
        other = others[self.turn]
        if can_pay(of(game), other, self.price, INFLUENCE):
            game.do(Oppose(seat=other, law=self.law, price=self.price, why=self.why))
        return self.to("ask", turn=self.turn + 1)

    def carry_out(self, game: Game) -> None:
        discard_law(game, self.law)
        game.do(Settle())


class Oppose(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "oppose_discard"
    verbs: ClassVar[tuple[str, ...]] = ("yes", "no")

    law: str = ""
    price: int = 0
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"law": self.law, "amount": self.price, "why": self.why}

    def binds(self, seat: int) -> bool:
        """He is asked because he can pay."""
        return seat == self.seat

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == YES:
            game.amend(Opposition, by=seat)
            game.do(Pay(seat=seat, amount=self.price, currency=INFLUENCE, why=self.why))


EVENTS: dict[str, tuple[str, ...]] = {"discard_opposed": ("seat", "law")}
