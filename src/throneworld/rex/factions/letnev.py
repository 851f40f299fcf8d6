"""Barony of Letnev.

1. Keeps all four Traitor cards; 2. starts with two Strategy cards (`tables/races.py`).
3. A bonus card with every purchase. 4. A hand limit of eight.
Ally advantage: its Traitor cards serve its allies (`phases/traitors.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.rex.advantages import Advantage
from throneworld.rex.state import of
from throneworld.rex.verbs.cards import discard_card, draw_strategy_card, titles_in_hand

STANDARD_LIMIT = 4


class BonusCard(Advantage, frozen=True):
    """The top card of the deck, free, unless the hand is full."""

    advantage: ClassVar[str] = "letnev_bonus_card"

    def take_effect(self, game: Game) -> Step | None:
        draw_strategy_card(game, self.seat)
        return None


class LargeHand(Advantage, frozen=True):
    """If it is cancelled, all cards above four go at once; later the hand may grow again (Rex p.21)."""

    advantage: ClassVar[str] = "letnev_hand_limit"

    def take_effect(self, game: Game) -> Step | None:
        return None

    def thwarted(self, game: Game) -> Step | None:
        return DiscardDown(seat=self.seat)


class DiscardDown(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.21"
    prompt: ClassVar[str] = "discard_down"
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("discard", title) for title in titles_in_hand(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_in_hand", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"limit": STANDARD_LIMIT, "cards": len(of(game).hands[seat])}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        discard_card(game, seat, str(option[1]))
        return self if len(of(game).hands[seat]) > STANDARD_LIMIT else None
