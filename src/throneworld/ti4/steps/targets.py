"""What a hit may be assigned to, and which unit a player can spare best (RR 29.1)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.ti4.state import Place, Ti4State
from throneworld.ti4.tables import FIGHTER, INFANTRY
from throneworld.ti4.tactical.combatants import AREAS, combatants
from throneworld.ti4.units import SHIPS, count, damaged_count, profile

BARRAGE = "barrage"
"""Hits that only fighters take (RR 10.2)."""

Target = tuple[str, Place, int, int]
"""Units of one kind in one place: kind, place, how many are undamaged, how many damaged."""
Doomed = tuple[str, Place, int]
"""One unit that is to be destroyed: kind, place, whether it is a damaged one."""


def targets_of(state: Ti4State, seat: int, place: Place, how: str) -> tuple[Target, ...]:
    """The units of a player that hits of some origin may be assigned to."""
    found = []
    for kind, where, many in combatants(state, seat, place):
        if how != BARRAGE or kind == FIGHTER:
            damaged = min(many, damaged_count(state, seat, where, kind))
            found.append((kind, where, many - damaged, damaged))
    return tuple(found)


def unit_count(targets: Sequence[Target]) -> int:
    return sum([sound + damaged for _, _, sound, damaged in targets])


def forced_on_big_ships(targets: Sequence[Target], heavy: int) -> int:
    """How many of the hits that spare fighters find another ship."""
    return min(heavy, sum([sound + damaged for kind, _, sound, damaged in targets if kind != FIGHTER]))


def each_of(targets: Sequence[Target]) -> list[Doomed]:
    """All units, one for each way to tell them apart."""
    return [
        (kind, place, int(is_damaged))
        for kind, place, sound, damaged in targets
        for is_damaged, many in enumerate((sound, damaged))
        if many
    ]


def all_of(targets: Sequence[Target]) -> tuple[Doomed, ...]:
    """Every single unit."""
    return tuple(
        [
            (kind, place, is_damaged)
            for kind, place, sound, damaged in targets
            for is_damaged, many in enumerate((sound, damaged))
            for _ in range(many)
        ]
    )


def without(targets: tuple[Target, ...], unit: Doomed) -> tuple[Target, ...]:
    """The targets that are left when one unit is doomed."""
    left = []
    for kind, place, sound, damaged in targets:
        if (kind, place) == unit[:2]:
            sound, damaged = (sound, damaged - 1) if unit[2] else (sound - 1, damaged)
        if sound or damaged:
            left.append((kind, place, sound, damaged))
    return tuple(left)


def most_expendable(state: Ti4State, seat: int, place: Place, targets: Sequence[Target], big: bool) -> Doomed:
    """The unit that is missed least: the cheapest, with what it carries; of two alike the damaged one."""
    units = [unit for unit in each_of(targets) if not big or unit[0] != FIGHTER]
    return min(units, key=lambda unit: (_price(state, seat, place, targets, unit), -unit[2]))


def _price(state: Ti4State, seat: int, place: Place, targets: Sequence[Target], unit: Doomed) -> int:
    """Twice the cost of a unit, so that half a resource for a fighter counts."""
    row = profile(state, seat, unit[0])
    cost = 2 * row.cost // max(row.produced, 1)
    return cost + (_cargo_lost(state, seat, place, targets, row.capacity) if row.capacity else 0)


def _cargo_lost(state: Ti4State, seat: int, place: Place, targets: Sequence[Target], lost: int) -> int:
    """How many fighters and ground forces would have no room any more."""
    if place not in AREAS:
        return 0
    room, cargo = -lost, count(state, seat, place, INFANTRY)
    for kind, where, sound, damaged in targets:
        if where == place and kind in SHIPS:
            room += profile(state, seat, kind).capacity * (sound + damaged)
            cargo += sound + damaged if kind == FIGHTER else 0
    return max(0, cargo - max(room, 0))
