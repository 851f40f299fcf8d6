"""Objectives that ask for a state of the board, decided by engine and oracle on random positions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.ti3.oracle_objectives import GROUND, NON_FIGHTERS, ORACLE, SHIPS, Position
from tests.ti3.oracle_racial import RACIAL
from tests.ti3.scene import Scene
from throneworld.galaxy.hexes import at as hex_at
from throneworld.imperium.board import all_systems
from throneworld.ti3.objectives.meeting import is_met
from throneworld.ti3.state import Gate, Ti3State
from throneworld.ti3.tables import (
    ARTIFACTS,
    OBJECTIVE,
    PLANET,
    RACE,
    STATE,
    TECHNOLOGY,
    TECHNOLOGY_KIND,
    TILE,
)

RACES = ("sol", "letnev", "creuss", "saar", "xxcha", "muaat")
POSITIONS = 30


def random_scene(seed: int) -> Scene:
    """Some own much and some little, so that hard objectives are met as well."""
    dice = Random(seed)
    scene = Scene(*dice.sample(RACES, dice.choice((3, 4, 6))))
    greed = [dice.choice((0.02, 0.1, 0.3, 1.5)) for _ in scene.players]
    tiles = _tiles(scene)
    for planet in [each for tile in tiles for each in TILE[tile].planets]:
        if dice.random() < 0.9 and (planet.id not in scene.state.control or dice.random() < 0.4):
            scene.take(dice.choices(scene.players, greed)[0], planet.id)
    for race, share in zip(scene.players, greed, strict=True):
        _scatter(scene, dice, race, share, tiles)
    for artifact in ARTIFACTS.values():
        scene.state.artifacts[artifact] = dice.choice(list(scene.state.control))
    if dice.random() < 0.5:
        scene.state.gates = tuple(
            Gate(dice.choice(tiles), dice.choice((("A", "A"), ("B", "B"), ("A", "B")))) for _ in range(2)
        )
    if dice.random() < 0.4:
        scene.law("wormhole_research")
        scene.law("massive_dig", dice.choice(list(scene.state.control)))
    return scene


def _tiles(scene: Scene) -> list[int]:
    return list(all_systems(scene.state))


def _scatter(scene: Scene, dice: Random, race: str, share: float, tiles: list[int]) -> None:
    for tile in tiles:
        if dice.random() < share:
            for kind in dice.sample(SHIPS, dice.randint(1, 4)):
                scene.put(race, tile, **{kind: dice.randint(1, 3)})
            scene.put(race, tile, carrier=1, ground_force=dice.randint(0, 3))
    for planet, owner in scene.state.control.items():
        if owner == scene.seat(race) and dice.random() < 0.5 + share:
            scene.put(race, planet, **{dice.choice(GROUND): dice.randint(1, 5), "pds": dice.randint(0, 2)})
            if dice.random() < 0.3:
                scene.put(race, planet, space_dock=1)
    if scene.state.control.get("mecatol_rex") == scene.seat(race):
        scene.put(race, "mecatol_rex", space_dock=1)
        scene.put(race, "space:mecatol_rex", dreadnought=1)
    scene.technologies(race, *dice.sample(list(TECHNOLOGY), dice.randint(0, 14)))


def position_of(state: Ti3State) -> Position:
    hexes = {tile: hex_at(place) for place, tile in enumerate(state.map) if tile > 0}
    kinds = state.edition.kinds
    return Position(
        races=list(state.factions),
        hexes={tile: (where[0], where[1]) for tile, where in hexes.items()},
        beside=[tile for tile in all_systems(state) if tile not in hexes],
        control=dict(state.control),
        units=[
            {place: dict(zip(kinds, group, strict=True)) for place, group in places.items()}
            for places in state.units
        ],
        technologies=list(state.technologies),
        artifacts=dict(state.artifacts),
        artifact_holders=dict(state.artifact_holders),
        stable_tokens=[(gate.system, gate.letters[0]) for gate in state.gates if gate.is_stable],
        facilities=dict(state.facilities),
        turned_round=tuple(str(each.subject) for each in state.marks if each.kind == "reversed"),
        dug=str(state.laws.get("massive_dig", "")),
        blue=blue_wormholes(state) if "wormhole_research" in state.laws else [],
        out=state.eliminated,
    )


def blue_wormholes(state: Ti3State) -> list[int]:
    there = {(tile, letter) for tile in all_systems(state) for letter in TILE[tile].wormholes}
    return [tile for tile, _ in sorted(there | {(gate.system, gate.letter) for gate in state.gates})]


def test_the_oracle_knows_every_objective_of_a_state() -> None:
    """But those that ask for offices, points or leaders; of the racial ones another one knows some."""
    asked = {each.id for each in OBJECTIVE.values() if each.kind in (STATE, TECHNOLOGY_KIND)}
    assert asked - set(ORACLE) == {"bureaucrat", "protagonist"}
    assert len(NON_FIGHTERS) == len(SHIPS) - 1 and set(RACES) <= set(RACE) and PLANET


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_engine_and_oracle_agree(seed: int) -> None:
    scene = random_scene(seed)
    position = position_of(scene.state)
    for objective, met in ORACLE.items():
        for seat, race in enumerate(scene.players):
            assert is_met(scene.game, seat, objective) == met(position, seat), (objective, race)


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_engine_and_oracle_agree_on_racial_objectives(seed: int) -> None:
    """Whoever the race of the objective is: the board decides."""
    scene = random_scene(seed)
    position = position_of(scene.state)
    for objective, met in RACIAL.items():
        for seat, race in enumerate(scene.players):
            assert is_met(scene.game, seat, f"racial:{objective}") == met(position, seat), (objective, race)


def test_the_positions_meet_nearly_every_objective_and_fail_every_one() -> None:
    met: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    for seed in range(POSITIONS):
        scene = random_scene(seed)
        for objective in ORACLE:
            for seat in range(len(scene.players)):
                (met if is_met(scene.game, seat, objective) else failed)[objective] += 1
    assert set(failed) == set(ORACLE)
    assert set(ORACLE) - set(met) <= {"s2_mecatol_plus_all", "s2_domination"}
