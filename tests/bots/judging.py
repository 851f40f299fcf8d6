"""Asking the heuristic bot on a stage."""

from __future__ import annotations

import throneworld as tw
from tests.rex.scene import Scene
from throneworld.kernel.asks import Option

RACES = ("letnev", "hacan", "lazax", "jol_nar", "xxcha", "sol")


def choice(scene: Scene, race: str) -> Option:
    """What the bot would answer for a race."""
    return tw.bot("heuristic").decide(tw.Seat(scene.game, scene.seat(race)))


def play_out(scene: Scene) -> None:
    """Let the bot answer for everybody until the step is done."""
    while scene.game.asked:
        seat = scene.game.asked[0]
        scene.game.choose(seat, tw.bot("heuristic").decide(tw.Seat(scene.game, seat)))


def advance(scene: Scene, race: str, prompt: str) -> None:
    """Let the bot answer until a race is asked this."""
    while not any(ask.prompt == prompt and ask.seat == scene.seat(race) for ask in scene.game.asks):
        seat = scene.game.asked[0]
        scene.game.choose(seat, tw.bot("heuristic").decide(tw.Seat(scene.game, seat)))
