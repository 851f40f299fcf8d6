"""Promissory notes: given, played, returned (RR 60)."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import forget, learn, lose_sight, without
from throneworld.kernel.game import Game
from throneworld.ti4.owning import note_owner, note_title
from throneworld.ti4.state import of
from throneworld.ti4.tables import PROMISSORY_NOTES

NEVER_HIDDEN = frozenset(
    note.id for note in PROMISSORY_NOTES if any(clause.moment == "note_received" for clause in note.clauses)
)
"""Notes that are laid open as soon as another player has them: one sees where they are."""


def give_note(game: Game, giver: int, taker: int, note: str) -> None:
    """From hand to hand; some notes are played as soon as they are received (RR 1.19)."""
    state = of(game)
    lose_sight(
        state, [each for each in state.notes[giver] if note_title(each) not in NEVER_HIDDEN], giver, taker
    )
    state.notes[giver] = without(state.notes[giver], note)
    state.notes[taker] = (*state.notes[taker], note)
    learn(state, note, giver, taker)
    game.tell("note_given", giver, taker)
    game.tell("note_seen", giver, taker, note_title(note), note_owner(note), to=(giver, taker))
    game.open("note_received", taker, note)


def play_note_to_area(game: Game, seat: int, note: str) -> None:
    """Faceup into the play area."""
    state = of(game)
    state.notes[seat] = without(state.notes[seat], note)
    state.notes_in_play[seat] = (*state.notes_in_play[seat], note)
    forget(state, note)
    game.tell("note_played", seat, note_title(note), note_owner(note))


def return_note(game: Game, seat: int, note: str) -> None:
    """To its owner's hand, from the hand or the play area of whoever had it (RR 60.3)."""
    state = of(game)
    owner = note_owner(note)
    if note in state.notes_in_play[seat]:
        state.notes_in_play[seat] = without(state.notes_in_play[seat], note)
    else:
        state.notes[seat] = without(state.notes[seat], note)
    state.notes[owner] = (*state.notes[owner], note)
    learn(state, note, *range(game.seats))
    game.tell("note_returned", seat, note_title(note), owner)


EVENTS: dict[str, tuple[str, ...]] = {
    "note_given": ("seat", "other"),
    "note_seen": ("seat", "other", "note", "owner"),
    "note_played": ("seat", "note", "owner"),
    "note_returned": ("seat", "note", "owner"),
}
