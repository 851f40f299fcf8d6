"""The Winnu Sovereignty: politicians and officials, whose home votes even while it is exhausted."""

from __future__ import annotations

from throneworld.imperium.board import home_planets
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import influence
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import (
    OTHER_ABILITY,
    PLANET_VOTES,
    POLITICAL_CARDS_DRAWN,
    POLITICAL_HAND_LIMIT,
)
from throneworld.ti3.state import Ti3State
from throneworld.ti3.strategic.both import FIRST, FREE

POLITICIANS = "winnu.1"
NO_LIMIT = 99
"""More political cards than there are."""


def home_votes(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    return max(votes, influence(state, planet)) if planet in home_planets(state, seat) else votes


def is_technology(state: Ti3State, seat: int, card: str) -> bool:
    return card == "technology"


def secondary_too(state: Ti3State, terms: str, seat: int, card: str, executed: str) -> str:
    """Not the other way round: who follows with Bureaucracy has its secondary alone."""
    return FREE if (card, executed) == ("bureaucracy", FIRST) else terms


MODIFIERS: tuple[Modifier, ...] = (
    modifies(POLITICAL_CARDS_DRAWN, POLITICIANS, window="status_receive", add=1),
    modifies(POLITICAL_HAND_LIMIT, POLITICIANS, window="hand_static", to=NO_LIMIT),
    modifies(PLANET_VOTES, "winnu.2", window="votes_static", turns=home_votes),
    modifies(SECONDARY_COST, "winnu.3", window="secondary_static", add=-1, where=is_technology),
    modifies(OTHER_ABILITY, "winnu.4", window="other_ability_same_card", turns=secondary_too),
)
