"""What is counted of every player as a round begins and at the end."""

from __future__ import annotations

from throneworld.imperium.planets import values
from throneworld.ti4.state import Ti4State

FIGURES = ("points", "planets", "resources", "planet_influence", "technologies")


def measured(state: Ti4State) -> tuple[tuple[int, ...], ...]:
    """One row for each of the figures, one number in it for each seat."""
    seats = range(len(state.factions))
    lands = [[planet for planet, owner in state.control.items() if owner == seat] for seat in seats]
    worth = [[values(state, planet) for planet in land] for land in lands]
    return (
        tuple(state.points),
        tuple(map(len, lands)),
        tuple(sum(resources for resources, _ in planets) for planets in worth),
        tuple(sum(influence for _, influence in planets) for planets in worth),
        tuple(map(len, state.technologies)),
    )
