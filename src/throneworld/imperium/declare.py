"""How a component says when it may be used and what it does: one line of declaration for each clause of it.

A clause names the window of the registry; the stops follow from it. `when` is asked for the seat that might
use it; it returns why not. Each game says in words of its own what is a card, a technology or a law.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.imperium.conditions import When, it_concerns_me, parts_of
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


def from_hand(
    title: str,
    window: str,
    stops: Sequence[str],
    when: When,
    holders: Holders,
    *,
    effects: Sequence[Does],
    aims: Sequence[Does],
    costs: Sequence[Does],
    spends: Sequence[Effect],
    rule: str,
    cancel: str,
    condition: When,
) -> Declared:
    """A hidden card: announced with its targets, then open to being cancelled.

    `when` tells whom it may concern from the first, `condition` all that has to be true.
    """
    concerned = whom(when)
    return tuple(
        Clause(
            id=title,
            moment=stop,
            rule=rule,
            holders=holders,
            suspects=lambda game, occasion: (
                seat
                for seat in concerned(game, occasion)
                if game.state.hands[seat] and condition(game, seat, occasion) is None
            ),
            when=condition,
            spends=tuple(spends),
            aims=tuple(aims),
            costs=tuple(costs),
            effects=tuple(effects),
            cancel=cancel,
            once=True,
            component=title,
            window=window,
        )
        for stop in stops
    )


def in_the_open(
    name: str,
    window: str,
    stops: Sequence[str],
    when: When,
    holders: Holders,
    *,
    effects: Sequence[Does],
    aims: Sequence[Does],
    costs: Sequence[Does],
    must: bool,
    rule: str,
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
            aims=tuple(aims),
            costs=tuple(costs),
            effects=tuple(effects),
            once=True,
            must=must,
            component=name,
            window=window,
        )
        for stop in stops
    )


def whom(when: When) -> Callable[[Game, Occasion], Sequence[int]]:
    """The seats that a condition does not rule out from the first: often that of the actor alone."""
    return _actor if it_concerns_me in parts_of(when) else lambda game, occasion: range(game.seats)


def _actor(game: Game, occasion: Occasion) -> tuple[int, ...]:
    actor = occasion.facts[0]
    return (actor,) if isinstance(actor, int) and actor != NOBODY else ()
