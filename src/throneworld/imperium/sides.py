"""Who has something: a seat, nobody, or units that no player has."""

from __future__ import annotations

NOBODY = -1
NEUTRAL = -2
"""The side of units that no player has. It is no seat: whoever loops over seats does not meet it."""
