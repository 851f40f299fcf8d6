"""The closed vocabulary of quantities: what rules ask for, and with what. The first is the seat concerned.

Every quantity is asked for somewhere, and every modifier belongs to one (`tests/imperium/test_modifiers.py`).
"""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

FLEET_LIMIT = Quantity("fleet_limit", "seat", "system")
"""Ships other than fighters that a player may have in a system."""
