"""Technologies of merchants and diplomats."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import FAVOURED_GOODS, INFLUENCE_FOR_GOODS, SUBVERTS, VOTES

MODIFIERS: tuple[Modifier, ...] = (
    modifies(FAVOURED_GOODS, "micro_technology", window="tg_placed_when", add=2),
    modifies(INFLUENCE_FOR_GOODS, "micro_technology", window="status_produce_tg", grants=True),
    modifies(VOTES, "xenopsychology", window="votes_static", add=3),
    modifies(SUBVERTS, "xenopsychology", window="secondary_resolve", grants=True),
)
