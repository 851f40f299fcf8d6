"""A turn in which the first player may use component actions."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.ti4.phases.turn import Turn


def stage(*cards: str, first: str = "sol", others: tuple[str, ...] = ("letnev", "jolnar")) -> Scene:
    """The first player holds these action cards."""
    scene = Scene(first, *others)
    scene.hold(first, *cards)
    return scene


def turn(scene: Scene) -> None:
    """The first player's turn begins: he chooses an action."""
    scene.play(Turn(seat=0))


def use(scene: Scene, component: str) -> None:
    """He chooses a component action."""
    turn(scene)
    scene.choose(scene.factions[0], "component", component)


def why_not(scene: Scene, component: str) -> str:
    turn(scene)
    return scene.refusal(scene.factions[0], "component", component)


def actions_left(scene: Scene) -> list[Option]:
    """What he may still do with an action; empty once the action is used."""
    kinds = ("tactical", "strategic", "component")
    return [option for ask in scene.game.asks for option in ask.options if option[0] in kinds]


def is_used_up(scene: Scene) -> bool:
    """Whether the action was performed and nobody is asked for anything else."""
    return scene.done or (scene.ask().prompt == "choose_action" and not actions_left(scene))
