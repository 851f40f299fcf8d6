"""The technology specialties of planets: those that are printed, and what laws or cards add."""

from __future__ import annotations

from throneworld.imperium.modifiers import turned
from throneworld.ti3.quantities import PLANET_SPECIALTIES
from throneworld.ti3.state import NOBODY, Ti3State
from throneworld.ti3.tables import PLANET


def symbols_of(state: Ti3State, planet: str) -> tuple[str, ...]:
    """A colour for each symbol, whoever controls the planet."""
    owner = state.control.get(planet, NOBODY)
    return turned(state, PLANET_SPECIALTIES, PLANET[planet].specialties, owner, planet)
