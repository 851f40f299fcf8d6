"""How a component says what it does to a quantity for as long as it is there: one line beside its others.

    MODIFIERS = (modifies(FLEET_LIMIT, "armada", window="fleet_pool_static", add=2),)

A technology, an ability, a note in play or the row of a unit holds for its owner, a law for its owner if it
has one and else for everybody. What a card has left behind as a mark holds for whom the mark names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import ADD, BAN, SET, TURN, Modifier, Quantity
from throneworld.imperium.owning import SILENCED, law_owner
from throneworld.kernel.errors import BadDefinition
from throneworld.ti4.owning import has_technology, has_unit, note_in_play
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import (
    AGENDA,
    FACTION_OF,
    FACTION_TECHNOLOGY,
    PROMISSORY_NOTE,
    TECHNOLOGY,
    UNIT,
    WITH_OWNER,
)

Holds = Callable[[Ti4State, int], bool]

ITS_OWNER, OTHERS, ANYBODY = "its_owner", "others", "anybody"
"""For whom a modifier counts: who has the component, all who have not while somebody has, or all then."""


def modifies(
    quantity: Quantity,
    component: str,
    *,
    window: str = "",
    add: int = 0,
    to: int | None = None,
    by: Callable[..., Any] | None = None,
    turns: Callable[..., Any] | None = None,
    bans: bool = False,
    whose: str = ITS_OWNER,
    mark: str = "",
) -> Modifier:
    """What a component adds (`add`, or `by` a function), sets (`to`), forbids (`bans`) or `turns` otherwise.

    `window` is the window of the registry at which the component's text is listed; `mark` the kind of mark
    that a card has left.
    """
    return Modifier(
        quantity=quantity,
        component=component,
        holds=_for(whose, _marked(mark) if mark else _had(component)),
        amount=add if to is None else to,
        by=turns or by,
        operation=TURN if turns else BAN if bans else ADD if to is None else SET,
        window=window,
    )


def _for(whose: str, has: Holds) -> Holds:
    if whose == ITS_OWNER:
        return has

    def somebody(state: Ti4State) -> bool:
        return any(has(state, seat) for seat in range(len(state.factions)))

    if whose == OTHERS:
        return lambda state, seat: not has(state, seat) and somebody(state)
    return lambda state, seat: somebody(state)


def _marked(kind: str) -> Holds:
    return lambda state, seat: bool(state.marks) and is_marked(state, kind, seat)


def _had(component: str) -> Holds:
    """Whether a seat has a component, by the kind of it."""
    if component in FACTION_OF:
        return _by_ability(FACTION_OF[component])
    if component in FACTION_TECHNOLOGY:
        return lambda state, seat: has_technology(state, seat, component)
    if component in TECHNOLOGY:
        return lambda state, seat: component in state.technologies[seat]
    if component in AGENDA:
        return _by_law(component)
    if component in PROMISSORY_NOTE:
        return lambda state, seat: bool(state.notes_in_play[seat] and note_in_play(state, seat, component))
    if component in UNIT:
        return lambda state, seat: has_unit(state, seat, component)
    raise BadDefinition(f"{component} is nothing that a player has; say which mark it leaves")


def _by_ability(faction: str) -> Holds:
    """The same as `has_ability`, in one call: rules ask for quantities all the time."""

    def holds(state: Ti4State, seat: int) -> bool:
        return state.factions[seat] == faction and not (state.marks and is_marked(state, SILENCED, seat))

    return holds


def _by_law(law: str) -> Holds:
    if AGENDA[law].place == WITH_OWNER:
        return lambda state, seat: law_owner(state, law) == seat
    return lambda state, seat: law in state.laws
