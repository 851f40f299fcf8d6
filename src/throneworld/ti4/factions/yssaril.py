"""The Yssaril Tribes: Crafty, Scheming."""

from __future__ import annotations

from throneworld.imperium.drawing import NO_LIMIT
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CARDS_SIFTED, HAND_LIMIT
from throneworld.ti4.modifying import modifies

MODIFIERS: tuple[Modifier, ...] = (
    # No game effect takes their freedom away: it has the last word.
    modifies(HAND_LIMIT, "crafty", window="hand_limit_static", to=NO_LIMIT, layer=1),
    modifies(CARDS_SIFTED, "scheming", window="draw_action_cards_when", add=1),
)
