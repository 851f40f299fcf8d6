"""The closed vocabulary of quantities: what rules ask for, and with what. The first is the seat concerned.

Every quantity is asked for somewhere, and every modifier belongs to one (`tests/imperium/test_modifiers.py`).
"""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

FLEET_LIMIT = Quantity("fleet_limit", "seat", "system")
"""Ships other than fighters that a player may have in a system."""

# Combat

COMBATANTS = Quantity("combatants", "seat", "place")
"""Squads of a player that fight, and may be hit, in a place."""
COMBAT_ROLL = Quantity("combat_roll", "seat", "kind", "place", "purpose")
"""What is added to each result of units of a kind, by what the roll is for."""
COMBAT_DICE = Quantity("combat_dice", "seat", "kind", "other", "place")
"""Dice of a unit in a combat round, beyond the printed ones."""
MAY_ROLL = Quantity("may_roll", "seat", "place")
"""Whether a side makes combat rolls in this round."""
BURSTS = Quantity("bursts", "seat", "kind", "place")
"""Whether a die that shows one of the highest faces produces more hits; how many."""
SPARED_KINDS = Quantity("spared_kinds", "seat", "kind", "place")
"""Kinds to which hits of these dice are not assigned while others remain."""
FORFEITS = Quantity("forfeits", "seat", "ability")
"""Whether a unit is lost that misses after an ability has rerolled its dice."""
SUSTAINS = Quantity("sustains", "seat", "kind", "place")
"""Levels of damage that a unit can sustain, beyond the printed ones."""
MAY_SUSTAIN = Quantity("may_sustain", "seat", "kind", "place")
HITS_PER_SUSTAIN = Quantity("hits_per_sustain", "seat")
"""How many hits one use of sustain damage cancels."""
REPAIRS = Quantity("repairs", "seat")
"""Units that a side repairs in every round of a combat."""
CANNONS = Quantity("cannons", "seat", "system")
"""What a player can fire with at ships in a system."""
CANNON_DICE = Quantity("cannon_dice", "seat")
"""Dice that one of the firing units rolls beyond its own."""
CANNON_ROLL_AGAINST = Quantity("cannon_roll_against", "seat", "shooter")
"""What is added to each result of cannons that are fired at a player."""
CANNON_DEFENSE_AGAINST = Quantity("cannon_defense_against", "seat", "place")
"""Whether anybody may fire at units of a player that have landed."""
SWITCHED_OFF = Quantity("switched_off", "seat", "kind", "system")
"""Whether units of a kind have lost what they do from planets: cannons and shields."""
MAY_BOMBARD = Quantity("may_bombard", "seat", "planet")
BOMBARDMENT_DICE = Quantity("bombardment_dice", "seat")
"""Dice that one of the bombarding units rolls beyond its own."""
BOMBARDMENT_ROLL_AGAINST = Quantity("bombardment_roll_against", "seat", "planet")
"""What is added to each result against a planet that this player controls."""
