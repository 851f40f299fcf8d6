"""What a strategy card brings to whoever picks it, besides its bonus counters (ruling 174)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.tokens import GainTokens
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import of

COUNTER: Option = ("a_counter",)
GOODS: Option = ("two_goods",)
MANY = 2


class TakeReward(Decision, frozen=True):
    """A command counter, or two trade goods."""

    rule: ClassVar[str] = "SA-3.7.2"
    prompt: ClassVar[str] = "take_reward"
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [COUNTER, GOODS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        none = option == COUNTER and not reinforcements(of(game), seat)
        return Refusal("SA-8.4.1", "no_counter_left") if none else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == COUNTER:
            return GainTokens(seat=seat, count=1)
        gain_trade_goods(game, seat, MANY, self.why)
        return None


VERBS: Verbs = {"a_counter": (), "two_goods": ()}
