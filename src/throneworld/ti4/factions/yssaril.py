"""The Yssaril Tribes: Y'sia Y'ssrila."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BLOCKS
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
)
