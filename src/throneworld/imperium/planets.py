"""Planets: what they are worth at present, and to whom they are of use."""

from __future__ import annotations

from throneworld.imperium.modifiers import turned
from throneworld.imperium.quantities import PLANET_VALUE
from throneworld.imperium.state import NOBODY, ImperiumState


def values(state: ImperiumState, planet: str) -> tuple[int, int]:
    """Resources and influence, as printed and as whoever controls the planet has them at present."""
    printed = state.edition.planet_values[planet]
    return turned(state, PLANET_VALUE, printed, state.control.get(planet, NOBODY), planet)


def resources(state: ImperiumState, planet: str) -> int:
    return values(state, planet)[0]


def influence(state: ImperiumState, planet: str) -> int:
    return values(state, planet)[1]


def readied(state: ImperiumState, seat: int) -> tuple[str, ...]:
    """The planets of a player whose cards lie faceup, in the order in which he came to them."""
    exhausted = state.exhausted
    return tuple(
        [planet for planet, owner in state.control.items() if owner == seat and planet not in exhausted]
    )
