"""The agenda deck: 34 laws and 16 directives (RR 7, 8)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti4.tables.moments import MAY, MUST, Clause

LAW, DIRECTIVE = "law", "directive"
# What is elected; nothing if the votes are for and against
A_PLAYER, A_PLANET, A_LAW, A_SCORED_SECRET = "player", "planet", "law", "scored_secret_objective"
# Where a law lies
COMMON, WITH_OWNER, ON_PLANET = "common", "owner", "planet"


class Agenda(Struct, frozen=True):
    id: str
    kind: str
    elect: str = ""
    among: tuple[str, ...] = ()
    """What the elected planet must be."""
    place: str = ""
    discard_if: str = ""
    """Replaced as soon as it is revealed, if so."""
    outcome: tuple[Clause, ...] = ()
    """What happens once: of a directive that won its votes, or to whom or what was elected."""
    law: tuple[Clause, ...] = ()
    """What holds as long as it is in play."""
    against: tuple[Clause, ...] = ()
    """What happens once if the votes against it win."""
    points: bool = False
    """Whether it can change victory points."""
    unsure: bool = False


# fmt: off
AGENDAS: tuple[Agenda, ...] = (
    Agenda("anti_intellectual_revolution", LAW, place=COMMON,
           law=(Clause("research_after", "researcher", MUST),),
           against=(Clause("strategy_phase_start", "each_player", MUST),)),
    Agenda("archived_secret", DIRECTIVE, elect=A_PLAYER,
           outcome=(Clause("agenda_outcome", "elected", MUST),)),
    Agenda("arms_reduction", DIRECTIVE,
           outcome=(Clause("agenda_outcome", "each_player", MUST),),
           against=(Clause("strategy_phase_start", "each_player", MUST),)),
    Agenda("classified_document_leaks", LAW, elect=A_SCORED_SECRET, place=COMMON, discard_if="no_scored_secret_objectives", points=True,
           outcome=(Clause("agenda_outcome", "all", MUST),),
           law=(Clause("objective_static", "all", MAY),)),
    Agenda("colonial_redistribution", DIRECTIVE, elect=A_PLANET, among=("non_home", "not_mecatol_rex"),
           outcome=(Clause("agenda_outcome", "all", MUST),)),
    Agenda("committee_formation", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("vote_before", "owner", MAY),)),
    Agenda("compensated_disarmament", DIRECTIVE, elect=A_PLANET,
           outcome=(Clause("agenda_outcome", "controller", MUST),)),
    Agenda("conventions_of_war", LAW, place=COMMON,
           law=(Clause("bombardment_static", "all", MUST),),
           against=(Clause("agenda_outcome", "against_voters", MUST),)),
    Agenda("core_mining", LAW, elect=A_PLANET, among=("hazardous",), place=ON_PLANET,
           outcome=(Clause("agenda_outcome", "controller", MUST),),
           law=(Clause("planet_value_static", "all", MUST),)),
    Agenda("demilitarized_zone", LAW, elect=A_PLANET, among=("cultural",), place=ON_PLANET,
           outcome=(Clause("agenda_outcome", "all", MUST),),
           law=(Clause("produce_static", "all", MUST),)),
    Agenda("economic_equality", DIRECTIVE,
           outcome=(Clause("agenda_outcome", "each_player", MUST),),
           against=(Clause("agenda_outcome", "each_player", MUST),)),
    Agenda("enforced_travel_ban", LAW, place=COMMON,
           law=(Clause("movement_static", "all", MUST),),
           against=(Clause("agenda_outcome", "all", MUST),)),
    Agenda("executive_sanctions", LAW, place=COMMON,
           law=(Clause("hand_limit_static", "all", MUST),),
           against=(Clause("agenda_outcome", "each_player", MUST),)),
    Agenda("fleet_regulations", LAW, place=COMMON,
           law=(Clause("fleet_pool_static", "all", MUST),),
           against=(Clause("agenda_outcome", "each_player", MUST),)),
    Agenda("holy_planet_of_ixth", LAW, elect=A_PLANET, among=("cultural",), place=ON_PLANET, points=True,
           outcome=(Clause("agenda_outcome", "controller", MUST),),
           law=(Clause("produce_static", "all", MUST), Clause("gain_control_when", "new_controller", MUST), Clause("lose_control_when", "old_controller", MUST))),
    Agenda("homeland_defense_act", LAW, place=COMMON,
           law=(Clause("produce_static", "all", MAY),),
           against=(Clause("agenda_outcome", "each_player", MUST),)),
    Agenda("imperial_arbiter", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("strategy_phase_end", "owner", MAY),)),
    Agenda("incentive_program", DIRECTIVE,
           outcome=(Clause("agenda_outcome", "speaker", MUST),),
           against=(Clause("agenda_outcome", "speaker", MUST),)),
    Agenda("ixthian_artifact", DIRECTIVE,
           outcome=(Clause("agenda_outcome", "speaker", MUST),)),
    Agenda("judicial_abolishment", DIRECTIVE, elect=A_LAW, discard_if="no_laws_in_play",
           outcome=(Clause("agenda_outcome", "all", MUST),)),
    Agenda("minister_of_commerce", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("replenish_after", "owner", MUST),)),
    Agenda("minister_of_exploration", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("gain_control_when", "owner", MUST),)),
    Agenda("minister_of_industry", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("space_dock_placed_when", "owner", MAY),)),
    Agenda("minister_of_peace", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("any_activates_system", "owner", MAY),)),
    Agenda("minister_of_policy", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("status_phase_end", "owner", MUST),)),
    Agenda("minister_of_sciences", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("strategic_primary", "owner", MUST), Clause("strategic_secondary", "owner", MUST))),
    Agenda("minister_of_war", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("action_performed_after", "owner", MAY),)),
    Agenda("miscount_disclosed", DIRECTIVE, elect=A_LAW, discard_if="no_laws_in_play",
           outcome=(Clause("agenda_outcome", "all", MUST),)),
    Agenda("mutiny", DIRECTIVE, points=True,
           outcome=(Clause("agenda_outcome", "for_voters", MUST),),
           against=(Clause("agenda_outcome", "for_voters", MUST),)),
    Agenda("new_constitution", DIRECTIVE, discard_if="no_laws_in_play",
           outcome=(Clause("agenda_outcome", "all", MUST), Clause("strategy_phase_start", "each_player", MUST))),
    Agenda("prophecy_of_ixth", LAW, elect=A_PLAYER, place=WITH_OWNER,
           law=(Clause("combat_roll_static", "owner", MUST), Clause("production_when", "owner", MUST))),
    Agenda("public_execution", DIRECTIVE, elect=A_PLAYER,
           outcome=(Clause("agenda_outcome", "elected", MUST),)),
    Agenda("publicize_weapon_schematics", LAW, place=COMMON,
           law=(Clause("research_when", "all", MAY), Clause("sustain_damage_static", "all", MUST)),
           against=(Clause("agenda_outcome", "war_sun_tech_owners", MUST),)),
    Agenda("regulated_conscription", LAW, place=COMMON,
           law=(Clause("produce_static", "all", MUST),)),
    Agenda("representative_government", LAW, place=COMMON,
           law=(Clause("vote_static", "all", MUST),),
           against=(Clause("strategy_phase_start", "against_voters", MUST),)),
    Agenda("research_team_biotic", LAW, elect=A_PLANET, among=("industrial",), place=ON_PLANET,
           law=(Clause("research_when", "controller", MAY),)),
    Agenda("research_team_cybernetic", LAW, elect=A_PLANET, among=("industrial",), place=ON_PLANET,
           law=(Clause("research_when", "controller", MAY),)),
    Agenda("research_team_propulsion", LAW, elect=A_PLANET, among=("industrial",), place=ON_PLANET,
           law=(Clause("research_when", "controller", MAY),)),
    Agenda("research_team_warfare", LAW, elect=A_PLANET, among=("hazardous",), place=ON_PLANET,
           law=(Clause("research_when", "controller", MAY),)),
    Agenda("seed_of_an_empire", DIRECTIVE, points=True,
           outcome=(Clause("agenda_outcome", "most_vp_players", MUST),),
           against=(Clause("agenda_outcome", "fewest_vp_players", MUST),)),
    Agenda("senate_sanctuary", LAW, elect=A_PLANET, among=("cultural",), place=ON_PLANET,
           law=(Clause("planet_value_static", "all", MUST),)),
    Agenda("shard_of_the_throne", LAW, elect=A_PLAYER, place=WITH_OWNER, points=True,
           outcome=(Clause("agenda_outcome", "elected", MUST),),
           law=(Clause("combat_won_when", "winner_against_owner", MUST),)),
    Agenda("shared_research", LAW, place=COMMON,
           law=(Clause("movement_static", "all", MAY),),
           against=(Clause("agenda_outcome", "each_player", MUST),)),
    Agenda("swords_to_plowshares", DIRECTIVE,
           outcome=(Clause("agenda_outcome", "each_player", MUST),),
           against=(Clause("agenda_outcome", "each_player", MUST),)),
    Agenda("terraforming_initiative", LAW, elect=A_PLANET, among=("hazardous",), place=ON_PLANET,
           law=(Clause("planet_value_static", "all", MUST),)),
    Agenda("the_crown_of_emphidia", LAW, elect=A_PLAYER, place=WITH_OWNER, points=True,
           outcome=(Clause("agenda_outcome", "elected", MUST),),
           law=(Clause("gain_control_after", "conqueror", MUST),)),
    Agenda("the_crown_of_thalnos", LAW, elect=A_PLAYER, place=WITH_OWNER, unsure=True,
           law=(Clause("combat_roll_when", "owner", MAY, limit="combat_round"),)),
    Agenda("unconventional_measures", DIRECTIVE,
           outcome=(Clause("agenda_outcome", "for_voters", MUST),),
           against=(Clause("agenda_outcome", "for_voters", MUST),)),
    Agenda("wormhole_reconstruction", LAW, place=COMMON,
           law=(Clause("adjacency_static", "all", MUST),),
           against=(Clause("agenda_outcome", "each_player", MUST),)),
    Agenda("wormhole_research", DIRECTIVE,
           outcome=(Clause("agenda_outcome", "players_with_ships_at_any_wormhole", MAY), Clause("agenda_outcome", "all", MUST)),
           against=(Clause("agenda_outcome", "against_voters", MUST),)),
)
# fmt: on

AGENDA: dict[str, Agenda] = {agenda.id: agenda for agenda in AGENDAS}
