"""The closed vocabulary of quantities: what rules ask for, and with what. The first is the seat concerned.

Every quantity is asked for somewhere, and every modifier belongs to one (`tests/imperium/test_modifiers.py`).
"""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

FLEET_LIMIT = Quantity("fleet_limit", "seat", "system")
"""Ships other than fighters that a player may have in a system."""

# The board and movement

ADJACENCY = Quantity("adjacency", "seat", "purpose", "gate")
"""What makes systems adjacent, or not, besides the tiles (`board.Passages`), to a player and for a purpose.
`gate` is where the wormhole that a ship bears counts as being, if not where the ship is."""
BEARS_WORMHOLE = Quantity("bears_wormhole", "seat", "kind")
"""Whether ships of a kind take a wormhole along."""
TERRAIN = Quantity("terrain", "seat")
"""What anomalies do not do to a player's ships (`board.Lifted`)."""
MAY_ACTIVATE = Quantity("may_activate", "seat")
"""Of a set of systems those that a player may activate."""
ENTRY = Quantity("entry", "seat", "system")
"""Whether a player's ships may move into a system at all."""
MOVE = Quantity("move", "seat", "kind", "origin")
"""How far ships move."""
ONE_SHIPS_MOVE = Quantity("one_ships_move", "seat")
"""How much farther one ship may move; whatever gives it is a mark of its name, used up when it has."""
BLOCKS = Quantity("blocks", "seat", "kind", "origin")
"""Whether others' ships are in the way of a player's ships: those of a kind from a system, or all."""
