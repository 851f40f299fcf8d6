"""The Sardakk N'orr: they fight better than others."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.ti3.modifying import modifies

MODIFIERS: tuple[Modifier, ...] = (modifies(COMBAT_ROLL, "norr.1", window="combat_roll_static", add=1),)
