"""The engine and a second telling of the rules (`battle_sampler`) agree on how battles end."""

from __future__ import annotations

import os
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from tests.rules.ti3.battling import Battlefield
from tests.ti3.battle_sampler import ION_STORM, NEBULA, PLAIN, battle, fleet, random_fleet
from throneworld.imperium.units import ship_count
from throneworld.kernel.asks import Noun, Option
from throneworld.ti3.tables import COPIES
from throneworld.ti3.tables.units import UNIT
from throneworld.ti3.tactical.space_battle import SpaceBattle

PAIRS = int(os.environ.get("BATTLE_PAIRS", "20"))
BATTLES, SAMPLES = 400, 4000
PLACES = (PLAIN, NEBULA, ION_STORM)
Ships = list[tuple[str, int, bool]]


def stage(where: str, attacker: Ships, defender: Ships) -> Battlefield:
    scene = Battlefield(board={(0, 0): where})
    scene.state.fleet = [12, 12, 12]
    for race, ships in (("sol", attacker), ("letnev", defender)):
        for kind, _, admiral in ships:
            scene.put(race, f"space:{where}", **{kind: 1})
            if admiral:
                scene.leader(race, "admiral", where, kind)
        for kind, hits, _ in ships:
            scene.damage(race, f"space:{where}", kind, hits)
    return scene


def fought(scene: Battlefield, where: str, seed: int) -> tuple[int, int]:
    """How many ships of each side are left when the engine has fought it out."""
    game = scene.game.copy()
    game.dice = type(game.dice)(seed)
    system = next(tile for tile in COPIES[where] if tile in game.state.map)
    game.stack = [SpaceBattle(attacker=0, defender=1, system=system)]
    game.restart()
    while game.asks:
        ask = game.asks[0]
        game.choose(ask.seat, chosen(ask.options))
    ends = [event.args for event in game.log if event.kind == "space_battle_ends"]
    assert len(ends) == 1
    lost = [0, 0]
    for event in game.log:
        if event.kind == "units_destroyed" and event.args[-1] != "capacity":
            lost[int(event.args[0])] += int(event.args[2])
    began = [ship_count(scene.state.units[seat][scene.place(f"space:{where}")]) for seat in (0, 1)]
    return began[0] - lost[0], began[1] - lost[1]


def chosen(options: tuple[Option, ...]) -> Option:
    """Damage first what is cheapest, then give up what is cheapest; nobody leaves."""
    if ("stay",) in options:
        return ("stay",)
    sustained = [each for each in options if each[0] == "sustain"]
    if sustained:
        return min(
            sustained, key=lambda each: (_price(each[1]), each[2], len(each[3:]) and each[3] != "empty")
        )
    lost = [each for each in options if each[0] in ("hit", "destroy")]
    return min(lost, key=lambda each: (_price(each[1]), -int(each[2]), len(each[3:]) and each[3] != "empty"))


def _price(kind: Noun) -> float:
    return UNIT[str(kind)].cost / UNIT[str(kind)].produced


@pytest.mark.parametrize("pair", range(PAIRS))
def test_a_second_telling_of_the_rules_agrees_with_the_engine(pair: int) -> None:
    dice = Random(1000 + pair)
    where, attacker, defender = PLACES[pair % 3], random_fleet(dice), random_fleet(dice)
    scene = stage(where, attacker, defender)
    engine = [fought(scene, where, 7919 * pair + number) for number in range(BATTLES)]
    ours, theirs = fleet(attacker), fleet(defender)
    sampled = [battle(ours, theirs, where, dice) for _ in range(SAMPLES)]
    for name, measure in MEASURES.items():
        one, other = [measure(*each) for each in engine], [measure(*each) for each in sampled]
        assert _errors_apart(one, other) <= 4, (name, where, attacker, defender)


MEASURES: dict[str, Callable[[int, int], float]] = {
    "the attacker wins": lambda one, other: float(one > 0 and other == 0),
    "the defender wins": lambda one, other: float(other > 0 and one == 0),
    "nobody wins": lambda one, other: float(one == other == 0),
    "ships of the attacker": lambda one, other: float(one),
    "ships of the defender": lambda one, other: float(other),
}


def _errors_apart(one: list[float], other: list[float]) -> float:
    """How many standard errors two means lie apart; what never varies must be the same."""
    both = [*one, *other]
    mean = sum(both) / len(both)
    spread = sum((value - mean) ** 2 for value in both) / len(both)
    apart = abs(sum(one) / len(one) - sum(other) / len(other))
    return apart / sqrt(spread * (1 / len(one) + 1 / len(other))) if spread else 0.0
