"""Options that name a single unit of a combat, and why one cannot be named."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.combat.targets import Doomed, Target, each_of
from throneworld.imperium.edition import Place
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import ImperiumState
from throneworld.kernel.asks import Option, Refusal


def destroy_options(targets: Sequence[Target], place: Place) -> list[Option]:
    """Options for single units; the place is named if it is not the place of the combat itself."""
    return [
        ("destroy", kind, level) if where == place else ("destroy_on", kind, level, where)
        for kind, where, level in each_of(targets)
    ]


def casualty_refusal(
    state: ImperiumState, owner: int, option: Option, place: Place, rule: str, there: Sequence[Target]
) -> Refusal:
    """Why a unit cannot be named: none is there, it takes no part, or all of them are chosen already."""
    kind, where, level = unit_named(option, place)
    refusal = unit_refusal(state, owner, kind, where, rule, level)
    if refusal is not None:
        return refusal
    chosen = (kind, where, level) in each_of(there)
    return Refusal(rule, "all_chosen" if chosen else "takes_no_part", (kind,))


def unit_named(option: Option, place: Place) -> Doomed:
    """The unit that an option of `destroy_options` names."""
    return str(option[1]), str(option[3]) if len(option) > 3 else place, int(option[2])
