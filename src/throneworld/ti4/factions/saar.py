"""The Clan of Saar: Scavenge."""

from __future__ import annotations

from throneworld.ti4.cards.action_effects import GainGoods
from throneworld.ti4.declare import Clause, ability, it_concerns_me

SCAVENGE = "scavenge"

LISTENERS: tuple[Clause, ...] = (
    *ability(SCAVENGE, "gain_control_after", it_concerns_me, GainGoods(amount=1, why=SCAVENGE), must=True),
)
