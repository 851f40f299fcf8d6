"""How a component says when it may be used and what it does: one line of declaration for each clause of it.

A clause names the window of the registry; the stops follow from it. `when` is asked for the seat that might
use it; it returns why not. Each game says in words of its own what is a card, a technology or a law.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict, Unpack

from msgspec.structs import replace

from throneworld.imperium.conditions import When, both, it_concerns_me, parts_of
from throneworld.imperium.owning import Holders
from throneworld.imperium.state import NOBODY
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect, Listener, Occasion

Does = Effect | Aim
Declared = tuple["Clause", ...]


class Clause(Listener, frozen=True):
    """A listener that knows its window of the registry and its component."""

    component: str = ""
    window: str = ""
    held: bool = False
    """Whether he has it who has the component in his hand, and nobody else."""


class Says(TypedDict, total=False):
    """What a declaration may say besides when a component is used and what it does."""

    aims: Sequence[Does]
    costs: Sequence[Does]
    must: bool
    """Whether its text leaves no choice."""
    rule: str


def in_the_open(
    name: str,
    window: str,
    stops: Sequence[str],
    when: When,
    holders: Holders,
    effects: Sequence[Does],
    **says: Unpack[Says],
) -> Declared:
    """Something that everybody can see: whoever has it and may use it is known."""
    return tuple(
        Clause(
            id=name,
            moment=stop,
            rule=says.get("rule", ""),
            holders=holders,
            suspects=lambda game, occasion: [
                seat for seat in holders(game) if when(game, seat, occasion) is None
            ],
            when=when,
            aims=tuple(says.get("aims", ())),
            costs=tuple(says.get("costs", ())),
            effects=tuple(effects),
            once=True,
            must=says.get("must", False),
            own=it_concerns_me in parts_of(when),
            component=name,
            window=window,
        )
        for stop in stops
    )


def from_hand(clauses: Declared, may_play: When, spends: Effect, cancel: str) -> Declared:
    """The same of a hidden card: announced with its targets, then open to being cancelled.

    The condition tells whom it may concern from the first; `may_play` has to be true for every card.
    """
    return tuple([_hidden(each, may_play, spends, cancel) for each in clauses])


def _hidden(clause: Clause, may_play: When, spends: Effect, cancel: str) -> Clause:
    concerned, fits = whom(clause.when), clause.when  # few occasions fit, and cards are seldom forbidden

    def suspects(game: Game, occasion: Occasion) -> Iterable[int]:
        return (
            seat
            for seat in concerned(game, occasion)
            if game.state.hands[seat]
            and fits(game, seat, occasion) is None
            and may_play(game, seat, occasion) is None
        )

    return replace(clause, suspects=suspects, when=both(may_play, fits), spends=(spends,), cancel=cancel)


def whom(when: When) -> Callable[[Game, Occasion], Sequence[int]]:
    """The seats that a condition does not rule out from the first: often that of the actor alone."""
    return _actor if it_concerns_me in parts_of(when) else lambda game, occasion: range(game.seats)


def _actor(game: Game, occasion: Occasion) -> tuple[int, ...]:
    actor = occasion.facts[0]
    return (actor,) if isinstance(actor, int) and actor != NOBODY else ()
