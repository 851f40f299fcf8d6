"""A stage for space combats: Letnev attacks Hacan in an empty system from which neither can retreat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.ti4.scene import Scene
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Listener, Occasion
from throneworld.ti4.declare import Clause
from throneworld.ti4.tactical.space_combat import SpaceCombat

VOID = 47
"""An empty system that is adjacent to 24, 27, 33, 34 and the nebula 42."""
SIDES = ("letnev", "hacan", "jolnar")
MISS, HIT = 1, 10


class Passing(Effect, frozen=True):
    """Note that a stop was passed."""

    def run(self, game: Game) -> Step | None:
        game.tell("passing", self.occasion.moment, *self.occasion.facts)
        return None


def watch(stop: str, *effects: Effect) -> Clause:
    """Whoever is first notes that a stop is reached, or does something there."""

    def when(game: Game, seat: int, occasion: Occasion) -> None:
        return None

    return Clause(
        id=f"watch_{stop}",
        moment=stop,
        rule="",
        holders=lambda game: (0,),
        suspects=lambda game, occasion: (0,),
        when=when,
        effects=effects or (Passing(),),
        must=True,
    )


def stage(
    attackers: Mapping[str, int],
    defenders: Mapping[str, int],
    *,
    factions: tuple[str, ...] = SIDES,
    listeners: Iterable[Listener] | None = None,
    system: int = VOID,
) -> Scene:
    """Two fleets in a system; the first faction is the active player."""
    scene = Scene(*factions, listeners=listeners)
    scene.put(factions[0], system, **attackers)
    scene.put(factions[1], system, **defenders)
    return scene


def combat(scene: Scene, *rolls: int, system: int = VOID) -> Scene:
    """They fight; the dice show these faces, the attacker's first."""
    scene.rolls(*rolls)
    scene.play(SpaceCombat(attacker=0, defender=1, system=system))
    return scene


def fight(attackers: Mapping[str, int], defenders: Mapping[str, int], *rolls: int) -> Scene:
    return combat(stage(attackers, defenders), *rolls)


def dice(scene: Scene, why: str = "combat") -> list[tuple[int, int]]:
    """Who rolled how many dice, one roll after the other."""
    return [(int(roll[0]), len(roll) - 2) for roll in scene.rolled if roll[1] == why]
