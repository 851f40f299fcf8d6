"""Cards of the hand that are discarded and replaced by new ones of the same kind (SA-15.8.8, 15.9.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.verbs.cards import discard_action_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import ACTION_CARDS, AGENDAS
from throneworld.ti3.state import of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.verbs.politics import discard_political_card

DONE: Option = ("done",)
EXCHANGED = "exchanged"


class ExchangeCards(Decision, frozen=True):
    """One card at a time, so many of each kind at most, or so many in all."""

    rule: ClassVar[str] = "SA-15.8.8"
    prompt: ClassVar[str] = "exchange_card"
    verbs: ClassVar[tuple[str, ...]] = ("exchange",)
    hidden: ClassVar[bool] = True

    actions: int = 0
    politics: int = 0
    total: int = 9
    given: tuple[str, ...] = ()
    """Kinds of cards that are to be drawn when all have been laid away."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"actions": self.actions, "politics": self.politics}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [*[("exchange", card) for card in (*state.hands[seat], *state.politics[seat])], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        left = self.actions if option[1] in of(game).hands[seat] else self.politics
        return None if left and self.total else Refusal(self.rule, "enough_exchanged")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[1]
        return Refusal(self.rule, "card_not_in_hand", (card,))

    def is_open(self, game: Game, seat: int) -> bool:
        state = of(game)
        return bool((state.hands[seat] and self.actions) or (state.politics[seat] and self.politics))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.do(*[Draw(seat=seat, deck=deck) for deck in self.given])
            return None
        card = str(option[1])
        if card in of(game).hands[seat]:
            discard_action_card(game, seat, card, EXCHANGED)
            after = replace(self, actions=self.actions - 1, given=(*self.given, ACTION))
        else:
            discard_political_card(game, seat, card, EXCHANGED)
            after = replace(self, politics=self.politics - 1, given=(*self.given, POLITICAL))
        return replace(after, total=self.total - 1)


VERBS: Verbs = {"exchange": ((ACTION_CARDS,), (AGENDAS,))}
