"""A law that comes to a vote on a stage, or stands already."""

from __future__ import annotations

from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, vote
from throneworld.kernel.asks import Noun
from throneworld.ti4.voting.agenda import ResolveAgenda


def resolve(scene: Scene, outcome: Noun, *, voter: str = "jolnar") -> None:
    """The top agenda is resolved with the votes of one player only."""
    scene.play(ResolveAgenda())
    for faction in [*scene.factions[1:], scene.factions[0]]:
        if faction == voter:
            vote(scene, faction, outcome)
        else:
            abstain(scene, faction)


def table(*factions: str) -> Scene:
    """The action phase, of three players unless others are named."""
    return Scene(*(factions or ("sol", "letnev", "jolnar")))
