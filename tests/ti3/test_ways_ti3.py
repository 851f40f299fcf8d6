"""From where ships can come, compared with a search by brute force that knows the rules of the book alone.

The oracle walks over hexes, borders and wormholes step by step and tries every way there is (SA-3.15, 6.3 to
6.10, rulings 52, 86). It shares nothing with the engine but the printed tiles.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from tests.ti3.scene import Scene
from tests.ti3.voyages import NEXUS, components, moving, ships
from throneworld.galaxy.hexes import DIRECTIONS, Hex, beyond, spiral
from throneworld.ti3.state import Border, Gate
from throneworld.ti3.tables import TILE

assert components

PLANETS = (*range(21, 60),)
SPECIAL = (70, 71, 74, 75, 76, 77, 79, 80, 82, 83)
TECHNOLOGIES = (
    "antimass_deflectors",
    "maneuvering_jets",
    "light_wave_deflectors",
    "xrd_transporters",
    "type_iv_drive",
)
MOVES = {"cruiser": 2, "carrier": 1}
LONGEST = 6
"""No ship moves farther here, with every rift that helps it."""


class World(NamedTuple):
    at: dict[Hex, int]
    borders: tuple[Border, ...]
    gates: tuple[Gate, ...]
    enemies: frozenset[int]
    held: frozenset[int]
    technologies: frozenset[str]
    goal: int

    @property
    def hexes(self) -> dict[int, Hex]:
        return {tile: place for place, tile in self.at.items()}


def random_world(chance: Random) -> World:
    places = [place for place in spiral(2) if chance.random() < 0.9]
    tiles = [*chance.sample(PLANETS, 14), *chance.sample(SPECIAL, 6)]
    chance.shuffle(tiles)
    at = dict(zip(places, tiles, strict=False))
    systems = list(at.values())
    pairs = [(one, two) for one in at for two in (beyond(one, way) for way in DIRECTIONS) if two in at]
    kinds = ("asteroid_belt", "space_time_anomaly", "standing_grav_wave")
    tokens = {frozenset(pair): pair for pair in chance.sample(pairs, min(len(pairs), chance.randrange(8)))}
    gates = tuple(
        Gate(system, chance.choice([("A", "B"), ("A", "A"), ("B", "C")]))
        for system in chance.sample(systems, chance.randrange(4))
    )
    return World(
        at,
        tuple(Border(at[one], at[two], chance.choice(kinds)) for one, two in tokens.values()),
        gates,
        frozenset(system for system in systems if chance.random() < 0.15),
        frozenset(system for system in systems if chance.random() < 0.1),
        frozenset(name for name in TECHNOLOGIES if chance.random() < 0.3),
        chance.choice(systems),
    )


# The rules, read off the book


def passable(world: World, system: int) -> bool:
    special = TILE[system].special
    if special in ("supernova", "nebula"):
        return False
    if special == "asteroid_field" and "antimass_deflectors" not in world.technologies:
        return False
    if special == "ion_storm" and "maneuvering_jets" not in world.technologies:
        return False
    in_the_way = system in world.enemies and special != "gravity_rift"
    return not in_the_way or "light_wave_deflectors" in world.technologies


def crosses(world: World, here: int, there: int) -> str:
    """Whether a border is open, closed, or ends the move."""
    for token in world.borders:
        if {token.one, token.other} == {here, there}:
            if token.kind == "asteroid_belt" and "antimass_deflectors" in world.technologies:
                return "open"
            if token.kind == "standing_grav_wave" and here == token.one:
                return "open"
            if token.kind == "standing_grav_wave" and "maneuvering_jets" in world.technologies:
                return "last"
            return "closed"
    return "open"


def letters(world: World, system: int) -> set[str]:
    return {*TILE[system].wormholes, *(gate.letter for gate in world.gates if gate.system == system)}


def comes(world: World, kind: str, origin: int) -> bool:
    """Whether any way at all leads to the goal."""
    move = MOVES[kind] + (
        {"carrier": "xrd_transporters", "cruiser": "type_iv_drive"}[kind] in world.technologies
    )
    rifts = frozenset[int]()
    if TILE[origin].special == "nebula":
        move, rifts = 1, frozenset(world.at.values())  # no bend helps out of a Nebula
    closed = TILE[world.goal].special in ("asteroid_field", "supernova")
    return not closed and origin not in world.held and walks(world, origin, None, move, rifts, LONGEST)


def walks(world: World, here: int, entered: int | None, left: int, used: frozenset[int], steps: int) -> bool:
    """`entered`: over which side, 6 for a wormhole; rifts help once each, if they are passed with a bend."""
    if not steps:
        return False
    place = world.hexes.get(here)
    for side, way in enumerate(DIRECTIONS if place is not None else ()):
        there = world.at.get(beyond(place, way)) if place is not None else None
        if there is None or crosses(world, here, there) == "closed":
            continue
        rift = TILE[here].special == "gravity_rift" and here not in used
        bends = rift and entered is not None and entered < 6 and entered != (side + 3) % 6
        rest = left - (0 if bends else 1)
        if rest < 0:
            continue
        if there == world.goal:
            return True
        goes_on = crosses(world, here, there) == "open" and passable(world, there)
        spent = used | {here} if bends else used
        if goes_on and walks(world, there, (side + 3) % 6, rest, spent, steps - 1):
            return True
    ends = (*world.at.values(), NEXUS)
    return left > 0 and any(leaps(world, here, there, left, used, steps) for there in ends)


def leaps(world: World, here: int, there: int, left: int, used: frozenset[int], steps: int) -> bool:
    if here == there or not letters(world, here) & letters(world, there):
        return False
    if there == world.goal:
        return True
    return passable(world, there) and walks(world, there, 6, left - 1, used, steps - 1)


@pytest.mark.parametrize("lot", range(10))
def test_ships_come_from_just_where_some_way_leads_to_the_goal(lot: int) -> None:
    """Twenty galaxies a lot, with a Cruiser and a Carrier in each system that is not the goal."""
    for number in range(20):
        world = random_world(Random(lot * 1000 + number))
        scene = Scene("sol", "letnev", "hacan", board=dict(world.at))
        scene.state.borders, scene.state.gates = world.borders, world.gates
        scene.technologies("sol", *world.technologies)
        scene.counters("sol", 3, 99, 2)
        for system in world.at.values():
            if system in world.enemies:
                scene.put("letnev", system, cruiser=1)
            if system != world.goal:
                scene.put("sol", system, cruiser=1, carrier=1)
        scene.activate("sol", *world.held)
        moving(scene, "sol", world.goal)
        offered = {(option[1], option[2]) for option in ships(scene, "sol")}
        expected = {
            (kind, system)
            for system in world.at.values()
            for kind in MOVES
            if system != world.goal and comes(world, kind, system)
        }
        assert offered == expected, f"lot {lot}, galaxy {number}"
