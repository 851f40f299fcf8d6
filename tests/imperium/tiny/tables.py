"""What would be printed: units, systems, and what everybody begins with."""

from __future__ import annotations

from typing import Any

from throneworld.imperium import citing
from throneworld.imperium.tables import Roll, Unit
from throneworld.imperium.units import FOOT, KINDS

FACTIONS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "white")

# Units

GROUND_FORCE, SHOCK_TROOP, MECHANIZED = GROUND = ("ground_force", "shock_troop", "mechanized_unit")
ALL_KINDS = (*(GROUND_FORCE if kind == FOOT else kind for kind in KINDS), *GROUND[1:])
PRODUCIBLE = tuple(kind for kind in ALL_KINDS if kind != "space_dock")


def _row(kind: str, cost: int, combat: int, dice: int, move: int, capacity: int, **more: Any) -> Unit:
    return Unit(kind, kind, "", 1, cost, more.pop("produced", 1), combat, dice, move, capacity, **more)


ROWS = {
    row.type: row
    for row in (
        # cost, combat, dice, move, capacity
        _row("fighter", 1, 9, 1, 0, 0, produced=2),
        _row("destroyer", 1, 9, 1, 2, 0, anti_fighter_barrage=Roll(0, 2)),
        _row("cruiser", 2, 7, 1, 2, 0),
        _row("carrier", 3, 9, 1, 2, 4),
        _row("dreadnought", 5, 5, 1, 1, 1, sustain_damage=True, bombardment=Roll(0, 1)),
        _row("war_sun", 12, 3, 3, 2, 6, sustain_damage=True, damage_levels=2, bombardment=Roll(0, 3)),
        _row("flagship", 10, 5, 4, 1, 3, sustain_damage=True, damage_levels=3),
        _row(GROUND_FORCE, 1, 8, 1, 0, 0, produced=2),
        _row(SHOCK_TROOP, 2, 5, 1, 0, 0),
        _row(MECHANIZED, 2, 6, 2, 0, 0, sustain_damage=True),
        _row("pds", 2, 6, 1, 0, 0, space_cannon=Roll(0, 1), max_per_planet=2),
        _row("space_dock", 4, 0, 0, 0, 0, production=2, plus_resources=True, fighter_capacity=3),
    )
}
"""A roll of 0 is one against the combat value of the unit."""
WEIGHTS = {**dict.fromkeys(PRODUCIBLE, 1), "cruiser": 2, "dreadnought": 2, "war_sun": 3, "flagship": 3}
PIECES = {**dict.fromkeys(ALL_KINDS, 6), "war_sun": 2, "flagship": 1, "fighter": 10, GROUND_FORCE: 12}

# The map: the centre, six systems around it, and twelve around these, eight of them homes

CENTRE, NEBULA, GATE, BEYOND = 1, 3, 19, 20
MAP = tuple(range(CENTRE, GATE + 1))
"""System 20 lies beside it, and counts because the gate is on it."""
HOMES = {faction: 8 + seat for seat, faction in enumerate(FACTIONS)}
PLANETS = {
    CENTRE: {"arinam": (2, 1), "meer": (0, 4)},
    4: {"lodor": (3, 1)},
    6: {"vefut": (2, 0)},
    BEYOND: {"quann": (2, 1)},
    **{home: {faction: (4, 2)} for faction, home in HOMES.items()},
}
"""By system: resources and influence. A home planet is called after its people."""
WORMHOLES = {GATE: ("alpha",), BEYOND: ("alpha",)}
ANOMALIES = {NEBULA: "nebula"}

# What everybody begins with

FLEET = {"war_sun": 1, "dreadnought": 2, "carrier": 2, "fighter": 3}
PATROL = {"flagship": 1, "cruiser": 1, "destroyer": 1}
PATROLS = (2, 3, 4, 5, 6, 7, 16, 17)
"""Where the patrol of each seat is."""
GARRISON = {"space_dock": 1, "pds": 1, GROUND_FORCE: 3, SHOCK_TROOP: 2, MECHANIZED: 1}
GUARDIANS = {str(CENTRE): {"cruiser": 1, "dreadnought": 1}, "arinam": {GROUND_FORCE: 2}}
"""They are nobody's."""
FLEET_POOL = 5

RULES = {each: f"Tiny, {each}" for name, each in vars(citing).items() if name.endswith("_RULE")}
"""Where its rulebook has what shared rules cite."""
