"""How a component says when it may be used and what it does: one line of declaration for each clause of it.

A listener names the window of the registry; the stops follow from it. `when` is asked for the seat that might
use it; it returns why not. Conditions are in `conditions`, costs in `spending`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Unpack

from msgspec.structs import replace

from throneworld.imperium.conditions import (
    When,
    always,
    both,
    i_fight,
    it_concerns_another,
    it_concerns_me,
    standing,
)
from throneworld.imperium.declare import Clause, Declared, Does, Says, from_hand, in_the_open, whom
from throneworld.imperium.marks import is_marked
from throneworld.imperium.owning import RESTRAINED, holders_of_ability, holders_of_flagship, holders_of_law
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.moments import stops_of
from throneworld.ti4.owning import (
    MOST_SEATS,
    holders_of_card,
    holders_of_note,
    holders_of_technology,
    owners_of_note,
)
from throneworld.ti4.spending import DiscardPlayed, ExhaustTechnology, ShowNote
from throneworld.ti4.state import NOBODY, Ti4State
from throneworld.ti4.tables import FACTION_OF, PROMISSORY_NOTE, UNIT

CANCELLED_AT = "other_plays_action_card_when"
SEALED_LIPS = "sealed_lips"
"""Mark: nobody who has passed may play action cards in this turn (Transparasteel Plating)."""


def action_card(
    title: str, window: str, when: When = always, *effects: Does, **says: Unpack[Says]
) -> Declared:
    """An action card: announced with its targets, then open to being cancelled (RR 2)."""
    says.setdefault("rule", "RR 2.6")
    clauses = in_the_open(title, window, stops_of(window), when, holders_of_card(title), effects, **says)
    return from_hand(clauses, _may_play_cards, DiscardPlayed(title=title), CANCELLED_AT)


def _may_play_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state: Ti4State = game.state
    if not state.marks:
        return None
    if is_marked(state, RESTRAINED, seat):
        return Refusal("RR 60.1", "restrained")
    if seat in state.passed and is_marked(state, SEALED_LIPS):
        return Refusal("RR 3.3", "passed_and_silent")
    return None


def technology(
    name: str, window: str, when: When = always, *effects: Does, exhausts: bool = False, **says: Unpack[Says]
) -> Declared:
    """A technology that is used, if need be by exhausting it (RR 61.3)."""
    says.setdefault("rule", "RR 79.1")
    if exhausts:
        says["costs"] = (ExhaustTechnology(technology=name), *says.get("costs", ()))
    holders = holders_of_technology(name, exhausts)
    return in_the_open(name, window, stops_of(window), when, holders, effects, **says)


def ability(name: str, window: str, when: When = always, *effects: Does, **says: Unpack[Says]) -> Declared:
    """A faction ability that is used; some cards stop those that are a choice."""
    says.setdefault("rule", "RR 1.21")
    holders = holders_of_ability(FACTION_OF[name], says.get("must", False))
    return in_the_open(name, window, stops_of(window), when, holders, effects, **says)


def flagship(unit: str, window: str, when: When = always, *effects: Does, **says: Unpack[Says]) -> Declared:
    """The text of a flagship; `when` says where the ship has to be."""
    says.setdefault("rule", "RR 1.21")
    holders = holders_of_flagship(UNIT[unit].faction)
    return in_the_open(unit, window, stops_of(window), when, holders, effects, **says)


def law(
    name: str, window: str, when: When = always, *effects: Does, owner_only: bool = True, **says: Unpack[Says]
) -> Declared:
    """A law in play: its owner uses it, or it concerns whomever `when` lets it concern."""
    says.setdefault("rule", "RR 7.2")
    holders = holders_of_law(name, owner_only)
    return in_the_open(name, window, stops_of(window), when, holders, effects, **says)


def note(
    title: str, window: str, when: When = always, *effects: Does, in_play: bool = False, **says: Unpack[Says]
) -> Declared:
    """A promissory note in a hand, or in a play area; never resolved by its owner (RR 60.2).

    If a player holds several of one title, `when` tells which of them count.
    """
    says.setdefault("rule", "RR 60.1")
    holders = holders_of_note(title, in_play)
    clauses = in_the_open(title, window, stops_of(window), when, holders, effects, **says)
    if in_play:
        return clauses
    shown = (ShowNote(title=title),) if PROMISSORY_NOTE[title].faction else ()
    suspects = _who_might_hold(title, when)
    return tuple([replace(each, suspects=suspects, spends=shown) for each in clauses])


def _who_might_hold(title: str, when: When) -> Callable[[Game, Occasion], Iterable[int]]:
    """Whoever has notes in his hand, if to all public knowledge one of that title is abroad (RR 60.6)."""
    owners, concerned = owners_of_note(title), whom(when)
    cards = tuple(f"{title}:{owner}" for owner in range(MOST_SEATS))

    def suspects(game: Game, occasion: Occasion) -> Iterable[int]:
        state, owned_by = game.state, owners(game)
        if not [owner for owner in owned_by if _may_be_abroad(state, cards[owner], owner)]:
            return ()
        only = owned_by[0] if len(owned_by) == 1 else NOBODY
        return (
            seat
            for seat in concerned(game, occasion)
            if state.notes[seat] and seat != only and when(game, seat, occasion) is None
        )

    return suspects


def _may_be_abroad(state: Ti4State, note: str, owner: int) -> bool:
    """Whether, to all public knowledge, a note may be in another hand than its owner's."""
    everybody = (1 << len(state.factions)) - 1
    return note not in state.notes[owner] or state.known.get(note) != everybody
