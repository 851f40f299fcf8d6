"""On what terms players take part when Trade is played: they follow for nothing, or place more goods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import mark
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.strategic.action import STRATEGIC_ACTION

FREE_TERMS, EXTRA_TERMS = "free_secondary", "extra_goods"
"""Marks until the action is over: its secondary ability costs this player no counter; he places a trade good
more on each of his agreements."""


class ChooseTerms(Verb, frozen=True):
    """Whoever executes the card has no use for its secondary ability."""

    def run(self, game: Game) -> Step | None:
        if self.occasion["seat"] == self.seat:
            agree_on(game, self.seat, EXTRA_TERMS)
            return None
        return NameTerms(seat=self.seat, why=self.reason)


class NameTerms(Decision, frozen=True):
    rule: ClassVar[str] = "SA-15.5.4"
    prompt: ClassVar[str] = "name_terms"
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(FREE_TERMS,), (EXTRA_TERMS,)]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        agree_on(game, seat, str(option[0]))


def agree_on(game: Game, seat: int, terms: str) -> None:
    mark(game, terms, seat=seat, until=STRATEGIC_ACTION)
    game.tell("terms_named", seat, terms)


VERBS: Verbs = {FREE_TERMS: (), EXTRA_TERMS: ()}
EVENTS: dict[str, tuple[str, ...]] = {"terms_named": ("seat", "terms")}
