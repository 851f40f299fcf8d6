"""How a component says what it does to a quantity for as long as it is there: one line beside its others.

    MODIFIERS = (modifies(FLEET_LIMIT, "armada", window="fleet_pool_static", add=2),)

A technology, an ability, a note in play or the row of a unit holds for its owner, a law for its owner if it
has one and else for everybody. What a card has left behind as a mark holds for whom the mark names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import ADD, BAN, GRANT, SET, TURN, Modifier, Quantity
from throneworld.imperium.owning import SILENCED, law_owner
from throneworld.kernel.errors import BadDefinition
from throneworld.ti4.owning import (
    MOST_SEATS,
    has_technology,
    has_unit,
    owner_of_ability,
    owner_of_technology,
    with_note_in_play,
)
from throneworld.ti4.state import NOBODY, Ti4State
from throneworld.ti4.tables import AGENDA, FACTION_OF, PROMISSORY_NOTE, TECHNOLOGY, UNIT, WITH_OWNER

Holds = Callable[[Ti4State, int], bool]
Owners = Callable[[Ti4State], Sequence[int]]

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
    where: Callable[..., bool] | None = None,
    turns: Callable[..., Any] | None = None,
    bans: bool = False,
    grants: bool = False,
    whose: str = ITS_OWNER,
    mark: str = "",
    holds: Holds | None = None,
    layer: int = 0,
) -> Modifier:
    """What a component adds (`add`, or `by` a function), sets (`to`), forbids (`bans`), gives (`grants`) or
    `turns` otherwise; `where` says in which cases alone.

    A function that forbids may say why. `window` is the window of the registry at which the component's text
    is listed; `mark` the kind of mark that a card has left; `holds`, in the place of having the component,
    when it holds. What has the last word has a higher `layer`.
    """
    has, owners = _marked(mark) if mark else _had(component)
    return Modifier(
        quantity=quantity,
        component=component,
        holds=holds or (_lasting(mark) if mark and whose == ANYBODY else _for(whose, has, owners)),
        amount=add if to is None else to,
        by=turns or by or (_only(where, add) if where and add else where),
        operation=TURN if turns else BAN if bans else GRANT if grants else ADD if to is None else SET,
        owners=owners if whose == ITS_OWNER and holds is None and not _is_common(component) else None,
        layer=layer,
        window=window,
        faction="" if mark or holds else _faction(component),
        by_law=component in AGENDA and not mark and holds is None,
    )


def _only(where: Callable[..., bool], amount: int) -> Callable[..., int]:
    return lambda *context: amount if where(*context) else 0


def _for(whose: str, has: Holds, owners: Owners) -> Holds:
    if whose == ITS_OWNER:
        return has
    if whose == OTHERS:
        return lambda state, seat: not has(state, seat) and bool(owners(state))
    return lambda state, seat: bool(owners(state))


def _marked(kind: str) -> tuple[Holds, Owners]:
    def holds(state: Ti4State, seat: int) -> bool:
        for each in state.marks:  # noqa: SIM110, asked often, and calls cost more
            if each.kind == kind and each.seat == seat:
                return True
        return False

    return holds, lambda state: [each.seat for each in state.marks if each.kind == kind]


def _lasting(kind: str) -> Holds:
    """Whether there is a mark, whomever it names."""

    def holds(state: Ti4State, seat: int) -> bool:
        for each in state.marks:  # noqa: SIM110, likewise
            if each.kind == kind:
                return True
        return False

    return holds


def _had(component: str) -> tuple[Holds, Owners]:
    """Whether a seat, which may be NOBODY, has a component, and who has it."""
    if component in FACTION_OF:
        return _ability(component, FACTION_OF[component])
    if component in TECHNOLOGY:
        return _technology(component)
    if component in AGENDA:
        return _law(component)
    if component in PROMISSORY_NOTE:
        return _note(component)
    if component in UNIT:
        return _row(component, UNIT[component].faction)
    raise BadDefinition(f"{component} is nothing that a player has; say which mark it leaves")


def _ability(ability: str, faction: str) -> tuple[Holds, Owners]:
    return (
        lambda state, seat: (
            seat >= 0
            and state.factions[seat] == faction
            and not (state.marks and is_marked(state, SILENCED, seat))
        ),
        lambda state: owner_of_ability(state, ability),
    )


def _technology(technology: str) -> tuple[Holds, Owners]:
    return (
        lambda state, seat: (
            seat >= 0 and technology in state.technologies[seat] and has_technology(state, seat, technology)
        ),
        lambda state: owner_of_technology(state, technology),
    )


def _faction(component: str) -> str:
    """The faction on whose sheet, or among whose notes, a component is; a technology may be copied."""
    if component in TECHNOLOGY or component in AGENDA:
        return ""
    table = PROMISSORY_NOTE if component in PROMISSORY_NOTE else UNIT
    return FACTION_OF.get(component) or table[component].faction


def _row(unit: str, faction: str) -> tuple[Holds, Owners]:
    """The row of a unit, of one faction or of any."""

    def owners(state: Ti4State) -> Sequence[int]:
        if faction and faction not in state.factions:
            return ()
        seats = (state.factions.index(faction),) if faction else range(len(state.factions))
        return [seat for seat in seats if has_unit(state, seat, unit)]

    def holds(state: Ti4State, seat: int) -> bool:
        return seat >= 0 and (not faction or state.factions[seat] == faction) and has_unit(state, seat, unit)

    return holds, owners


def _note(title: str) -> tuple[Holds, Owners]:
    cards = frozenset(f"{title}:{owner}" for owner in range(MOST_SEATS))
    return (
        lambda state, seat: seat >= 0 and not cards.isdisjoint(state.notes_in_play[seat]),
        lambda state: with_note_in_play(state, title),
    )


def _law(law: str) -> tuple[Holds, Owners]:
    """Of a law without an owner everybody is one."""
    if not _is_common(law):
        return (
            lambda state, seat: seat >= 0 and law_owner(state, law) == seat,
            lambda state: [law_owner(state, law)] if law_owner(state, law) != NOBODY else (),
        )
    return (
        lambda state, seat: law in state.laws,
        lambda state: range(len(state.factions)) if law in state.laws else (),
    )


def _is_common(component: str) -> bool:
    return component in AGENDA and AGENDA[component].place != WITH_OWNER
