"""A ship out of the reinforcements that joins a fleet: within Fleet Supply and capacity (ruling 123)."""

from __future__ import annotations

from throneworld.imperium.production.supply import room_in
from throneworld.imperium.units import left
from throneworld.kernel.asks import Refusal
from throneworld.ti3.state import SPACE, Ti3State


def joining_refusal(state: Ti3State, seat: int, system: int, kind: str) -> Refusal | None:
    """Why no such ship can be put there."""
    place = SPACE[system]
    if left(state, seat, kind, place) <= 0:
        return Refusal("SA-8.8.1", "none_left", (kind,))
    return room_in(state, seat, system, ((kind, place),)).refusal(system)
