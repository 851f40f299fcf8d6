"""Units and leaders read off the board, in the words of the cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.ti3.casework.case import Data, Names
from throneworld.imperium.edition import Group, Place
from throneworld.ti3.leaders.whereabouts import keeper_of
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE
from throneworld.ti3.tables import KINDS

Read = Callable[[Names, Any], tuple[Any, Any]]
"""What the case says and what the board says, in the same shape."""


def units_at(names: Names, side: int, place: Place) -> dict[str, int]:
    group: Group = names.scene.state.forces(side).get(place, ())
    return {kind: many for kind, many in zip(KINDS, group, strict=False) if many}


def _told(units: Data) -> Data:
    return {kind: many for kind, many in units.items() if many}


def _units(place_of: Callable[[Names, str], Place]) -> Read:
    def read(names: Names, said: Data) -> tuple[Any, Any]:
        wanted = {(race, where): _told(units) for race, at in said.items() for where, units in at.items()}
        seen = {
            (race, where): units_at(names, names.seat(race), place_of(names, where)) for race, where in wanted
        }
        return wanted, seen

    return read


space = _units(lambda names, system: names.space(system))
planets = _units(lambda names, planet: planet)


def neutral(names: Names, said: Data) -> tuple[Any, Any]:
    """All of a kind of places, those of nobody's units that are not told included."""
    wanted = {part: {where: _told(units) for where, units in at.items()} for part, at in said.items()}
    seen: Data = {}
    for part, at in wanted.items():
        inside = names.space if part == "space" else str
        told = {where: units_at(names, NEUTRAL, inside(where)) for where in at}
        known = {inside(where) for where in at}
        others = [each for each in names.scene.state.neutral if (each in SPACE) == (part == "space")]
        seen[part] = told | {each: units_at(names, NEUTRAL, each) for each in others if each not in known}
    return wanted, seen


def damaged(names: Names, said: list[list[Any]]) -> tuple[Any, Any]:
    state, seen = names.scene.state, []
    for seat, race in enumerate(names.scene.players):
        levels = [state.damage(seat, level) for level in range(1, state.edition.damage_levels + 1)]
        for place in {place for level in levels for place in level}:
            for at, kind in enumerate(KINDS):
                many = [*[level.get(place, state.edition.none)[at] for level in levels], 0]
                for hits, number in enumerate(many[:-1], 1):
                    if number > many[hits]:
                        seen.append((race, place, kind, hits, number - many[hits]))
    return sorted((race, names.place(where), *rest) for race, where, *rest in said), sorted(seen)


def cargo(names: Names, said: list[list[Any]]) -> tuple[Any, Any]:
    wanted = sorted((race, names.space(at), *rest, sorted(load.items())) for race, at, *rest, load in said)
    seen = []
    for race, place in {(race, place) for race, place, *_ in wanted}:
        for ship in names.scene.state.aboard[names.seat(race)].get(place, ()):
            load = [(kind, many) for kind, many in zip(KINDS, ship.cargo, strict=True) if many]
            if load:
                seen.append((race, place, ship.kind, ship.damage, sorted(load)))
    return wanted, sorted(seen)


def leaders(names: Names, said: list[list[str]]) -> tuple[Any, Any]:
    wanted = sorted(
        (names.leader(race, kind), _where(names, where), captor) for race, kind, where, captor in said
    )
    exact = {name: where for name, where, _ in wanted}
    state, seen = names.scene.state, []
    for name, leader in state.leaders.items():
        captor = "free" if leader.captor == NOBODY else names.scene.players[leader.captor]
        seen.append((name, _station(names, name, exact.get(name, "")), captor))
    return wanted, sorted(seen)


def _where(names: Names, where: str) -> str:
    kind, _, rest = where.partition(":")
    if kind == "planet":
        return rest
    system, _, ship = rest.partition(":")
    return f"{names.space(system)}:{ship}" if ship else names.space(system)


def _station(names: Names, name: str, like: str) -> str:
    """Where a leader is, with his ship if the case names it."""
    state = names.scene.state
    if state.leaders[name].place:
        return state.leaders[name].place
    for place, ships in state.aboard[keeper_of(state, name)].items():
        for ship in ships:
            if name in ship.riders:
                return f"{place}:{ship.kind}" if ":" in like else place
    return "nowhere"
