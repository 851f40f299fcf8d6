"""Units that only one faction has: 17 flagships and 8 pairs that take the place of generic units."""

from __future__ import annotations

from throneworld.imperium.tables import Roll
from throneworld.ti4.tables.moments import MAY, MUST, Clause
from throneworld.ti4.tables.units import (
    CARRIER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    GENERIC_UNIT,
    GROUND_FORCE,
    INFANTRY,
    SHIP,
    SPACE_DOCK,
    STRUCTURE,
    WAR_SUN,
    Unit,
)

# fmt: off
FACTION_UNITS: tuple[Unit, ...] = (
    # id, type, class, tier; cost and how many it buys; combat and dice; move, capacity
    # The Arborec
    Unit("duha_menaimon",            FLAGSHIP,    SHIP,         1, 8,  1, 7, 2, 1, 5,  sustain_damage=True, faction="arborec",
         clauses=(Clause("self_activates_system", "owner", MAY),)),
    Unit("letani_warrior_1",         INFANTRY,    GROUND_FORCE, 1, 1,  2, 8, 1, 0, 0,  production=1, upgrades_to="letani_warrior_2", faction="arborec"),
    Unit("letani_warrior_2",         INFANTRY,    GROUND_FORCE, 2, 1,  2, 7, 1, 0, 0,  production=2, respawn_on=6, technology="letani_warrior_2", faction="arborec"),
    # The Ghosts of Creuss
    Unit("hil_colish",               FLAGSHIP,    SHIP,         1, 8,  1, 5, 1, 1, 3,  sustain_damage=True, faction="creuss",
         clauses=(Clause("adjacency_static", "all", MUST), Clause("movement_static", "owner", MAY))),
    # The Emirates of Hacan
    Unit("wrath_of_kenara",          FLAGSHIP,    SHIP,         1, 8,  1, 7, 2, 1, 3,  sustain_damage=True, faction="hacan",
         clauses=(Clause("combat_roll_when", "owner", MAY),)),
    # The Universities of Jol-Nar
    Unit("jns_hylarim",              FLAGSHIP,    SHIP,         1, 8,  1, 6, 2, 1, 3,  sustain_damage=True, faction="jolnar",
         clauses=(Clause("combat_roll_when", "owner", MUST),)),
    # The L1Z1X Mindnet
    Unit("super_dreadnought_1",      DREADNOUGHT, SHIP,         1, 4,  1, 5, 1, 1, 2,  sustain_damage=True, bombardment=Roll(5, 1), upgrades_to="super_dreadnought_2", faction="l1z1x"),
    Unit("super_dreadnought_2",      DREADNOUGHT, SHIP,         2, 4,  1, 4, 1, 2, 2,  sustain_damage=True, bombardment=Roll(4, 1), direct_hit_immune=True, technology="super_dreadnought_2", faction="l1z1x"),
    Unit("flagship_0_0_1",           FLAGSHIP,    SHIP,         1, 8,  1, 5, 2, 1, 5,  sustain_damage=True, faction="l1z1x",
         clauses=(Clause("hits_assign_static", "opponent", MUST),)),
    # The Barony of Letnev
    Unit("arc_secundus",             FLAGSHIP,    SHIP,         1, 8,  1, 5, 2, 1, 3,  sustain_damage=True, bombardment=Roll(5, 3), breaks_shields=True, faction="letnev",
         clauses=(Clause("bombardment_static", "others", MUST), Clause("space_combat_round_start", "owner", MUST))),
    # The Mentak Coalition
    Unit("fourth_moon",              FLAGSHIP,    SHIP,         1, 8,  1, 7, 2, 1, 3,  sustain_damage=True, faction="mentak",
         clauses=(Clause("sustain_damage_static", "others", MUST),)),
    # The Embers of Muaat
    Unit("the_inferno",              FLAGSHIP,    SHIP,         1, 8,  1, 5, 2, 1, 3,  sustain_damage=True, faction="muaat",
         clauses=(Clause("action", "owner", MAY),)),
    Unit("prototype_war_sun_1",      WAR_SUN,     SHIP,         1, 12, 1, 3, 3, 1, 6,  sustain_damage=True, bombardment=Roll(3, 3), breaks_shields=True, upgrades_to="prototype_war_sun_2", faction="muaat"),
    Unit("prototype_war_sun_2",      WAR_SUN,     SHIP,         2, 10, 1, 3, 3, 3, 6,  sustain_damage=True, bombardment=Roll(3, 3), breaks_shields=True, technology="prototype_war_sun_2", faction="muaat"),
    # The Naalu Collective
    Unit("hybrid_crystal_fighter_1", FIGHTER,     SHIP,         1, 1,  2, 8, 1, 0, 0,  upgrades_to="hybrid_crystal_fighter_2", faction="naalu"),
    Unit("hybrid_crystal_fighter_2", FIGHTER,     SHIP,         2, 1,  2, 7, 1, 2, 0,  fleet_halves=1, technology="hybrid_crystal_fighter_2", faction="naalu"),
    Unit("matriarch",                FLAGSHIP,    SHIP,         1, 8,  1, 9, 2, 1, 6,  sustain_damage=True, errata=True, faction="naalu",
         clauses=(Clause("commit_ground_forces", "owner", MAY),)),
    # The Nekro Virus
    Unit("the_alastor",              FLAGSHIP,    SHIP,         1, 8,  1, 9, 2, 1, 3,  sustain_damage=True, faction="nekro",
         clauses=(Clause("space_combat_start", "owner", MAY),)),
    # The Clan of Saar
    Unit("son_of_ragh",              FLAGSHIP,    SHIP,         1, 8,  1, 5, 2, 1, 3,  sustain_damage=True, anti_fighter_barrage=Roll(6, 4), faction="saar"),
    Unit("floating_factory_1",       SPACE_DOCK,  STRUCTURE,    1, 0,  0, 0, 0, 1, 4,  production=5, floats=True, upgrades_to="floating_factory_2", faction="saar"),
    Unit("floating_factory_2",       SPACE_DOCK,  STRUCTURE,    2, 0,  0, 0, 0, 2, 5,  production=7, floats=True, technology="floating_factory_2", faction="saar"),
    # Sardakk N'orr
    Unit("cmorran_norr",             FLAGSHIP,    SHIP,         1, 8,  1, 6, 2, 1, 3,  sustain_damage=True, faction="norr",
         clauses=(Clause("combat_roll_static", "owner", MUST),)),
    Unit("exotrireme_1",             DREADNOUGHT, SHIP,         1, 4,  1, 5, 1, 1, 1,  sustain_damage=True, bombardment=Roll(4, 2), upgrades_to="exotrireme_2", faction="norr"),
    Unit("exotrireme_2",             DREADNOUGHT, SHIP,         2, 4,  1, 5, 1, 2, 1,  sustain_damage=True, bombardment=Roll(4, 2), direct_hit_immune=True, technology="exotrireme_2", faction="norr",
         clauses=(Clause("space_combat_round_end", "owner", MAY),)),
    # The Federation of Sol
    Unit("genesis",                  FLAGSHIP,    SHIP,         1, 8,  1, 5, 2, 1, 12, sustain_damage=True, faction="sol",
         clauses=(Clause("status_phase_end", "owner", MUST),)),
    Unit("advanced_carrier_1",       CARRIER,     SHIP,         1, 3,  1, 9, 1, 1, 6,  upgrades_to="advanced_carrier_2", faction="sol"),
    Unit("advanced_carrier_2",       CARRIER,     SHIP,         2, 3,  1, 9, 1, 2, 8,  sustain_damage=True, technology="advanced_carrier_2", faction="sol"),
    Unit("spec_ops_1",               INFANTRY,    GROUND_FORCE, 1, 1,  2, 7, 1, 0, 0,  upgrades_to="spec_ops_2", faction="sol"),
    Unit("spec_ops_2",               INFANTRY,    GROUND_FORCE, 2, 1,  2, 6, 1, 0, 0,  respawn_on=5, technology="spec_ops_2", faction="sol"),
    # The Winnu
    Unit("salai_sai_corian",         FLAGSHIP,    SHIP,         1, 8,  1, 7, 0, 1, 3,  sustain_damage=True, dice_per_opposing_ship=True, faction="winnu",
         clauses=(Clause("combat_roll_when", "owner", MUST),)),
    # The Xxcha Kingdom
    Unit("loncara_ssodu",            FLAGSHIP,    SHIP,         1, 8,  1, 7, 2, 1, 3,  sustain_damage=True, space_cannon=Roll(5, 3, adjacent=True), faction="xxcha"),
    # The Yin Brotherhood
    Unit("van_hauge",                FLAGSHIP,    SHIP,         1, 8,  1, 9, 2, 1, 3,  sustain_damage=True, faction="yin",
         clauses=(Clause("own_ship_destroyed", "owner", MUST, timing="when"),)),
    # The Yssaril Tribes
    Unit("ysia_yssrila",             FLAGSHIP,    SHIP,         1, 8,  1, 5, 2, 2, 3,  sustain_damage=True, faction="yssaril",
         clauses=(Clause("movement_static", "owner", MAY),)),
)
# fmt: on

FACTION_UNIT: dict[str, Unit] = {unit.id: unit for unit in FACTION_UNITS}
UNIT: dict[str, Unit] = {**GENERIC_UNIT, **FACTION_UNIT}
