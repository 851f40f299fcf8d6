"""The Clan of Saar: Nomadic, Scavenge, Chaos Mapping."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.board import anomalies
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_ACTIVATE, NEEDS_HOME
from throneworld.ti4.declare import Clause, ability, it_concerns_me
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.owning import owner_of_technology
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import ASTEROID_FIELD
from throneworld.ti4.units import fleets

SCAVENGE, CHAOS_MAPPING = "scavenge", "chaos_mapping"


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

LISTENERS: tuple[Clause, ...] = (
    *ability(SCAVENGE, "gain_control_after", it_concerns_me, Gain(GOODS, 1, why=SCAVENGE), must=True),
)
