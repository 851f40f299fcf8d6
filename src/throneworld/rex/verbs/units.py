"""Moving and destroying units and leaders."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.rex.board import force
from throneworld.rex.state import CASUALTIES, NOTHING, RESERVE, Force, of
from throneworld.rex.tables import STRENGTH


def size(group: Force) -> int:
    return group[0] + group[1] + group[2]


def move_units(game: Game, seat: int, origin: str, target: str, group: Force, how: str) -> None:
    """From any place to any other; `how` says by which rule."""
    _take(game, seat, origin, group)
    _put(game, seat, target, group)
    game.tell("units_moved", seat, size(group), group[1], origin, target, how)


def destroy_units(game: Game, seat: int, space: str, group: Force, how: str) -> None:
    """Into the casualty pool, where every unit lies faceup."""
    if size(group):
        _take(game, seat, space, group)
        _put(game, seat, CASUALTIES, _turned_up(group))
        game.tell("units_destroyed", seat, size(group), group[1], space, how)


def destroy_all(game: Game, seat: int, space: str, how: str) -> None:
    """Everything of a race in a space, facedown units too."""
    destroy_units(game, seat, space, force(of(game), seat, space), how)


def destroy_faceup(game: Game, seat: int, space: str, how: str) -> None:
    """Everything of a race that counts as being in a space (Rex p.22)."""
    units, mechanized, _ = force(of(game), seat, space)
    destroy_units(game, seat, space, (units, mechanized, 0), how)


def withdraw_units(game: Game, seat: int, space: str, group: Force, how: str) -> None:
    """From the board back into the reserve; only a Tactical Retreat does this (Rex p.21)."""
    if size(group):
        _take(game, seat, space, group)
        _put(game, seat, RESERVE, _turned_up(group))
        game.tell("units_moved", seat, size(group), group[1], space, RESERVE, how)


def recruit_units(game: Game, seat: int, units: int, mechanized: int) -> None:
    """From the casualty pool into the reserve (Rex p.10)."""
    move_units(game, seat, CASUALTIES, RESERVE, (units, mechanized, 0), "recruit")


def flip_units(game: Game, seat: int, space: str, *, facedown: bool) -> None:
    """Turn all units of a space to one side (Xxcha race sheet)."""
    state = of(game)
    units, mechanized, hidden = state.forces[seat][space]
    total = units + hidden
    state.forces[seat][space] = (0, mechanized, total) if facedown else (total, mechanized, 0)
    game.tell("units_flipped", seat, space, "facedown" if facedown else "faceup")


def destroy_leader(game: Game, seat: int, leader: str, how: str) -> None:
    state = of(game)
    state.dead = (*state.dead, leader)
    game.tell("leader_destroyed", seat, leader, STRENGTH[leader], how)


def recruit_leader(game: Game, seat: int, leader: str) -> None:
    state = of(game)
    state.dead = tuple(each for each in state.dead if each != leader)
    game.tell("leader_recruited", seat, leader)


def _turned_up(group: Force) -> Force:
    return (group[0] + group[2], group[1], 0)


def _take(game: Game, seat: int, place: str, group: Force) -> None:
    places = of(game).forces[seat]
    units, mechanized, hidden = places.pop(place)
    left = (units - group[0], mechanized - group[1], hidden - group[2])
    if left != NOTHING:
        places[place] = left


def _put(game: Game, seat: int, place: str, group: Force) -> None:
    places = of(game).forces[seat]
    units, mechanized, hidden = places.get(place, NOTHING)
    places[place] = (units + group[0], mechanized + group[1], hidden + group[2])
