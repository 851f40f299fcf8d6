"""The 17 Flagships, one of each race; they bear its id (SA ch. 13, race sheets).

All extra dice use the combat value of the ship (ruling 154).
"""

from __future__ import annotations

from throneworld.imperium.tables import Roll
from throneworld.ti3.tables.units import FLAGSHIP, SHIP, Unit

# fmt: off
FLAGSHIPS: tuple[Unit, ...] = (
    # race, kind, class, tier; cost and how many it buys; combat and dice; move, capacity
    Unit("arborec", FLAGSHIP, SHIP, 1, 10, 1, 6, 2, 1, 10, sustain_damage=True, damage_levels=2, race="arborec"),
    Unit("creuss",  FLAGSHIP, SHIP, 1, 10, 1, 4, 1, 1, 3,  sustain_damage=True, race="creuss"),
    Unit("hacan",   FLAGSHIP, SHIP, 1, 10, 1, 6, 2, 2, 4,  sustain_damage=True, damage_levels=2, race="hacan", unsure=("move", "capacity", "special")),
    Unit("jolnar",  FLAGSHIP, SHIP, 1, 10, 1, 2, 1, 2, 2,  sustain_damage=True, race="jolnar", unsure=("move", "capacity")),
    Unit("krotoan", FLAGSHIP, SHIP, 1, 10, 1, 6, 1, 1, 1,  sustain_damage=True, race="krotoan", unsure=("move", "capacity")),
    Unit("letnev",  FLAGSHIP, SHIP, 1, 10, 1, 5, 2, 1, 2,  sustain_damage=True, damage_levels=2, anti_fighter_barrage=Roll(5, 1), bombardment=Roll(5, 1), race="letnev", pre_combat_shots=Roll(5, 1), unsure=("move", "capacity")),
    Unit("lizix",   FLAGSHIP, SHIP, 1, 10, 1, 5, 3, 1, 2,  sustain_damage=True, damage_levels=2, space_cannon=Roll(5, 1), race="lizix", unsure=("move", "capacity")),
    Unit("mentak",  FLAGSHIP, SHIP, 1, 10, 1, 4, 2, 2, 2,  sustain_damage=True, race="mentak", pre_combat_shots=Roll(4, 1), unsure=("move", "capacity", "special")),
    Unit("muaat",   FLAGSHIP, SHIP, 1, 10, 1, 6, 0, 1, 4,  sustain_damage=True, anti_fighter_barrage=Roll(6, 3), dice_per_opposing_ship=True, race="muaat", unsure=("move", "capacity")),
    Unit("naalu",   FLAGSHIP, SHIP, 1, 10, 1, 6, 2, 1, 6,  sustain_damage=True, race="naalu", unsure=("move", "capacity")),
    Unit("norr",    FLAGSHIP, SHIP, 1, 10, 1, 6, 2, 1, 2,  sustain_damage=True, space_cannon=Roll(6, 1), race="norr", unsure=("move", "capacity")),
    Unit("saar",    FLAGSHIP, SHIP, 1, 10, 1, 7, 3, 1, 4,  sustain_damage=True, anti_fighter_barrage=Roll(7, 2), fighter_capacity=3, race="saar", unsure=("move", "capacity", "special")),
    Unit("sol",     FLAGSHIP, SHIP, 1, 10, 1, 5, 2, 1, 12, sustain_damage=True, damage_levels=2, race="sol", unsure=("move", "capacity", "special")),
    Unit("winnu",   FLAGSHIP, SHIP, 1, 10, 1, 8, 4, 1, 3,  sustain_damage=True, race="winnu", unsure=("move", "capacity")),
    Unit("xxcha",   FLAGSHIP, SHIP, 1, 10, 1, 6, 2, 1, 4,  sustain_damage=True, damage_levels=3, race="xxcha", unsure=("move", "capacity")),
    Unit("yin",     FLAGSHIP, SHIP, 1, 10, 1, 5, 2, 1, 4,  sustain_damage=True, anti_fighter_barrage=Roll(5, 1), race="yin", unsure=("move", "capacity")),
    Unit("yssaril", FLAGSHIP, SHIP, 1, 10, 1, 6, 1, 2, 5,  sustain_damage=True, race="yssaril", pre_combat_shots=Roll(6, 3)),
)
# fmt: on

FLAGSHIP_OF: dict[str, Unit] = {unit.race: unit for unit in FLAGSHIPS}
