"""Bonus counters: what lies on strategy cards that nobody picked (SA-3.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.tokens import GAINS
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import gain_token, reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.objectives.revealing import reveal_next_objective
from throneworld.ti3.state import of

BUREAUCRACY = "bureaucracy"
GOOD: Option = ("trade_good",)


def place_bonus_counters(game: Game) -> None:
    """One on each card that was left; on Bureaucracy it turns up the next objective (SA-3.7.1, 15.8.1)."""
    from throneworld.ti3.phases.strategy import cards_left  # that module knows this one

    state = of(game)
    for card in cards_left(state):
        state.bonus[card] = state.bonus.get(card, 0) + 1
        game.tell("bonus_counter_placed", card, state.bonus[card])
        if card == BUREAUCRACY:
            reveal_next_objective(game)


class ExchangeBonus(Decision, frozen=True):
    """Each counter is exchanged for a trade good or a command counter, one by one (SA-3.7.2).

    Without command counters in the reinforcements it is a trade good (ruling 61).
    """

    rule: ClassVar[str] = "SA-3.7.2"
    prompt: ClassVar[str] = "exchange_bonus_counter"

    card: str = ""
    count: int = 0

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.count else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": self.card, "left": self.count}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [GOOD, *GAINS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == GOOD or reinforcements(of(game), seat):
            return None
        return Refusal("SA-8.4.1", "no_counter_left")

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        if option == GOOD:
            gain_trade_goods(game, seat, 1, "bonus_counter")
        else:
            gain_token(game, seat, str(option[1]))
        return replace(self, count=self.count - 1)


EVENTS: dict[str, tuple[str, ...]] = {"bonus_counter_placed": ("strategy_card", "count")}
