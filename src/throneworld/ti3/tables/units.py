"""Units: what all races have alike, and how many pieces there are of each (SA ch. 13)."""

from __future__ import annotations

from throneworld.imperium.tables import Roll
from throneworld.imperium.tables import Unit as Row
from throneworld.imperium.units import CARRIER as CARRIER
from throneworld.imperium.units import CRUISER as CRUISER
from throneworld.imperium.units import DESTROYER as DESTROYER
from throneworld.imperium.units import DREADNOUGHT as DREADNOUGHT
from throneworld.imperium.units import FIGHTER as FIGHTER
from throneworld.imperium.units import FLAGSHIP as FLAGSHIP
from throneworld.imperium.units import PDS as PDS
from throneworld.imperium.units import SPACE_DOCK as SPACE_DOCK
from throneworld.imperium.units import WAR_SUN as WAR_SUN

# Classes
SHIP, GROUND_UNIT, INSTALLATION = "ship", "ground_unit", "installation"
# Kinds that no other edition has
GROUND_FORCE, SHOCK_TROOP, MECHANIZED_UNIT = "ground_force", "shock_troop", "mechanized_unit"

KINDS: tuple[str, ...] = (
    *(SPACE_DOCK, PDS, DESTROYER, CRUISER, WAR_SUN),
    *(GROUND_FORCE, FIGHTER, CARRIER, DREADNOUGHT, FLAGSHIP),
    *(SHOCK_TROOP, MECHANIZED_UNIT),
)
"""The order of a Group: the shared kinds in their places, then those of this game."""
GROUND_KINDS: tuple[str, ...] = (GROUND_FORCE, SHOCK_TROOP, MECHANIZED_UNIT)
CARGO_KINDS: tuple[str, ...] = (FIGHTER, GROUND_FORCE, SHOCK_TROOP, MECHANIZED_UNIT, PDS)
"""What needs room aboard."""
MECHANIZED_CARRIERS: tuple[str, ...] = (CARRIER, WAR_SUN, FLAGSHIP)
"""No other ship carries Mechanized Units."""


class Unit(Row, frozen=True):
    """A unit, as the book or its card prints it."""

    technology: str = ""
    """The technology with which the row counts; none if it counts from the start."""
    race: str = ""
    invasion_defence: Roll | None = None
    pre_combat_shots: Roll | None = None
    space_mines: int = 0
    """How many it lays in one activation."""
    needs_technology: str = ""
    """Without it nobody produces the unit."""
    unsure: tuple[str, ...] = ()
    """Columns that no source settles; `special`: what its card says beside them."""


PIECES: dict[str, int] = {
    SPACE_DOCK: 6,
    PDS: 9,
    DESTROYER: 15,
    CRUISER: 12,
    WAR_SUN: 3,
    GROUND_FORCE: 24,
    FIGHTER: 20,
    CARRIER: 6,
    DREADNOUGHT: 7,
    FLAGSHIP: 1,
    SHOCK_TROOP: 24,
    MECHANIZED_UNIT: 8,
}
"""Pieces of each colour. Of the continued kinds it is the plastic, which is no limit (ruling 97);
of Shock Troops no number is known."""
CONTINUED_KINDS: tuple[str, ...] = (GROUND_FORCE, FIGHTER, SHOCK_TROOP)
"""Kinds that tokens continue without end."""
PRODUCTION_WEIGHTS: dict[str, int] = {DREADNOUGHT: 2, WAR_SUN: 3, FLAGSHIP: 3, MECHANIZED_UNIT: 2}
"""What a unit takes of the production capacity, where that is not 1. Space Docks are not produced."""
NOT_PRODUCED: tuple[str, ...] = (SPACE_DOCK,)
"""Built in the production step instead, without capacity."""
DAMAGE_LEVELS = 3
"""No unit sustains more damage."""
DICE_LOST_BY_DAMAGE = 1

# fmt: off
UNITS: tuple[Unit, ...] = (
    # id, kind, class, tier; cost and how many it buys; combat and dice; move, capacity
    Unit("space_dock",      SPACE_DOCK,      INSTALLATION, 1, 4,  1, 0, 0, 0, 0, production=2, plus_resources=True, fighter_capacity=3, max_per_planet=1),
    Unit("ground_force",    GROUND_FORCE,    GROUND_UNIT,  1, 1,  2, 8, 1, 0, 0),
    Unit("shock_troop",     SHOCK_TROOP,     GROUND_UNIT,  1, 2,  1, 5, 1, 0, 0),
    Unit("mechanized_unit", MECHANIZED_UNIT, GROUND_UNIT,  1, 2,  1, 6, 2, 0, 0, sustain_damage=True),
    Unit("pds",             PDS,             INSTALLATION, 1, 2,  1, 6, 0, 0, 0, planetary_shield=True, space_cannon=Roll(6, 1), max_per_planet=2, invasion_defence=Roll(6, 1)),
    Unit("fighter",         FIGHTER,         SHIP,         1, 1,  2, 9, 1, 0, 0),
    Unit("fighter_2",       FIGHTER,         SHIP,         2, 1,  2, 9, 1, 2, 0, fleet_halves=2, technology="advanced_fighters"),
    Unit("destroyer",       DESTROYER,       SHIP,         1, 1,  1, 9, 1, 2, 0, anti_fighter_barrage=Roll(9, 2)),
    Unit("cruiser",         CRUISER,         SHIP,         1, 2,  1, 7, 1, 2, 0, space_mines=2),
    Unit("carrier",         CARRIER,         SHIP,         1, 3,  1, 9, 1, 1, 6),
    Unit("dreadnought",     DREADNOUGHT,     SHIP,         1, 5,  1, 5, 2, 1, 0, sustain_damage=True, bombardment=Roll(5, 1)),
    Unit("war_sun",         WAR_SUN,         SHIP,         1, 12, 1, 3, 3, 1, 6, sustain_damage=True, damage_levels=2, bombardment=Roll(3, 1), needs_technology="war_sun"),
    Unit("war_sun_2",       WAR_SUN,         SHIP,         2, 12, 1, 3, 3, 2, 6, sustain_damage=True, damage_levels=2, bombardment=Roll(3, 3), needs_technology="war_sun", technology="war_sun"),
    # The Clan of Saar: docks in space
    Unit("saar_dock",          SPACE_DOCK, INSTALLATION, 1, 4, 1, 0, 0, 1, 0, production=3, fighter_capacity=3, floats=True, race="saar"),
    Unit("floating_factories", SPACE_DOCK, INSTALLATION, 2, 4, 1, 0, 0, 2, 0, production=5, fighter_capacity=5, floats=True, race="saar", technology="floating_factories"),
)
# fmt: on

UNIT: dict[str, Unit] = {unit.id: unit for unit in UNITS}
SAAR_DOCKS_PER_SYSTEM = 2

SPACE_MINE_COST = 2
SPACE_MINE_HITS_ON = 8
COMMAND_COUNTERS = 24
"""Of each race."""
