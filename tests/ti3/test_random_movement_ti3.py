"""Random fleets move, are stowed and meet rifts and mines: nothing gets lost or stands where it cannot."""

from __future__ import annotations

from random import Random

import pytest

import throneworld as tw
from tests.ti3.scene import Scene
from tests.ti3.voyages import components, galaxy
from throneworld.imperium.limits import within_limits
from throneworld.imperium.movement.cargo import are_carried, loose
from throneworld.imperium.state import AREAS
from throneworld.kernel.steps import Step
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.state import NEUTRAL, Border, Gate, Mine
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.activation import transfer_pairs, transfer_refusal
from throneworld.ti3.tactical.grid import GridAction, needs_full
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.transfer import TransferAction

assert components

KINDS = ("carrier", "cruiser", "dreadnought", "destroyer")
TECHNOLOGIES = (
    "antimass_deflectors",
    "maneuvering_jets",
    "stasis_capsules",
    "xrd_transporters",
    "advanced_fighters",
)
EDGES = ((19, 29), (19, 35), (19, 36), (19, 33), (19, 40), (13, 29), (29, 35), (35, 36))


def random_scene(chance: Random) -> Scene:
    rift = {(-1, 0): 82} if chance.random() < 0.7 else {}
    scene = galaxy(with_={**rift, (-2, 2): "home_hacan"})
    tiles = [tile for tile in scene.state.map if tile > 0]
    scene.technologies("sol", *(name for name in TECHNOLOGIES if chance.random() < 0.4))
    for race in ("sol", "sol", "sol", "letnev"):
        for system in chance.sample(tiles, 2):
            for _ in range(chance.randrange(1, 3)):
                kind = chance.choice(KINDS)
                cargo = {"ground_force": chance.randrange(3)} if kind == "carrier" else {}
                fighters = {"fighter": chance.randrange(4)} if kind == "carrier" else {}
                scene.fleet(race, system, kind, damage=int(kind == "dreadnought"), **cargo, **fighters)
    for planet in ("jord", "lodor", "saudor"):
        scene.put("sol", planet, ground_force=2, pds=1)
    scene.leader("sol", "admiral", "jord")
    scene.leader("sol", "agent", "lodor")
    scene.state.mines = tuple(Mine(*edge, chance.choice((1, 2, NEUTRAL))) for edge in chance.sample(EDGES, 4))
    scene.state.borders = tuple(Border(*edge, "standing_grav_wave") for edge in chance.sample(EDGES, 1))
    scene.state.gates = (Gate(36, ("A", "B")), Gate(40, ("B", "C")))
    scene.counters("sol", 3, 5, 2)
    scene.counters("letnev", 3, 5, 2)
    return scene


def random_step(scene: Scene, chance: Random) -> Step:
    state = scene.state
    pairs = [pair for pair in transfer_pairs(state, 0) if transfer_refusal(state, 0, *pair) is None]
    if pairs and chance.random() < 0.4:
        one, other = chance.choice(pairs)
        return TransferAction(seat=0, one=one, other=other)
    calm = [tile for tile in state.map if tile > 0 and not needs_full(state, 0, tile)]
    if len(calm) > 1 and chance.random() < 0.3:
        return GridAction(seat=0, systems=tuple(chance.sample(calm, min(3, len(calm)))), stage="activate")
    goal = chance.choice([tile for tile in state.map if tile > 0])
    scene.activate("sol", goal)
    return Movement(seat=0, system=goal)


def check(scene: Scene) -> None:
    state = scene.state
    for seat in range(2):
        assert are_carried(state, seat)
        for place in state.units[seat]:
            if place in AREAS:
                free = loose(state, seat, place)
                assert not any(free[number] for number in state.edition.carried), place
    for name, leader in state.leaders.items():
        assert leader.displaced or place_of(state, name)


@pytest.mark.parametrize("seed", range(25))
def test_random_movement_keeps_the_laws(seed: int) -> None:
    chance = Random(seed)
    scene = random_scene(chance)
    scene.play(random_step(scene, chance), Settle())
    for _ in range(150):
        check(scene)
        if scene.done:
            break
        ask = scene.ask()
        copy = tw.load(scene.game.snapshot()) if chance.random() < 0.1 else None
        option = chance.choice(ask.options)
        scene.game.choose(ask.seat, option)
        if copy is not None:
            copy.choose(ask.seat, option)
            assert copy.digest() == scene.game.digest()
    assert scene.done
    for seat in range(2):
        for place in scene.state.units[seat]:
            assert place not in AREAS or within_limits(scene.state, seat, int(place)), place
