"""The Winnu: Reclamation."""

from __future__ import annotations

from throneworld.imperium.marks import is_marked
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.state import of
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.steps.placing import PlaceUnit, placements
from throneworld.ti4.tables import MECATOL_REX, PDS, SPACE_DOCK
from throneworld.ti4.units import left

RECLAMATION = "reclamation"
RECLAIMED: tuple[str, ...] = (PDS, SPACE_DOCK)


def mecatol_rex_was_taken(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In this tactical action; and there is something that may be placed on it."""
    state = of(game)
    held = state.control.get(MECATOL_REX) == seat
    if not (held and is_marked(state, TAKEN, seat, MECATOL_REX)):
        return Refusal("RR 1.1", "not_gained_now", (MECATOL_REX,))
    possible = placements(state, seat, RECLAIMED, (MECATOL_REX,))
    return None if possible else Refusal("RR 22.4", "nowhere_to_place", (MECATOL_REX,))


class PlaceStructures(Effect, frozen=True):
    """One of each kind on a planet; what is not left may be taken off the board (RR 58.5)."""

    planet: str = ""
    kinds: tuple[str, ...] = ()
    how: str = ""

    def run(self, game: Game) -> Step | None:
        game.do(*(self._placing(game, kind) for kind in self.kinds))
        return None

    def _placing(self, game: Game, kind: str) -> PlaceUnit:
        scarce = left(of(game), self.seat, kind, self.planet) <= 0
        return PlaceUnit(seat=self.seat, kinds=(kind,), places=(self.planet,), how=self.how, optional=scarce)


LISTENERS: tuple[Clause, ...] = (
    *ability(
        RECLAMATION,
        "tactical_action_resolved_after",
        both(it_concerns_me, mecatol_rex_was_taken),
        PlaceStructures(planet=MECATOL_REX, kinds=RECLAIMED, how=RECLAMATION),
    ),
)
