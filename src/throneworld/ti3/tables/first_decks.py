"""What was not in the decks and not for sale when games of Twilight Imperium 3 were first played here.

Games that began then go on without it: their decks were dealt, and their choices offered, as if it were not there. The
lists never change.
"""

from __future__ import annotations

FIRST, WHOLE = "first", "whole"
DECKS = (WHOLE, FIRST)
"""With what a game is played; those that tell nothing of it were begun with the first decks."""

MET, IDLE = "met", "idle"
COUNTERS = (MET, IDLE)
"""What becomes of counters that a map shows: at first only those did something that are units."""

LATER_ACTION_CARDS = frozenset(
    (
        *("a_path_in_the_dust", "advanced_interrogation_techniques", "alien_technology"),
        *("ancillary_workforce", "asteroid_base", "billion_year_particle_storm", "boarding_action"),
        *("bribery", "corporate_sponsorship", "corridor_of_tranquility", "counter_fire"),
        *("critical_decision", "cultural_crisis", "cut_supply_lines", "decoy_maneuver", "defection"),
        *("demolition_trap", "determine_policy", "dimensional_fusion", "diplomatic_immunity"),
        *("economic_marvel", "equipment_sabotage", "fantastic_rhetoric", "flank_speed"),
        *("flawless_strategy", "focused_research", "force_of_progress", "frozen_accounts"),
        *("grand_armada", "guerilla_warfare", "hidden_warheads", "hired_thugs"),
        *("in_the_silence_of_space", "inception", "incoming", "influence_the_merchants_guild"),
        *("inscrutability", "jury_rigged_battlestation", "labor_strike", "local_unrest", "mag_blast"),
        *("massive_transport", "master_of_fate", "master_of_trade", "military_advisors"),
        *("military_foresight", "multiculturalism", "navigation_beacon", "opening_the_black_box"),
        *("patrol", "plague", "planted_explosives", "political_coup", "political_hold"),
        *("productivity_spike", "propaganda_warfare", "public_disgrace", "rally_the_people", "rebellion"),
        *("reparations", "ruinous_tariffs", "scientist_assassination", "scorched_earth"),
        *("ship_graveyard_salvaging_mission", "space_dock_accident", "star_of_death"),
        *("stellar_criminals", "strategic_bombardment", "strategic_shift", "strategic_stability"),
        *("stray_shot", "suppressive_fire", "synchronicity", "temporary_stability", "the_lost_fleet"),
        *("touch_of_genius", "transport", "underground_defense_assailment", "unexpected_action"),
        *("urgent_navigation", "veto", "voluntary_annexation", "wing_commander"),
    )
)
LATER_POLITICAL_CARDS = frozenset(
    (
        *("aggressive_strategy", "amnesty_for_the_fallen", "an_aeon_of_legend", "ancient_artifact"),
        *("anti_piracy_task_force", "arms_reduction", "bellum_gloriosum"),
        *("centrillic_gas_harvest_enterprise", "checks_and_balances", "closing_the_wormholes"),
        *("code_of_honor", "colonial_redistribution", "colonization_licencing", "common_practice"),
        *("conscription_campaign", "conventions_of_war", "core_stability", "corrupt_empire"),
        *("council_elder", "critical_supply_measures", "defensive_mobilizations", "dispute_resolution"),
        *("diversified_income", "documenting_research", "dominion_disputes", "enforcer"),
        *("extensive_logistics_redesign_initiative", "flawed_planning", "fleet_restrictions"),
        *("free_trade", "freedom_of_information_act", "fund_mega_university", "grand_accusation"),
        *("holder_of_mecatol_rex", "holy_planet_of_ixth", "hopes_end_training_ground", "humane_labor"),
        *("imperial_containment", "imperial_peace", "industrial_hub_fortifications", "industrial_lobby"),
        *("intergalactic_commerce", "interstellar_arms_dealers", "investigate_spatial_anomalies"),
        *("labor_force_politics", "legislative_conference", "lord_of_the_aeon_throne"),
        *("lord_of_the_merchants", "mass_mobilization", "massive_dig", "media_war", "mining_operations"),
        *("minister_of_annihilation", "minister_of_commerce", "minister_of_exploration"),
        *("minister_of_intelligence", "minister_of_internal_security", "necessary_bureaucracy"),
        *("neutrality_pact", "new_extraction_methods", "new_galactic_order", "non_aggression_pact"),
        *("planetary_conscription", "planetary_government_dissidence", "planetary_security"),
        *("policy_review", "prosperity_is_stability", "protect_the_heartland"),
        *("publicize_weapon_schematics", "redefining_war_crimes", "regressive_rhetoric"),
        *("reign_of_absolute_power", "repeal_labor_laws", "research_grant", "restoration_of_the_throne"),
        *("rise_of_the_prophet", "shifting_loyalties", "short_term_truce"),
        *("smart_surveillance_and_prediction_network", "space_mine_simplification"),
        *("space_time_anomalies", "subsidized_industry", "supported_expansion", "technological_jihad"),
        *("technological_leap", "technology_tariffs", "trade_embargo", "traffic_tariffs"),
        *("update_star_maps", "warship_commission", "wormhole_regeneration", "wormhole_research"),
    )
)
LATER_TECHNOLOGIES = frozenset(
    (
        *("adaptable_ordnance_rigs", "bioplasmosis", "dimensional_splicer", "ecosphere_phasing"),
        *("hybrid_crystal_drives", "merchant_convoys", "nova_seed", "phase_anchors", "psionic_relays"),
        *("quantum_datahub_node", "slave_wormhole_generator", "spatial_conduit_network"),
    )
)
LATER = LATER_ACTION_CARDS | LATER_POLITICAL_CARDS | LATER_TECHNOLOGIES
