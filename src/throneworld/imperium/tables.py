"""Records for what is printed: units, and the dice of what they can do. 0: it has no such value."""

from __future__ import annotations

from msgspec import Struct

NOBODY = -1
NEUTRAL = -2
"""The side of units that no player has. It is no seat: whoever loops over seats does not meet it."""


class Roll(Struct, frozen=True):
    """The dice of a unit ability."""

    hits_on: int
    dice: int
    adjacent: bool = False
    """Whether it reaches adjacent systems too."""


class Unit(Struct, frozen=True):
    """A row of a unit, as it is printed."""

    id: str
    type: str
    unit_class: str
    """Ship, ground force or structure."""
    tier: int
    """1 as printed on the sheet, 2 upgraded; 0 where the sheet leaves the row empty."""
    cost: int
    produced: int
    """How many units the cost buys."""
    combat: int
    """The lowest result that hits; the face 0 is a 10."""
    dice: int
    move: int
    capacity: int
    # Unit abilities
    sustain_damage: bool = False
    damage_levels: int = 1
    """How much damage it can sustain, if it can."""
    planetary_shield: bool = False
    anti_fighter_barrage: Roll | None = None
    bombardment: Roll | None = None
    space_cannon: Roll | None = None
    production: int = 0
    plus_resources: bool = False
    """Whether the resources of its planet are added to its production."""
    # What else its text comes to
    dice_per_opposing_ship: bool = False
    """A die for each non-fighter ship of the opponent in the system."""
    breaks_shields: bool = False
    """Units of other players in its system lose planetary shield."""
    direct_hit_immune: bool = False
    fleet_halves: int = 0
    """Half ships that each one beyond the capacity counts against the fleet pool, instead of leaving."""
    floats: bool = False
    """A structure that stands in space, moves with the ships and takes no hits."""
    respawn_on: int = 0
    """The lowest result that saves it onto its card when it is destroyed."""
    fighter_capacity: int = 0
    """Fighters in its system that need no other capacity."""
    max_per_planet: int = 0
    """How many may stand on one planet."""
