"""The Yssaril Tribes: Crafty, Scheming, Y'sia Y'ssrila."""

from __future__ import annotations

from throneworld.imperium.drawing import NO_LIMIT
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BLOCKS, CARDS_SIFTED, HAND_LIMIT
from throneworld.ti4.modifying import modifies
from throneworld.ti4.tables import FLAGSHIP

MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        BLOCKS,
        "ysia_yssrila",
        window="movement_static",
        bans=True,
        where=lambda state, seat, kind, origin: kind == FLAGSHIP,
    ),
    modifies(HAND_LIMIT, "crafty", window="hand_limit_static", to=NO_LIMIT, layer=1),
    modifies(CARDS_SIFTED, "scheming", window="draw_action_cards_when", add=1),
)
