"""How a component says when it may be used and what it does: one line of declaration for each clause of it.

A listener names the window of the registry; the stops follow from it. `when` is asked for the seat that might
use it; it returns why not. Conditions are in `conditions`, costs in `spending`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from throneworld.imperium.conditions import (
    When,
    always,
    both,
    i_fight,
    it_concerns_another,
    it_concerns_me,
    parts_of,
    standing,
)
from throneworld.imperium.marks import is_marked
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect, Listener, Occasion
from throneworld.ti4.moments import stops_of
from throneworld.ti4.owning import (
    MOST_SEATS,
    RESTRAINED,
    flagship_in,
    has_ability,
    holders_of_card,
    holders_of_note,
    is_readied,
    law_owner,
    owner_of_ability,
    owner_of_technology,
    owners_of_note,
)
from throneworld.ti4.spending import DiscardPlayed, ExhaustTechnology, ShowNote
from throneworld.ti4.state import NOBODY, Ti4State, of, seat_of
from throneworld.ti4.tables import FACTION_OF, PROMISSORY_NOTE, UNIT

Does = Effect | Aim
Declared = tuple["Clause", ...]

CANCELLED_AT = "other_plays_action_card_when"
SEALED_LIPS = "sealed_lips"
"""Mark: nobody who has passed may play action cards in this turn (Transparasteel Plating)."""


class Clause(Listener, frozen=True):
    """A listener that knows its window of the registry and its component."""

    component: str = ""
    window: str = ""


def action_card(
    title: str,
    window: str,
    when: When = always,
    *effects: Does,
    aims: Sequence[Does] = (),
    costs: Sequence[Does] = (),
    rule: str = "RR 2.6",
) -> Declared:
    """An action card: announced with its targets, then open to being cancelled (RR 2)."""
    condition, concerned = both(_may_play_cards, when), _whom(when)
    return tuple(
        Clause(
            id=title,
            moment=stop,
            rule=rule,
            holders=holders_of_card(title),
            suspects=lambda game, occasion: (
                seat
                for seat in concerned(game, occasion)
                if of(game).hands[seat] and condition(game, seat, occasion) is None
            ),
            when=condition,
            spends=(DiscardPlayed(title=title),),
            aims=tuple(aims),
            costs=tuple(costs),
            effects=effects,
            cancel=CANCELLED_AT,
            once=True,
            component=title,
            window=window,
        )
        for stop in stops_of(window)
    )


def _whom(when: When) -> Callable[[Game, Occasion], Sequence[int]]:
    """The seats that a condition does not rule out from the first: often that of the actor alone."""
    return _actor if it_concerns_me in parts_of(when) else lambda game, occasion: range(game.seats)


def _actor(game: Game, occasion: Occasion) -> tuple[int, ...]:
    actor = occasion.first
    return (actor,) if isinstance(actor, int) and actor != NOBODY else ()


def _may_play_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    if not state.marks:
        return None
    if is_marked(state, RESTRAINED, seat):
        return Refusal("RR 60.1", "restrained")
    if seat in state.passed and is_marked(state, SEALED_LIPS):
        return Refusal("RR 3.3", "passed_and_silent")
    return None


def technology(
    name: str,
    window: str,
    when: When = always,
    *effects: Does,
    aims: Sequence[Does] = (),
    costs: Sequence[Does] = (),
    exhausts: bool = False,
    must: bool = False,
    rule: str = "RR 79.1",
) -> Declared:
    """A technology that is used, if need be by exhausting it (RR 61.3)."""

    def holders(game: Game) -> Sequence[int]:
        state = of(game)
        found = owner_of_technology(state, name)
        if not found or not exhausts:
            return found
        return [seat for seat in found if is_readied(state, seat, name)]

    paid = (ExhaustTechnology(technology=name), *costs) if exhausts else tuple(costs)
    return _public(name, window, when, effects, tuple(aims), paid, must, rule, holders)


def ability(
    name: str,
    window: str,
    when: When = always,
    *effects: Does,
    aims: Sequence[Does] = (),
    costs: Sequence[Does] = (),
    must: bool = False,
    rule: str = "RR 1.21",
) -> Declared:
    """A faction ability that is used; some cards stop those that are a choice."""

    def holders(game: Game) -> Sequence[int]:
        state = of(game)
        found = owner_of_ability(state, name)
        if must or not state.marks:
            return found
        return [seat for seat in found if not is_marked(state, RESTRAINED, seat)]

    assert name in FACTION_OF
    return _public(name, window, when, effects, tuple(aims), tuple(costs), must, rule, holders)


def flagship(
    unit: str,
    window: str,
    when: When = always,
    *effects: Does,
    aims: Sequence[Does] = (),
    costs: Sequence[Does] = (),
    must: bool = False,
    rule: str = "RR 1.21",
) -> Declared:
    """The text of a flagship; `when` says where the ship has to be."""

    def holders(game: Game) -> Sequence[int]:
        state = of(game)
        seat = seat_of(state, UNIT[unit].faction)
        if seat == NOBODY:
            return ()
        there = any(flagship_in(state, unit, place) == seat for place in state.units[seat])
        return (seat,) if there else ()

    return _public(unit, window, when, effects, tuple(aims), tuple(costs), must, rule, holders)


def law(
    name: str,
    window: str,
    when: When = always,
    *effects: Does,
    aims: Sequence[Does] = (),
    costs: Sequence[Does] = (),
    must: bool = False,
    owner_only: bool = True,
    rule: str = "RR 7.2",
) -> Declared:
    """A law in play: its owner uses it, or it concerns whomever `when` lets it concern."""

    def holders(game: Game) -> Sequence[int]:
        state = of(game)
        if name not in state.laws:
            return ()
        if not owner_only:
            return [seat for seat in range(game.seats) if seat not in state.eliminated]
        owner = law_owner(state, name)
        return () if owner == NOBODY else (owner,)

    return _public(name, window, when, effects, tuple(aims), tuple(costs), must, rule, holders)


def note(
    title: str,
    window: str,
    when: When = always,
    *effects: Does,
    aims: Sequence[Does] = (),
    costs: Sequence[Does] = (),
    must: bool = False,
    in_play: bool = False,
    rule: str = "RR 60.1",
) -> Declared:
    """A promissory note in a hand, or in a play area; never resolved by its owner (RR 60.2).

    If a player holds several of one title, `when` tells which of them count.
    """
    holders = holders_of_note(title, in_play)
    clauses = _public(title, window, when, effects, tuple(aims), tuple(costs), must, rule, holders)
    if in_play:
        return clauses
    shown = (ShowNote(title=title),) if PROMISSORY_NOTE[title].faction else ()
    suspects = _who_might_hold(title, when)
    return tuple([replace(each, suspects=suspects, spends=shown) for each in clauses])


def _who_might_hold(title: str, when: When) -> Callable[[Game, Occasion], Iterable[int]]:
    """Whoever has notes in his hand, if to all public knowledge one of that title is abroad (RR 60.6)."""
    owners, concerned = owners_of_note(title), _whom(when)
    cards = tuple(f"{title}:{owner}" for owner in range(MOST_SEATS))

    def suspects(game: Game, occasion: Occasion) -> Iterable[int]:
        state, owned_by = of(game), tuple(owners(game))
        if not any(_may_be_abroad(state, cards[owner], owner) for owner in owned_by):
            return ()
        return (
            seat
            for seat in concerned(game, occasion)
            if state.notes[seat] and owned_by != (seat,) and when(game, seat, occasion) is None
        )

    return suspects


def _may_be_abroad(state: Ti4State, note: str, owner: int) -> bool:
    """Whether, to all public knowledge, a note may be in another hand than its owner's."""
    everybody = (1 << len(state.factions)) - 1
    return note not in state.notes[owner] or state.known.get(note) != everybody


def _public(
    name: str,
    window: str,
    when: When,
    effects: tuple[Does, ...],
    aims: tuple[Does, ...],
    costs: tuple[Does, ...],
    must: bool,
    rule: str,
    holders: Callable[[Game], Sequence[int]],
) -> Declared:
    """Something that everybody can see: whoever has it and may use it is known."""
    return tuple(
        Clause(
            id=name,
            moment=stop,
            rule=rule,
            holders=holders,
            suspects=lambda game, occasion: [
                seat for seat in holders(game) if when(game, seat, occasion) is None
            ],
            when=when,
            aims=aims,
            costs=costs,
            effects=effects,
            once=True,
            must=must,
            component=name,
            window=window,
        )
        for stop in stops_of(window)
    )


__all__ = [
    "Declared",
    "Does",
    "When",
    "ability",
    "action_card",
    "always",
    "both",
    "flagship",
    "has_ability",
    "i_fight",
    "it_concerns_another",
    "it_concerns_me",
    "law",
    "note",
    "standing",
    "technology",
]
