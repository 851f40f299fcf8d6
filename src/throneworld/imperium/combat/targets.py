"""What a hit may be assigned to, and which unit a side can spare best."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from throneworld.imperium.combat.combatants import by_level, combatants
from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import ship_named
from throneworld.imperium.state import AREAS, ImperiumState
from throneworld.imperium.units import FIGHTER, SHIPS, count

Target = tuple[Any, ...]
"""Units of one kind in one place: kind, place, then how many have no damage, one level of it, and so on."""
Doomed = tuple[Any, ...]
"""One unit that is to be destroyed: kind, place, its level of damage and, if it was named, its load."""


def targets_of(state: ImperiumState, side: int, place: Place, how: str) -> tuple[Target, ...]:
    """The units of a side that hits of some origin may be assigned to."""
    squads = combatants(state, side, place)
    return tuple(
        [
            (squad[0], squad[1], *by_level(state, side, squad))
            for squad in squads
            if how != BARRAGE or squad[0] == FIGHTER
        ]
    )


def unit_count(targets: Sequence[Target]) -> int:
    return sum([sum(levels) for _, _, *levels in targets])


def forced_on_others(targets: Sequence[Target], heavy: int, spared: Collection[str]) -> int:
    """How many of the hits that spare some kinds find a unit of another."""
    return min(heavy, sum([sum(levels) for kind, _, *levels in targets if kind not in spared]))


def each_of(targets: Sequence[Target]) -> list[Doomed]:
    """All units, one for each way to tell them apart."""
    return [
        (kind, place, level) for kind, place, *levels in targets for level, many in enumerate(levels) if many
    ]


def all_of(targets: Sequence[Target]) -> tuple[Doomed, ...]:
    """Every single unit."""
    return tuple(
        [
            (kind, place, level)
            for kind, place, *levels in targets
            for level, many in enumerate(levels)
            for _ in range(many)
        ]
    )


def without(targets: tuple[Target, ...], unit: Doomed) -> tuple[Target, ...]:
    """The targets that are left when one unit is doomed."""
    left = []
    for kind, place, *levels in targets:
        if (kind, place) == unit[:2]:
            levels[unit[2]] -= 1
        if any(levels):
            left.append((kind, place, *levels))
    return tuple(left)


def most_expendable(
    state: ImperiumState, side: int, place: Place, targets: Sequence[Target], spared: Collection[str] = ()
) -> Doomed:
    """The unit that is missed least: the cheapest, with what it carries; of two alike the more damaged."""
    units = [unit for unit in each_of(targets) if unit[0] not in spared]
    return min(units, key=lambda unit: (_price(state, side, place, targets, unit), -unit[2]))


def _price(state: ImperiumState, side: int, place: Place, targets: Sequence[Target], unit: Doomed) -> int:
    """Twice the cost of a unit, so that half a resource for a fighter counts."""
    row = state.edition.profile(state, side, unit[0])
    cost = 2 * row.cost // max(row.produced, 1)
    return cost + (_cargo_lost(state, side, place, targets, unit, row.capacity) if row.capacity else 0)


def _cargo_lost(
    state: ImperiumState, side: int, place: Place, targets: Sequence[Target], unit: Doomed, lost: int
) -> int:
    """How many fighters and ground forces would go down with it, or have no room any more."""
    if place not in AREAS:
        return 0
    aboard = sum(ship_named(state, side, unit[1], unit[0], unit[2]).cargo)
    ground = sum([count(state, side, place, kind) for kind in state.edition.ground_kinds])
    room, cargo = -lost, ground - aboard
    for kind, where, *levels in targets:
        if where == place and kind in SHIPS:
            room += state.edition.profile(state, side, kind).capacity * sum(levels)
            cargo += sum(levels) if kind == FIGHTER else 0
    return max(0, cargo - max(room, 0)) + aboard
