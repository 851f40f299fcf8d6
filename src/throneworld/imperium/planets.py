"""Planets: what they are worth at present, and to whom they are of use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from throneworld.imperium.modifiers import turned, turns_of
from throneworld.imperium.quantities import PLANET_VALUE
from throneworld.imperium.state import NOBODY, ImperiumState


def values(state: ImperiumState, planet: str) -> tuple[int, int]:
    """Resources and influence, as printed and as whoever controls the planet has them at present."""
    printed = state.edition.planet_values[planet]
    return turned(state, PLANET_VALUE, printed, state.control.get(planet, NOBODY), planet)


def values_of(state: ImperiumState, planets: Iterable[str]) -> dict[str, tuple[int, int]]:
    """The values of many planets; what alters those of a player is gathered once."""
    printed, control = state.edition.planet_values, state.control
    sides = (NOBODY, *range(len(state.factions)))
    turning = {seat: turns_of(state, PLANET_VALUE, seat) for seat in sides}
    found = {planet: printed[planet] for planet in planets}
    for planet, value in found.items():
        owner = control.get(planet, NOBODY)
        for turns in turning[owner]:
            value = found[planet] = turns(state, value, owner, planet)
    return found


def values_of_own(
    state: ImperiumState, seat: int, planets: Sequence[str]
) -> list[tuple[str, tuple[int, int]]]:
    """Planets that a player controls, with their values; what alters them is gathered once."""
    printed = state.edition.planet_values
    found = [(planet, printed[planet]) for planet in planets]
    for turns in turns_of(state, PLANET_VALUE, seat) if found else ():
        found = [(planet, turns(state, worth, seat, planet)) for planet, worth in found]
    return found


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
