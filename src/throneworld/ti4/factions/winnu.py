"""The Winnu: Reclamation, Lazax Gate Folding."""

from __future__ import annotations

from throneworld.imperium.board import Passages, adding
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import has_technology
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.steps.placing import placements
from throneworld.ti4.tables import ALPHA, BETA, MECATOL_REX, MECATOL_TILE, PDS, SPACE_DOCK

RECLAMATION, GATE_FOLDING = "reclamation", "lazax_gate_folding"
RECLAIMED: tuple[str, ...] = (PDS, SPACE_DOCK)


def mecatol_rex_was_taken(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In this tactical action; and there is something that may be placed on it."""
    state = of(game)
    held = state.control.get(MECATOL_REX) == seat
    if not (held and is_marked(state, TAKEN, seat, MECATOL_REX)):
        return Refusal("RR 1.1", "not_gained_now", (MECATOL_REX,))
    possible = placements(state, seat, RECLAIMED, (MECATOL_REX,))
    return None if possible else Refusal("RR 22.4", "nowhere_to_place", (MECATOL_REX,))


def gate_folds(state: Ti4State, seat: int) -> bool:
    """During tactical actions of its owner, while he does not control Mecatol Rex."""
    active = state.active
    return (
        state.active_system > 0
        and has_technology(state, active, GATE_FOLDING)
        and state.control.get(MECATOL_REX) != active
    )


def folded(state: Ti4State, found: Passages, *context: object) -> Passages:
    """Mecatol Rex has an alpha and a beta wormhole."""
    found = adding(state.edition, found, ALPHA, 1 << MECATOL_TILE)
    return adding(state.edition, found, BETA, 1 << MECATOL_TILE)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ADJACENCY, GATE_FOLDING, window="adjacency_static", turns=folded, holds=gate_folds),
)

LISTENERS: tuple[Clause, ...] = (
    *ability(
        RECLAMATION,
        "tactical_action_resolved_after",
        both(it_concerns_me, mecatol_rex_was_taken),
        *[PlaceAtChoice(kind, MECATOL_REX, declinable=True, why=RECLAMATION) for kind in RECLAIMED],
    ),
)
