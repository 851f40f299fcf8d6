"""Random fights with full hands of cards: whatever the players do, the laws of the game hold."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.ti3.fighting import cards
from tests.ti3.scene import Scene
from tests.ti3.test_random_landings_ti3 import explained
from throneworld.imperium.units import FLAGSHIP, INDEX
from throneworld.kernel.asks import Option
from throneworld.ti3.invariants import check
from throneworld.ti3.state import Mine
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.tables import ACTION_CARD, RACE
from throneworld.ti3.tactical.action import TacticalAction

TILES = ("arnor_lor", "quann", "tarmann", "sumerian_arcturus", "lodor", "ion_storm", "nebula")
RACES = ("sol", "letnev", "hacan", "norr", "xxcha", "yssaril", "jolnar", "winnu", "mentak", "saar")
SHIPS = {"fighter": 5, "destroyer": 2, "cruiser": 2, "dreadnought": 2, "war_sun": 1, "flagship": 1}
TROOPS = ("ground_force", "shock_troop", "mechanized_unit")
HAND = 7
MOST = 1500
QUIET = ("pass", "done", "stay", "hold_fire")


def placed(seed: int) -> tuple[Scene, str, random.Random]:
    """Three fleets about a system whose planets are the second player's, and hands of cards of fights."""
    chance = random.Random(seed)
    races, tile = chance.sample(RACES, 3), chance.choice(TILES)
    homes = zip(((-1, 0), (1, -1), (0, -1)), races, strict=True)
    board = {(0, 0): tile, (1, 0): "wellon", (0, 1): "thibah", **{at: f"home_{race}" for at, race in homes}}
    scene = Scene(*races, board=board, seed=seed)
    scene.state.strategy_cards = [("warfare",), ("technology",), ("diplomacy",)]
    for race in races:
        scene.counters(race, 3, 9, 2)
    for planet in scene.state.edition.planets[scene.system(tile)]:
        garrison(scene, chance, planet)
    muster(scene, chance, races[0], "wellon")
    muster(scene, chance, races[1], tile)
    muster(scene, chance, races[2], "thibah")
    scene.technologies(races[1], "hylar_v_laser", "deep_space_cannon")
    lay_mines(scene, tile)
    if not any(group[INDEX[FLAGSHIP]] for group in scene.state.units[1].values()):
        scene.put(races[1], f"space:home_{races[1]}", flagship=1)
    deal(scene, chance)
    return scene, tile, chance


def lay_mines(scene: Scene, tile: str) -> None:
    """Of the second player, where the first comes along."""
    one, other = sorted((scene.system("wellon"), scene.system(tile)))
    scene.state.mines = (Mine(one, other, 1),)


def garrison(scene: Scene, chance: random.Random, planet: str) -> None:
    owner = scene.players[1]
    if planet == "sumerian":
        return
    scene.take(owner, planet)
    scene.put(owner, planet, space_dock=1, pds=chance.randint(0, 2))
    scene.put(owner, planet, **{kind: chance.randint(0, 2) for kind in TROOPS})


def muster(scene: Scene, chance: random.Random, race: str, tile: str) -> None:
    """Some ships, two of which carry troops."""
    place = f"space:{tile}"
    for kind, most in SHIPS.items():
        scene.put(race, place, **{kind: chance.randint(0, most)})
    for _ in range(2):
        cargo = {kind: chance.randint(0, 2) for kind in TROOPS}
        scene.fleet(race, tile, "carrier", **{kind: many for kind, many in cargo.items() if many})
    for kind in ("admiral", "agent", "general"):
        if kind in RACE[race].leaders and chance.random() < 0.5:
            scene.leader(race, kind, tile, "carrier")


def deal(scene: Scene, chance: random.Random) -> None:
    pool = sorted({each.id for each in cards() if each.id in ACTION_CARD})
    chance.shuffle(pool)
    for race in scene.players:
        scene.hold(race, *pool[:HAND])
        del pool[:HAND]


def chosen(chance: random.Random, options: tuple[Option, ...]) -> Option:
    """Seldom nothing, so that more happens."""
    lively = [option for option in options if option[0] not in QUIET]
    return chance.choice(lively if lively and chance.random() < 0.8 else options)


def asks_by_a_card(scene: Scene) -> bool:
    """Whether what is asked comes of a card, or is whether one is played."""
    home = type(scene.game.question).__module__
    return scene.prompt == "window" or home.startswith(("throneworld.ti3.cards", "throneworld.ti3.effects"))


def fight(seed: int) -> Scene:
    number = 0
    for number, scene in enumerate(course(seed)):
        check(scene.game)
        if not scene.done and asks_by_a_card(scene):
            explained(scene, scene.game.asks[0].seat, number)
    assert number < MOST, "this action does not end"
    return scene


def course(seed: int) -> Iterator[Scene]:
    """A fight before each of its choices, and once more at its end."""
    scene, tile, chance = placed(seed)
    scene.play(TacticalAction(seat=0, system=scene.system(tile)), EndOfAction(seat=0))
    for _ in range(MOST):
        yield scene
        if scene.done or scene.game.over:
            return
        ask = scene.game.asks[0]
        scene.game.choose(ask.seat, chosen(chance, tuple(ask.options)))
    yield scene


@pytest.mark.parametrize("part", range(4))
def test_random_fights_keep_the_laws(part: int) -> None:
    for seed in range(part, 120, 4):
        fight(seed)


def test_random_fights_meet_most_cards() -> None:
    known = {each.id for each in cards() if each.id in ACTION_CARD}
    met = {str(what) for seed in range(200, 260) for _, what in fight(seed).told("played")}
    assert len(known & met) > len(known) // 2, sorted(known - met)
