"""Placing, moving, damaging and destroying units (RR 29, 62, 76, 85)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti4.state import NOBODY, Group, Place, of
from throneworld.ti4.units import NONE, ONE, damaged_count, minus, plus, some

SUSTAINED = "sustained"
"""Mark: a unit of this player, of the kind that is the subject, used sustain damage in this combat round; one
mark for each that still stands (Duranium Armor)."""


def place_units(game: Game, seat: int, place: Place, kind: str, count: int, how: str) -> None:
    """From the reinforcements onto the game board."""
    if count:
        _add(game, seat, place, some(kind, count))
        game.tell("units_placed", seat, kind, count, place, how)


def remove_units(
    game: Game, seat: int, place: Place, kind: str, count: int, how: str, damaged: int = 0
) -> None:
    """Back into the reinforcements without being destroyed (RR 29.2)."""
    if count:
        _take(game, seat, place, kind, count, damaged)
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
    by: int = NOBODY,
) -> None:
    """Destroyed (RR 29): into the reinforcements, and whoever has something to say to it may.

    `damaged` of them are damaged ones; `by` is the player whose hit or effect it was.
    """
    if count:
        _take(game, seat, place, kind, count, damaged)
        if damaged and of(game).marks:
            _forget_sustained(game, seat, kind, damaged)
        game.tell("units_destroyed", seat, kind, count, place, by, how)
        game.open("units_destroyed", seat, kind, count, place, by, how)


def move_units(
    game: Game, seat: int, origin: Place, target: Place, kind: str, count: int, how: str, damaged: int = 0
) -> None:
    """From one place to another; damaged units stay damaged."""
    if count:
        _take(game, seat, origin, kind, count, damaged)
        _add(game, seat, target, some(kind, count))
        if damaged:
            _set_damaged(game, seat, target, plus(_damaged(game, seat, target), some(kind, damaged)))
        game.tell("units_moved", seat, kind, count, origin, target, how)


def damage_unit(game: Game, seat: int, place: Place, kind: str) -> None:
    """A unit is laid on its side (RR 76.1)."""
    _set_damaged(game, seat, place, plus(_damaged(game, seat, place), ONE[kind]))
    game.tell("damage_sustained", seat, kind, place)


def repair_unit(game: Game, seat: int, place: Place, kind: str, count: int = 1) -> None:
    _set_damaged(game, seat, place, minus(_damaged(game, seat, place), some(kind, count)))
    game.tell("units_repaired", seat, kind, count, place)


def repair_all(game: Game, seat: int) -> None:
    """RR 70.7."""
    state = of(game)
    if state.damaged[seat]:
        state.damaged[seat] = {}
        game.tell("all_repaired", seat)


def rest_units(game: Game, seat: int, count: int) -> None:
    """Destroyed infantry that wait on their card for the start of their owner's next turn."""
    if count:
        of(game).resting[seat] += count
        game.tell("units_rest", seat, count)


def end_rest(game: Game, seat: int) -> int:
    """All infantry leave their card; how many they are."""
    state = of(game)
    count = state.resting[seat]
    state.resting[seat] = 0
    game.tell("rest_ends", seat, count)
    return count


def _forget_sustained(game: Game, seat: int, kind: str, number: int) -> None:
    """Of damaged units those are lost first that were damaged in this round: nothing repairs them yet."""
    state, kept = of(game), []
    for each in state.marks:
        if number and (each.kind, each.seat, each.subject) == (SUSTAINED, seat, kind):
            number -= 1
        else:
            kept.append(each)
    state.marks = tuple(kept)


def _damaged(game: Game, seat: int, place: Place) -> Group:
    return of(game).damaged[seat].get(place, NONE)


def _set_damaged(game: Game, seat: int, place: Place, group: Group) -> None:
    places = of(game).damaged[seat]
    if group == NONE:
        places.pop(place, None)
    else:
        places[place] = group


def _take(game: Game, seat: int, place: Place, kind: str, count: int, damaged: int) -> None:
    state = of(game)
    group = minus(state.units[seat].pop(place), some(kind, count))
    if group != NONE:
        state.units[seat][place] = group
    if damaged:
        assert damaged_count(state, seat, place, kind) >= damaged
        _set_damaged(game, seat, place, minus(_damaged(game, seat, place), some(kind, damaged)))


def _add(game: Game, seat: int, place: Place, group: Group) -> None:
    places = of(game).units[seat]
    places[place] = plus(places.get(place, NONE), group)
