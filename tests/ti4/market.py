"""A transaction on a stage: two neighbours, and ways to come to terms."""

from __future__ import annotations

from collections.abc import Iterable

from tests.ti4.scene import Scene
from throneworld.imperium.tokens import RedistributeTokens
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.windows import Listener
from throneworld.ti4.tables import AGENDA_PHASE

SOMETHING_ELSE = RedistributeTokens(seat=2)
"""A question that has nothing to do with trade."""


def market(*factions: str, listeners: Iterable[Listener] | None = None) -> Scene:
    """The first two players are neighbours, the third is far away; the first is active."""
    scene = Scene(*(factions or ("sol", "letnev", "jolnar")), listeners=listeners)
    scene.put(scene.factions[0], 18, cruiser=1)
    scene.put(scene.factions[1], 18, cruiser=1)
    return scene


def approach(scene: Scene, seat: int = 0, other: int = 1) -> None:
    """Beside something else that somebody is asked."""
    if scene.state.phase != AGENDA_PHASE:
        scene.state.active = seat
    if scene.done:
        scene.play(SOMETHING_ELSE)
    scene.game.choose(seat, ("transaction", other))


def is_over(scene: Scene) -> bool:
    """Whether nobody talks any more, nor is anybody asked about what came of it."""
    return not scene.talk and scene.game.question == SOMETHING_ELSE


def offer(scene: Scene, faction: str, *terms: Option) -> None:
    for term in terms:
        scene.choose(faction, *term)
    scene.choose(faction, "propose")


def terms(scene: Scene) -> dict[str, Noun]:
    """What the question says of both sides, without what there is none of."""
    return {key: value for key, value in scene.ask().about.items() if value and key != "other"}


def verbs(scene: Scene) -> set[str]:
    return {str(option[0]) for option in scene.options()}
