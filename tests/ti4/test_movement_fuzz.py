"""Random fleets, tokens and technologies: whatever is offered works, and nothing appears or vanishes."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.ti4.moving import SIX, activate
from tests.ti4.scene import Scene
from throneworld.imperium.board import all_systems
from throneworld.imperium.limits import within_limits
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.ti4.board import planets_in
from throneworld.ti4.cards.activation import FLANK_SPEED, SILENCE_OF_SPACE
from throneworld.ti4.technologies.activation import GRAVITY_DRIVE
from throneworld.ti4.units import KINDS, SHIPS

UPGRADES = (
    "carrier_2",
    "cruiser_2",
    "fighter_2",
    "dreadnought_2",
    "antimass_deflectors",
    "light_wave_deflector",
)
LAWS = ("enforced_travel_ban", "wormhole_reconstruction", "shared_research")


def stage(seed: int) -> tuple[Scene, Random]:
    """A galaxy full of everybody's fleets, the first player's most of all."""
    random = Random(seed)
    factions = [*SIX[1:], random.choice(("saar", "naalu", "yssaril", "muaat", "sol"))]
    random.shuffle(factions)
    scene = Scene(*factions, seed=seed, fighters_block=bool(seed % 2))
    scene.technologies(factions[0], *random.sample(UPGRADES, random.randrange(4)))
    for law in random.sample(LAWS, random.randrange(3)):
        scene.law(law)
    for faction in factions:
        for system in random.sample(all_systems(scene.state), 6 if faction == factions[0] else 2):
            settle(scene, random, faction, system)
        scene.put(faction, random.choice(all_systems(scene.state)), flagship=1)
    for kind, subject in ((FLANK_SPEED, ""), (GRAVITY_DRIVE, ""), (SILENCE_OF_SPACE, 18)):
        if random.random() < 0.3:
            mark(scene.game, kind, seat=0, subject=subject, until=TACTICAL_ACTION)
    scene.state.on_board[0] = sum(1 << system for system in random.sample(all_systems(scene.state), 2))
    return scene, random


def settle(scene: Scene, random: Random, faction: str, system: int) -> None:
    for kind in random.sample(SHIPS[1:], 3):
        scene.put(faction, system, **{kind: random.randrange(3)})
    if faction == "saar":
        scene.put(faction, system, space_dock=random.randrange(2))
    for planet in planets_in(system):
        scene.put(faction, planet, infantry=random.randrange(4))
    if scene.has(faction, system, "dreadnought"):
        scene.damage(faction, system, "dreadnought")


def census(scene: Scene) -> list[int]:
    """How many units of each kind the first player has on the board or has lost since."""
    groups = scene.state.units[0].values()
    found = [sum(group[index] for group in groups) for index in range(len(KINDS))]
    for event in ("units_destroyed", "units_removed"):
        for seat, kind, count, *_ in scene.told(event):
            if seat == 0:
                found[KINDS.index(str(kind))] += int(count)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_every_offered_move_works_and_keeps_the_units(seed: int) -> None:
    scene, random = stage(seed)
    system = random.choice(all_systems(scene.state))
    before = census(scene)
    activate(scene, scene.factions[0], system)
    while scene.game.asks and scene.ask().prompt in ("move_ships", "load_ship"):
        ask = scene.ask()
        candidates = dict(scene.game.explain(ask.seat))
        assert set(ask.options) <= set(candidates)
        assert {option for option, refusal in candidates.items() if refusal is None} == set(ask.options)
        scene.game.choose(ask.seat, random.choice(ask.options[:-1] * 3 + ask.options[-1:]))
        assert census(scene) == before
    while scene.game.asks and scene.ask().prompt == "respect_limits":
        ask = scene.ask()
        scene.game.choose(ask.seat, random.choice(ask.options))
    assert within_limits(scene.state, 0, system)
    assert census(scene) == before
