"""The Yssaril Tribes: Transparasteel Plating."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SILENCES_PASSED
from throneworld.ti4.modifying import modifies

MODIFIERS: tuple[Modifier, ...] = (
    modifies(SILENCES_PASSED, "transparasteel_plating", window="turn_actions_static", add=1),
)
