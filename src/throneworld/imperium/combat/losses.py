"""What a side has lost in the course of a combat."""

from __future__ import annotations

from throneworld.imperium.edition import Group
from throneworld.imperium.state import ImperiumState
from throneworld.imperium.units import plus


def all_units(state: ImperiumState, side: int) -> Group:
    """All units of a side on the game board."""
    found = state.edition.none
    for group in state.forces(side).values():
        found = plus(found, group)
    return found
