"""The units of the base game that fight: generic ones with their upgrades, and those of the factions.

A name without a number is that of the unit at the start of the game. Cost is that of one piece: two fighters
or two infantry come for 1.
"""

from __future__ import annotations

from throneworld.lab.odds.model import Shot, Unit

PIECE = 0.5

GENERIC: tuple[Unit, ...] = (
    Unit(name="war_sun", cost=12, combat=3, dice=3, sustain=True),
    Unit(name="dreadnought", cost=4, combat=5, sustain=True),
    Unit(name="dreadnought_2", cost=4, combat=5, sustain=True),
    Unit(name="carrier", cost=3, combat=9),
    Unit(name="carrier_2", cost=3, combat=9),
    Unit(name="cruiser", cost=2, combat=7),
    Unit(name="cruiser_2", cost=2, combat=6),
    Unit(name="destroyer", cost=1, combat=9, barrage=Shot(9, 2)),
    Unit(name="destroyer_2", cost=1, combat=8, barrage=Shot(6, 3)),
    Unit(name="fighter", cost=PIECE, combat=9, fighter=True),
    Unit(name="fighter_2", cost=PIECE, combat=8, fighter=True),
    Unit(name="infantry", cost=PIECE, combat=8),
    Unit(name="infantry_2", cost=PIECE, combat=7),
)

AIMING = ("flagship_0_0_1", "super_dreadnought", "super_dreadnought_2")

FACTION: tuple[Unit, ...] = (
    Unit(name="duha_menaimon", cost=8, combat=7, dice=2, sustain=True),
    Unit(name="letani_warrior", cost=PIECE, combat=8),
    Unit(name="letani_warrior_2", cost=PIECE, combat=7),
    Unit(name="hil_colish", cost=8, combat=5, sustain=True),
    Unit(name="wrath_of_kenara", cost=8, combat=7, dice=2, sustain=True),
    Unit(name="jns_hylarim", cost=8, combat=6, dice=2, sustain=True, extra_hits=2),
    Unit(name="super_dreadnought", cost=4, combat=5, sustain=True),
    Unit(name="super_dreadnought_2", cost=4, combat=4, sustain=True),
    Unit(name="flagship_0_0_1", cost=8, combat=5, dice=2, sustain=True, aims=AIMING),
    Unit(name="arc_secundus", cost=8, combat=5, dice=2, sustain=True, repairs=True),
    Unit(name="fourth_moon", cost=8, combat=7, dice=2, sustain=True, forbids_sustain=True),
    Unit(name="the_inferno", cost=8, combat=5, dice=2, sustain=True),
    Unit(name="prototype_war_sun", cost=12, combat=3, dice=3, sustain=True),
    Unit(name="prototype_war_sun_2", cost=10, combat=3, dice=3, sustain=True),
    Unit(name="hybrid_crystal_fighter", cost=PIECE, combat=8, fighter=True),
    Unit(name="hybrid_crystal_fighter_2", cost=PIECE, combat=7, fighter=True),
    Unit(name="matriarch", cost=8, combat=9, dice=2, sustain=True),
    Unit(name="the_alastor", cost=8, combat=9, dice=2, sustain=True),
    Unit(name="son_of_ragh", cost=8, combat=5, dice=2, sustain=True, barrage=Shot(6, 4)),
    Unit(name="cmorran_norr", cost=8, combat=6, dice=2, sustain=True, lifts=1),
    Unit(name="exotrireme", cost=4, combat=5, sustain=True),
    Unit(name="exotrireme_2", cost=4, combat=5, sustain=True),
    Unit(name="genesis", cost=8, combat=5, dice=2, sustain=True),
    Unit(name="advanced_carrier", cost=3, combat=9),
    Unit(name="advanced_carrier_2", cost=3, combat=9, sustain=True),
    Unit(name="spec_ops", cost=PIECE, combat=7),
    Unit(name="spec_ops_2", cost=PIECE, combat=6),
    Unit(name="salai_sai_corian", cost=8, combat=7, dice=0, sustain=True, dice_by_enemy=True),
    Unit(name="loncara_ssodu", cost=8, combat=7, dice=2, sustain=True),
    Unit(name="van_hauge", cost=8, combat=9, dice=2, sustain=True, takes_all_along=True),
    Unit(name="ysia_yssrila", cost=8, combat=5, dice=2, sustain=True),
)

GROUND_FORCES = ("infantry", "infantry_2", "letani_warrior", "letani_warrior_2", "spec_ops", "spec_ops_2")

UNITS: dict[str, Unit] = {unit.name: unit for unit in (*GENERIC, *FACTION)}
