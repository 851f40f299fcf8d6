"""How a component says what it does to a quantity for as long as it is there: one line beside its others.

    MODIFIERS = (modifies(COMBAT_ROLL, "hylar_v_laser", window="combat_roll_static", where=..., add=1),)

Changes to one number apply in an order: race sheet, terrain, leaders, facilities and High Alert; then laws by
age; then technologies; then action cards (SA-1.9.1, ruling 83). Each sort of component has its layer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from throneworld.imperium.in_force import moving_marks
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import (
    ADD,
    BAN,
    CAP,
    GRANT,
    HALVE,
    SET,
    TIMES,
    TURN,
    Modifier,
    Quantity,
)
from throneworld.imperium.owning import law_owner
from throneworld.kernel.errors import BadDefinition
from throneworld.ti3.owning import (
    has_ability,
    has_flagship,
    has_technology,
    owners_of_ability,
    owners_of_flagship,
    owners_of_technology,
)
from throneworld.ti3.state import NOBODY, Ti3State
from throneworld.ti3.tables import AGENDA, RACE_OF, RACIAL_TECHNOLOGY, TECHNOLOGY

Holds = Callable[[Ti3State, int], bool]
Owners = Callable[[Ti3State], Sequence[int]]

ON_BOARD, LAWS, TECHNOLOGIES, CARDS = 0, 1, 2, 3
"""The layers of ruling 83."""
FLAGSHIP = "flagship:"
"""What stands before the race in the name of its Flagship's text."""
ITS_OWNER, OTHERS, ANYBODY = "its_owner", "others", "anybody"


def modifies(
    quantity: Quantity,
    component: str,
    *,
    window: str = "",
    add: int = 0,
    to: int | None = None,
    times: int | None = None,
    cap: int | None = None,
    halves: bool = False,
    by: Callable[..., Any] | None = None,
    where: Callable[..., bool] | None = None,
    turns: Callable[..., Any] | None = None,
    bans: bool = False,
    grants: bool = False,
    whose: str = ITS_OWNER,
    mark: str = "",
    holds: Holds | None = None,
    layer: int | None = None,
    for_nobody: bool = False,
    local: bool = False,
) -> Modifier:
    """What a component adds, sets, multiplies, caps, halves, forbids, grants or turns otherwise, and when."""
    has, owners, own_layer = (
        _marked(mark) if mark else ((holds, None, ON_BOARD) if holds else _had(component))
    )
    amounts = {SET: to, TIMES: times, CAP: cap, HALVE: 1 if halves else None}
    operation = next((name for name, amount in amounts.items() if amount is not None), ADD)
    amount = amounts.get(operation, add)
    amount = add if amount is None else amount
    if where and (amount or operation != ADD):
        where = _only(where, amount, operation)
    return Modifier(
        quantity=quantity,
        component=component,
        holds=_for(whose, has, owners),
        amount=amount,
        by=turns or by or where,
        operation=TURN if turns else BAN if bans else GRANT if grants else operation,
        owners=owners if whose == ITS_OWNER else None,
        layer=own_layer if layer is None else layer,
        window=window,
        for_nobody=for_nobody,
        faction="" if mark or holds else RACE_OF.get(component, "") or _race_of_flagship(component),
        by_law=component in AGENDA and not mark and holds is None,
        steady=holds is None and (bool(mark) or _is_steady(component, whose)),
        mark=mark,
        sheet=component.startswith(FLAGSHIP) and whose == ITS_OWNER and not mark and holds is None,
        local=local,
    )


def _is_steady(component: str, whose: str) -> bool:
    """Whether what its seat has, or which laws are in play, decides: a Flagship may go, others gain what they
    have."""
    if component in AGENDA:
        return True
    return whose == ITS_OWNER and not component.startswith(FLAGSHIP)


def _only(where: Callable[..., Any], amount: int, operation: str) -> Callable[..., Any]:
    """So much where a condition holds; elsewhere the value stays as it is."""
    nothing = UNTOUCHED[operation]
    return lambda *context: amount if where(*context) else nothing


UNTOUCHED: dict[str, int | None] = {ADD: 0, TIMES: 1, SET: None, CAP: None, HALVE: 0}


def _for(whose: str, has: Holds, owners: Owners | None) -> Holds:
    if whose == ITS_OWNER or owners is None:
        return has
    if whose == OTHERS:
        return lambda state, seat: not has(state, seat) and bool(owners(state))
    return lambda state, seat: bool(owners(state))


def _marked(kind: str) -> tuple[Holds, Owners, int]:
    return (
        lambda state, seat: bool(state.marks) and is_marked(state, kind, seat),
        lambda state: [each.seat for each in state.marks if each.kind == kind],
        CARDS,
    )


def _had(component: str) -> tuple[Holds, Owners, int]:
    """Whether a seat, which may be NOBODY, has a component, who has it, and in which layer it acts."""
    if component in RACE_OF:
        return _ability(component, RACE_OF[component])
    if component in TECHNOLOGY or component in RACIAL_TECHNOLOGY:
        return _of(has_technology, owners_of_technology, component, TECHNOLOGIES)
    if component in AGENDA:
        return (*_law(component), LAWS)
    if race := _race_of_flagship(component):
        return _of(has_flagship, owners_of_flagship, race, ON_BOARD)
    raise BadDefinition(
        f"{component} is nothing that a player has; say when it holds, or which mark it leaves"
    )


def _race_of_flagship(component: str) -> str:
    return component.removeprefix(FLAGSHIP) if component.startswith(FLAGSHIP) else ""


def _ability(ability: str, race: str) -> tuple[Holds, Owners, int]:
    return (
        lambda state, seat: (
            has_ability(state, seat, ability)
            if moving_marks(state)
            else seat >= 0 and state.factions[seat] == race
        ),
        lambda state: owners_of_ability(state, ability),
        ON_BOARD,
    )


def _of(has: Any, owners: Any, component: str, layer: int) -> tuple[Holds, Owners, int]:
    return lambda state, seat: has(state, seat, component), lambda state: owners(state, component), layer


def _law(law: str) -> tuple[Holds, Owners]:
    """Of a law without an owner everybody is one."""
    if AGENDA[law].elect == "player":
        return (
            lambda state, seat: seat >= 0 and law_owner(state, law) == seat,
            lambda state: [law_owner(state, law)] if law_owner(state, law) != NOBODY else (),
        )
    return (
        lambda state, seat: law in state.laws,
        lambda state: range(len(state.factions)) if law in state.laws else (),
    )
