"""The Tinkers draw one more card (5.2)."""

from __future__ import annotations

from skirmish.quantities import DRAWING, Modifier

MODIFIERS = (Modifier(DRAWING, "tinkers", add=1),)
