"""The closed vocabulary of quantities: what rules ask for, and with what. The first is the seat concerned.

Every quantity is asked for somewhere, and every modifier belongs to one (`tests/imperium/test_modifiers.py`).
"""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

# Limits

FLEET_LIMIT = Quantity("fleet_limit", "seat", "system")
"""Ships other than fighters that a player may have in a system."""

# Planets and paying

PLANET_VALUE = Quantity("planet_value", "seat", "planet")
"""Resources and influence of a planet, to whoever controls it."""
GOOD_WORTH = Quantity("good_worth", "seat")
"""What a trade good pays as resources or influence."""

# Command tokens and cards

POOL_LIMIT = Quantity("pool_limit", "seat", "pool")
"""Whether a pool takes another command token."""
TOKENS_GAINED = Quantity("tokens_gained", "seat")
"""Command tokens of the status phase."""
CARDS_DRAWN = Quantity("cards_drawn", "seat")
"""Action cards of the status phase."""
CARDS_SIFTED = Quantity("cards_sifted", "seat")
"""Cards that are drawn beyond those of an instruction, and as many discarded then."""
HAND_LIMIT = Quantity("hand_limit", "seat")
"""Action cards that a player may hold."""

# Production and placing

PRODUCTION = Quantity("production", "seat", "kind", "place")
"""What a unit can produce."""
MAY_PRODUCE = Quantity("may_produce", "seat", "system")
"""Whether a player can produce units in a system at all."""
PRODUCES = Quantity("produces", "seat", "producer", "kind")
"""Whether units of one kind can produce those of another."""
UNITS_PER_COST = Quantity("units_per_cost", "seat", "kind")
"""How many units of a kind its cost buys."""
MAY_PLACE = Quantity("may_place", "seat", "kind", "place")
"""Whether a unit may be placed, or produced, in a place."""
PER_PLANET = Quantity("per_planet", "seat", "kind", "planet")
"""How many structures of a kind may stand on a planet."""

# Landing

MAY_LAND = Quantity("may_land", "seat", "planet")
"""Whether ground forces can be committed to a planet."""
LANDS = Quantity("lands", "seat", "system")
"""The kinds of units in a space area that can be committed to planets."""
LANDING_PRICE = Quantity("landing_price", "seat", "planet")
"""What a guarded planet costs before anybody can land there."""

# Objectives

PUBLIC_OBJECTIVES = Quantity("public_objectives", "seat")
"""The objectives that all players may score; asked for NOBODY."""
COUNTS_AS_SECRET = Quantity("counts_as_secret", "seat", "objective")
"""Whether an objective that a player has scored is one of the secret ones that he may have."""
NEEDS_HOME = Quantity("needs_home", "seat")
"""Whether a player scores public objectives only with his home planets."""
