"""The Winnu: Reclamation."""

from __future__ import annotations

from throneworld.imperium.marks import is_marked
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.state import of
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.steps.placing import placements
from throneworld.ti4.tables import MECATOL_REX, PDS, SPACE_DOCK

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


LISTENERS: tuple[Clause, ...] = (
    *ability(
        RECLAMATION,
        "tactical_action_resolved_after",
        both(it_concerns_me, mecatol_rex_was_taken),
        *[PlaceAtChoice(kind, MECATOL_REX, declinable=True, why=RECLAMATION) for kind in RECLAIMED],
    ),
)
