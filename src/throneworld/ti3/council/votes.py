"""How many votes a player has (SA-9.5.4, rulings 72, 159)."""

from __future__ import annotations

from throneworld.imperium.board import held_planets
from throneworld.imperium.modifiers import granted_by, total, turned
from throneworld.imperium.planets import influence
from throneworld.ti3.quantities import HALF_VOTES, PLANET_VOTES, VOTES
from throneworld.ti3.state import Ti3State
from throneworld.ti3.surrendered import has_surrendered

LEAST = 1
"""Votes of planets that everybody has."""
VOICE_HAS = 5
"""What the Voice of the Council has beyond."""


def votes_of_planet(state: Ti3State, seat: int, planet: str) -> int:
    """The influence of a planet that is not exhausted."""
    plain = 0 if planet in state.exhausted else influence(state, planet)
    return turned(state, PLANET_VOTES, plain, seat, planet)


def votes_of(state: Ti3State, seat: int) -> int:
    """Those of planets, at least one; then bonuses; what halves them comes last, and is rounded up."""
    if has_surrendered(state, seat):
        return 0
    planets = sum([votes_of_planet(state, seat, planet) for planet in held_planets(state, seat)])
    bonus = total(state, VOTES, seat) + (VOICE_HAS if state.voice == seat else 0)
    votes = max(LEAST, planets) + bonus
    return (votes + 1) // 2 if granted_by(state, HALF_VOTES, seat) else votes
