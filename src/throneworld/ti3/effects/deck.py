"""Action cards that a player sees on top of the deck: some are handed out, the others discarded (ruling 115).

They stay where they are until it is settled what becomes of them; only who looks at them knows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.effects.whom import Verb, everybody
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.verbs.cards import also_learn, both, forget, learn
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import ACTION_CARDS
from throneworld.ti3.state import of
from throneworld.ti3.steps.drawing import ACTION, respect_hand_limit

HAND_OUT = "hand_out"
DRAWS_LESS = "draws_less"
"""Mark: an action card that this player got stands for one that he would draw in the Status Phase."""


def look_at_top(game: Game, seat: int, number: int) -> int:
    """How many of so many cards there are; the discards are shuffled beneath the deck if it is too small."""
    state = of(game)
    if len(state.action_deck) < number and state.action_discards:
        state.action_deck += game.shuffle("action_deck", state.action_discards)
        state.action_discards = ()
        game.tell("deck_reshuffled", "action")
    seen = state.action_deck[:number]
    for card in seen:
        also_learn(state, card, seat)
    game.tell("top_cards_looked_at", seat, len(seen))
    game.tell("top_cards_seen", seat, *seen, to=of(game).pair(seat))
    return len(seen)


class KeepOneOfTop(Verb, frozen=True):
    """Of so many cards one goes to the hand, the others are discarded."""

    number: int = 1

    def run(self, game: Game) -> Step:
        count = look_at_top(game, self.seat, self.number)
        return HandOutTop(seat=self.seat, count=count, takers=(self.seat,), why=self.reason, rest=True)


class ShareTop(Verb, frozen=True):
    """A card for everybody, who draws one less for it in this Status Phase."""

    def run(self, game: Game) -> Step:
        takers = tuple(everybody(of(game)))
        count = look_at_top(game, self.seat, len(takers))
        return HandOutTop(seat=self.seat, count=count, takers=takers, why=self.reason)


class HandOutTop(Decision, frozen=True):
    """Which of the cards on top of the deck the next player gets."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "hand_out_top"
    verbs: ClassVar[tuple[str, ...]] = (HAND_OUT,)
    hidden: ClassVar[bool] = True

    count: int = 0
    """How many cards on top are still there to choose from."""
    takers: tuple[int, ...] = ()
    why: str = ""
    rest: bool = False
    """Whether what is left over is discarded; else a card stands for one of those that its taker draws."""

    def run(self, game: Game) -> Step | None:
        if self.count and self.takers:
            return Decision.run(self, game)
        for card in of(game).action_deck[: self.count] if self.rest else ():
            discard_off_deck(game, self.seat, card, self.why)
        return None

    def binds(self, seat: int) -> bool:
        return True

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"card": self.why, "other": self.takers[0]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(HAND_OUT, card) for card in of(game).action_deck[: self.count]]

    def is_open(self, game: Game, seat: int) -> bool:
        return self.count > 1

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_on_top", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        taker, *others = self.takers
        give_off_deck(game, seat, taker, str(option[1]))
        if not self.rest:
            mark(game, DRAWS_LESS, seat=taker, until=ROUND)
        after = replace(self, count=self.count - 1, takers=tuple(others))
        respect_hand_limit(game, taker, ACTION)
        return after


def give_off_deck(game: Game, seat: int, other: int, card: str) -> None:
    """Into the hand of a player; who gives it knows it, too."""
    state = of(game)
    state.action_deck = tuple([each for each in state.action_deck if each != card])
    state.hands[other] = (*state.hands[other], card)
    learn(state, card, seat, other)
    game.tell("card_handed_out", seat, other)
    game.tell("card_handed_out_seen", seat, other, card, to=both(of(game), seat, other))


def discard_off_deck(game: Game, seat: int, card: str, why: str) -> None:
    """Face up onto the pile."""
    state = of(game)
    state.action_deck = tuple([each for each in state.action_deck if each != card])
    state.action_discards = (card, *state.action_discards)
    forget(state, card)
    game.tell("action_card_discarded", seat, card, why)


VERBS: Verbs = {HAND_OUT: (ACTION_CARDS,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "top_cards_looked_at": ("seat", "count"),
    "top_cards_seen": ("seat", "titles"),
    "card_handed_out": ("seat", "other"),
    "card_handed_out_seen": ("seat", "other", "title"),
}
