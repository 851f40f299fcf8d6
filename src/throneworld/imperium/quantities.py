"""The closed vocabulary of quantities: what rules ask for, and with what. The first is the seat concerned.

Every quantity is asked for somewhere, and every modifier belongs to one
(`tests/imperium/test_component_places.py`).
"""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

FLEET_LIMIT = Quantity("fleet_limit", "seat", "system")
"""Ships other than fighters that a player may have in a system."""

# Technologies

PREREQUISITES = Quantity("prerequisites", "seat", "technology")
"""What lets a player ignore prerequisites of a technology, of whatever colour."""
SPECIALTIES = Quantity("specialties", "seat")
"""What a player can exhaust, by colour, to ignore one prerequisite of it."""
TECHNOLOGY_PRICE = Quantity("technology_price", "seat")
"""Resources that a strategy card asks for a technology."""
TOKENS_FOR_RESEARCH = Quantity("tokens_for_research", "seat")
"""Command tokens that a player gains instead of each technology that he would research."""

# Strategy cards and turns

SECONDARY_COST = Quantity("secondary_cost", "seat", "card")
"""Command tokens that the secondary ability of a strategy card costs."""
FOLLOWS_AS_FIRST = Quantity("follows_as_first", "seat", "card")
"""Whether a player who pays for the secondary ability resolves the primary one instead."""
ACTIONS_PER_TURN = Quantity("actions_per_turn", "seat")
SILENCES_PASSED = Quantity("silences_passed", "seat")
"""Whether those who have passed cannot play action cards during a player's turns."""

DISCOUNT = Quantity("discount", "seat")
"""What is taken off the combined cost whenever a player produces units."""

# Council

MAY_VOTE = Quantity("may_vote", "seat")
GIVEN_VOTES = Quantity("given_votes", "seat")
"""Votes for which no planet is exhausted; if a player has any, his planets give none."""

# Points and trade

MAY_SCORE = Quantity("may_score", "seat")
"""Whether a player scores public objectives although he has lost his home."""
LEAKS = Quantity("leaks", "nobody")
"""Secret objectives that are public for a while."""
TRADES_AFAR = Quantity("trades_afar", "seat")
"""Whether a player trades with others who are no neighbours."""
TRADES_CARDS = Quantity("trades_cards", "seat")
"""Whether action cards may be part of a player's transactions."""
