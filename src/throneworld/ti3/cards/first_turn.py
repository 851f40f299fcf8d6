"""A turn before all others, in which ships carry less, and for which a later action is left out."""

from __future__ import annotations

from throneworld.imperium.conditions import it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import TURN
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import HALF_ROOM
from throneworld.imperium.state import Load
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.due import PutOff, comes_due
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.quantities import BURDENS_MOVED
from throneworld.ti3.ship_marks import HALF_LADEN, drop_marks, marks_on
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tactical.activation import activatable
from throneworld.ti3.unsaid import UNSAID

DECISION = "critical_decision"
BURDENED = "burdened"
"""Mark: ships that this player moves have half of their room."""


def can_activate(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if activatable(of(game), seat) else UNSAID


class TakeFirstTurn(Verb, frozen=True):
    """A turn of its own, whose action is a Tactical Action (ruling 111)."""

    def run(self, game: Game) -> None:
        game.do(Turn(seat=self.seat, tactical=True), FirstTurnIsOver())


class FirstTurnIsOver(Step, frozen=True):
    """The order of play begins after it; ships have all their room again."""

    def run(self, game: Game) -> None:
        of(game).active = NOBODY
        drop_marks(of(game))


class LeaveOutAction(Verb, frozen=True):
    """It leaves the turn with its beginning and its end (ruling 164)."""

    def run(self, game: Game) -> None:
        game.amend(Turn, skipped=True)
        game.tell("action_skipped", self.seat)


def is_half_laden(state: Ti3State, seat: int, ship: Load) -> bool:
    return bool(marks_on(ship, HALF_LADEN))


LISTENERS: Declared = (
    *action_card(
        DECISION,
        "action_phase_start",
        can_activate,
        Lasting(BURDENED, TURN),
        TakeFirstTurn(),
        PutOff(card=DECISION),
    ),
    *comes_due(DECISION, "own_turn_start", LeaveOutAction(), when=it_concerns_me),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(BURDENS_MOVED, DECISION, window="cargo_static", mark=BURDENED, grants=True),
    modifies(HALF_ROOM, DECISION, window="cargo_static", mark=HALF_LADEN, grants=True, by=is_half_laden),
)
