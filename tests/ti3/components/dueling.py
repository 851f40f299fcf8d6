"""A Space Battle or an Invasion Combat in which everything listens, for the tests of racial components."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.scene import Scene, definition
from throneworld.ti3.tactical.invasion_combat import InvasionCombat

PLANET = "saudor"


def duel(*races: str) -> Battlefield:
    """The first attacks the second at Saudor; nobody else takes part."""
    return Battlefield(*(races or ("norr", "letnev", "hacan")), listening=tuple(definition().listeners))


def invade(scene: Battlefield, attackers: dict[str, int], defenders: dict[str, int]) -> None:
    """The first has landed on Saudor, which is the second's; the rounds are about to begin."""
    scene.take(scene.players[1], PLANET)
    scene.put(scene.players[0], PLANET, **attackers)
    scene.put(scene.players[1], PLANET, **defenders)


def combat(scene: Scene, *dice: int, stage: str = "begin") -> None:
    scene.rolls(*dice)
    scene.play(InvasionCombat(attacker=0, defender=1, planet=PLANET, garrison=1, landed=1, stage=stage))
