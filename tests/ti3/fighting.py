"""Scenes in which cards of fights are played: all that this game declares as a card listens, nothing else."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import throneworld.ti3.cards as package
from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.kernel.windows import Listener

PASS = ("pass",)
FOR_ME = ("for_me",)
OF_FIGHTS = ("battle_", "cannon_", "invasion_", "landing_")


@cache
def cards() -> tuple[Listener, ...]:
    """What the modules of cards of fights declare."""
    names = sorted(path.stem for path in Path(str(package.__file__)).parent.glob("*.py"))
    modules = [import_module(f"{package.__name__}.{name}") for name in names if name.startswith(OF_FIGHTS)]
    return tuple(each for module in modules for each in getattr(module, "LISTENERS", ()))


def battle(attacker: dict[str, int], defender: dict[str, int], **hands: tuple[str, ...]) -> Battlefield:
    """Sol attacks Letnev at Saudor; hands by race."""
    scene = Battlefield(listening=cards())
    scene.sides(attacker, defender)
    for race, hand in hands.items():
        scene.hold(race, *hand)
    return scene


def invasion(
    attacker: dict[str, int], defender: dict[str, int], *dice: int, **hands: tuple[str, ...]
) -> Scene:
    """Sol lands all of these at Quann, which Letnev holds."""
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", **defender)
    scene.fleet("sol", "quann", "carrier", **attacker)
    for race, hand in hands.items():
        scene.hold(race, *hand)
    scene.rolls(*dice)
    land(scene, "quann")
    set_down(scene, *[kind for kind, many in attacker.items() for _ in range(many)], on="quann")
    return scene


def bombarded(ships: dict[str, int], defender: dict[str, int], *dice: int, **hands: tuple[str, ...]) -> Scene:
    """Ships of Sol bombard Quann, which Letnev holds."""
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", **defender)
    scene.put("sol", "space:quann", **ships)
    for race, hand in hands.items():
        scene.hold(race, *hand)
    scene.rolls(*dice)
    land(scene, "quann")
    for kind, many in ships.items():
        for _ in range(many):
            scene.choose("sol", "bombard", kind, "quann")
    return scene


__all__ = ["FOR_ME", "PASS", "SAUDOR", "battle", "bombarded", "cards", "invasion"]
