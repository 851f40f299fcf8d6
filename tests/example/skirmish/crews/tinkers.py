"""The Tinkers keep one more card (5.2)."""

from __future__ import annotations

from skirmish.quantities import HAND_LIMIT, Modifier

MODIFIERS = (Modifier(HAND_LIMIT, "tinkers", add=1),)
