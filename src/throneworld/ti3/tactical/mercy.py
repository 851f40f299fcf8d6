"""Diplomats whose presence lets a fleet be spared (SA-14.5.6)."""

from __future__ import annotations

from throneworld.ti3.leaders.whereabouts import free_leaders, place_of
from throneworld.ti3.state import SYSTEM, Ti3State
from throneworld.ti3.tables.leaders import DIPLOMAT


def diplomats_in(state: Ti3State, system: int) -> list[str]:
    """The free Diplomats of anybody in a system, on planets or aboard ships (ruling 64)."""
    if not state.leaders:
        return []
    free = [name for seat in range(len(state.factions)) for name in free_leaders(state, seat, DIPLOMAT)]
    return [name for name in free if SYSTEM[place_of(state, name)] == system]
