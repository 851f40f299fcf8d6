"""Placing, moving, damaging and destroying units.

Of units that are damaged the state keeps how many have each level of damage or more: the first level in
`damaged`, further ones in `deeper`, in editions that have them.
"""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.imperium.state import NOBODY, ImperiumState, of
from throneworld.imperium.units import damaged_count, minus, plus, some
from throneworld.kernel.game import Game

SUSTAINED = "sustained"
"""Mark: a unit of this player, of the kind that is the subject, used sustain damage in this combat round; one
mark for each that still stands."""


def place_units(game: Game, seat: int, place: Place, kind: str, count: int, how: str) -> None:
    """From the reinforcements onto the game board."""
    if count:
        _add(of(game), seat, place, kind, count)
        game.tell("units_placed", seat, kind, count, place, how)


def remove_units(
    game: Game, seat: int, place: Place, kind: str, count: int, how: str, damaged: int = 0, level: int = 1
) -> None:
    """Back into the reinforcements without being destroyed."""
    if count:
        _take(of(game), seat, place, kind, count, damaged, level)
        game.tell("units_removed", seat, kind, count, place, how)


def destroy_units(
    game: Game,
    seat: int,
    place: Place,
    kind: str,
    count: int,
    how: str,
    *,
    damaged: int = 0,
    level: int = 1,
    by: int = NOBODY,
) -> None:
    """Destroyed: into the reinforcements, and whoever has something to say to it may.

    `damaged` of them have this level of damage; `by` is the player whose hit or effect it was.
    """
    if count:
        _take(of(game), seat, place, kind, count, damaged, level)
        if damaged and of(game).marks:
            _forget_sustained(game, seat, kind, damaged)
        game.tell("units_destroyed", seat, kind, count, place, by, how)
        game.open("units_destroyed", seat, kind, count, place, by, how)


def move_units(
    game: Game,
    seat: int,
    origin: Place,
    target: Place,
    kind: str,
    count: int,
    how: str,
    damaged: int = 0,
    level: int = 1,
) -> None:
    """From one place to another; damaged units stay damaged."""
    if count:
        state = of(game)
        along = _take(state, seat, origin, kind, count, damaged, level)
        _add(state, seat, target, kind, count)
        _alter_damage(state, seat, target, kind, damaged, level)
        for each, number in along:
            _alter(state, seat, target, kind, number, each)
        game.tell("units_moved", seat, kind, count, origin, target, how)
        if state.edition.units_moved is not None:
            state.edition.units_moved(game, seat, origin, target, kind, count)


def damage_unit(game: Game, seat: int, place: Place, kind: str, level: int = 1) -> None:
    """A unit that has one level of damage less is damaged."""
    _alter(of(game), seat, place, kind, 1, level)
    game.tell("damage_sustained", seat, kind, place)


def mend_unit(game: Game, seat: int, place: Place, kind: str, level: int) -> None:
    """A unit that has this level of damage has one less."""
    _alter(of(game), seat, place, kind, -1, level)
    game.tell("units_repaired", seat, kind, 1, place)


def repair_unit(game: Game, seat: int, place: Place, kind: str, count: int = 1, level: int = 1) -> None:
    """So many units that have this level of damage have none any more."""
    _alter_damage(of(game), seat, place, kind, -count, level)
    game.tell("units_repaired", seat, kind, count, place)


def repair_all(game: Game, seat: int) -> None:
    state = of(game)
    if state.damaged[seat]:
        state.damaged[seat] = {}
        for places in state.deeper_of(seat):
            places.clear()
        if state.edition.cargo_is_bound:
            loads = state.loads(seat)
            loads.update({at: tuple([replace(each, damage=0) for each in loads[at]]) for at in loads})
        game.tell("all_repaired", seat)


def _forget_sustained(game: Game, seat: int, kind: str, number: int) -> None:
    """Of damaged units those are lost first that were damaged in this round: nothing repairs them yet."""
    state, kept = of(game), []
    for each in state.marks:
        if number and (each.kind, each.seat, each.subject) == (SUSTAINED, seat, kind):
            number -= 1
        else:
            kept.append(each)
    state.marks = tuple(kept)


def _take(
    state: ImperiumState, seat: int, place: Place, kind: str, count: int, damaged: int, level: int
) -> list[tuple[int, int]]:
    """Returns how many more of them than was said have each level of damage: no sound ones are left."""
    places = state.forces(seat)
    group = minus(places.pop(place), some(state, kind, count))
    if any(group):
        places[place] = group
    assert damaged_count(state, seat, place, kind, level) >= damaged
    _alter_damage(state, seat, place, kind, -damaged, level)
    return _too_many_damaged(state, seat, place, kind) if place in state.damage(seat, 1) else []


def _too_many_damaged(state: ImperiumState, seat: int, place: Place, kind: str) -> list[tuple[int, int]]:
    left, number = state.forces(seat).get(place, state.edition.none), state.edition.index[kind]
    found: list[tuple[int, int]] = []
    for level in range(1, state.edition.damage_levels + 1):
        excess = damaged_count(state, seat, place, kind, level) - left[number]
        if excess > 0:
            _alter(state, seat, place, kind, -excess, level)
            found.append((level, excess))
    return found


def _add(state: ImperiumState, seat: int, place: Place, kind: str, count: int) -> None:
    places, more = state.forces(seat), some(state, kind, count)
    places[place] = plus(places[place], more) if place in places else more


def _alter_damage(state: ImperiumState, seat: int, place: Place, kind: str, number: int, level: int) -> None:
    """So many more, or fewer, units that have this level of damage and all those below it."""
    for each in range(1, level + 1) if number else ():
        _alter(state, seat, place, kind, number, each)


def _alter(state: ImperiumState, seat: int, place: Place, kind: str, number: int, level: int) -> None:
    places = state.damage(seat, level)
    group = plus(places.get(place, state.edition.none), some(state, kind, number))
    if any(group):
        places[place] = group
    else:
        places.pop(place, None)


EVENTS: dict[str, tuple[str, ...]] = {
    "units_placed": ("seat", "kind", "count", "place", "how"),
    "units_removed": ("seat", "kind", "count", "place", "how"),
    "units_destroyed": ("seat", "kind", "count", "place", "other", "how"),
    "units_moved": ("seat", "kind", "count", "origin", "target", "how"),
    "damage_sustained": ("seat", "kind", "place"),
    "units_repaired": ("seat", "kind", "count", "place"),
    "all_repaired": ("seat",),
}
