"""What component actions do with cards: action cards that change hands, notes that are played or returned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.verbs.tokens import FLEET, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.owning import note_held, note_owner
from throneworld.ti4.state import NOBODY, Ti4State, of, seat_of
from throneworld.ti4.steps.drawing import respect_hand_limit, titles_in_hand
from throneworld.ti4.steps.research import GainTechnology, gain_refusal
from throneworld.ti4.steps.tokens import respect_fleet_pool
from throneworld.ti4.tables import PROMISSORY_NOTE, TITLE
from throneworld.ti4.verbs.cards import look_at_hand, play_note_to_area, return_note, take_action_card

RANDOM_CARD = "random_card"
"""The stream of chance that picks a card out of a hand."""
WAR_SUN_TECHNOLOGY = "war_sun"

# Action cards


class TakeRandomCard(Effect, frozen=True):
    """The player who was named gives one of his action cards at random."""

    def run(self, game: Game) -> Step | None:
        other = int(self.targets[0])
        hand = of(game).hands[other]
        take_action_card(game, self.seat, other, TITLE[hand[game.roll(RANDOM_CARD, len(hand))]])
        respect_hand_limit(game, self.seat)
        return None


class LookAndTakeCard(Effect, frozen=True):
    """Look at the hand of the player who was named and take a card; that is not a draw."""

    def run(self, game: Game) -> Step | None:
        other = int(self.targets[0])
        look_at_hand(game, self.seat, other)
        return TakeCard(seat=self.seat, other=other)


class TakeCard(Decision, frozen=True):
    rule: ClassVar[str] = "RR 21.2"
    prompt: ClassVar[str] = "take_action_card"
    hidden: ClassVar[bool] = True
    other: int = NOBODY

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take", title) for title in titles_in_hand(of(game), self.other)]

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).hands[self.other]) > 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card, other = option[1], self.other
        return Refusal(self.rule, "not_in_that_hand", (card, other))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        take_action_card(game, seat, self.other, str(option[1]))
        respect_hand_limit(game, seat)
        return None


# Promissory notes (RR 60)


class PlayNote(Effect, frozen=True):
    """Out of the hand, faceup into the play area."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        play_note_to_area(game, self.seat, note_held(of(game), self.seat, self.title))
        return None


class ReturnNote(Effect, frozen=True):
    """Out of the hand to its owner (RR 60.3)."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        return_note(game, self.seat, note_held(of(game), self.seat, self.title))
        return None


def owner_of_note(state: Ti4State, title: str) -> int:
    """Who plays the faction of a note, or NOBODY."""
    return seat_of(state, PROMISSORY_NOTE[title].faction)


class TakeFleetTokenOfOwner(Effect, frozen=True):
    """The owner of the note returns a token of his fleet pool; ships may have to go then (RR 34.3)."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        owner = note_owner(note_held(of(game), self.seat, self.title))
        spend_token(game, owner, FLEET, self.title)
        respect_fleet_pool(game, owner)
        return None


class GainWarSun(Effect, frozen=True):
    """The war sun technology of one's own deck, whatever its prerequisites (RR 79.5)."""

    def run(self, game: Game) -> Step | None:
        return GainTechnology(seat=self.seat, technology=WAR_SUN_TECHNOLOGY)


def may_gain_war_sun(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return gain_refusal(of(game), seat, WAR_SUN_TECHNOLOGY)
