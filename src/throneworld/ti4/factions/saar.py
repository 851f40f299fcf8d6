"""The Clan of Saar: Scavenge."""

from __future__ import annotations

from throneworld.ti4.declare import Clause, ability, it_concerns_me
from throneworld.ti4.effects.gaining import GOODS, Gain

SCAVENGE = "scavenge"

LISTENERS: tuple[Clause, ...] = (
    *ability(SCAVENGE, "gain_control_after", it_concerns_me, Gain(GOODS, 1, why=SCAVENGE), must=True),
)
