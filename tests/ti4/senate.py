"""An agenda phase on a stage: the agendas that a test wants on top of the deck, and ways to vote."""

from __future__ import annotations

from collections.abc import Iterable

from tests.ti4.scene import Scene
from throneworld.imperium.council import AgendaText
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Listener
from throneworld.ti4.declare import always
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import AGENDA_PHASE
from throneworld.ti4.voting.agenda import ResolveAgenda


def senate(
    *agendas: str, factions: tuple[str, ...] = (), listeners: Iterable[Listener] | None = None
) -> Scene:
    """Sol is the speaker (2 votes), then Letnev (1 vote) and Jol-Nar (3 and 2 votes)."""
    scene = Scene(*(factions or ("sol", "letnev", "jolnar")), listeners=listeners)
    state = scene.state
    state.phase, state.active = AGENDA_PHASE, NOBODY
    state.agenda_deck = (*agendas, *[each for each in state.agenda_deck if each not in agendas])
    return scene


def reveal(
    *agendas: str, factions: tuple[str, ...] = (), listeners: Iterable[Listener] | None = None
) -> Scene:
    """The first of these agendas is being resolved."""
    scene = senate(*agendas, factions=factions, listeners=listeners)
    scene.play(ResolveAgenda())
    return scene


def vote(scene: Scene, faction: str, outcome: Noun) -> None:
    """With every planet that he has."""
    scene.choose(faction, "vote", outcome)
    while scene.game.asks and scene.ask().prompt == "exhaust_for_votes":
        scene.choose(faction, *(("all",) if ("all",) in scene.options() else scene.options()[-1]))


def abstain(scene: Scene, *factions: str) -> None:
    for faction in factions:
        scene.choose(faction, "abstain")


def write_text(scene: Scene, text: AgendaText) -> None:
    """This agenda does what a test wants."""
    definition = scene.game.definition
    definition.texts = {**definition.texts, text.id: text}


class Witness(Effect, frozen=True):
    """Tells that a stop was made."""

    def run(self, game: Game) -> Step | None:
        game.tell("witnessed", self.occasion.moment, *self.occasion.facts)
        return None


def witness(*stops: str) -> list[Listener]:
    """Something that happens by itself at these stops."""
    return [
        Listener(
            id="witness",
            moment=stop,
            rule="RR 1",
            holders=lambda game: (0,),
            suspects=lambda game, occasion: (0,),
            when=always,
            effects=(Witness(),),
            must=True,
        )
        for stop in stops
    ]
