"""What texts take out of hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.drawing import respect_hand_limit
from throneworld.imperium.effects.whom import LAST_CHOSEN, Verb
from throneworld.imperium.reasons import player_refusal
from throneworld.imperium.verbs.cards import take_action_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.effects.locations import players_left
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.state import of

DECLINE: Option = ("decline",)

RANDOM_CARD = "random_card"
"""The stream of chance that picks a card out of a hand."""


class TakeAtRandom(Verb, frozen=True):
    """An action card of each player who was chosen; an empty hand gives nothing (ruling 115)."""

    def run(self, game: Game) -> None:
        for other in players_left(of(game), self, self.why):
            take_any_card(game, self.seat, other)
        respect_hand_limit(game, self.seat)


def take_any_card(game: Game, seat: int, other: int) -> None:
    hand = of(game).hands[other]
    if hand:
        take_action_card(game, seat, other, hand[game.roll(RANDOM_CARD, len(hand))])


class MayTakeAtRandom(Verb, frozen=True):
    """A card at random of each of so many opponents, if he likes."""

    opponents: int = 1
    whom: str = LAST_CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            game.do(TakeOneOrNot(seat=seat, left=self.opponents, why=self.reason))


class TakeOneOrNot(Decision, frozen=True):
    """From one opponent after the other, once from each."""

    rule: ClassVar[str] = "SA-8.7.4"
    prompt: ClassVar[str] = "take_one_or_not"
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    left: int = 1
    why: str = ""
    robbed: tuple[int, ...] = ()

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left and len(self.options(game, self.seat)) > 1 else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("player", other) for other in opponents_in_rotation(of(game), seat)], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        if option[1] in self.robbed:
            return Refusal(self.rule, "taken_from_already", option[1:])
        there = of(game).hands[int(option[1])]
        return None if there else Refusal(self.rule, "with_action_cards", option[1:])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return player_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        take_any_card(game, seat, int(option[1]))
        respect_hand_limit(game, seat)
        return replace(self, left=self.left - 1, robbed=(*self.robbed, int(option[1])))
