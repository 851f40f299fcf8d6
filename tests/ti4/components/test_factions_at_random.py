"""Tactical actions of factions with abilities of their own, played at random: they end, nothing is left."""

from random import Random

import pytest

from tests.ti4.scene import Scene
from throneworld.imperium.board import all_systems
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, INVASION, PRODUCTION, TACTICAL_ACTION
from throneworld.ti4.board import planets_in
from throneworld.ti4.invariants import check
from throneworld.ti4.tables import FACTION
from throneworld.ti4.tactical.action import TacticalAction

NAMES = ("arborec", "l1z1x", "letnev", "mentak", "naalu", "nekro", "norr", "saar", "winnu", "yin")
OVER = {COMBAT, COMBAT_ROUND, INVASION, PRODUCTION, TACTICAL_ACTION}
"""What ends before a tactical action does; deals may hold longer."""
FLEET = ("flagship", "dreadnought", "cruiser", "destroyer", "carrier", "infantry")


def meeting(luck: Random) -> Scene:
    """The first player activates a system in which he meets the second, who holds its planets."""
    first, second = luck.sample(NAMES, 2)
    scene = Scene(first, second, "hacan", seed=luck.randrange(1000))
    system = luck.choice(all_systems(scene.state))
    scene.state.custodians = False
    for planet in planets_in(system):
        scene.take(second, planet)
        scene.put(second, planet, infantry=luck.randrange(1, 3), pds=luck.randrange(2))
    for faction in (first, second):
        equip(scene, faction, luck)
        scene.put(faction, system, **{kind: luck.randrange(2) for kind in FLEET}, fighter=1)
    scene.play(TacticalAction(seat=0, system=system))
    return scene


def equip(scene: Scene, faction: str, luck: Random) -> None:
    scene.goods(faction, trade_goods=luck.randrange(5))
    scene.put(faction, FACTION[faction].home_planets[0], infantry=2)
    scene.technologies(faction, *{"norr": ("exotrireme_2",)}.get(faction, ("sarween_tools",)))


@pytest.mark.parametrize("seed", range(60))
def test_tactical_actions_of_factions_end_and_leave_nothing_behind(seed: int) -> None:
    luck = Random(seed)
    scene = meeting(luck)
    while scene.game.asks:
        ask = scene.ask()
        scene.game.choose(ask.seat, luck.choice(ask.options))
        check(scene.game)
    assert not {mark.until for mark in scene.state.marks} & OVER
