"""To the Nomads one more comes back (5.3)."""

from __future__ import annotations

from skirmish.quantities import RECOVERY, Modifier

MODIFIERS = (Modifier(RECOVERY, "nomads", add=1),)
