"""Phase 6: Collection (Rex p.12)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.rex.board import faceup
from throneworld.rex.state import of, order_of_play
from throneworld.rex.tables import FLEET_SUPPORT, SPACES
from throneworld.rex.verbs.influence import collect_influence, gain_influence

INFLUENCE_A_UNIT = 2


class CollectionPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("collect_from_the_city", "collect_fleet_support")

    def collect_from_the_city(self, game: Game) -> None:
        """Up to two influence for each unit, facedown ones excepted (Rex p.22)."""
        state = of(game)
        state.phase = "collection"
        game.tell("phase_begins", "collection")
        for seat in order_of_play(state):
            for space in [space for space in SPACES if space in state.ground]:
                amount = min(INFLUENCE_A_UNIT * faceup(state, seat, space), state.ground[space])
                if amount:
                    collect_influence(game, seat, space, amount)

    def collect_fleet_support(self, game: Game) -> None:
        for seat in order_of_play(of(game)):
            gain_influence(game, seat, FLEET_SUPPORT, "fleet_support")
