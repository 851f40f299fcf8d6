"""The action deck: 59 titles, 80 cards (RR 2). Playing one is always a choice."""

from __future__ import annotations

from msgspec import Struct


class ActionCard(Struct, frozen=True):
    id: str
    copies: int
    moment: str
    who: str
    """Who may play it then."""
    or_moment: str = ""
    """The other time at which it may be played."""
    rider: bool = False
    """Gives up the vote and predicts the outcome of an agenda."""
    payoff: str = ""
    """The time at which a correct prediction is rewarded."""
    points: int = 0
    """Victory points that it may bring."""
    errata: bool = False


HAND_LIMIT = 7
"""RR 2.4."""

# fmt: off
ACTION_CARDS: tuple[ActionCard, ...] = (
    ActionCard("ancient_burial_sites",       1, "agenda_phase_start",                "any"),
    ActionCard("assassinate_representative", 1, "agenda_revealed_after",             "any"),
    ActionCard("bribery",                    1, "speaker_voted_after",               "any",                 errata=True),
    ActionCard("bunker",                     1, "invasion_start",                    "any"),
    ActionCard("confusing_legal_text",       1, "self_elected_when",                 "elected_player"),
    ActionCard("construction_rider",         1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after"),
    ActionCard("courageous_to_the_end",      1, "own_ship_destroyed",                "combatant"),
    ActionCard("cripple_defenses",           1, "action",                            "active"),
    ActionCard("diplomacy_rider",            1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after"),
    ActionCard("direct_hit",                 4, "sustain_damage_other_after",        "any",                 errata=True),
    ActionCard("disable",                    1, "invasion_start",                    "active"),
    ActionCard("distinguished_councilor",    1, "self_voted_after",                  "voter"),
    ActionCard("economic_initiative",        1, "action",                            "active"),
    ActionCard("emergency_repairs",          1, "combat_round_start",                "combatant",           or_moment="combat_round_end"),
    ActionCard("experimental_battlestation", 1, "other_moved_ships_in_after",        "non_active"),
    ActionCard("fighter_prototype",          1, "space_combat_first_round_start",    "combatant"),
    ActionCard("fire_team",                  1, "ground_combat_rolls_after",         "combatant"),
    ActionCard("flank_speed",                4, "self_activates_system",             "active"),
    ActionCard("focused_research",           1, "action",                            "active"),
    ActionCard("frontline_deployment",       1, "action",                            "active"),
    ActionCard("ghost_ship",                 1, "action",                            "active"),
    ActionCard("imperial_rider",             1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after", points=1),
    ActionCard("in_the_silence_of_space",    1, "self_activates_system",             "active"),
    ActionCard("industrial_initiative",      1, "action",                            "active"),
    ActionCard("infiltrate",                 1, "gain_control_when",                 "new_controller"),
    ActionCard("insubordination",            1, "action",                            "active"),
    ActionCard("intercept",                  1, "retreat_announced_after",           "combatant"),
    ActionCard("leadership_rider",           1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after"),
    ActionCard("lost_star_chart",            1, "self_activates_system",             "active"),
    ActionCard("lucky_shot",                 1, "action",                            "active"),
    ActionCard("maneuvering_jets",           4, "space_cannon_hits_assign_before",   "target"),
    ActionCard("mining_initiative",          1, "action",                            "active"),
    ActionCard("morale_boost",               4, "combat_round_start",                "combatant"),
    ActionCard("parley",                     1, "other_committed_after",             "controller"),
    ActionCard("plague",                     1, "action",                            "active"),
    ActionCard("political_stability",        1, "status_return_strategy_cards_when", "any"),
    ActionCard("politics_rider",             1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after"),
    ActionCard("public_disgrace",            1, "strategy_card_choice_when",         "other_players"),
    ActionCard("reactor_meltdown",           1, "action",                            "active"),
    ActionCard("reparations",                1, "gain_control_after",                "previous_controller"),
    ActionCard("repeal_law",                 1, "action",                            "active"),
    ActionCard("rise_of_a_messiah",          1, "action",                            "active"),
    ActionCard("sabotage",                   4, "other_plays_action_card_when",      "other_players"),
    ActionCard("salvage",                    1, "space_combat_end",                  "winner"),
    ActionCard("shields_holding",            4, "space_combat_hits_assign_before",   "target"),
    ActionCard("signal_jamming",             1, "action",                            "active"),
    ActionCard("skilled_retreat",            4, "combat_round_start",                "combatant"),
    ActionCard("spy",                        1, "action",                            "active"),
    ActionCard("summit",                     1, "strategy_phase_start",              "any"),
    ActionCard("tactical_bombardment",       1, "action",                            "active"),
    ActionCard("technology_rider",           1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after"),
    ActionCard("trade_rider",                1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after"),
    ActionCard("unexpected_action",          1, "action",                            "active"),
    ActionCard("unstable_planet",            1, "action",                            "active",              errata=True),
    ActionCard("upgrade",                    1, "self_activates_system",             "active"),
    ActionCard("uprising",                   1, "action",                            "active"),
    ActionCard("veto",                       1, "agenda_revealed_when",              "any",                 errata=True),
    ActionCard("war_effort",                 1, "action",                            "active"),
    ActionCard("warfare_rider",              1, "agenda_revealed_after",             "any",                 rider=True, payoff="prediction_resolve_after"),
)
# fmt: on

ACTION_CARD: dict[str, ActionCard] = {card.id: card for card in ACTION_CARDS}
TITLE: dict[str, str] = {
    f"{card.id}_{copy}": card.id for card in ACTION_CARDS for copy in range(1, card.copies + 1)
}
"""Every single card and the title it bears."""
ACTION_DECK: tuple[str, ...] = tuple(TITLE)
