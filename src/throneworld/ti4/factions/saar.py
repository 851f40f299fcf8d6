"""The Clan of Saar: Nomadic, Scavenge, Ragh's Call."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_SCORE
from throneworld.ti4.declare import Clause, ability, it_concerns_me
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.modifying import modifies

SCAVENGE = "scavenge"

MODIFIERS: tuple[Modifier, ...] = (modifies(MAY_SCORE, "nomadic", window="objective_static", add=1),)
LISTENERS: tuple[Clause, ...] = (
    *ability(SCAVENGE, "gain_control_after", it_concerns_me, Gain(GOODS, 1, why=SCAVENGE), must=True),
)
