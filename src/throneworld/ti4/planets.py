"""Planets: what they are worth with what is attached to them, their traits and specialties (RR 55)."""

from __future__ import annotations

from throneworld.imperium.marks import is_marked
from throneworld.ti4.declare import standing
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import PLANET

SWAPPED_VALUES = "swapped_values"
"""Mark: resources and influence of this planet are swapped (Hegemonic Trade Policy)."""

ATTACHED: dict[str, tuple[int, int]] = {
    "core_mining": (2, 0),
    "senate_sanctuary": (0, 2),
    "terraforming_initiative": (1, 1),
}
"""Laws that add to the resources and the influence of the planet to which they are attached."""


def values(state: Ti4State, planet: str) -> tuple[int, int]:
    """Resources and influence, as printed, with laws attached, and swapped if a card says so."""
    card = PLANET[planet]
    found = (card.resources, card.influence)
    if state.laws:
        found = with_laws(state, planet, found)
    if state.marks and is_marked(state, SWAPPED_VALUES, subject=planet):
        return found[1], found[0]
    return found


@standing("planet_value_static", *ATTACHED)
def with_laws(state: Ti4State, planet: str, found: tuple[int, int]) -> tuple[int, int]:
    for law, (resources_more, influence_more) in ATTACHED.items():
        if state.laws.get(law) == planet:
            found = (found[0] + resources_more, found[1] + influence_more)
    return found


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
