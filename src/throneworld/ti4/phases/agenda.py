"""The agenda phase: two agendas, then planets are readied (RR 8)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import AGENDA_PHASE as PHASE_ENDS
from throneworld.imperium.marks import expire
from throneworld.imperium.verbs.planets import ready_all_planets
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.tables import AGENDA_PHASE
from throneworld.ti4.voting.agenda import ResolveAgenda


class AgendaPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("start", "first_agenda", "second_agenda", "ready_planets")
    opens: ClassVar[tuple[str, ...]] = ("agenda_phase_start",)

    def start(self, game: Game) -> None:
        of(game).phase = AGENDA_PHASE
        of(game).active = NOBODY
        game.tell("phase_begins", AGENDA_PHASE)
        game.open("agenda_phase_start")

    def first_agenda(self, game: Game) -> None:
        game.do(ResolveAgenda())

    def second_agenda(self, game: Game) -> None:
        game.do(ResolveAgenda())

    def ready_planets(self, game: Game) -> None:
        """RR 8.4."""
        ready_all_planets(game)
        expire(game, PHASE_ENDS)
