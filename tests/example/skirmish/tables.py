"""Everything that lies in the box."""

from __future__ import annotations

CREWS = ("wardens", "tinkers", "nomads", "corsairs")

CARDS = {"rally": 5, "ambush": 4, "second_wind": 3, "supplies": 4, "jam": 4}
"""The titles of the cards, and how many there are of each."""
DECK = tuple(title for title, copies in CARDS.items() for _ in range(copies))

WRECKS = {"hull": 1, "hold": 2, "engine": 3, "vault": 4}
"""What each kind of wreck is worth in points."""
FIELD = ("hull",) * 3 + ("hold",) * 3 + ("engine",) * 2 + ("vault",) * 2

TROOPS, HAND, DIE = 8, 3, 6
"""What everybody begins with, and the sides of a die."""
