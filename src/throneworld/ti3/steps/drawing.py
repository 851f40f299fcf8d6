"""Drawing action and political cards, and what hands may hold (SA-8.7.4, 8.11.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.modifiers import changed
from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.imperium.verbs.cards import draw_action_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.quantities import POLITICAL_HAND_LIMIT
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import ACTION_HAND_LIMIT
from throneworld.ti3.verbs.politics import discard_political_card, draw_political_card

ACTION, POLITICAL = "action", "political"
OVER_LIMIT = "hand_limit"


def hand(state: Ti3State, seat: int, deck: str) -> tuple[str, ...]:
    return state.hands[seat] if deck == ACTION else state.politics[seat]


def hand_limit(state: Ti3State, seat: int, deck: str) -> int:
    """Seven of each kind, unless something says otherwise."""
    return changed(state, HAND_LIMIT if deck == ACTION else POLITICAL_HAND_LIMIT, ACTION_HAND_LIMIT, seat)


class Draw(Procedure, frozen=True):
    """So many cards by one instruction; with a full hand one draws and discards one at a time (SA-8.7.4)."""

    stages: ClassVar[tuple[str, ...]] = ("draw", "react", "limit")
    opens: ClassVar[tuple[str, ...]] = ("card_drawn_after",)

    seat: int = NOBODY
    deck: str = ACTION
    count: int = 1
    drawn: int = 0
    cards: tuple[str, ...] = ()
    """What was drawn, whether it is still in the hand or not."""

    def draw(self, game: Game) -> Step | None:
        draws = draw_action_card if self.deck == ACTION else draw_political_card
        if self.drawn >= self.count or not draws(game, self.seat):
            return None
        card = hand(of(game), self.seat, self.deck)[-1]
        after = self.to("draw", drawn=self.drawn + 1, cards=(*self.cards, card))
        respect_hand_limit(game, self.seat, self.deck)
        return after

    def react(self, game: Game) -> None:
        """All that was drawn together is one occasion (ruling 115)."""
        if self.drawn:
            game.open("card_drawn_after", self.seat)

    def limit(self, game: Game) -> None:
        respect_hand_limit(game, self.seat, self.deck)

    def imagined(self, game: Game, seat: int) -> Step:
        """To others it may be any of his cards."""
        if seat == self.seat or not self.cards:
            return self
        held = hand(of(game), self.seat, self.deck)
        return replace(
            self, cards=held[len(held) - len(self.cards) :] if len(held) > len(self.cards) else held
        )


def respect_hand_limit(game: Game, seat: int, deck: str) -> None:
    """Surplus cards are discarded at once."""
    state = of(game)
    excess = len(hand(state, seat, deck)) - hand_limit(state, seat, deck)
    if excess > 0:
        discards = DiscardCards if deck == ACTION else DiscardPoliticalCards
        game.do(discards(seat=seat, count=excess, why=OVER_LIMIT))


class DiscardPoliticalCards(Decision, frozen=True):
    """Political cards that a player has to discard, one at a time; all of them if he has no more."""

    rule: ClassVar[str] = "SA-8.11.2"
    prompt: ClassVar[str] = "discard_political_card"
    hidden: ClassVar[bool] = True
    count: int = 1
    why: str = "discarded"

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.count > 0 and of(game).politics[self.seat] else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.count}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("discard", card) for card in of(game).politics[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[1]
        return Refusal(self.rule, "card_not_in_hand", (card,))

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).politics[seat]) > 1

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        discard_political_card(game, seat, str(option[1]), self.why)
        return DiscardPoliticalCards(seat=seat, count=self.count - 1, why=self.why)
