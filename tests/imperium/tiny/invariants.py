"""What must be true of every position of the tiny edition, whatever was played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tests.imperium.tiny.edition import LEVELS, TinyState
from tests.imperium.tiny.tables import ROWS
from throneworld.imperium.movement.cargo import are_carried, loose
from throneworld.imperium.state import AREAS, NEUTRAL
from throneworld.imperium.units import standing
from throneworld.kernel.game import Game

AWAY = ("units_destroyed", "units_removed")


def check(game: Game) -> None:
    state: TinyState = game.state
    for side in (NEUTRAL, *range(game.seats)):
        check_damage(state, side)
        check_pieces(state, side)
    for seat in range(game.seats):
        check_cargo(state, seat)


def check_damage(state: TinyState, side: int) -> None:
    """No more units have a level of damage than have the one below, and none more than it can have."""
    edition = state.edition
    levels = [state.forces(side), *(state.damage(side, level) for level in range(1, LEVELS + 1))]
    for fewer, more in pairwise(reversed(levels)):
        for place, group in fewer.items():
            assert any(group) and all(one <= other for one, other in zip(group, more[place], strict=True))
    for level, places in enumerate(levels[1:], 1):
        for group in places.values():
            hurt = [ROWS[kind] for kind, number in zip(edition.kinds, group, strict=True) if number]
            assert all(row.sustain_damage and row.damage_levels >= level for row in hurt)


def check_pieces(state: TinyState, side: int) -> None:
    """Groups are never empty nor negative, and nobody has more than is in the box."""
    edition, groups = state.edition, state.forces(side).values()
    assert all(min(group) >= 0 and any(group) for group in groups)
    for kind, number in edition.index.items():
        many = sum(group[number] for group in groups)
        assert kind in edition.continued_kinds or many <= edition.pieces[kind]


def check_cargo(state: TinyState, seat: int) -> None:
    """Whatever needs room in space is aboard a ship that has it, fighters apart."""
    assert are_carried(state, seat)
    for ships in state.aboard[seat].values():
        assert all(0 < sum(ship.cargo) <= ROWS[ship.kind].capacity for ship in ships)
    for place in state.units[seat]:
        free = loose(state, seat, place) if place in AREAS else state.edition.none
        assert not any(free[number] for number in state.edition.carried)


def units_of(state: TinyState) -> Counter[tuple[int, str]]:
    """How many units of each kind each side has on the board."""
    found: Counter[tuple[int, str]] = Counter()
    for side in (NEUTRAL, *range(len(state.factions))):
        for place in state.forces(side):
            for kind, number in zip(state.edition.kinds, standing(state, side, place), strict=True):
                found[side, kind] += number
    return found


def units_told(game: Game) -> Counter[tuple[int, str]]:
    """How many units of each kind came and went, by all that was told."""
    found: Counter[tuple[int, str]] = Counter()
    for event in game.log:
        if event.kind == "units_placed" or event.kind in AWAY:
            side, kind, number = event.args[:3]
            found[int(side), str(kind)] += int(number) * (-1 if event.kind in AWAY else 1)
    return found
