"""Random fleets meet random counters: the laws hold, refusals have reasons, and every event is told."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.ti3.scene import Scene
from tests.ti3.test_random_landings_ti3 import DONE, explained
from throneworld.galaxy.hexes import Hex
from throneworld.imperium.edition import Place
from throneworld.kernel.steps import Step
from throneworld.ti3.domains import dangers, discoveries, held, looking, razing, voids, warping
from throneworld.ti3.domains.looking import FirstLook, Probes
from throneworld.ti3.domains.tokens import front_of, heap, type_of
from throneworld.ti3.invariants import check
from throneworld.ti3.state import SPACE
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.strategic.diplomacy import Annex
from throneworld.ti3.tables import DISTANT_SUNS, DOMAIN_COUNTERS, FINAL_FRONTIER
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.verbs import domains as verbs
from throneworld.ti3.verbs.domains import lay_face_down

GAMES, MOST = 40, 400
RACES = ("sol", "letnev", "hacan", "saar", "arborec", "winnu", "yssaril", "jolnar")
PLANETS = ("arnor_lor", "vega", "ashtroth_loki_abaddon")
KNOWN = ("antimass_deflectors", "maneuvering_jets", "enviro_compensator", "hylar_v_laser", "war_sun")
EVENTS: frozenset[str] = frozenset(
    event
    for module in (dangers, discoveries, held, looking, razing, voids, warping, verbs)
    for event in getattr(module, "EVENTS", {})
)


def placed(seed: int) -> tuple[Scene, int]:
    """Fleets of the first player beside voids and planets with a counter each; where he goes."""
    chance = random.Random(seed)
    races = chance.sample(RACES, 3)
    tiles: dict[Hex, str] = {
        (0, 0): "void" if seed % 2 else PLANETS[seed // 2 % 3],
        (1, 0): "wellon",
        (0, 1): "thibah",
        (-1, 1): "void",
    }
    homes = zip(((-1, 0), (1, -1), (0, -1)), races, strict=True)
    board: dict[Hex, str | int] = {**tiles, **{at: f"home_{race}" for at, race in homes}}
    scene = Scene(*races, board=board, seed=seed)
    scene.state.strategy_cards = [("warfare",), ("technology",), ("trade",)]
    goal = scene.state.map[0]
    _hide(
        scene, chance, DISTANT_SUNS, [each for tile in scene.state.map for each in _wild(scene, tile)], seed
    )
    _hide(
        scene,
        chance,
        FINAL_FRONTIER,
        [SPACE[tile] for tile in scene.state.map if _is_void(scene, tile)],
        seed,
    )
    _embark(scene, chance, races[0], goal)
    return scene, goal


def _wild(scene: Scene, tile: int) -> list[Place]:
    planets = scene.state.edition.planets[tile] if tile > 0 else ()
    return [planet for planet in planets if planet not in scene.state.control]


def _is_void(scene: Scene, tile: int) -> bool:
    return tile > 0 and not scene.state.edition.planets[tile]


def _hide(scene: Scene, chance: random.Random, deck: str, places: list[Place], seed: int) -> None:
    """Each type of counter in its turn lies where he goes."""
    types = [row.id for row in DOMAIN_COUNTERS if row.deck == deck]
    wanted = types[seed // 2 % len(types)]
    tokens = heap(deck, len(places))
    chance.shuffle(tokens)
    tokens.sort(key=lambda token: type_of(front_of(token)) != wanted)
    lay_face_down(scene.state, places, tokens)


def _embark(scene: Scene, chance: random.Random, race: str, goal: int) -> None:
    there = "thibah" if _is_void(scene, goal) else goal
    for where in ("wellon", there):
        cargo = {"ground_force": chance.randint(1, 3), "shock_troop": chance.randint(0, 1)}
        scene.fleet(race, where, "carrier", fighter=chance.randint(0, 2), **cargo)
        scene.put(race, f"space:{where}" if isinstance(where, str) else where, dreadnought=1, cruiser=1)
    scene.put(race, _home(scene, race), space_dock=1)
    scene.counters(race, 3, 8, 2)
    scene.goods(race, chance.randint(0, 4))
    scene.hold(race, "grand_armada", "transport")
    scene.technologies(race, *(name for name in KNOWN if chance.random() < 0.3))


def _home(scene: Scene, race: str) -> Place:
    return next(planet for planet, seat in scene.state.control.items() if seat == scene.seat(race))


def steps(goal: int) -> tuple[Step, ...]:
    return (
        FirstLook(who=(0, 1, 2)),
        Probes(who=(0,)),
        TacticalAction(seat=0, system=goal),
        EndOfAction(seat=0),
        Annex(seat=0, free=True),
    )


@cache
def played(seed: int) -> frozenset[str]:
    """What is told of counters in one of these games; its laws are looked at before each choice."""
    scene, goal = placed(seed)
    chance, game = random.Random(-seed), scene.game
    scene.play(*steps(goal))
    for number in range(MOST):
        check(game)
        if not game.asks:
            break
        ask = chance.choice(game.asks)
        explained(scene, ask.seat, number)
        options = [each for each in ask.options if each != DONE] if chance.random() < 0.85 else []
        game.choose(ask.seat, chance.choice(options or list(ask.options)))
    assert scene.done, "it comes to an end"
    assert not scene.state.neutral, "units of nobody are gone"
    return frozenset(event.kind for event in game.log) & EVENTS


@pytest.mark.parametrize("part", range(4))
def test_random_discoveries_keep_the_laws_and_explain_what_they_refuse(part: int) -> None:
    for seed in range(part, GAMES, 4):
        played(seed)


def test_every_event_of_counters_is_told_in_forty_random_games() -> None:
    seen = frozenset[str]().union(*map(played, range(GAMES)))
    assert seen >= EVENTS
