"""Action cards and secret objectives that texts give, take, and let change hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.effects.whom import CHOSEN, EACH, Verb
from throneworld.imperium.verbs.cards import (
    both,
    discard_action_card,
    discard_hand,
    draw_secret,
    learn,
    return_secret,
    secret_name,
    without,
)
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import SECRET
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw, respect_hand_limit

YES: Option = ("yes",)
NO: Option = ("no",)
AT_RANDOM = "action_hand"
"""The stream that picks a card out of a hand."""


class MayDraw(Verb, frozen=True):
    """Each may draw so many action cards."""

    amount: int = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        seats = self.seats(game, self.whom)
        game.do(*[DrawOrNot(seat=seat, count=self.amount, why=self.reason) for seat in seats])


class DrawCards(Verb, frozen=True):
    """So many action cards."""

    amount: int = 1
    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        seats = self.seats(game, self.whom)
        game.do(*[Draw(seat=seat, deck=ACTION, count=self.amount) for seat in seats])


class DrawOfBoth(Verb, frozen=True):
    """An action card and a political one."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        seats = self.seats(game, self.whom)
        game.do(*[Draw(seat=seat, deck=deck) for seat in seats for deck in (ACTION, POLITICAL)])


class DrawOrNot(Decision, frozen=True):
    rule: ClassVar[str] = "SA-8.7.4"
    prompt: ClassVar[str] = "draw_or_not"
    count: int = 1
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"count": self.count, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == YES:
            game.do(Draw(seat=seat, deck=ACTION, count=self.count))


class DiscardAtRandom(Verb, frozen=True):
    """So many action cards out of the hand of each, by chance, as far as there are any."""

    amount: int = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, self.whom):
            hand = state.hands[seat]
            for card in game.shuffle(AT_RANDOM, hand)[: self.amount] if hand else ():
                discard_action_card(game, seat, state.edition.titles[card], self.reason)


class DiscardOfChoice(Verb, frozen=True):
    """So many action cards that each chooses himself, as far as there are any."""

    amount: int = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        seats = self.seats(game, self.whom)
        game.do(*[DiscardCards(seat=seat, count=self.amount, why=self.reason) for seat in seats])


class DiscardHand(Verb, frozen=True):
    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            discard_hand(game, seat, self.reason)


class DiscardDownTo(Verb, frozen=True):
    """Each keeps so many action cards, as he chooses."""

    most: int = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            excess = len(of(game).hands[seat]) - self.most
            game.do(DiscardCards(seat=seat, count=max(0, excess), why=self.reason))


class KeepHandLimits(Verb, frozen=True):
    """Surplus cards are discarded at once."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            respect_hand_limit(game, seat, ACTION)


# Secret objectives


class MayDrawSecret(Verb, frozen=True):
    """Another secret objective beside one's own, for whoever wants it."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom) if of(game).secret_deck else ():
            game.do(DrawSecretOrNot(seat=seat, why=self.reason))


class DrawSecretOrNot(Decision, frozen=True):
    rule: ClassVar[str] = "SA-12.3.3"
    prompt: ClassVar[str] = "draw_secret_or_not"
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == YES:
            draw_secret(game, seat)


class DealSecretsAnew(Verb, frozen=True):
    """Unclaimed ones go back into the deck, which is shuffled; then each is dealt one."""

    def run(self, game: Game) -> None:
        seats = self.seats(game, EACH)
        for seat in seats:
            for secret in of(game).secrets[seat]:
                return_secret(game, seat, secret)
        for seat in seats:
            draw_secret(game, seat)


class ExchangeSecrets(Verb, frozen=True):
    """Two players who were elected give each other an unclaimed secret objective, as far as they have one."""

    def run(self, game: Game) -> None:
        one, other = map(int, str(self.targets[0]).split(" "))
        game.do(GiveSecret(seat=one, other=other, then=True))


class GiveSecret(Decision, frozen=True):
    """Who has several chooses which; the other chooses before he has seen what he gets."""

    rule: ClassVar[str] = "SA-12.3.3"
    prompt: ClassVar[str] = "give_secret"
    verbs: ClassVar[tuple[str, ...]] = ("secret",)
    hidden: ClassVar[bool] = True

    other: int = NOBODY
    then: bool = False
    """Whether the other gives one as well."""
    gets: str = ""
    """What the first of the two has chosen to give."""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if of(game).secrets[self.seat] else self._go_on(game, "")

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("secret", objective) for objective in of(game).secrets[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "card_not_in_hand", option[1:])

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).secrets[seat]) > 1

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return self._go_on(game, str(option[1]))

    def _go_on(self, game: Game, given: str) -> Step | None:
        if self.then:
            return GiveSecret(seat=self.other, other=self.seat, gets=given)
        for giver, taker, card in ((self.seat, self.other, given), (self.other, self.seat, self.gets)):
            if card:
                pass_secret(game, giver, taker, card)
        return None

    def imagined(self, game: Game, seat: int) -> Step:
        """What the first one gives nobody else knows before both have chosen."""
        if seat == self.other or not self.gets:
            return self
        held = of(game).secrets[self.other]
        return GiveSecret(seat=self.seat, other=self.other, gets=held[game.dice.below("imagined", len(held))])


def pass_secret(game: Game, giver: int, taker: int, card: str) -> None:
    """Both know which it was."""
    state = of(game)
    state.secrets[giver] = without(state.secrets[giver], card)
    state.secrets[taker] = (*state.secrets[taker], card)
    learn(state, secret_name(state, card), giver, taker)
    game.tell("secret_passed_on", giver, taker)
    game.tell("secret_shown", giver, taker, card, to=both(of(game), giver, taker))


VERBS = {"secret": (SECRET,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "secret_passed_on": ("seat", "other"),
    "secret_shown": ("seat", "other", "objective"),
}
