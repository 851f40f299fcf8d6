"""Options that name a single unit of a combat, and why one cannot be named."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.combat.targets import Doomed, Target, each_of
from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import loads_named
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import ImperiumState
from throneworld.kernel.asks import Option, Refusal


def destroy_options(targets: Sequence[Target], place: Place) -> list[Option]:
    """Options for single units; the place is named if it is not the place of the combat itself."""
    return [
        ("destroy", kind, level) if where == place else ("destroy_on", kind, level, where)
        for kind, where, level in each_of(targets)
    ]


def by_load(
    state: ImperiumState, side: int, options: list[Option], place: Place, doomed: Sequence[Doomed] = ()
) -> list[Option]:
    """Options for single units, where cargo is bound to ships with one for each load that is still there."""
    if not state.edition.cargo_is_bound:
        return options
    found: list[Option] = []
    for option in options:
        kind, where, level = unit = unit_named(option, place)
        gone = [each[3] for each in doomed if each[:3] == unit and each[3:]]
        found += [(*option, *load) for load in loads_named(state, side, where, kind, level, gone)]
    return found


def casualty_refusal(
    state: ImperiumState, owner: int, option: Option, place: Place, rule: str, there: Sequence[Target]
) -> Refusal:
    """Why a unit cannot be named: none is there, it takes no part, or all of them are chosen already."""
    kind, where, level, *_ = unit_named(option, place)
    refusal = unit_refusal(state, owner, kind, where, rule, level)
    if refusal is not None:
        return refusal
    chosen = (kind, where, level) in each_of(there)
    return Refusal(rule, "all_chosen" if chosen else "takes_no_part", (kind,))


def unit_named(option: Option, place: Place) -> Doomed:
    """The unit that an option of `destroy_options` names, or one of `by_load`."""
    verb, kind, level, *more = option
    where = more.pop(0) if str(verb).endswith("_on") else place
    return (kind, where, level, *more)
