"""Cards whose primary ability offers a choice between halves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs, words_of
from throneworld.kernel.steps import Decision


class ChooseHalf(Decision, frozen=True):
    """Which of the abilities printed on a card its holder executes."""

    abstract: ClassVar[bool] = True
    prompt: ClassVar[str] = "choose_half"
    verbs: ClassVar[tuple[str, ...]] = ("primary",)
    card: ClassVar[str] = ""
    halves: ClassVar[tuple[str, ...]] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": self.card}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("primary", half) for half in self.halves]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_such_half", (self.card, option[1]))


HALF = words_of("half", "a", "b", "c")
VERBS: Verbs = {"primary": (HALF,)}
