"""What promissory notes do: for their holder, and to their owner (RR 60).

The owner of a faction's note is whoever plays the faction; that of a generic note is named by the occasion.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import AGENDA, mark
from throneworld.imperium.owning import RESTRAINED
from throneworld.imperium.reasons import strategy_card_refusal
from throneworld.imperium.verbs.points import lose_points
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect, name_target
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.owning import note_held, note_owner, note_title, notes_held
from throneworld.ti4.spending import ShowNote
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.units import presence
from throneworld.ti4.verbs.notes import play_note_to_area, return_note
from throneworld.ti4.verbs.points import gain_points
from throneworld.ti4.voting.agenda import RETURNS_AFTER_AGENDA

# The card itself


class PlayNote(Effect, frozen=True):
    """Out of the hand, faceup into the play area."""

    title: str = ""

    def run(self, game: Game) -> None:
        play_note_to_area(game, self.seat, note_held(of(game), self.seat, self.title))


class ReturnNote(Effect, frozen=True):
    """Out of the hand to its owner (RR 60.3)."""

    title: str = ""

    def run(self, game: Game) -> None:
        return_note(game, self.seat, note_held(of(game), self.seat, self.title))


class ShowNoteOfActor(ShowNote, frozen=True):
    """A note of the player whom the occasion is about is announced."""

    def shown(self, game: Game) -> str:
        return f"{self.title}:{self.occasion['seat']}"


class ReturnNoteOfActor(Effect, frozen=True):
    """Out of the hand to the player whom the occasion is about, whose note it is (RR 60.3)."""

    title: str = ""

    def run(self, game: Game) -> None:
        return_note(game, self.seat, f"{self.title}:{self.occasion['seat']}")


class ReturnNotesInPlay(Effect, frozen=True):
    """Out of the play area to their owners: all whose owner has units in the system of the occasion."""

    title: str = ""
    points: int = 0
    """Victory points that go with each of them."""

    def run(self, game: Game) -> None:
        for note in notes_of_those_there(of(game), self.seat, self.title, int(self.occasion["system"])):
            lose_points(game, self.seat, self.points, self.title)
            return_note(game, self.seat, note)


def notes_of_those_there(state: Ti4State, seat: int, title: str, system: int) -> list[str]:
    """The notes of that title in a player's play area whose owners have units in a system."""
    notes = [note for note in state.notes_in_play[seat] if note_title(note) == title]
    return [note for note in notes if presence(state, note_owner(note)) >> system & 1]


class ReturnFromPlay(Effect, frozen=True):
    """Out of the play area to its owner, whatever happened."""

    title: str = ""

    def run(self, game: Game) -> None:
        for note in of(game).notes_in_play[self.seat]:
            if note_title(note) == self.title:
                return_note(game, self.seat, note)


# Victory points


class DeclareSupport(Effect, frozen=True):
    """The note that was received goes into the play area, and is worth a point while it lies there."""

    def run(self, game: Game) -> None:
        note = str(self.occasion["note"])
        play_note_to_area(game, self.seat, note)
        gain_points(game, self.seat, 1, note_title(note))


# Cards


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

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name_target(game, owner_of_note(of(game), self.title), option[1], option[2])


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

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name_target(game, option[1])

    def fits(self, note: str) -> bool:
        return note_title(note) == self.title and note_owner(note) != self.seat


class RestrainOwner(Effect, frozen=True):
    """The note lies open until the agenda is done; so long its owner keeps silent."""

    title: str = ""

    def run(self, game: Game) -> None:
        owner = int(self.targets[0])
        note = f"{self.title}:{owner}"
        play_note_to_area(game, self.seat, note)
        mark(game, RESTRAINED, seat=owner, until=AGENDA)
        mark(game, RETURNS_AFTER_AGENDA, seat=self.seat, subject=note, until=AGENDA)
