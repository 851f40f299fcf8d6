"""The Clan of Saar: Nomadic, Scavenge, Chaos Mapping, Ragh's Call."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.board import anomalies
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_ACTIVATE, NEEDS_HOME
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.cards.notes_units import SendGroundForcesAway, refuges
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me, technology
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.owning import owner_of_technology
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import ASTEROID_FIELD, INFANTRY
from throneworld.ti4.technologies.production import ProduceOneUnit, i_can_pay, something_produces
from throneworld.ti4.units import count, fleets

SCAVENGE, CHAOS_MAPPING, RAGHS_CALL = "scavenge", "chaos_mapping", "raghs_call"


def charted_fields_are_closed(state: Ti4State, systems: Systems, seat: int) -> Systems:
    """Asteroid fields with ships of another player who has charted them."""
    closed = 0
    for owner in owner_of_technology(state, CHAOS_MAPPING):
        if owner != seat:
            closed |= fleets(state, owner)
    return systems & ~(closed & anomalies(state, ASTEROID_FIELD))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_ACTIVATE,
        CHAOS_MAPPING,
        window="activation_legality",
        turns=charted_fields_are_closed,
        whose=ANYBODY,
    ),
    modifies(NEEDS_HOME, "nomadic", window="objective_static", bans=True),
)


def owner_can_be_sent_away(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The owner has ground forces on the planet, and another planet for them."""
    state, planet = of(game), str(occasion["planet"])
    owner = owner_of_note(state, RAGHS_CALL)
    if not count(state, owner, planet, INFANTRY):
        return Refusal("RR 60.1", "no_ground_forces_there", (planet,))
    return None if refuges(state, owner, planet) else Refusal("RR 60.1", "no_other_planet", (owner,))


LISTENERS: tuple[Clause, ...] = (
    *technology(
        CHAOS_MAPPING, "turn_start", both(it_concerns_me, something_produces, i_can_pay), ProduceOneUnit()
    ),
    *ability(SCAVENGE, "gain_control_after", it_concerns_me, Gain(GOODS, 1, why=SCAVENGE), must=True),
    *from_hand(
        RAGHS_CALL,
        "self_committed_after",
        both(it_concerns_me, owner_can_be_sent_away),
        SendGroundForcesAway(title=RAGHS_CALL),
    ),
)
