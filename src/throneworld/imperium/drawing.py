"""Drawing action cards, and what a hand may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.citing import HAND_LIMIT_RULE
from throneworld.imperium.modifiers import changed, contributions
from throneworld.imperium.quantities import CARDS_SIFTED, HAND_LIMIT
from throneworld.imperium.state import NOBODY, ImperiumState, of
from throneworld.imperium.verbs.cards import discard_action_card, draw_action_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step

NO_LIMIT = 1000


def hand_limit(state: ImperiumState, seat: int) -> int:
    """How many action cards a player may hold."""
    return changed(state, HAND_LIMIT, state.edition.hand_limit, seat)


def draw_action_cards(game: Game, seat: int, count: int) -> None:
    """So many cards by one instruction; what is too many is discarded next."""
    if count <= 0:
        return
    sifted = contributions(of(game), CARDS_SIFTED, seat)
    for _ in range(count + sum([each.amount for each in sifted])):
        draw_action_card(game, seat)
    for each in sifted:
        game.do(DiscardCards(seat=seat, count=each.amount, why=each.component))
    respect_hand_limit(game, seat)


def respect_hand_limit(game: Game, seat: int) -> None:
    """Whoever came to hold cards, or came under a lower limit, keeps as many as he may."""
    game.do(RespectHandLimit(seat=seat))


class DrawActionCards(Step, frozen=True):
    """One instruction to draw, as a step: so that players draw one after the other."""

    seat: int = NOBODY
    count: int = 1

    def run(self, game: Game) -> None:
        draw_action_cards(game, self.seat, self.count)


class RespectHandLimit(Step, frozen=True):
    seat: int = NOBODY

    def run(self, game: Game) -> Step | None:
        state = of(game)
        excess = len(state.hands[self.seat]) - hand_limit(state, self.seat)
        return DiscardCards(seat=self.seat, count=excess, why="hand_limit") if excess > 0 else None


class DiscardCards(Decision, frozen=True):
    """Action cards that a player has to discard, one at a time; all of them if he has no more."""

    rule: ClassVar[str] = HAND_LIMIT_RULE
    prompt: ClassVar[str] = "discard_action_card"
    hidden: ClassVar[bool] = True
    count: int = 1
    why: str = "discarded"

    def run(self, game: Game) -> Step | None:
        if self.count <= 0 or not of(game).hands[self.seat]:
            return None
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple([("discard", title) for title in titles_in_hand(of(game), seat)])

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).hands[seat]) > 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"count": self.count, "why": self.why}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[1]
        return Refusal(self.rule, "not_yours", (card,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        discard_action_card(game, seat, str(option[1]), self.why)
        return replace(self, count=self.count - 1) if self.count > 1 else None


def titles_in_hand(state: ImperiumState, seat: int) -> tuple[str, ...]:
    """The action cards that a player holds, each title once."""
    titles = state.edition.titles
    return tuple(dict.fromkeys([titles[card] for card in state.hands[seat]]))
