"""Hands that lie open: whatever comes into one is shown to all; some keep a card secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.modifiers import total
from throneworld.imperium.verbs.cards import learn
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import ACTION_CARDS
from throneworld.ti3.order import phase_order
from throneworld.ti3.quantities import OPEN_HANDS
from throneworld.ti3.state import of


def secret_cards(game: Game, cards: tuple[str, ...]) -> list[str]:
    """Those of a hand that not all have seen."""
    everybody = (1 << game.seats) - 1
    return [each for each in cards if of(game).known.get(each, 0) != everybody]


def open_hands(game: Game) -> None:
    state = of(game)
    for seat in phase_order(state):
        hidden = total(state, OPEN_HANDS, seat) - 1
        if hidden >= 0 and seat not in state.eliminated:
            show(game, seat, *secret_cards(game, state.politics[seat]))
            cards = secret_cards(game, state.hands[seat])
            if not hidden:
                show(game, seat, *cards)
            elif len(cards) > hidden:
                game.do(KeepCardHidden(seat=seat))


def show(game: Game, seat: int, *cards: str) -> None:
    for card in cards:
        learn(of(game), card, *range(game.seats))
    if cards:
        game.tell("hand_opened", seat, *cards)


class KeepCardHidden(Decision, frozen=True):
    """Which of the cards that not all have seen stays so; the others are shown."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "keep_card_hidden"
    hidden: ClassVar[bool] = True
    verbs: ClassVar[Verbs] = {"keep_card": (ACTION_CARDS,)}

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"count": len(secret_cards(game, of(game).hands[seat]))}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("keep_card", card) for card in secret_cards(game, of(game).hands[seat])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_secret_of_yours", (option[1],))

    def is_open(self, game: Game, seat: int) -> bool:
        return len(secret_cards(game, of(game).hands[seat])) > 1

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        shown = [each for each in secret_cards(game, of(game).hands[seat]) if each != option[1]]
        show(game, seat, *shown)
        return None


VERBS: Verbs = {"keep_card": (ACTION_CARDS,)}
EVENTS: dict[str, tuple[str, ...]] = {"hand_opened": ("seat", "titles")}
