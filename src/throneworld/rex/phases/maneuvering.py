"""Phase 4: Maneuvering (Rex p.11). The two steps are in `movement.py` and `deployment.py`."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.rex.board import controller
from throneworld.rex.factions.jol_nar import LookAtInfluenceDeck
from throneworld.rex.moments import AFTER_DEPLOYMENT, AFTER_MOVEMENT
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.state import NOBODY, RexState, of, order_of_play, seat_of
from throneworld.rex.tables import SPACEPORTS


class ManeuveringPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("start", "maneuver")

    def start(self, game: Game) -> None:
        """Who controls a spaceport now keeps its bonus for the whole phase."""
        state = of(game)
        state.phase = "maneuvering"
        state.ports = spaceport_bonus(state)
        game.tell("phase_begins", "maneuvering")
        jol_nar = seat_of(state, "jol_nar")
        if jol_nar != NOBODY:
            game.do(LookAtInfluenceDeck(seat=jol_nar))

    def maneuver(self, game: Game) -> None:
        game.do(*(ManeuverTurn(seat=seat) for seat in order_of_play(of(game))))


def spaceport_bonus(state: RexState) -> tuple[int, ...]:
    """Who would have the bonus if the phase began now."""
    return tuple(sorted({controller(state, space) for space in SPACEPORTS} - {NOBODY}))


class ManeuverTurn(Procedure, frozen=True):
    """A player moves, then deploys; what he may add to either he may play after it."""

    stages: ClassVar[tuple[str, ...]] = ("movement", "after_movement", "deployment", "after_deployment")
    opens: ClassVar[tuple[str, ...]] = (AFTER_MOVEMENT, AFTER_DEPLOYMENT)
    seat: int = NOBODY

    def movement(self, game: Game) -> None:
        game.tell("turn_begins", self.seat)
        game.do(MovementStep(seat=self.seat))

    def after_movement(self, game: Game) -> None:
        game.open(AFTER_MOVEMENT, self.seat)

    def deployment(self, game: Game) -> None:
        game.do(DeploymentStep(seat=self.seat))

    def after_deployment(self, game: Game) -> None:
        game.open(AFTER_DEPLOYMENT, self.seat)
