"""What promissory notes do: for their holder, and to their owner (RR 60).

The owner of a faction's note is whoever plays the faction; that of a generic note is named by the occasion.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import AGENDA, mark
from throneworld.imperium.verbs.tokens import STRATEGY, gain_token, reinforcements, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, name_target
from throneworld.ti4.cards.action_taking import TakeCard, owner_of_note
from throneworld.ti4.owning import RESTRAINED, note_owner, note_title, notes_held
from throneworld.ti4.reasons import strategy_card_refusal
from throneworld.ti4.spending import ShowNote
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.steps.research import GainTechnology
from throneworld.ti4.units import presence
from throneworld.ti4.verbs.cards import look_at_hand, play_note_to_area, return_note
from throneworld.ti4.verbs.goods import give_commodities, lose_trade_goods
from throneworld.ti4.verbs.points import gain_points, lose_points
from throneworld.ti4.voting.agenda import RETURNS_AFTER_AGENDA

# The card itself


class ShowNoteOfActor(ShowNote, frozen=True):
    """A note of the player whom the occasion is about is announced."""

    def shown(self, game: Game) -> str:
        return f"{self.title}:{self.occasion['seat']}"


class ReturnNoteOfActor(Effect, frozen=True):
    """Out of the hand to the player whom the occasion is about, whose note it is (RR 60.3)."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        return_note(game, self.seat, f"{self.title}:{self.occasion['seat']}")
        return None


class ReturnNotesInPlay(Effect, frozen=True):
    """Out of the play area to their owners: all whose owner has units in the system of the occasion."""

    title: str = ""
    points: int = 0
    """Victory points that go with each of them."""

    def run(self, game: Game) -> Step | None:
        for note in notes_of_those_there(of(game), self.seat, self.title, int(self.occasion["system"])):
            lose_points(game, self.seat, self.points, self.title)
            return_note(game, self.seat, note)
        return None


def notes_of_those_there(state: Ti4State, seat: int, title: str, system: int) -> list[str]:
    """The notes of that title in a player's play area whose owners have units in a system."""
    notes = [note for note in state.notes_in_play[seat] if note_title(note) == title]
    return [note for note in notes if presence(state, note_owner(note)) >> system & 1]


class ReturnFromPlay(Effect, frozen=True):
    """Out of the play area to its owner, whatever happened."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        for note in of(game).notes_in_play[self.seat]:
            if note_title(note) == self.title:
                return_note(game, self.seat, note)
        return None


# Victory points


class DeclareSupport(Effect, frozen=True):
    """The note that was received goes into the play area, and is worth a point while it lies there."""

    def run(self, game: Game) -> Step | None:
        note = str(self.occasion["note"])
        play_note_to_area(game, self.seat, note)
        gain_points(game, self.seat, 1, note_title(note))
        return None


class LoseSupport(Effect, frozen=True):
    """The point goes; the card leaves the game with its owner (RR 60.7)."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        lose_points(game, self.seat, 1, self.why)
        return None


# Goods and tokens of the owner


class TakeAllCommodities(Effect, frozen=True):
    """The player whom the occasion is about gives all his commodities; they arrive as trade goods."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        other = int(self.occasion["seat"])
        amount = of(game).commodities[other]
        give_commodities(game, other, self.seat, amount, self.why)
        if amount:
            game.open("goods_gained", self.seat)
        return None


class OwnerLosesGoods(Effect, frozen=True):
    """As many as he has, if he has fewer."""

    title: str = ""
    amount: int = 0

    def run(self, game: Game) -> Step | None:
        owner = owner_of_note(of(game), self.title)
        lose_trade_goods(game, owner, min(self.amount, of(game).trade_goods[owner]), self.title)
        return None


class OwnerLosesStrategyToken(Effect, frozen=True):
    """One token of his strategy pool goes back into the reinforcements, if he has one."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        owner = owner_of_note(of(game), self.title)
        if of(game).strategy[owner]:
            spend_token(game, owner, STRATEGY, self.title)
        return None


class GainStrategyToken(Effect, frozen=True):
    """Out of the reinforcements, if one is left (RR 19.3)."""

    def run(self, game: Game) -> Step | None:
        if reinforcements(of(game), self.seat):
            gain_token(game, self.seat, STRATEGY)
        return None


# Cards


class GainTechnologyOfOccasion(Effect, frozen=True):
    """What the other player has just researched, whatever its prerequisites (RR 79.5)."""

    def run(self, game: Game) -> Step | None:
        return GainTechnology(seat=self.seat, technology=str(self.occasion["technology"]))


class TakeCardOfOwner(Effect, frozen=True):
    """Look at the owner's action cards and take one of them."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        owner = owner_of_note(of(game), self.title)
        look_at_hand(game, self.seat, owner)
        return TakeCard(seat=self.seat, other=owner)


def exchanges_with(state: Ti4State, seat: int, owner: int) -> list[Option]:
    """Each strategy card of a player for each that lies before another."""
    theirs = state.strategy_cards[owner]
    return [("exchange", mine, other) for mine in state.strategy_cards[seat] for other in theirs]


class ChooseExchangeWithOwner(Aim, frozen=True):
    """Both cards are named by the holder of the note."""

    rule: ClassVar[str] = "RR 72.8"
    prompt: ClassVar[str] = "choose_exchange_with_owner"
    title: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return exchanges_with(of(game), seat, owner_of_note(of(game), self.title))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        refusal = strategy_card_refusal(state, seat, option[1])
        return refusal or strategy_card_refusal(state, owner_of_note(state, self.title), option[2])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        name_target(game, owner_of_note(of(game), self.title), option[1], option[2])
        return None


# Votes


class ChooseNote(Aim, frozen=True):
    """Of several notes of one title, the player whose note is played."""

    rule: ClassVar[str] = "RR 60.1"
    prompt: ClassVar[str] = "choose_note"
    hidden: ClassVar[bool] = True
    title: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", note_owner(note)) for note in notes_held(of(game), seat, self.title)]

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).notes[seat]) > 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"note": self.title}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        title = self.title
        return Refusal(self.rule, "not_held", (title,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        name_target(game, option[1])
        return None

    def fits(self, note: str) -> bool:
        return note_title(note) == self.title and note_owner(note) != self.seat


class RestrainOwner(Effect, frozen=True):
    """The note lies open until the agenda is done; so long its owner keeps silent."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        owner = int(self.targets[0])
        note = f"{self.title}:{owner}"
        play_note_to_area(game, self.seat, note)
        mark(game, RESTRAINED, seat=owner, until=AGENDA)
        mark(game, RETURNS_AFTER_AGENDA, seat=self.seat, subject=note, until=AGENDA)
        return None


class LastingOnOwner(Effect, frozen=True):
    """Something holds for the owner of the note for a while."""

    title: str = ""
    kind: str = ""
    until: str = ""

    def run(self, game: Game) -> Step | None:
        mark(game, self.kind, seat=owner_of_note(of(game), self.title), until=self.until)
        return None
