"""The 157 Political Cards, one of each (SA ch. 9). Voice of the Council is none of them."""

from __future__ import annotations

from msgspec import Struct

LAW, EVENT = "law", "event"


class Agenda(Struct, frozen=True):
    id: str
    kind: str
    """A law stays in play when it is passed, an event is discarded."""
    elect: str = ""
    """What is elected; none: for or against."""
    place_votes: bool = False
    """Neither: votes are placed."""
    two_players: bool = True
    """Not so: another card is drawn in its place in a game of two."""
    option: str = ""
    """Without it another card is drawn in its place (ruling 105)."""
    unsure: bool = False
    """A part of its text is reconstructed (ruling 147)."""


# fmt: off
AGENDAS: tuple[Agenda, ...] = (
    # Laws
    Agenda("bellum_gloriosum",                          LAW),
    Agenda("build_monument",                            LAW,   elect="planet"),
    Agenda("checks_and_balances",                       LAW),
    Agenda("class_struggle",                            LAW),
    Agenda("closing_the_wormholes",                     LAW),
    Agenda("code_of_honor",                             LAW),
    Agenda("colonization_licencing",                    LAW),
    Agenda("common_practice",                           LAW),
    Agenda("conventions_of_war",                        LAW),
    Agenda("core_stability",                            LAW),
    Agenda("corrupt_empire",                            LAW,   elect="player"),
    Agenda("council_elder",                             LAW,   elect="player"),
    Agenda("council_precept",                           LAW),
    Agenda("critical_supply_measures",                  LAW),
    Agenda("crown_of_thalnos",                          LAW,   elect="player"),
    Agenda("demilitarized_zone",                        LAW,   elect="border", option="space_mines"),
    Agenda("diversified_income",                        LAW),
    Agenda("documenting_research",                      LAW),
    Agenda("duranium_armor",                            LAW),
    Agenda("emperor",                                   LAW,   elect="player"),
    Agenda("enemy_of_the_throne",                       LAW,   elect="player"),
    Agenda("extensive_logistics_redesign_initiative",   LAW),
    Agenda("fighter_tax",                               LAW),
    Agenda("fleet_regulations",                         LAW),
    Agenda("fleet_restrictions",                        LAW),
    Agenda("forbidden_research",                        LAW,   elect="technology_colour"),
    Agenda("forced_economic_independence",              LAW,   elect="pair_of_players"),
    Agenda("free_trade",                                LAW),
    Agenda("freedom_of_information_act",                LAW),
    Agenda("fund_mega_university",                      LAW,   elect="planet"),
    Agenda("glory_of_the_empire",                       LAW,   two_players=False),
    Agenda("herald_of_the_empire",                      LAW,   elect="dreadnought"),
    Agenda("holy_planet_of_ixth",                       LAW,   elect="planet"),
    Agenda("humane_labor",                              LAW),
    Agenda("imperial_peace",                            LAW,   two_players=False),
    Agenda("incentive_program",                         LAW,   elect="public_objective"),
    Agenda("industrial_hub_fortifications",             LAW),
    Agenda("industrial_lobby",                          LAW),
    Agenda("infinite_warfare",                          LAW),
    Agenda("investigate_spatial_anomalies",             LAW),
    Agenda("labor_force_politics",                      LAW),
    Agenda("limits_to_individual_power",                LAW),
    Agenda("lord_of_the_merchants",                     LAW,   elect="player"),
    Agenda("massive_dig",                               LAW,   elect="planet"),
    Agenda("media_war",                                 LAW),
    Agenda("minister_of_commerce",                      LAW,   elect="player"),
    Agenda("minister_of_exploration",                   LAW,   elect="player"),
    Agenda("minister_of_internal_security",             LAW,   elect="player", two_players=False),
    Agenda("minister_of_peace",                         LAW,   elect="player", two_players=False),
    Agenda("minister_of_policy",                        LAW,   elect="player"),
    Agenda("minister_of_war",                           LAW,   elect="player"),
    Agenda("minister_of_annihilation",                  LAW,   elect="player"),
    Agenda("minister_of_industry",                      LAW,   elect="player"),
    Agenda("minister_of_intelligence",                  LAW,   elect="player"),
    Agenda("minister_of_technology",                    LAW,   elect="player"),
    Agenda("minister_of_treasury",                      LAW,   elect="player"),
    Agenda("necessary_bureaucracy",                     LAW),
    Agenda("neutrality_pact",                           LAW),
    Agenda("new_extraction_methods",                    LAW),
    Agenda("non_aggression_pact",                       LAW,   elect="pair_of_players", two_players=False),
    Agenda("planetary_conscription",                    LAW),
    Agenda("policy_review",                             LAW),
    Agenda("political_focus",                           LAW),
    Agenda("prophecy_of_ixth",                          LAW,   elect="player"),
    Agenda("publicize_weapon_schematics",               LAW),
    Agenda("redefining_war_crimes",                     LAW,   two_players=False),
    Agenda("regressive_rhetoric",                       LAW),
    Agenda("regulated_conscription",                    LAW),
    Agenda("reign_of_absolute_power",                   LAW),
    Agenda("repeal_labor_laws",                         LAW),
    Agenda("research_grant",                            LAW),
    Agenda("resource_management",                       LAW),
    Agenda("sanctuary_shield",                          LAW,   elect="special_system"),
    Agenda("science_community_speaker",                 LAW,   elect="player"),
    Agenda("shard_of_the_throne",                       LAW,   elect="player"),
    Agenda("shunned_methods",                           LAW,   elect="strategy_card"),
    Agenda("space_mine_simplification",                 LAW,   option="space_mines"),
    Agenda("space_time_anomalies",                      LAW,   elect="border"),
    Agenda("smart_surveillance_and_prediction_network", LAW),
    Agenda("subsidized_studies",                        LAW,   elect="technology_colour"),
    Agenda("technological_jihad",                       LAW),
    Agenda("technological_leap",                        LAW),
    Agenda("technology_tariffs",                        LAW),
    Agenda("the_crown_of_emphidia",                     LAW,   elect="player"),
    Agenda("trade_war",                                 LAW),
    Agenda("traffic_tariffs",                           LAW),
    Agenda("unconventional_weapons",                    LAW),
    Agenda("veto_power",                                LAW,   elect="player"),
    Agenda("vorhal_peace_prize",                        LAW),
    Agenda("war_funding",                               LAW),
    Agenda("wormhole_regeneration",                     LAW),
    Agenda("wormhole_research",                         LAW,   unsure=True),
    # Events
    Agenda("aggressive_strategy",                       EVENT),
    Agenda("amnesty_for_the_fallen",                    EVENT),
    Agenda("an_aeon_of_legend",                         EVENT, option="leaders"),
    Agenda("ancient_artifact",                          EVENT, two_players=False),
    Agenda("anti_piracy_task_force",                    EVENT),
    Agenda("archived_secret",                           EVENT, elect="player", two_players=False),
    Agenda("arms_reduction",                            EVENT),
    Agenda("centrillic_gas_harvest_enterprise",         EVENT),
    Agenda("colonial_redistribution",                   EVENT),
    Agenda("compensated_disarmament",                   EVENT, elect="planet"),
    Agenda("compensated_decommissioning",               EVENT, elect="fleet"),
    Agenda("conscription_campaign",                     EVENT),
    Agenda("cost_overruns",                             EVENT),
    Agenda("defensive_mobilizations",                   EVENT),
    Agenda("desperate_measures",                        EVENT, elect="system"),
    Agenda("diplomatic_protection",                     EVENT, elect="player"),
    Agenda("dispute_resolution",                        EVENT, elect="planet"),
    Agenda("dominion_disputes",                         EVENT),
    Agenda("economic_revitalization",                   EVENT, elect="player"),
    Agenda("enforcer",                                  EVENT, elect="player"),
    Agenda("equal_threats",                             EVENT, elect="pair_of_players", two_players=False),
    Agenda("flawed_planning",                           EVENT, two_players=False),
    Agenda("grand_accusation",                          EVENT, elect="player", two_players=False),
    Agenda("holder_of_mecatol_rex",                     EVENT, two_players=False),
    Agenda("hopes_end_training_ground",                 EVENT),
    Agenda("imperial_containment",                      EVENT),
    Agenda("imperial_mandate",                          EVENT),
    Agenda("intergalactic_commerce",                    EVENT),
    Agenda("interstellar_arms_dealers",                 EVENT),
    Agenda("legislative_conference",                    EVENT),
    Agenda("lord_of_the_aeon_throne",                   EVENT, two_players=False),
    Agenda("mass_mobilization",                         EVENT),
    Agenda("mining_operations",                         EVENT),
    Agenda("mutiny",                                    EVENT),
    Agenda("new_constitution",                          EVENT),
    Agenda("new_galactic_order",                        EVENT),
    Agenda("official_sanction",                         EVENT, elect="player"),
    Agenda("open_the_trade_routes",                     EVENT),
    Agenda("pax_magnifica",                             EVENT, place_votes=True),
    Agenda("planetary_government_dissidence",           EVENT, elect="planet"),
    Agenda("planetary_security",                        EVENT),
    Agenda("prosperity_is_stability",                   EVENT, elect="system"),
    Agenda("protect_the_heartland",                     EVENT, two_players=False, option="space_mines"),
    Agenda("public_execution",                          EVENT, elect="player", two_players=False),
    Agenda("recognize_accomplishments",                 EVENT, elect="public_objective"),
    Agenda("relics_of_the_past",                        EVENT, elect="player"),
    Agenda("repeal",                                    EVENT, elect="law"),
    Agenda("rescind",                                   EVENT),
    Agenda("restoration_of_the_throne",                 EVENT),
    Agenda("revote",                                    EVENT, elect="law"),
    Agenda("rise_of_the_prophet",                       EVENT),
    Agenda("sector_quarantine",                         EVENT, elect="system"),
    Agenda("seed_of_an_empire",                         EVENT),
    Agenda("sharing_of_technology",                     EVENT, two_players=False),
    Agenda("shifting_loyalties",                        EVENT, two_players=False),
    Agenda("shifting_values",                           EVENT, elect="public_objective"),
    Agenda("short_term_truce",                          EVENT),
    Agenda("subsidized_industry",                       EVENT, elect="player"),
    Agenda("supported_expansion",                       EVENT),
    Agenda("galaxy_wide_financial_collapse",            EVENT),
    Agenda("technology_investigation_committee",        EVENT),
    Agenda("trade_embargo",                             EVENT, elect="player"),
    Agenda("unconventional_measures",                   EVENT),
    Agenda("update_star_maps",                          EVENT, elect="system"),
    Agenda("warship_commission",                        EVENT),
)
# fmt: on

AGENDA: dict[str, Agenda] = {agenda.id: agenda for agenda in AGENDAS}
POLITICAL_DECK: tuple[str, ...] = tuple(AGENDA)
LAWS: tuple[str, ...] = tuple(agenda.id for agenda in AGENDAS if agenda.kind == LAW)
EVENT_CARDS: tuple[str, ...] = tuple(agenda.id for agenda in AGENDAS if agenda.kind == EVENT)
TWO_PLAYER_AGENDAS: tuple[str, ...] = ("public_execution", "sharing_of_technology", "open_the_trade_routes")
"""Cards that the book changes for two players (SA-18.5)."""
TWO_PLAYER_AGENDAS_UNUSED: tuple[str, ...] = (
    "public_execution",
    *("archived_secret", "equal_threats", "flawed_planning", "glory_of_the_empire"),
    "minister_of_peace",
)
"""Removed by name, or only about Secret Objectives, which two players do not have, or a third player
(SA-18.1.1, 18.5.1, 18.5.7)."""
