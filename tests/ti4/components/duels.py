"""A stage for the cards of combats: Letnev fights Hacan, in the void or on Bereg."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.ti4.fighting import SIDES, stage
from tests.ti4.scene import Scene
from throneworld.ti4.tactical.ground_combat import GroundCombat


def fleets(attackers: Mapping[str, int], defenders: Mapping[str, int], **titles: str) -> Scene:
    """Letnev attacks Hacan in an empty system; both, and Jol-Nar, may hold a card."""
    scene = stage(attackers, defenders)
    for faction, title in titles.items():
        scene.hold(faction, title)
    return scene


def armies(attackers: int, defenders: int, **titles: str) -> Scene:
    """Infantry of Letnev and Hacan on Bereg."""
    scene = Scene(*SIDES)
    scene.put("letnev", "bereg", infantry=attackers)
    scene.put("hacan", "bereg", infantry=defenders)
    scene.take("hacan", "bereg")
    for faction, title in titles.items():
        scene.hold(faction, title)
    return scene


def ground_combat(scene: Scene, *rolls: int) -> Scene:
    scene.rolls(*rolls)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    return scene
