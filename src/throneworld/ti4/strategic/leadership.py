"""Leadership (RR 45): command tokens, and more of them for influence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.paying import INFLUENCE, Pay, purse
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.imperium.tokens import DONE, GainTokens
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import COMMAND_TOKENS

LEADERSHIP = "leadership"
TOKENS_GAINED = 3
PRICE = 3
"""Influence for a token."""


def tokens_for_sale(state: Ti4State, seat: int) -> int:
    """How many tokens a player can pay for and has left."""
    return min(purse(state, seat, INFLUENCE) // PRICE, reinforcements(state, seat))


class PrimaryLeadership(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("gain", "buy")

    def gain(self, game: Game) -> None:
        game.do(GainTokens(seat=self.seat, count=TOKENS_GAINED))

    def buy(self, game: Game) -> None:
        game.do(BuyTokens(seat=self.seat))


class SecondaryLeadership(Secondary, frozen=True):
    """Costs no token (RR 19.5)."""

    card: ClassVar[str] = LEADERSHIP
    asks: ClassVar[bool] = True
    stages: ClassVar[tuple[str, ...]] = ("buy",)

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        return bool(tokens_for_sale(of(game), seat))

    def buy(self, game: Game) -> None:
        game.do(BuyTokens(seat=self.seat))


class BuyTokens(Decision, frozen=True):
    """How many, in one go: what is spent counts together (RR 45.2)."""

    rule: ClassVar[str] = "RR 45.2"
    prompt: ClassVar[str] = "buy_tokens"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("buy", count) for count in range(1, COMMAND_TOKENS + 1)), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE or int(option[1]) <= tokens_for_sale(of(game), seat):
            return None
        if int(option[1]) > reinforcements(of(game), seat):
            return Refusal("RR 19.3", "no_tokens_left")
        return Refusal(self.rule, "not_enough_influence", (PRICE * int(option[1]),))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        most = tokens_for_sale(of(game), seat)
        return (*[("buy", count) for count in range(1, most + 1)], DONE)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"price": PRICE}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("RR 19.3", "no_tokens_left") if option[1] else Refusal(self.rule, "at_least_one")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DONE:
            count = int(option[1])
            game.do(
                Pay(seat=seat, amount=PRICE * count, currency=INFLUENCE, why=LEADERSHIP),
                GainTokens(seat=seat, count=count),
            )
