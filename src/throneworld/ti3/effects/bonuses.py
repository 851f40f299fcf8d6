"""Bonuses that players buy with the votes which they have placed on an agenda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.council import votes_of
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.tokens import GainTokens
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs, words_of
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.points import gain_points
from throneworld.ti3.state import of

GOOD, COUNTER, POINT = "trade_good", "command_counter", "victory_point"
PRICES: dict[str, int] = {GOOD: 2, COUNTER: 4, POINT: 10}
"""What each bonus costs in votes."""
DONE: Option = ("done",)


class BuyWithVotes(Verb, frozen=True):
    """Each player for himself, with what he has placed; what is left over is lost."""

    def run(self, game: Game) -> None:
        placed = [(seat, votes_of(of(game), seat)) for seat in self.seats(game, EACH)]
        game.do(*[BuyBonuses(seat=seat, left=votes, why=self.reason) for seat, votes in placed])


class BuyBonuses(Decision, frozen=True):
    """One bonus at a time, any number of each."""

    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "buy_bonuses"
    verbs: ClassVar[tuple[str, ...]] = ("bonus",)
    left: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left >= min(PRICES.values()) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("bonus", what) for what in PRICES], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        price = PRICES[str(option[1])]
        if price > self.left:
            return Refusal(self.rule, "not_enough_votes_left", (price,))
        if option[1] == COUNTER and not reinforcements(of(game), seat):
            return Refusal("SA-8.4.1", "no_counter_left")
        return None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        if option[1] == COUNTER:
            game.do(GainTokens(seat=seat, count=1))
        elif option[1] == GOOD:
            gain_trade_goods(game, seat, 1, self.why)
        else:
            gain_points(game, seat, 1, self.why)
        return replace(self, left=self.left - PRICES[str(option[1])])


VERBS: Verbs = {"bonus": (words_of("bonus", *PRICES),)}
