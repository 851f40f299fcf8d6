"""Planets: what they are worth with what is attached to them, their traits and specialties (RR 55)."""

from __future__ import annotations

from throneworld.imperium.modifiers import turned
from throneworld.imperium.quantities import PLANET_VALUE
from throneworld.ti4.state import NOBODY, Ti4State
from throneworld.ti4.tables import PLANET


def values(state: Ti4State, planet: str) -> tuple[int, int]:
    """Resources and influence, as printed and as whoever controls the planet has them at present."""
    card = PLANET[planet]
    printed = (card.resources, card.influence)
    return turned(state, PLANET_VALUE, printed, state.control.get(planet, NOBODY), planet)


def resources(state: Ti4State, planet: str) -> int:
    """RR 64.1."""
    return values(state, planet)[0]


def influence(state: Ti4State, planet: str) -> int:
    """RR 42.1."""
    return values(state, planet)[1]


def readied(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The planets of a player whose cards lie faceup, in the order in which he came to them (RR 55.6)."""
    exhausted = state.exhausted
    return tuple(
        [planet for planet, owner in state.control.items() if owner == seat and planet not in exhausted]
    )


def trait(planet: str) -> str:
    """Cultural, hazardous or industrial, or nothing (RR 55.3)."""
    return PLANET[planet].trait


def specialty(planet: str) -> str:
    """The colour of its technology specialty, or nothing (RR 55.4)."""
    return PLANET[planet].specialty
