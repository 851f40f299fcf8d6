"""What counts as PDS: PDS themselves and, where something says so, docks; no limit of PDS is about these."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.units import PDS, SPACE_DOCK, count
from throneworld.ti3.quantities import DOCKS_ARE_PDS
from throneworld.ti3.state import Ti3State


def docks_as_pds(state: Ti3State, side: int, place: Place) -> int:
    """Docks that may be used like PDS in a place."""
    docks = count(state, side, place, SPACE_DOCK)
    return docks if docks and granted_by(state, DOCKS_ARE_PDS, side) else 0


def pds_in(state: Ti3State, side: int, place: Place) -> int:
    """All that can be used like PDS there."""
    return count(state, side, place, PDS) + docks_as_pds(state, side, place)
