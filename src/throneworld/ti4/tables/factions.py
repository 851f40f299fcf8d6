"""The 17 faction sheets."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti4.tables.moments import MAY, MUST, Clause
from throneworld.ti4.tables.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    PDS,
    SPACE_DOCK,
    WAR_SUN,
)


class Ability(Struct, frozen=True):
    id: str
    clauses: tuple[Clause, ...]
    errata: bool = False


class Faction(Struct, frozen=True):
    id: str
    commodities: int
    home_tile: int
    home_planets: tuple[str, ...]
    start_units: tuple[tuple[str, int], ...]
    """Ships start in the space area, the rest on the home planets as the player likes."""
    start_technologies: tuple[str, ...]
    technologies: tuple[str, ...]
    """Its two faction technologies."""
    flagship: str
    note: str
    abilities: tuple[Ability, ...]
    """In printed order."""
    unique_units: tuple[str, ...] = ()
    """Besides the flagship: the first side, then the upgraded one."""
    chooses: int = 0
    """How many starting technologies the player chooses."""
    choice: tuple[str, ...] = ()
    """What he chooses from."""
    gate_tile: int = 0
    """The tile that lies at the home position instead of the home system."""
    tokens: tuple[str, ...] = ()


# fmt: off
FACTIONS: tuple[Faction, ...] = (
    # The Arborec
    Faction("arborec", commodities=3, home_tile=5, home_planets=("nestphar",),
            start_units=((CARRIER, 1), (CRUISER, 1), (FIGHTER, 2), (INFANTRY, 4), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=("magen_defense_grid",),
            technologies=("bioplasmosis", "letani_warrior_2"),
            flagship="duha_menaimon", note="stymie",
            unique_units=("letani_warrior_1", "letani_warrior_2"),
            abilities=(
                Ability("mitosis", (Clause("produce_static", "owner", MUST), Clause("status_phase_start", "owner", MUST))),
            )),
    # The Ghosts of Creuss
    Faction("creuss", commodities=4, home_tile=51, gate_tile=17, home_planets=("creuss",),
            start_units=((CARRIER, 1), (DESTROYER, 2), (FIGHTER, 2), (INFANTRY, 4), (SPACE_DOCK, 1)),
            start_technologies=("gravity_drive",),
            technologies=("wormhole_generator", "dimensional_splicer"),
            flagship="hil_colish", note="creuss_iff",
            tokens=("creuss_wormhole_alpha", "creuss_wormhole_beta"),
            abilities=(
                Ability("quantum_entanglement", (Clause("adjacency_static", "owner", MUST),)),
                Ability("slipstream", (Clause("movement_static", "owner", MUST),)),
                Ability("creuss_gate", (Clause("setup", "owner", MUST),)),
            )),
    # The Emirates of Hacan
    Faction("hacan", commodities=6, home_tile=16, home_planets=("hercant", "arretze", "kamdorn"),
            start_units=((CARRIER, 2), (CRUISER, 1), (FIGHTER, 2), (INFANTRY, 4), (SPACE_DOCK, 1)),
            start_technologies=("antimass_deflectors", "sarween_tools"),
            technologies=("production_biomes", "quantum_datahub_node"),
            flagship="wrath_of_kenara", note="trade_convoys",
            abilities=(
                Ability("masters_of_trade", (Clause("strategic_secondary", "owner", MAY),)),
                Ability("guild_ships", (Clause("transaction_static", "owner", MAY),)),
                Ability("arbiters", (Clause("transaction_static", "owner", MAY),)),
            )),
    # The Universities of Jol-Nar
    Faction("jolnar", commodities=4, home_tile=12, home_planets=("nar", "jol"),
            start_units=((DREADNOUGHT, 1), (CARRIER, 2), (FIGHTER, 1), (INFANTRY, 2), (SPACE_DOCK, 1), (PDS, 2)),
            start_technologies=("neural_motivator", "antimass_deflectors", "sarween_tools", "plasma_scoring"),
            technologies=("spacial_conduit_cylinder", "eres_siphons"),
            flagship="jns_hylarim", note="research_agreement",
            abilities=(
                Ability("fragile", (Clause("combat_roll_static", "owner", MUST),)),
                Ability("brilliant", (Clause("strategic_secondary", "owner", MAY),)),
                Ability("analytical", (Clause("research_when", "owner", MAY),)),
            )),
    # The L1Z1X Mindnet
    Faction("l1z1x", commodities=2, home_tile=6, home_planets=("000",),
            start_units=((DREADNOUGHT, 1), (CARRIER, 1), (FIGHTER, 3), (INFANTRY, 5), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=("neural_motivator", "plasma_scoring"),
            technologies=("inheritance_systems", "super_dreadnought_2"),
            flagship="flagship_0_0_1", note="cybernetic_enhancements",
            unique_units=("super_dreadnought_1", "super_dreadnought_2"),
            abilities=(
                Ability("assimilate", (Clause("gain_control_when", "owner", MUST),)),
                Ability("harrow", (Clause("ground_combat_round_end", "owner", MAY),), errata=True),
            )),
    # The Barony of Letnev
    Faction("letnev", commodities=2, home_tile=10, home_planets=("arc_prime", "wren_terra"),
            start_units=((DREADNOUGHT, 1), (CARRIER, 1), (DESTROYER, 1), (FIGHTER, 1), (INFANTRY, 3), (SPACE_DOCK, 1)),
            start_technologies=("antimass_deflectors", "plasma_scoring"),
            technologies=("l4_disruptors", "non_euclidean_shielding"),
            flagship="arc_secundus", note="war_funding",
            abilities=(
                Ability("munitions_reserves", (Clause("space_combat_round_start", "owner", MAY),)),
                Ability("armada", (Clause("fleet_pool_static", "owner", MUST),)),
            )),
    # The Mentak Coalition
    Faction("mentak", commodities=2, home_tile=2, home_planets=("moll_primus",),
            start_units=((CARRIER, 1), (CRUISER, 2), (FIGHTER, 3), (INFANTRY, 4), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=("sarween_tools", "plasma_scoring"),
            technologies=("mirror_computing", "salvage_operations"),
            flagship="fourth_moon", note="promise_of_protection",
            abilities=(
                Ability("ambush", (Clause("space_combat_start", "owner", MAY),)),
                Ability("pillage", (Clause("neighbor_trade_goods_or_transaction_after", "owner", MAY),)),
            )),
    # The Embers of Muaat
    Faction("muaat", commodities=4, home_tile=4, home_planets=("muaat",),
            start_units=((WAR_SUN, 1), (FIGHTER, 2), (INFANTRY, 4), (SPACE_DOCK, 1)),
            start_technologies=("plasma_scoring",),
            technologies=("magmus_reactor", "prototype_war_sun_2"),
            flagship="the_inferno", note="fires_of_the_gashlai",
            unique_units=("prototype_war_sun_1", "prototype_war_sun_2"),
            abilities=(
                Ability("star_forge", (Clause("action", "owner", MAY),)),
                Ability("gashlai_physiology", (Clause("movement_static", "owner", MAY),)),
            )),
    # The Naalu Collective
    Faction("naalu", commodities=3, home_tile=9, home_planets=("maaluuk", "druaa"),
            start_units=((CARRIER, 1), (CRUISER, 1), (DESTROYER, 1), (FIGHTER, 3), (INFANTRY, 4), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=("neural_motivator", "sarween_tools"),
            technologies=("neuroglaive", "hybrid_crystal_fighter_2"),
            flagship="matriarch", note="gift_of_prescience",
            unique_units=("hybrid_crystal_fighter_1", "hybrid_crystal_fighter_2"),
            tokens=("naalu_zero",),
            abilities=(
                Ability("telepathic", (Clause("strategy_phase_end", "owner", MUST),)),
                Ability("foresight", (Clause("other_moved_ships_in_after", "owner", MAY),)),
            )),
    # The Nekro Virus
    Faction("nekro", commodities=3, home_tile=8, home_planets=("mordai_ii",),
            start_units=((DREADNOUGHT, 1), (CARRIER, 1), (CRUISER, 1), (FIGHTER, 2), (INFANTRY, 2), (SPACE_DOCK, 1)),
            start_technologies=("dacxive_animators", "valefar_assimilator_x", "valefar_assimilator_y"),
            technologies=("valefar_assimilator_x", "valefar_assimilator_y"),
            flagship="the_alastor", note="antivirus",
            tokens=("assimilator_x", "assimilator_y"),
            abilities=(
                Ability("galactic_threat",
                        (Clause("vote_static", "owner", MUST),
                         Clause("agenda_revealed_after", "owner", MAY, limit="agenda_phase"),
                         Clause("prediction_resolve_after", "owner", MUST))),
                Ability("technological_singularity", (Clause("opponent_unit_destroyed_after", "owner", MAY, limit="combat"),)),
                Ability("propagation", (Clause("research_when", "owner", MUST),)),
            )),
    # Sardakk N'orr
    Faction("norr", commodities=3, home_tile=13, home_planets=("trenlak", "quinarra"),
            start_units=((CARRIER, 2), (CRUISER, 1), (INFANTRY, 5), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=(),
            technologies=("valkyrie_particle_weave", "exotrireme_2"),
            flagship="cmorran_norr", note="tekklar_legion",
            unique_units=("exotrireme_1", "exotrireme_2"),
            abilities=(
                Ability("unrelenting", (Clause("combat_roll_static", "owner", MUST),)),
            )),
    # The Clan of Saar
    Faction("saar", commodities=3, home_tile=11, home_planets=("lisis_ii", "ragh"),
            start_units=((CARRIER, 2), (CRUISER, 1), (FIGHTER, 2), (INFANTRY, 4), (SPACE_DOCK, 1)),
            start_technologies=("antimass_deflectors",),
            technologies=("chaos_mapping", "floating_factory_2"),
            flagship="son_of_ragh", note="raghs_call",
            unique_units=("floating_factory_1", "floating_factory_2"),
            abilities=(
                Ability("scavenge", (Clause("gain_control_after", "owner", MUST),)),
                Ability("nomadic", (Clause("objective_static", "owner", MUST),)),
            )),
    # The Federation of Sol
    Faction("sol", commodities=4, home_tile=1, home_planets=("jord",),
            start_units=((CARRIER, 2), (DESTROYER, 1), (FIGHTER, 3), (INFANTRY, 5), (SPACE_DOCK, 1)),
            start_technologies=("neural_motivator", "antimass_deflectors"),
            technologies=("spec_ops_2", "advanced_carrier_2"),
            flagship="genesis", note="military_support",
            unique_units=("spec_ops_1", "spec_ops_2", "advanced_carrier_1", "advanced_carrier_2"),
            abilities=(
                Ability("orbital_drop", (Clause("action", "owner", MAY),)),
                Ability("versatile", (Clause("status_gain_tokens", "owner", MUST),)),
            )),
    # The Winnu
    Faction("winnu", commodities=3, home_tile=7, home_planets=("winnu",),
            start_units=((CARRIER, 1), (CRUISER, 1), (FIGHTER, 2), (INFANTRY, 2), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=(),
            chooses=1, choice=("antimass_deflectors", "neural_motivator", "plasma_scoring", "sarween_tools"),
            technologies=("lazax_gate_folding", "hegemonic_trade_policy"),
            flagship="salai_sai_corian", note="acquiescence",
            abilities=(
                Ability("blood_ties", (Clause("commit_ground_forces", "owner", MAY),)),
                Ability("reclamation", (Clause("tactical_action_resolved_after", "owner", MAY),)),
            )),
    # The Xxcha Kingdom
    Faction("xxcha", commodities=4, home_tile=14, home_planets=("archon_ren", "archon_tau"),
            start_units=((CARRIER, 1), (CRUISER, 2), (FIGHTER, 3), (INFANTRY, 4), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=("graviton_laser_system",),
            technologies=("instinct_training", "nullification_field"),
            flagship="loncara_ssodu", note="political_favor",
            abilities=(
                Ability("peace_accords", (Clause("diplomacy_resolved_after", "owner", MAY),)),
                Ability("quash", (Clause("agenda_revealed_when", "owner", MAY),)),
            )),
    # The Yin Brotherhood
    Faction("yin", commodities=2, home_tile=3, home_planets=("darien",),
            start_units=((CARRIER, 2), (DESTROYER, 1), (FIGHTER, 4), (INFANTRY, 4), (SPACE_DOCK, 1)),
            start_technologies=("sarween_tools",),
            technologies=("yin_spinner", "impulse_core"),
            flagship="van_hauge", note="greyfire_mutagen",
            abilities=(
                Ability("indoctrination", (Clause("ground_combat_start", "owner", MAY),)),
                Ability("devotion", (Clause("space_combat_round_end", "owner", MAY),), errata=True),
            )),
    # The Yssaril Tribes
    Faction("yssaril", commodities=3, home_tile=15, home_planets=("retillion", "shalloq"),
            start_units=((CARRIER, 2), (CRUISER, 1), (FIGHTER, 2), (INFANTRY, 5), (SPACE_DOCK, 1), (PDS, 1)),
            start_technologies=("neural_motivator",),
            technologies=("mageon_implants", "transparasteel_plating"),
            flagship="ysia_yssrila", note="spy_net",
            abilities=(
                Ability("stall_tactics", (Clause("action", "owner", MAY),)),
                Ability("scheming", (Clause("draw_action_cards_when", "owner", MUST),)),
                Ability("crafty", (Clause("hand_limit_static", "owner", MUST),)),
            )),
)
# fmt: on

FACTION: dict[str, Faction] = {faction.id: faction for faction in FACTIONS}
ABILITY: dict[str, Ability] = {ability.id: ability for faction in FACTIONS for ability in faction.abilities}
FACTION_OF: dict[str, str] = {ability.id: faction.id for faction in FACTIONS for ability in faction.abilities}
"""The faction that has an ability."""
