"""The Emirates of Hacan: Guild Ships."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.ti4.modifying import modifies
from throneworld.ti4.quantities import TRADES_AFAR

MODIFIERS: tuple[Modifier, ...] = (
    modifies(TRADES_AFAR, "guild_ships", window="transaction_static", grants=True),
)
