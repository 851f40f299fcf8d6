"""Asking the heuristic bot on a stage of Twilight Imperium 4."""

from __future__ import annotations

from typing import Any

from tests.ti4.scene import Scene
from throneworld.bots.ti4 import answer
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.view import private, public

BASE = ("sol", "letnev", "jolnar")
SOL_HOME, BESIDE_SOL = 1, 36
"""Jord lies in the first; Arnor and Lor lie in the second, next to it."""


def view(scene: Scene, faction: str) -> dict[str, Any]:
    seat = scene.seat(faction)
    return {"game": "ti4", "seat": seat, "you": private(scene.game, seat), **public(scene.game)}


def choice(scene: Scene, faction: str) -> Option | None:
    """What the bot would answer to the question that is open."""
    return answer(view(scene, faction), scene.ask(faction))


def put_to(scene: Scene, faction: str, prompt: str, *options: Option, **about: Any) -> Option | None:
    """What the bot would answer to a question that is not open."""
    ask = Ask("1", scene.seat(faction), prompt, options, "", about)
    return answer(view(scene, faction), ask)


def play_out(scene: Scene) -> None:
    """Let the bot answer for everybody until the step is done."""
    while scene.game.asked:
        seat = scene.game.asked[0]
        faction = scene.factions[seat]
        option = choice(scene, faction)
        assert option is not None and option in scene.options(faction)
        scene.choose(faction, *option)
