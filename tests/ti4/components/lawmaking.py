"""A law that comes to a vote on a stage, with all the laws known."""

from __future__ import annotations

from collections.abc import Iterable

from tests.ti4.declared import LAWS
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.kernel.asks import Noun
from throneworld.kernel.windows import Listener
from throneworld.ti4.voting.agenda import ResolveAgenda


def assembly(*agendas: str, listeners: Iterable[Listener] = (), factions: tuple[str, ...] = ()) -> Scene:
    """The agenda phase with every law known: Sol is the speaker, Jol-Nar have the most votes."""
    return senate(*agendas, factions=factions, listeners=(*LAWS, *listeners))


def resolve(scene: Scene, outcome: Noun, *, voter: str = "jolnar") -> None:
    """The top agenda is resolved with the votes of one player only."""
    scene.play(ResolveAgenda())
    for faction in [*scene.factions[1:], scene.factions[0]]:
        if faction == voter:
            vote(scene, faction, outcome)
        else:
            abstain(scene, faction)


def table(*factions: str, listeners: Iterable[Listener] = ()) -> Scene:
    """The action phase with every law known."""
    return Scene(*(factions or ("sol", "letnev", "jolnar")), listeners=(*LAWS, *listeners))
