"""Lazax Empire.

1. Income: what others pay for Strategy cards goes to Lazax.
2. Mechanized units: strength two (`board.strength`), one recruited a round (`phases/recruitment.py`),
   casualties at their worth (`phases/outcome.py`).
Ally advantage: a loan before the ally bids.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Listener, Occasion
from throneworld.rex.advantages import Income
from throneworld.rex.moments import BEFORE_BID
from throneworld.rex.state import NOBODY, of, seat_of
from throneworld.rex.verbs.influence import give_influence


class BidIncome(Income, frozen=True):
    """Cancelled for a single purchase only (Rex p.21)."""

    advantage: ClassVar[str] = "lazax_bid_income"
    reason: ClassVar[str] = "bid"


def allied_lazax(game: Game) -> list[int]:
    state = of(game)
    seat = seat_of(state, "lazax")
    return [seat] if seat != NOBODY and state.allies[seat] else []


def free_influence(game: Game, seat: int, occasion: Occasion) -> int:
    """What Lazax may lend: what its own standing bid on this card does not need."""
    bidder, high = int(occasion["bidder"]), int(occasion["high"])
    return of(game).influence[seat] - (high if bidder == seat else 0)


def may_lend(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Once a round and ally, before he bids (Rex p.22)."""
    state, bidder = of(game), int(occasion["seat"])
    if bidder not in state.allies[seat]:
        return Refusal("Rex p.22", "not_an_ally", (bidder,))
    if bidder in state.lent:
        return Refusal("Rex p.22", "lent_already", (bidder,))
    if free_influence(game, seat, occasion) < 1:
        return Refusal("Rex p.22", "no_influence")
    return None


class LendInfluence(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        most = free_influence(game, self.seat, self.occasion)
        return LoanAmount(seat=self.seat, ally=int(self.occasion["seat"]), most=most)


class LoanAmount(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.22"
    prompt: ClassVar[str] = "loan_amount"
    ally: int = -1
    most: int = 0

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("amount", amount) for amount in range(1, self.most + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if not option[1]:
            return Refusal(self.rule, "at_least_one_influence")
        return Refusal(self.rule, "loan_at_most", (self.most,))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"ally": self.ally}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state = of(game)
        state.lent = (*state.lent, self.ally)
        give_influence(game, seat, self.ally, int(option[1]), "loan")
        game.fence()  # what is given is given (Rex p.20)


LISTENERS: tuple[Listener, ...] = (
    Listener(
        id="lazax_loan",
        moment=BEFORE_BID,
        rule="Rex p.22",
        holders=allied_lazax,
        suspects=lambda game, _: allied_lazax(game),
        when=may_lend,
        effects=(LendInfluence(),),
        once=True,
    ),
)
