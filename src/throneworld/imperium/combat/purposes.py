"""What rolls are for, and how the hits of them come about: words of stored steps and of the log."""

from __future__ import annotations

COMBAT = "combat"
BARRAGE = "barrage"
"""Hits that only fighters take."""
SPACE_CANNON = "space_cannon"
BOMBARDMENT = "bombardment"
ABILITY = "ability"
