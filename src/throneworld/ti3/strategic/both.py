"""Who executes one ability of a strategy card and may execute the other too (SA-3.12.4, ruling 22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.modifiers import banned_by, granted_by, turned
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.strategic import Primary, Secondary, secondary_cost
from throneworld.imperium.verbs.tokens import STRATEGY, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Procedure
from throneworld.ti3.quantities import MAY_FOLLOW, OTHER_ABILITY, PRIMARY_AGAIN
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.cards import PRIMARY, SECONDARY

NEITHER, PAID, FREE = "", "paid", "free"
"""What lets a player execute the other ability: nothing; a secondary costs him its counter; nor does that."""
FIRST, SECOND = "primary", "secondary"
AGAIN_COSTS = 2
"""Influence, besides a counter."""


def other_ability(state: Ti3State, seat: int, card: str, executed: str) -> str:
    """Whether, and on what terms, a player who executes one ability of a card may execute the other."""
    return turned(state, OTHER_ABILITY, NEITHER, seat, card, executed)


def secondary_refusal(game: Game, seat: int, card: str) -> Refusal | None:
    """Whoever is asked may move counters or give goods away before he answers (SA-11.1.3)."""
    if SECONDARY[card].is_offered(game, seat):
        return None
    if of(game).strategy[seat] < secondary_cost(of(game), seat, card):
        return Refusal("SA-3.12.2", "no_strategy_counter")
    return Refusal("SA-3.12.2", "secondary_out_of_reach", (card,))


class ExecuteAbility(Procedure, frozen=True):
    """One ability of a card and, if something allows it, the other before or after it, once."""

    stages: ClassVar[tuple[str, ...]] = ("other_before", "own", "again", "other_after")

    seat: int = NOBODY
    card: str = ""
    executed: str = FIRST
    both: bool = False
    """Whether the other one has been executed."""

    def other_before(self, game: Game) -> None:
        self._offer(game, first=True)

    def own(self, game: Game) -> None:
        game.do(ability_of(self.card, self.executed, self.seat), Settle(since=game.log.size))

    def again(self, game: Game) -> None:
        """Of two players some may pay for it (SA-18.4.3)."""
        if self.executed == FIRST and granted_by(of(game), PRIMARY_AGAIN, self.seat, self.card):
            game.do(ExecuteAgain(seat=self.seat, card=self.card))

    def other_after(self, game: Game) -> None:
        if not self.both:
            self._offer(game, first=False)

    def _offer(self, game: Game, first: bool) -> None:
        terms = other_ability(of(game), self.seat, self.card, self.executed)
        if terms and self._can_execute(game, terms):
            game.do(OfferOther(self.seat, self.card, self.executed, terms == FREE, first))

    def _can_execute(self, game: Game, terms: str) -> bool:
        if self.executed == SECOND:
            return True
        other = SECONDARY[self.card]
        if banned_by(of(game), MAY_FOLLOW, self.seat, self.card):
            return False
        return other.has_use(game, self.seat) if terms == FREE else other.is_offered(game, self.seat)


def ability_of(card: str, which: str, seat: int, granted: bool = False) -> Primary | Secondary:
    return PRIMARY[card](seat=seat) if which == FIRST else SECONDARY[card](seat=seat, granted=granted)


class ExecuteAgain(Decision, frozen=True):
    """The primary ability once more, for a counter and influence."""

    rule: ClassVar[str] = "SA-18.4.3"
    prompt: ClassVar[str] = "execute_again"
    card: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": self.card}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("yes",), PASS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == PASS:
            return None
        if not state.strategy[seat]:
            return Refusal(self.rule, "no_strategy_counter")
        poor = not can_pay(state, seat, AGAIN_COSTS, INFLUENCE)
        return Refusal(self.rule, "not_enough_influence", (AGAIN_COSTS,)) if poor else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == PASS:
            return
        spend_token(game, seat, STRATEGY, self.card)
        game.do(
            Pay(seat=seat, amount=AGAIN_COSTS, currency=INFLUENCE, why=self.card),
            ability_of(self.card, FIRST, seat),
            Settle(),
        )


class OfferOther(Decision, frozen=True):
    """Whether he executes the other ability now."""

    rule: ClassVar[str] = "SA-3.12.4"
    prompt: ClassVar[str] = "other_ability"
    card: str = ""
    executed: str = FIRST
    granted: bool = False
    first: bool = False
    """Whether the one that he executes anyway comes afterwards."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": self.card}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("yes",), PASS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PASS or self.granted or self.executed == SECOND:
            return None
        return secondary_refusal(game, seat, self.card)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == PASS:
            return
        if self.first:
            game.amend(ExecuteAbility, both=True)
        other = SECOND if self.executed == FIRST else FIRST
        game.do(ability_of(self.card, other, seat, self.granted), Settle())
