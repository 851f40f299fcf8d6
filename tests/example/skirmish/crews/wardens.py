"""The Wardens send one more (5.1)."""

from __future__ import annotations

from skirmish.quantities import SENDING, Modifier

MODIFIERS = (Modifier(SENDING, "wardens", add=1),)
