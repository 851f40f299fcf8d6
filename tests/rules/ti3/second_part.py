"""What of the rulebook and of the rulings belongs to the second part of the game, and so has no test yet.

Everything else needs one: an entry of the index unless it repeats another one or only says what a word means,
and a ruling unless it only says what a table holds (then the audits of the tables prove it).
"""

from __future__ import annotations

CHAPTERS: dict[int, str] = {}
OPTIONS: dict[str, str] = {
    "mercenaries": "never offered: no part of Shattered Ascension",
    "official_assembly": "never offered: the text of the card is not known",
}
RULES: dict[str, str] = {
    "SA-1.5.5": "how a piece looks",
    "SA-8.5.5": "how a piece looks",
}
"""Single entries that belong there, or of which a game at a screen shows nothing, and why."""
COMPONENTS: dict[str, str] = {}

RULINGS: dict[int, str] = {}
DECIDE_NOTHING: dict[int, str] = {
    **dict.fromkeys((4, 5, 6, 16, 18, 23, 25, 26, 33, 34, 36, 37, 97), "a figure or a name of the tables"),
    **dict.fromkeys((35, 38), "about what is not used"),
    **dict.fromkeys((50,), "about the printed numbers of steps"),
}
"""Rulings that say what a table holds, or what is left out."""
ABOUT: dict[int, tuple[str, ...]] = {
    21: ("muaat.3",),
    32: ("s2_two_enemy_homes_ships",),
    76: ("s2_imperium_rex",),
    87: ("keeper_of_gates", "s1_wormholes"),
    106: ("sabotage",),
    109: ("fleet_restrictions", "critical_supply_measures"),
    112: ("public_disgrace", "shunned_methods"),
    114: ("naalu.2",),
    115: ("advanced_interrogation_techniques", "inscrutability"),
    116: ("rule_by_terror",),
    117: ("catastrophic_hit", "courageous_to_the_end", "military_foresight", "moment_of_triumph"),
    118: ("council_disbanded", "veto", "inception"),
    119: ("hired_thugs", "political_hold", "bribery", "discredit"),
    120: ("guerilla_warfare", "recheck"),
    121: ("counter_fire", "stray_shot", "super_triangulation"),
    122: ("boarding_action", "defection"),
    123: ("rally_the_people", "asteroid_base", "underground_defense_assailment"),
    124: ("skilled_retreat", "breakthrough", "wolfpack"),
    125: ("rebellion",),
    126: ("master_of_trade", "reparations", "ruinous_tariffs"),
    127: ("touch_of_genius",),
    128: ("flank_speed", "unexpected_action", "urgent_navigation"),
    129: ("propaganda_warfare", "scorched_earth", "star_of_death"),
    130: ("cost_overruns", "seed_of_an_empire"),
    131: ("mutiny",),
    132: ("compensated_decommissioning",),
    133: ("class_struggle",),
    134: ("build_monument",),
    135: ("galaxy_wide_financial_collapse",),
    136: ("council_precept",),
    137: ("herald_of_the_empire",),
    138: ("emperor", "build_monument"),
    139: ("repeal",),
    141: ("refresh_natural_wealth",),
    142: ("diversified_income",),
    143: ("minister_of_exploration", "crown_of_thalnos"),
    144: ("rise_of_the_prophet",),
    145: ("revote", "rescind"),
    146: ("centrillic_gas_harvest_enterprise", "new_extraction_methods"),
    147: ("wormhole_research",),
    149: ("lord_of_the_aeon_throne", "reign_of_absolute_power"),
    152: ("krotoan.3", "assimilation_slot_i"),
    160: ("slave_wormhole_generator", "flagship:creuss"),
    164: ("yssaril.1",),
    165: ("sabotage",),
    171: ("media_war", "fantastic_rhetoric"),
    173: ("flawless_strategy",),
    174: ("public_disgrace",),
    183: ("scientist_assassination",),
    186: ("strategic_shift", "strategic_stability"),
    187: ("into_the_breach", "fighter_screen_gap"),
    188: ("a_beacon_of_hope",),
    189: ("cut_supply_lines", "insubordination", "supply_reserve"),
    190: ("multiculturalism", "cultural_crisis", "opening_the_black_box"),
    193: ("freedom_of_information_act",),
    194: ("industrial_hub_fortifications",),
    195: ("update_star_maps",),
    196: ("space_time_anomalies",),
    201: ("lizix.2",),
    202: ("dacxive_animators",),
    206: ("s1_special_preliminary", "s1_special_secret"),
    211: ("council_precept",),
    212: ("critical_decision",),
    220: ("letnev.1",),
    222: ("politician",),
    223: ("s1_special_preliminary", "s1_special_secret"),
    225: ("rule_by_terror",),
    229: ("economic_marvel", "focused_research", "rise_of_a_messiah"),
}
"""Rulings about single components: the tests of these prove them, as soon as they are carried out."""
