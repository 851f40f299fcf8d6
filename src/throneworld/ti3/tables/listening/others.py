"""The moments of Domain Counters, Strategy Cards and Refresh Abilities."""

from __future__ import annotations

from throneworld.ti3.tables.windows import Moments

# fmt: off
DOMAIN_COUNTERS: Moments = {
    "peaceful_annexation": ("landed_after",),
    "hidden_factory": ("landed_after",),
    "native_intelligence": ("landed_after",),
    "natural_wealth": ("landed_after", "tactical_action_end", "status_refresh"),
    "industrial_society": ("landed_after",),
    "technological_legacy": ("landed_after",),
    "lazax_survivors": ("landed_after", "votes_static"),
    "neutron_radiation": ("landed_after", "status_refresh"),
    "settlers": ("landed_after",),
    "wormhole_discovery": ("landed_after", "adjacency_static"),
    "worldgate": ("landed_after", "landing_static"),
    "fighter_ambush": ("landed_after",),
    "bio_hazard": ("landed_after",),
    "hostile_locals": ("landed_after",),
    "automated_defence": ("landed_after",),
    "hostiles_and_natural_wealth": ("landed_after",),
    "void_space": ("moved_in_after",),
    "abandoned_freighters": ("moved_in_after",),
    "uncharted_habitats": ("moved_in_after", "planet_value_static"),
    "ship_graveyard": ("moved_in_after",),
    "discovery": ("moved_in_after",),
    "alien_technology": ("moved_in_after", "tech_gain_static"),
    "warp_gyre": ("moved_in_after",),
    "space_wormhole_discovery": ("moved_in_after", "adjacency_static"),
    "space_pirates": ("moved_in_after",),
    "sudden_collision": ("moved_in_after",),
}

STRATEGY_CARDS: Moments = {
    "leadership": ("primary_resolve", "secondary_resolve"),
    "diplomacy": ("primary_resolve", "secondary_resolve", "hostile_act_when"),
    "assembly": ("primary_resolve", "secondary_resolve", "agendas_chosen_after"),
    "production": ("primary_resolve", "secondary_resolve"),
    "trade": ("primary_resolve", "secondary_resolve", "tg_placed_when", "trade_static"),
    "warfare": ("primary_resolve", "secondary_resolve", "after_secondaries", "movement_static", "combat_roll_static", "status_start"),
    "technology": ("primary_resolve", "secondary_resolve"),
    "bureaucracy": ("bonus_counter_placed", "primary_resolve", "secondary_resolve"),
    "prospect": ("primary_resolve",),
}

REFRESH_ABILITIES: Moments = {
    "hopes_end": ("status_refresh",),
    "mirage": ("status_refresh",),
    "primor": ("status_refresh",),
    "sumerian": ("status_refresh",),
    "tsion": ("status_refresh",),
    "valhaut": ("status_refresh",),
    "arkath": ("status_refresh",),
    "icarus": ("status_refresh",),
    "sehras": ("status_refresh",),
    "tiberion": ("status_refresh",),
    "sassanos": ("status_refresh",),
    "sanctuary": ("status_refresh",),
    "mekara": ("status_refresh",),
}
# fmt: on
