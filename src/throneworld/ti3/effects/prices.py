"""Influence of which a player himself says how much he pays."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.paying import INFLUENCE, purse
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, name_target
from throneworld.ti3.state import Ti3State, of


class ChooseInfluence(Aim, frozen=True):
    """("influence", amount): at least one, as much as he has."""

    rule: ClassVar[str] = "SA-8.3.3"
    prompt: ClassVar[str] = "choose_influence"
    verbs: ClassVar[tuple[str, ...]] = ("influence",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def least(self, state: Ti3State) -> int:
        return 1

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        most = purse(state, seat, INFLUENCE)
        return [("influence", amount) for amount in range(self.least(state), most + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        least = self.least(of(game))
        if int(option[1]) < least:
            return Refusal(self.rule, "too_little_influence", (least,))
        return Refusal(self.rule, "not_enough_influence", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.tell("influence_offered", seat, option[1])
        name_target(game, option[1])


VERBS: Verbs = {"influence": (NUMBER,)}
EVENTS: dict[str, tuple[str, ...]] = {"influence_offered": ("seat", "amount")}
