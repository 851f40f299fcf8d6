"""Words for tests of near misses: what is refused, and that it is accepted without what the reason names."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.kernel.asks import Noun
from throneworld.kernel.steps import Decision, Simultaneous, Step


def three(*factions: str) -> Scene:
    return Scene(*(factions or ("sol", "letnev", "jolnar")))


def why(scene: Scene, step: Step, *option: Noun) -> str:
    """The rule and the reason with which a question refuses something; empty if it takes it."""
    scene.play(step)
    seat = step.seat if isinstance(step, Decision) else 0
    assert isinstance(step, Decision | Simultaneous)
    refusal = scene.game.refusal(seat, option)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"
