"""A stage on which every stop of the sequence is noted as it opens, with the dice between the stops."""

from __future__ import annotations

from tests.rules.ti4.fighting import watch
from tests.ti4.scene import ALL, Scene
from throneworld.kernel.asks import Option
from throneworld.ti4.moments import MOMENTS

RECORDED = (*ALL, *(watch(stop) for stop in MOMENTS if stop != "action"))
"""All that listens, and something that happens at every stop. Actions are no stop: they are chosen."""

MOST_ANSWERS = 200
"""More than any scene needs."""


def recorded(*factions: str) -> Scene:
    return Scene(*factions, listeners=RECORDED)


def stops(scene: Scene) -> list[str]:
    """The names of the stops in the order in which they opened."""
    return [str(facts[0]) for facts in scene.told("passing")]


def course(scene: Scene, *milestones: str) -> list[str]:
    """The stops and, between them, what else was told of these kinds; dice by what they were rolled for."""
    found: list[str] = []
    for event in scene.game.log:
        if event.kind == "passing":
            found.append(str(event.args[0]))
        elif event.kind == "dice_rolled":
            found.append(f"{event.args[1]} dice of {scene.factions[int(event.args[0])]}")
        elif event.kind in milestones:
            found.append(event.kind)
    return found


def answer(scene: Scene, *wishes: Option) -> None:
    """Answer everything: with the first wish that is offered, else with the last option, which ends it."""
    for _ in range(MOST_ANSWERS):
        if scene.done:
            return
        ask = scene.game.asks[0]
        chosen = next((wish for wish in wishes if wish in ask.options), ask.options[-1])
        scene.game.choose(ask.seat, chosen)
    raise AssertionError(f"{scene.ask().prompt} is put again and again")
