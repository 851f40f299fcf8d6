"""The 34 faction technologies, two for each faction (RR 79)."""

from __future__ import annotations

from throneworld.ti4.tables.moments import MAY, MUST, Clause
from throneworld.ti4.tables.technologies import (
    BLUE,
    GENERIC_TECHNOLOGY,
    GREEN,
    NO_COLOUR,
    RED,
    YELLOW,
    Technology,
)

# fmt: off
FACTION_TECHNOLOGIES: tuple[Technology, ...] = (
    # The Arborec
    Technology("bioplasmosis",             GREEN,     (GREEN, GREEN),           faction="arborec",
               clauses=(Clause("status_phase_end", "owner", MAY),)),
    Technology("letani_warrior_2",         NO_COLOUR, (GREEN, GREEN),           unit="letani_warrior_2", replaces="infantry_2", faction="arborec",
               clauses=(Clause("own_infantry_destroyed_after", "owner", MUST), Clause("turn_start", "owner", MUST))),
    # The Ghosts of Creuss
    Technology("wormhole_generator",       BLUE,      (BLUE, BLUE),             faction="creuss",
               clauses=(Clause("status_phase_start", "owner", MUST),)),
    Technology("dimensional_splicer",      RED,       (RED,),                   faction="creuss",
               clauses=(Clause("space_combat_start", "owner", MAY),)),
    # The Emirates of Hacan
    Technology("production_biomes",        GREEN,     (GREEN, GREEN),           faction="hacan", clauses=(Clause("action", "owner", MAY),)),
    Technology("quantum_datahub_node",     YELLOW,    (YELLOW, YELLOW, YELLOW), faction="hacan",
               clauses=(Clause("strategy_phase_end", "owner", MAY),)),
    # The Universities of Jol-Nar
    Technology("spacial_conduit_cylinder", BLUE,      (BLUE, BLUE),             faction="jolnar",
               clauses=(Clause("self_activates_system", "owner", MAY),)),
    Technology("eres_siphons",             YELLOW,    (YELLOW, YELLOW),         faction="jolnar",
               clauses=(Clause("other_activates_system", "owner", MUST),)),
    # The L1Z1X Mindnet
    Technology("inheritance_systems",      YELLOW,    (YELLOW, YELLOW),         faction="l1z1x", clauses=(Clause("research_when", "owner", MAY),)),
    Technology("super_dreadnought_2",      NO_COLOUR, (BLUE, BLUE, YELLOW),     unit="super_dreadnought_2", replaces="dreadnought_2", faction="l1z1x"),
    # The Barony of Letnev
    Technology("l4_disruptors",            YELLOW,    (YELLOW,),                faction="letnev",
               clauses=(Clause("space_cannon_roll", "others", MUST),)),
    Technology("non_euclidean_shielding",  RED,       (RED, RED),               faction="letnev",
               clauses=(Clause("sustain_damage_self_when", "owner", MUST),)),
    # The Mentak Coalition
    Technology("mirror_computing",         YELLOW,    (YELLOW, YELLOW, YELLOW), faction="mentak",
               clauses=(Clause("spend_trade_goods_when", "owner", MUST),)),
    Technology("salvage_operations",       YELLOW,    (YELLOW, YELLOW),         faction="mentak",
               clauses=(Clause("space_combat_end", "owner", MUST), Clause("space_combat_end", "owner", MAY))),
    # The Embers of Muaat
    Technology("magmus_reactor",           RED,       (RED, RED),               faction="muaat",
               clauses=(Clause("movement_static", "owner", MAY), Clause("production_after", "owner", MUST))),
    Technology("prototype_war_sun_2",      NO_COLOUR, (RED, RED, RED, YELLOW),  unit="prototype_war_sun_2", replaces="war_sun", faction="muaat"),
    # The Naalu Collective
    Technology("neuroglaive",              GREEN,     (GREEN, GREEN, GREEN),    faction="naalu",
               clauses=(Clause("other_activates_system", "active_player", MUST),)),
    Technology("hybrid_crystal_fighter_2", NO_COLOUR, (GREEN, BLUE),            unit="hybrid_crystal_fighter_2", replaces="fighter_2", faction="naalu"),
    # The Nekro Virus
    Technology("valefar_assimilator_x",    NO_COLOUR, (),                       starting=True, faction="nekro",
               clauses=(Clause("tech_gain_when", "owner", MAY),)),
    Technology("valefar_assimilator_y",    NO_COLOUR, (),                       starting=True, faction="nekro",
               clauses=(Clause("tech_gain_when", "owner", MAY),)),
    # Sardakk N'orr
    Technology("valkyrie_particle_weave",  RED,       (RED, RED),               faction="norr",
               clauses=(Clause("ground_combat_rolls_after", "owner", MUST),)),
    Technology("exotrireme_2",             NO_COLOUR, (BLUE, BLUE, YELLOW),     unit="exotrireme_2", replaces="dreadnought_2", faction="norr"),
    # The Clan of Saar
    Technology("chaos_mapping",            BLUE,      (BLUE,),                  faction="saar",
               clauses=(Clause("activation_legality", "others", MUST), Clause("turn_start", "owner", MAY))),
    Technology("floating_factory_2",       NO_COLOUR, (YELLOW, YELLOW),         unit="floating_factory_2", replaces="space_dock_2", faction="saar"),
    # The Federation of Sol
    Technology("spec_ops_2",               NO_COLOUR, (GREEN, GREEN),           unit="spec_ops_2", replaces="infantry_2", faction="sol",
               clauses=(Clause("own_infantry_destroyed_after", "owner", MUST), Clause("turn_start", "owner", MUST))),
    Technology("advanced_carrier_2",       NO_COLOUR, (BLUE, BLUE),             unit="advanced_carrier_2", replaces="carrier_2", faction="sol"),
    # The Winnu
    Technology("lazax_gate_folding",       BLUE,      (BLUE, BLUE),             faction="winnu",
               clauses=(Clause("adjacency_static", "all", MUST), Clause("action", "owner", MAY))),
    Technology("hegemonic_trade_policy",   YELLOW,    (YELLOW, YELLOW),         faction="winnu",
               clauses=(Clause("production_when", "owner", MAY),), errata=True),
    # The Xxcha Kingdom
    Technology("instinct_training",        GREEN,     (GREEN,),                 faction="xxcha",
               clauses=(Clause("other_plays_action_card_when", "owner", MAY),)),
    Technology("nullification_field",      YELLOW,    (YELLOW, YELLOW),         faction="xxcha",
               clauses=(Clause("other_activates_system", "owner", MAY),)),
    # The Yin Brotherhood
    Technology("yin_spinner",              GREEN,     (GREEN, GREEN),           faction="yin", clauses=(Clause("production_after", "owner", MUST),)),
    Technology("impulse_core",             YELLOW,    (YELLOW, YELLOW),         faction="yin", clauses=(Clause("space_combat_start", "owner", MAY),)),
    # The Yssaril Tribes
    Technology("mageon_implants",          GREEN,     (GREEN, GREEN, GREEN),    faction="yssaril", clauses=(Clause("action", "owner", MAY),)),
    Technology("transparasteel_plating",   GREEN,     (GREEN,),                 faction="yssaril",
               clauses=(Clause("turn_actions_static", "others", MUST),)),
)
# fmt: on

FACTION_TECHNOLOGY: dict[str, Technology] = {technology.id: technology for technology in FACTION_TECHNOLOGIES}
TECHNOLOGY: dict[str, Technology] = {**GENERIC_TECHNOLOGY, **FACTION_TECHNOLOGY}
