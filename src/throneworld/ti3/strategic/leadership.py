"""Leadership (SA-15.1): command counters, given and bought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.paying import INFLUENCE, Pay, can_pay, purse
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.imperium.tokens import GainTokens
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import Ti3State, of

CARD = "leadership"
COUNTERS = 3
DONE: Option = ("done",)


def price_of(counters: int) -> int:
    """The first costs 1 influence, each further one 1 more than the last (ruling 6)."""
    return counters * (counters + 1) // 2


def most_counters(state: Ti3State, seat: int) -> int:
    """How many a player can buy: by his purse, and by what is left in his reinforcements."""
    purse_of, left = purse(state, seat, INFLUENCE), reinforcements(state, seat)
    return max([many for many in range(left + 1) if price_of(many) <= purse_of])


class PrimaryLeadership(Primary, frozen=True):
    """Three counters; then the secondary as well (SA-15.1.1)."""

    stages: ClassVar[tuple[str, ...]] = ("receive", "buy")

    def receive(self, game: Game) -> None:
        game.do(GainTokens(seat=self.seat, count=COUNTERS))

    def buy(self, game: Game) -> None:
        game.do(BuyCounters(seat=self.seat))


class SecondaryLeadership(Secondary, frozen=True):
    """Free of a counter; as many counters as one pays influence for, in one sum (SA-15.1.2)."""

    stages: ClassVar[tuple[str, ...]] = ("buy",)
    card: ClassVar[str] = CARD
    asks: ClassVar[bool] = True

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        return most_counters(of(game), seat) > 0

    def buy(self, game: Game) -> None:
        game.do(BuyCounters(seat=self.seat))


class BuyCounters(Decision, frozen=True):
    rule: ClassVar[str] = "SA-15.1.2"
    prompt: ClassVar[str] = "buy_counters"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"most": most_counters(of(game), seat)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [DONE, *[("buy", many) for many in range(1, most_counters(of(game), seat) + 1)]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        many = int(option[1])
        if many > reinforcements(of(game), seat):
            return Refusal("SA-8.4.1", "no_counter_left")
        if many > 0 and not can_pay(of(game), seat, price_of(many), INFLUENCE):
            return Refusal(self.rule, "not_enough_influence", (price_of(many),))
        return Refusal(self.rule, "no_such_number", (many,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        many = int(option[1])
        game.do(
            Pay(seat=seat, amount=price_of(many), currency=INFLUENCE, why=CARD),
            GainTokens(seat=seat, count=many),
        )
        return None


VERBS: Verbs = {"buy": (NUMBER,)}
