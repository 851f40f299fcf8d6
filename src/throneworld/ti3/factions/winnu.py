"""The Winnu Sovereignty: its home votes even while it is exhausted."""

from __future__ import annotations

from throneworld.imperium.board import home_planets
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import influence
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import PLANET_VOTES
from throneworld.ti3.state import Ti3State


def home_votes(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    return max(votes, influence(state, planet)) if planet in home_planets(state, seat) else votes


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PLANET_VOTES, "winnu.2", window="votes_static", turns=home_votes),
)
