"""Whom a player may approach, and what he may take back, beside whatever is asked (RR 83.1, 83.4, 83.6)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.order import others_clockwise
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.state import of
from throneworld.ti4.trade.offers import AnswerOffer, MakeOffer, count_approach
from throneworld.ti4.transaction import (
    TRANSACTION,
    may_transact,
    may_transact_at_all,
    transaction_refusal,
)

WITHDRAW = "withdraw"


def begin_trade(game: Game, seat: int) -> Decision:
    """With what a player who is in no dialogue may begin one; without options it says why not."""
    return Approach(seat=seat)


class Approach(Decision, frozen=True):
    """He names somebody to whom he wants to make an offer; one that stands he may withdraw."""

    rule: ClassVar[str] = "RR 83.1"
    prompt: ClassVar[str] = "approach"
    verbs: ClassVar[tuple[str, ...]] = (TRANSACTION, WITHDRAW)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        trades: list[Option] = [(TRANSACTION, other) for other in others_clockwise(of(game), seat)]
        return [*trades, *[(WITHDRAW, other) for other in offered_to(game, seat)]]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        standing = offered_to(game, seat) if game.beside else ()
        partners = [other for other in may_transact(of(game), seat) if other not in standing]
        return (*[(TRANSACTION, other) for other in partners], *[(WITHDRAW, other) for other in standing])

    def leaves_anything(self, game: Game, seat: int) -> bool:
        """An offer that he may withdraw stands before somebody who cannot be approached anew."""
        return bool(self.options(game, seat)) if game.beside else may_transact_at_all(of(game), seat)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == WITHDRAW:
            return None
        refusal = transaction_refusal(of(game), seat, int(option[1]))
        stands = refusal is None and option[1] in offered_to(game, seat)
        return Refusal("RR 83.4", "offer_stands", option[1:]) if stands else refusal

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == WITHDRAW:
            return Refusal("RR 83.4", "nothing_to_withdraw", option[1:])
        return self.refusal(game, seat, option)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        other = int(option[1])
        if option[0] == TRANSACTION:
            count_approach(game, seat, other)
            return MakeOffer(seat=seat, other=other)
        withdraw(game, seat, other)
        return None


def offered_to(game: Game, seat: int) -> list[int]:
    """The players before whom an offer of this one lies."""
    return [step.seat for step in game.beside if isinstance(step, AnswerOffer) and step.other == seat]


def withdraw(game: Game, seat: int, other: int) -> None:
    """For good: he may make another one, as long as he may approach the other at all."""
    game.fence()
    game.tell("offer_withdrawn", seat, other)
    game.beside = tuple(
        step
        for step in game.beside
        if not isinstance(step, AnswerOffer) or (step.other, step.seat) != (seat, other)
    )


EVENTS: dict[str, tuple[str, ...]] = {"offer_withdrawn": ("seat", "other")}
