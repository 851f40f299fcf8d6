"""Action cards of the Status Phase, laid open together and taken in the order of influence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.verbs.cards import without
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import END, Decision, Step
from throneworld.ti3.nouns import ACTION_CARDS
from throneworld.ti3.steps.drawing import ACTION, respect_hand_limit
from throneworld.ti3.steps.ranking import Ranked
from throneworld.ti3.verbs.cards import lay_out_action_cards, take_open_card


class ShareCards(Ranked, frozen=True):
    """All that players receive is drawn at once; each takes his whole number before the next one does."""

    stages: ClassVar[tuple[str, ...]] = ("rank", "lay_out", "next_player", "take", "react", "limit")
    opens: ClassVar[tuple[str, ...]] = ("card_drawn_after",)

    numbers: tuple[tuple[int, int], ...] = ()
    """How many each player receives."""
    cards: tuple[str, ...] = ()
    """What still lies open."""
    turn: int = -1
    taken: int = 0

    def lay_out(self, game: Game) -> Step:
        number = sum([many for _, many in self.numbers])
        return self.to("next_player", cards=lay_out_action_cards(game, number))

    def next_player(self, game: Game) -> Step:
        turn = self.turn + 1
        if turn >= len(self.order) or not self.cards:
            return END
        return self.to("take", turn=turn, taken=0)

    def take(self, game: Game) -> Step | None:
        """With a full hand he discards after each (SA-8.7.4)."""
        seat = self.order[self.turn]
        if self.taken >= dict(self.numbers)[seat] or not self.cards:
            return None
        after = self.to("take", taken=self.taken + 1)
        game.do(TakeOpenCard(seat=seat, cards=self.cards, why=self.why))
        return after

    def react(self, game: Game) -> None:
        if self.taken:
            game.open("card_drawn_after", self.order[self.turn])

    def limit(self, game: Game) -> Step:
        respect_hand_limit(game, self.order[self.turn], ACTION)
        return self.to("next_player")


class TakeOpenCard(Decision, frozen=True):
    rule: ClassVar[str] = "SA-3.33.3"
    prompt: ClassVar[str] = "take_open_card"
    verbs: ClassVar[Verbs] = {"choose_card": (ACTION_CARDS,)}

    cards: tuple[str, ...] = ()
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("choose_card", card) for card in self.cards]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "does_not_lie_open", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        card = str(option[1])
        game.amend(ShareCards, cards=without(self.cards, card))
        take_open_card(game, seat, card)
        respect_hand_limit(game, seat, ACTION)


VERBS: Verbs = {"choose_card": (ACTION_CARDS,)}
