"""The ways in which promissory notes are used: out of the hand, or from the play area (RR 60).

Others may not see who holds what, so a condition looks at the table alone, and at the holder's hand where a
player may have several notes of one title.
"""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.conditions import When, always, both, it_concerns_another, it_concerns_me
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards import notes_effects
from throneworld.ti4.declare import Declared, Does, note
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.state import of


def note_of_actor(title: str, window: str, when: When, *effects: Does) -> Declared:
    """A generic note of the player whom the occasion is about; it goes back to him.

    Everybody who holds notes may have it, so `when` looks at the table; the hand is looked at apart.
    """

    def mine_to_play(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        held = f"{title}:{occasion['seat']}" in of(game).notes[seat]
        return None if held else Refusal("RR 60.1", "not_held", (title,))

    def suspects(game: Game, occasion: Occasion) -> list[int]:
        holding = [seat for seat, notes in enumerate(of(game).notes) if notes]
        return [seat for seat in holding if condition(game, seat, occasion) is None]

    condition = both(it_concerns_another, when)
    shown, back = notes_effects.ShowNoteOfActor(title=title), notes_effects.ReturnNoteOfActor(title=title)
    clauses = note(title, window, both(condition, mine_to_play), *effects, back)
    return tuple([replace(each, suspects=suspects, spends=(shown,)) for each in clauses])


def from_hand(title: str, window: str, when: When, *effects: Does, aims: tuple[Does, ...] = ()) -> Declared:
    """A faction's note that goes back to its owner once it is resolved (RR 60.3)."""
    return note(title, window, when, *effects, notes_effects.ReturnNote(title=title), aims=aims)


def returned_on_activation(title: str, points: int = 0) -> Declared:
    """A note in the play area that goes back when its holder activates a system with units of its owner."""

    def owner_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        there = notes_effects.notes_of_those_there(of(game), seat, title, int(occasion["system"]))
        return None if there else Refusal("RR 60.1", "no_units_there", (title,))

    return note(
        title,
        "self_activates_system",
        both(it_concerns_me, owner_is_there),
        notes_effects.ReturnNotesInPlay(title=title, points=points),
        must=True,
        in_play=True,
    )


def laid_out(title: str) -> Declared:
    """A note that is played by an action, and lies there until its holder comes near its owner."""
    played = note(title, "action", always, UseAction(), notes_effects.PlayNote(title=title))
    return (*played, *returned_on_activation(title))
