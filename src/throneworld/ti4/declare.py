"""How a component says when it may be used and what it does: one line of declaration for each clause of it.

A listener names the window of the registry; the stops follow from it. `when` is asked for the seat that might
use it; it returns why not. Conditions are built from small predicates with `both`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Listener, Occasion
from throneworld.ti4.marks import is_marked
from throneworld.ti4.moments import stops_of
from throneworld.ti4.owning import (
    RESTRAINED,
    flagship_in,
    has_ability,
    holders_of_card,
    is_readied,
    law_owner,
    owner_of_ability,
    owner_of_technology,
)
from throneworld.ti4.state import NOBODY, Ti4State, of, seat_of
from throneworld.ti4.tables import FACTION_OF, PROMISSORY_NOTE, UNIT
from throneworld.ti4.verbs.cards import discard_action_card
from throneworld.ti4.verbs.technologies import exhaust_technology

F = TypeVar("F", bound=Callable[..., object])
When = Callable[[Game, int, Occasion], Refusal | None]
Does = Effect | Aim
Declared = tuple["Clause", ...]

MOST_SEATS = 6
CANCELLED_AT = "other_plays_action_card_when"
SEALED_LIPS = "sealed_lips"
"""Mark: nobody who has passed may play action cards in this turn (Transparasteel Plating)."""


class Clause(Listener, frozen=True):
    """A listener that knows its window of the registry and its component."""

    component: str = ""
    window: str = ""


_standing: dict[tuple[str, str], str] = {}


def standing(window: str, *components: str) -> Callable[[F], F]:
    """Note that a function carries out what these components say at a window at which nobody stops."""

    def note(function: F) -> F:
        for component in components:
            _standing[component, window] = function.__qualname__
        return function

    return note


def standing_rules() -> dict[tuple[str, str], str]:
    """Component and window of every standing rule, and the function that holds it."""
    return dict(_standing)


# Conditions


def always(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None


def both(*conditions: When) -> When:
    """All of them must hold; the first that does not says why."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        for condition in conditions:
            refusal = condition(game, seat, occasion)
            if refusal is not None:
                return refusal
        return None

    return when


def it_concerns_me(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The first fact of the occasion is this seat."""
    return None if occasion.facts[0] == seat else Refusal("RR 1.1", "not_about_you")


def it_concerns_another(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The first fact of the occasion is another seat."""
    return None if occasion.facts[0] != seat else Refusal("RR 1.1", "about_yourself")


def i_fight(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The first two facts are the two sides of a combat, and this seat is one of them (RR 53)."""
    return None if seat in occasion.facts[:2] else Refusal("RR 53", "not_in_this_combat")


def i_am_active(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).active == seat else Refusal("RR 4", "not_your_turn")


# What is spent


class DiscardPlayed(Effect, frozen=True):
    """An action card goes to the discard pile as soon as it is announced (RR 2.7, 2.8)."""

    title: str = ""

    def run(self, game: Game) -> Step | None:
        discard_action_card(game, self.seat, self.title, "played")
        return None


class ExhaustTechnology(Effect, frozen=True):
    technology: str = ""

    def run(self, game: Game) -> Step | None:
        exhaust_technology(game, self.seat, self.technology)
        return None


COST_STEPS: tuple[type[Step], ...] = (DiscardPlayed, ExhaustTechnology)


# Declarations


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
    condition = both(_may_play_cards, when)
    return tuple(
        Clause(
            id=title,
            moment=stop,
            rule=rule,
            holders=holders_of_card(title),
            suspects=lambda game, occasion: (
                seat
                for seat, hand in enumerate(of(game).hands)
                if hand and condition(game, seat, occasion) is None
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
    rule: str = "RR 79",
) -> Declared:
    """A technology that is used, if need be by exhausting it (RR 61.3)."""

    def holders(game: Game) -> Sequence[int]:
        found = owner_of_technology(of(game), name)
        if not exhausts:
            return found
        return [seat for seat in found if is_readied(of(game), seat, name)]

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
    faction = PROMISSORY_NOTE[title].faction

    cards = tuple(f"{title}:{owner}" for owner in range(MOST_SEATS))

    def owners(game: Game) -> Sequence[int]:
        state = of(game)
        if not faction:
            return range(game.seats)
        owner = seat_of(state, faction)
        return () if owner == NOBODY or owner in state.eliminated else (owner,)

    def holders(game: Game) -> Sequence[int]:
        state = of(game)
        hands = state.notes_in_play if in_play else state.notes
        found: list[int] = []
        for owner in owners(game):
            card = cards[owner]
            if in_play or card not in hands[owner]:
                found += [seat for seat, hand in enumerate(hands) if card in hand]
        return found

    def suspects(game: Game, occasion: Occasion) -> Iterable[int]:
        if in_play:
            return (seat for seat in holders(game) if when(game, seat, occasion) is None)
        state, owned_by = of(game), tuple(owners(game))
        if not any(_may_be_abroad(state, cards[owner], owner) for owner in owned_by):
            return ()
        return (
            seat
            for seat in range(game.seats)
            if state.notes[seat] and owned_by != (seat,) and when(game, seat, occasion) is None
        )

    return tuple(
        Clause(
            id=title,
            moment=stop,
            rule=rule,
            holders=holders,
            suspects=suspects,
            when=when,
            aims=tuple(aims),
            costs=tuple(costs),
            effects=effects,
            once=True,
            must=must,
            component=title,
            window=window,
        )
        for stop in stops_of(window)
    )


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
            suspects=lambda game, occasion: (
                seat for seat in holders(game) if when(game, seat, occasion) is None
            ),
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
    "COST_STEPS",
    "Declared",
    "Does",
    "When",
    "ability",
    "action_card",
    "always",
    "both",
    "flagship",
    "has_ability",
    "i_am_active",
    "i_fight",
    "it_concerns_another",
    "it_concerns_me",
    "law",
    "note",
    "standing",
    "standing_rules",
    "technology",
]
