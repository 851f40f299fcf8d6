"""The Clan of Saar: Nomadic, Scavenge, Ragh's Call."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_SCORE
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.cards.notes_units import SendGroundForcesAway, refuges
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import count

RAGHS_CALL = "raghs_call"
SCAVENGE = "scavenge"


def owner_can_be_sent_away(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The owner has ground forces on the planet, and another planet for them."""
    state, planet = of(game), str(occasion["planet"])
    owner = owner_of_note(state, RAGHS_CALL)
    if not count(state, owner, planet, INFANTRY):
        return Refusal("RR 60.1", "no_ground_forces_there", (planet,))
    return None if refuges(state, owner, planet) else Refusal("RR 60.1", "no_other_planet", (owner,))


MODIFIERS: tuple[Modifier, ...] = (modifies(MAY_SCORE, "nomadic", window="objective_static", add=1),)
LISTENERS: tuple[Clause, ...] = (
    *ability(SCAVENGE, "gain_control_after", it_concerns_me, Gain(GOODS, 1, why=SCAVENGE), must=True),
    *from_hand(
        RAGHS_CALL,
        "self_committed_after",
        both(it_concerns_me, owner_can_be_sent_away),
        SendGroundForcesAway(title=RAGHS_CALL),
    ),
)
