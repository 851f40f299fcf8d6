"""Units: what all players have alike, and how many plastic pieces each has (RR 85, unit reference)."""

from __future__ import annotations

from throneworld.imperium.tables import Roll
from throneworld.imperium.tables import Unit as Row
from throneworld.ti4.tables.moments import Clause

# Classes
SHIP, GROUND_FORCE, STRUCTURE = "ship", "ground_force", "structure"
# Types
SPACE_DOCK, PDS = "space_dock", "pds"
INFANTRY, FIGHTER = "infantry", "fighter"
DESTROYER, CRUISER, CARRIER = "destroyer", "cruiser", "carrier"
DREADNOUGHT, WAR_SUN, FLAGSHIP = "dreadnought", "war_sun", "flagship"


class Unit(Row, frozen=True):
    """One side of a unit's row on a faction sheet or of its upgrade card."""

    technology: str = ""
    """The card that it is printed on; none if on the sheet."""
    upgrades_to: str = ""
    faction: str = ""
    clauses: tuple[Clause, ...] = ()
    errata: bool = False


LIMITS: dict[str, int] = {
    SPACE_DOCK: 3,
    PDS: 6,
    DESTROYER: 8,
    CRUISER: 8,
    WAR_SUN: 2,
    INFANTRY: 12,
    FIGHTER: 10,
    CARRIER: 4,
    DREADNOUGHT: 5,
    FLAGSHIP: 1,
}
"""Plastic pieces of each colour (RR 85.2)."""
UNIT_TYPES: tuple[str, ...] = tuple(LIMITS)
PLASTIC = 59
PLASTIC_COLOURS: tuple[str, ...] = ("blue", "yellow", "green", "red", "purple", "black")
TOKEN_LIMITED: tuple[str, ...] = (FIGHTER, INFANTRY)
"""Types that supply tokens may continue; each stack needs one plastic piece."""
COMMAND_TOKENS = 16
CONTROL_TOKENS = 17
START_POOLS: dict[str, int] = {"tactic": 3, "fleet": 3, "strategy": 2}

UNIT_ABILITIES: dict[str, str] = {
    "sustain_damage": "RR 76",
    "bombardment": "RR 15",
    "anti_fighter_barrage": "RR 10",
    "space_cannon": "RR 66",
    "planetary_shield": "RR 56",
    "production": "RR 59",
}
"""The printed keywords and where their rules stand."""

# fmt: off
GENERIC_UNITS: tuple[Unit, ...] = (
    # id, type, class, tier; cost and how many it buys; combat and dice; move, capacity
    Unit("war_sun_none",  WAR_SUN,     SHIP,         0, 0,  0, 0, 0, 0, 0),
    Unit("war_sun",       WAR_SUN,     SHIP,         1, 12, 1, 3, 3, 2, 6, sustain_damage=True, bombardment=Roll(3, 3), breaks_shields=True, technology="war_sun"),
    Unit("dreadnought_1", DREADNOUGHT, SHIP,         1, 4,  1, 5, 1, 1, 1, sustain_damage=True, bombardment=Roll(5, 1), upgrades_to="dreadnought_2"),
    Unit("dreadnought_2", DREADNOUGHT, SHIP,         2, 4,  1, 5, 1, 2, 1, sustain_damage=True, bombardment=Roll(5, 1), direct_hit_immune=True, technology="dreadnought_2"),
    Unit("carrier_1",     CARRIER,     SHIP,         1, 3,  1, 9, 1, 1, 4, upgrades_to="carrier_2"),
    Unit("carrier_2",     CARRIER,     SHIP,         2, 3,  1, 9, 1, 2, 6, technology="carrier_2"),
    Unit("cruiser_1",     CRUISER,     SHIP,         1, 2,  1, 7, 1, 2, 0, upgrades_to="cruiser_2"),
    Unit("cruiser_2",     CRUISER,     SHIP,         2, 2,  1, 6, 1, 3, 1, technology="cruiser_2"),
    Unit("destroyer_1",   DESTROYER,   SHIP,         1, 1,  1, 9, 1, 2, 0, anti_fighter_barrage=Roll(9, 2), upgrades_to="destroyer_2"),
    Unit("destroyer_2",   DESTROYER,   SHIP,         2, 1,  1, 8, 1, 2, 0, anti_fighter_barrage=Roll(6, 3), technology="destroyer_2"),
    Unit("fighter_1",     FIGHTER,     SHIP,         1, 1,  2, 9, 1, 0, 0, upgrades_to="fighter_2"),
    Unit("fighter_2",     FIGHTER,     SHIP,         2, 1,  2, 8, 1, 2, 0, fleet_halves=2, technology="fighter_2"),
    Unit("infantry_1",    INFANTRY,    GROUND_FORCE, 1, 1,  2, 8, 1, 0, 0, upgrades_to="infantry_2"),
    Unit("infantry_2",    INFANTRY,    GROUND_FORCE, 2, 1,  2, 7, 1, 0, 0, respawn_on=6, technology="infantry_2"),
    Unit("pds_1",         PDS,         STRUCTURE,    1, 0,  0, 0, 0, 0, 0, planetary_shield=True, space_cannon=Roll(6, 1), max_per_planet=2, upgrades_to="pds_2"),
    Unit("pds_2",         PDS,         STRUCTURE,    2, 0,  0, 0, 0, 0, 0, planetary_shield=True, space_cannon=Roll(5, 1, adjacent=True), max_per_planet=2, technology="pds_2"),
    Unit("space_dock_1",  SPACE_DOCK,  STRUCTURE,    1, 0,  0, 0, 0, 0, 0, production=2, plus_resources=True, fighter_capacity=3, max_per_planet=1, upgrades_to="space_dock_2"),
    Unit("space_dock_2",  SPACE_DOCK,  STRUCTURE,    2, 0,  0, 0, 0, 0, 0, production=4, plus_resources=True, fighter_capacity=3, max_per_planet=1, technology="space_dock_2"),
)
# fmt: on

GENERIC_UNIT: dict[str, Unit] = {unit.id: unit for unit in GENERIC_UNITS}
