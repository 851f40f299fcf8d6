"""Cards that take cards of others: out of hands that were looked at, and just drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.verbs.cards import draw_action_card, look_at_hand, take_action_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs, words_of
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.conditions import it_concerns_an_opponent
from throneworld.ti3.declare import ACTION as AS_ACTION
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.cards import RANDOM_CARD
from throneworld.ti3.leaders.captives import captives_of
from throneworld.ti3.leaders.whereabouts import owner_of
from throneworld.ti3.nouns import ACTION_CARDS, AGENDAS
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw, hand, respect_hand_limit
from throneworld.ti3.verbs.politics import draw_political_card, look_at_politics, take_political_card
from throneworld.ti3.verbs.secrets import look_at_secrets

INTERROGATION, INSCRUTABILITY = "advanced_interrogation_techniques", "inscrutability"
HAND, SECRETS = "hand", "secrets"
DECLINE: Option = ("decline",)


def take_card(game: Game, seat: int, other: int, deck: str, card: str) -> None:
    takes = take_action_card if deck == ACTION else take_political_card
    takes(game, seat, other, card)
    respect_hand_limit(game, seat, deck)


def take_random_card(game: Game, seat: int, other: int, deck: str, cards: tuple[str, ...]) -> None:
    """Chance picks it, even where the hand is known (ruling 115)."""
    if cards:
        take_card(game, seat, other, deck, cards[game.roll(RANDOM_CARD, len(cards))])


# Advanced Interrogation Techniques


class ChooseCaptive(Choose, frozen=True):
    """("leader", name): a leader of another whom he holds."""

    rule: ClassVar[str] = "SA-14.2.6"
    prompt: ClassVar[str] = "choose_captive"
    verb: ClassVar[str] = "leader"
    sought: ClassVar[str] = "sought_captive"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return zip(captives_of(state, self.seat))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_captive_of_yours", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("captive_named", self.seat, *target)


class Interrogate(Verb, frozen=True):
    """The owner of the captive may have left the game meanwhile."""

    def run(self, game: Game) -> Step | None:
        other = owner_of(of(game), str(self.targets[0]))
        return None if other in (NOBODY, self.seat) else LookAtOne(seat=self.seat, other=other)


class LookAtOne(Decision, frozen=True):
    """At the hands of the owner, or at his secret objective."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "look_at_one"
    verbs: ClassVar[tuple[str, ...]] = ("look_at",)
    other: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("look_at", HAND), *([("look_at", SECRETS)] if of(game).secrets[self.other] else [])]

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        if option[1] == SECRETS:
            look_at_secrets(game, seat, self.other)
            return TakeUnsighted(seat=seat, other=self.other)
        look_at_hand(game, seat, self.other)
        look_at_politics(game, seat, self.other)
        return TakeFromSight(seat=seat, other=self.other)


class TakeFromSight(Decision, frozen=True):
    """A card of the hands that he has looked at, or none."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "take_from_sight"
    verbs: ClassVar[tuple[str, ...]] = ("take_action_card", "take_political_card")
    hidden: ClassVar[bool] = True
    other: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [
            *[("take_action_card", card) for card in state.hands[self.other]],
            *[("take_political_card", card) for card in state.politics[self.other]],
            DECLINE,
        ]

    def is_open(self, game: Game, seat: int) -> bool:
        state = of(game)
        return bool(state.hands[self.other] or state.politics[self.other])

    def binds(self, seat: int) -> bool:
        return seat in (self.seat, self.other)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card, other = option[1], self.other
        return Refusal(self.rule, "not_in_that_hand", (card, other))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DECLINE:
            deck = ACTION if option[0] == "take_action_card" else POLITICAL
            take_card(game, seat, self.other, deck, str(option[1]))


class TakeUnsighted(Decision, frozen=True):
    """Of a kind that he names a card comes by chance, or none (ruling 115)."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "take_unsighted"
    verbs: ClassVar[tuple[str, ...]] = ("take_any",)
    other: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def binds(self, seat: int) -> bool:
        return seat == self.other

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take_any", ACTION), ("take_any", POLITICAL), DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        empty = option != DECLINE and not hand(of(game), self.other, str(option[1]))
        return Refusal(self.rule, "no_card_of_that_kind", (self.other,)) if empty else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DECLINE:
            deck = str(option[1])
            take_random_card(game, seat, self.other, deck, hand(of(game), self.other, deck))


# Inscrutability


class TakeDrawn(Verb, frozen=True):
    """One of the cards that were drawn together, by chance; another comes in its place, which nobody can
    take in turn (ruling 115)."""

    def run(self, game: Game) -> None:
        draw = game.nearest(Draw)
        assert draw is not None
        other, deck = draw.seat, draw.deck
        held = tuple([card for card in draw.cards if card in hand(of(game), other, deck)])
        if not held:
            return
        take_random_card(game, self.seat, other, deck, held)
        draws = draw_action_card if deck == ACTION else draw_political_card
        draws(game, other)


LISTENERS: Declared = (
    *action_card(INTERROGATION, AS_ACTION, there_is(ChooseCaptive()), Interrogate(), aims=(ChooseCaptive(),)),
    *action_card(INSCRUTABILITY, "card_drawn_after", it_concerns_an_opponent, TakeDrawn()),
)
VERBS: Verbs = {
    "look_at": (words_of("looked_at", HAND, SECRETS),),
    "take_action_card": (ACTION_CARDS,),
    "take_political_card": (AGENDAS,),
    "take_any": (words_of("kind_of_card", ACTION, POLITICAL),),
}
EVENTS: dict[str, tuple[str, ...]] = {"captive_named": ("seat", "leader")}
