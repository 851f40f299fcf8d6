"""The Winnu: Reclamation, Salai Sai Corian."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_DICE
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Place, Ti4State, of
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.steps.placing import placements
from throneworld.ti4.tables import FLAGSHIP, MECATOL_REX, PDS, SPACE_DOCK

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


def a_die_for_each_opposing_ship(state: Ti4State, seat: int, kind: str, other: int, place: Place) -> int:
    return big_ships(state, other, place) if kind == FLAGSHIP else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_DICE, "salai_sai_corian", window="combat_roll_when", by=a_die_for_each_opposing_ship),
)
LISTENERS: tuple[Clause, ...] = (
    *ability(
        RECLAMATION,
        "tactical_action_resolved_after",
        both(it_concerns_me, mecatol_rex_was_taken),
        *[PlaceAtChoice(kind, MECATOL_REX, declinable=True, why=RECLAMATION) for kind in RECLAIMED],
    ),
)
