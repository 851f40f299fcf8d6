"""Traits and technology specialties of planets (RR 55)."""

from __future__ import annotations

from throneworld.ti4.tables import PLANET


def trait(planet: str) -> str:
    """Cultural, hazardous or industrial, or nothing (RR 55.3)."""
    return PLANET[planet].trait


def specialty(planet: str) -> str:
    """The colour of its technology specialty, or nothing (RR 55.4)."""
    return PLANET[planet].specialty
