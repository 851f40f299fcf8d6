"""What everybody sees of the board: systems, planets, units and leaders.

What is printed is built once, and views share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from throneworld.galaxy.sets import members
from throneworld.imperium.board import all_systems, planets_in_play, systems_in_play
from throneworld.imperium.planets import values_of
from throneworld.ti3.domains.held import place_of_find
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.leaders.whereabouts import keeper_of, owner_of, place_of
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, SYSTEM, Leader, Ti3State
from throneworld.ti3.tables import HABITATS, KINDS, PLANET, TILE

_SIDE = {NEUTRAL: "neutral"}


def systems(state: Ti3State) -> dict[str, dict[str, Any]]:
    """Every system in play, what stands in it and whose counters lie there."""
    if not state.map:
        return {}
    found = {SPACE[tile]: _system(tile) for tile in all_systems(state)}
    there = systems_in_play(state)
    for seat, board in enumerate(state.on_board):
        for tile in members(board & there):
            found[SPACE[tile]]["tokens"].append(seat)
    for side in (NEUTRAL, *range(len(state.units))):
        for place, group in state.forces(side).items():
            units = found[SPACE[SYSTEM[place]]]["units"].setdefault(place, {})
            units[_SIDE.get(side, str(side))] = _group(state, side, place, group)
    for gate in state.gates:
        found[SPACE[gate.system]]["gates"].append({"letters": list(gate.letters), "up": gate.letter})
    for place, counters in state.counters.items():
        found[SPACE[SYSTEM[place]]]["counters"][place] = list(counters)
    return found


def _system(tile: int) -> dict[str, Any]:
    return {**_PRINTED_SYSTEM[tile], "tokens": [], "units": {}, "gates": [], "counters": {}}


_PRINTED_SYSTEM: dict[int, dict[str, Any]] = {
    tile: {
        "id": printed.id,
        "planets": [planet.id for planet in printed.planets],
        "wormholes": list(printed.wormholes),
        "special": printed.special,
        "space": SPACE[tile],
    }
    for tile, printed in TILE.items()
}


def _group(state: Ti3State, side: int, place: str, group: tuple[int, ...]) -> dict[str, Any]:
    """How many of each kind, how many of them have each level of damage or more, and what ships carry."""
    levels = range(1, state.edition.damage_levels + 1)
    hurt = [found for level in levels if (found := state.damage(side, level).get(place))]
    return {
        "units": _counts(group),
        "damaged": [_counts(each) for each in hurt],
        "loads": [
            {
                "ship": load.kind,
                "damage": load.damage,
                "cargo": _counts(load.cargo),
                "riders": list(load.riders),
            }
            for load in state.loads(side).get(place, ())
        ],
    }


def _counts(group: tuple[int, ...]) -> dict[str, int]:
    return _counted(group).copy()


@lru_cache(maxsize=4096)
def _counted(group: tuple[int, ...]) -> dict[str, int]:
    return {kind: number for kind, number in zip(KINDS, group, strict=True) if number}


def planets(state: Ti3State) -> dict[str, dict[str, Any]]:
    """Every planet in play, and what lies on it: few are more than what is printed."""
    found = {planet: _BARE[planet].copy() for planet in (planets_in_play(state) if state.map else ())}
    habitats = place_of_find(state, HABITATS)
    if habitats:
        found[HABITATS] = {**_BARE[HABITATS], "system": SYSTEM[habitats]}
    for planet, (resources, influence) in values_of(state, found).items():
        found[planet]["resources"], found[planet]["influence"] = resources, influence
    for planet, what, said in _laid(state):
        if planet in found:
            found[planet][what] = said
    for artifact, place in state.artifacts.items():
        if place in found:
            found[place]["artifacts"] = [*found[place]["artifacts"], artifact]
    for law, about in state.laws.items():
        if about in found:
            found[str(about)]["attached"] = [*found[str(about)]["attached"], law]
    return found


def _laid(state: Ti3State) -> Iterator[tuple[str, str, Any]]:
    """What is known of single planets, in one word each."""
    for planet, owner in state.control.items():
        yield planet, "owner", owner
    for planet, facilities in state.facilities.items():
        yield planet, "facilities", list(facilities)
    marked = {
        "exhausted": state.exhausted,
        "dock_exhausted": state.exhausted_docks,
        "worldgate": state.worldgates,
        "buried": state.burials,
    }
    for what, there in marked.items():
        for planet in there:
            yield planet, what, True


_BARE: dict[str, dict[str, Any]] = {
    planet: {
        "system": SYSTEM[planet],
        "owner": NOBODY,
        "exhausted": False,
        "dock_exhausted": False,
        "resources": printed.resources,
        "influence": printed.influence,
        "specialties": list(printed.specialties),
        "refresh": [list(each) for each in printed.refresh],
        "trade_station": printed.trade_station,
        "facilities": [],
        "worldgate": False,
        "buried": False,
        "artifacts": [],
        "attached": [],
    }
    for planet, printed in PLANET.items()
}
"""Planets as they are printed, on which nothing lies. Views share what these hold and put other things in its
place."""


def leader(state: Ti3State, name: str, found: Leader) -> dict[str, Any]:
    return {
        "type": PERSON[name].type,
        "owner": owner_of(state, name),
        "keeper": keeper_of(state, name),
        "captor": found.captor,
        "place": found.place if found.displaced else place_of(state, name),
        "aboard": not found.place,
        "displaced": found.displaced,
    }
