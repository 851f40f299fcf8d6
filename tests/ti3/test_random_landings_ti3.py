"""Random landings with all that follows: whatever the players do, the laws of the game hold."""

from __future__ import annotations

import random

import pytest

import throneworld as tw
from tests.conformance.near_misses import near_misses
from tests.ti3.landing import steps
from tests.ti3.scene import Scene
from throneworld.kernel.dice import Dice
from throneworld.kernel.nouns import has_shape, shapes_of
from throneworld.ti3.invariants import check
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.tables import RACE

TILES = ("arnor_lor", "quann", "ashtroth_loki_abaddon", "mecatol_rex", "sumerian_arcturus", "lodor")
RACES = ("sol", "letnev", "hacan", "norr", "xxcha", "yssaril", "jolnar", "winnu", "lizix")
TROOPS = ("ground_force", "shock_troop", "mechanized_unit")
MOST = 600
DONE = ("done",)


def placed(seed: int) -> tuple[Scene, str]:
    """Some fleet of the first player over some planets of anybody's."""
    chance = random.Random(seed)
    races, tile = chance.sample(RACES, 3), chance.choice(TILES)
    homes = zip(((-1, 0), (1, -1), (0, -1)), races, strict=True)
    board = {(0, 0): tile, (1, 0): "wellon", (0, 1): "thibah", **{at: f"home_{race}" for at, race in homes}}
    scene = Scene(*races, board=board, seed=seed)
    scene.state.active_system = scene.system(tile)
    scene.activate(races[0], tile)
    scene.counters(races[0], 2, 9, 2)
    for planet in scene.state.edition.planets[scene.system(tile)]:
        settle(scene, chance, planet)
    embark(scene, chance, tile)
    return scene, tile


def settle(scene: Scene, chance: random.Random, planet: str) -> None:
    owner = chance.choice([*scene.players, ""])
    if planet == "sumerian":
        return
    if not owner:
        guards = ("fighter_ambush:3", "hostile_locals:2") if planet == "mecatol_rex" else ()
        scene.state.counters.update({planet: guards} if guards else {})
        return
    scene.take(owner, planet, exhausted=chance.random() < 0.5)
    units = {kind: chance.randint(0, 3) for kind in (*TROOPS, "pds")}
    scene.put(owner, planet, space_dock=1, **{**units, "pds": min(units["pds"], 2)})
    scene.goods(owner, chance.randint(0, 7))
    if chance.random() < 0.3:
        scene.state.facilities[planet] = ("colony",)
    kind = chance.choice(RACE[owner].leaders)
    if not any(f"{owner}_{kind}" in name for name in scene.state.leaders):
        scene.leader(owner, kind, planet)


def embark(scene: Scene, chance: random.Random, tile: str) -> None:
    race = scene.players[0]
    scene.fleet(race, tile, "carrier", **{kind: chance.randint(1, 2) for kind in TROOPS}, pds=1)
    ships = {kind: chance.randint(0, 2) for kind in ("dreadnought", "war_sun", "cruiser")}
    if any(ships.values()):
        scene.put(race, f"space:{tile}", **{kind: many for kind, many in ships.items() if many})
    for kind in dict.fromkeys(RACE[race].leaders):
        if not any(f"{race}_{kind}" in name for name in scene.state.leaders):
            scene.leader(race, kind, tile, "carrier")


@pytest.mark.parametrize("seed", range(30))
def test_random_landings_keep_the_laws_and_explain_what_they_refuse(seed: int) -> None:
    scene, tile = placed(seed)
    chance, game = random.Random(-seed), scene.game
    scene.play(*steps(scene, tile, EndOfAction(seat=0)))
    for number in range(MOST):
        check(game)
        if not game.asks:
            break
        ask = chance.choice(game.asks)
        explained(scene, ask.seat, number)
        options = [each for each in ask.options if each != DONE] if chance.random() < 0.85 else []
        game.choose(ask.seat, chance.choice(options or list(ask.options)))
    assert scene.done, "it comes to an end"
    assert not any(leader.displaced for leader in scene.state.leaders.values())


def explained(scene: Scene, seat: int, number: int) -> None:
    """Every option fits its verb; every fifth question is saved and loaded, and refuses for a reason."""
    game, question = scene.game, scene.game.question
    assert question is not None
    for option in question.options(game, seat):
        shapes = shapes_of(game.definition.verbs, option[0])
        assert any(has_shape(game, option, shape) for shape in shapes), option
    if number % 5 == 0:
        assert tw.load(game.snapshot()).digest() == game.digest()
        for miss in near_misses(game, question, seat, Dice(number)):
            refusal = game.refusal(seat, miss)
            assert refusal is not None and refusal.key != "not_offered", (question.prompt, miss)
