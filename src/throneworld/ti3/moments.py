"""Where the sequence stops so that players may act, and what each stop tells.

The registry (`tables.windows`) names 115 windows. Those that are looked at while nobody is asked are static;
a few more are parts of a question (`NO_STOPS`). All others are stops; at `any_time` nobody stops either: what
may be played then lies beside every question (`steps.any_time`).
"""

from __future__ import annotations

from throneworld.kernel.windows import Moment
from throneworld.ti3.tables.windows import STATIC, TIMING_WINDOWS

NO_STOPS: frozenset[str] = frozenset(
    {
        "primary_resolve",
        "secondary_resolve",
        "other_ability_same_card",
        "afb_when",
        "bonus_counter_placed",
        "tg_placed_when",
        "claim_objectives",
        "status_racial_tech",
        "status_produce_tg",
        "any_action_end_check",
        "copied_moment",
        "fate_rolls",
        "agenda_resolve_when",
        "status_redistribute",
        *(window.id for window in TIMING_WINDOWS if window.kind == STATIC),
    }
)
"""Windows at which nobody stops: rules that always hold, parts of a question, and what lies beside them."""

FACTS: dict[str, tuple[str, ...]] = {
    # Strategy Phase
    "before_strategy_phase": (),
    "strategy_phase_start": (),
    "strategy_phase_any": (),
    "sc_before_first_pick": (),
    "sc_picked_after": ("seat", "strategy_card"),
    "sc_all_picked": (),
    "strategy_phase_end": (),
    # Action Phase
    "before_action_phase": (),
    "action_phase_start": (),
    "any_turn_start": ("seat",),
    "own_turn_start": ("seat",),
    "own_action_start": ("seat",),
    "action": ("seat",),
    "pass_when": ("seat",),
    "own_action_end": ("seat",),
    "own_turn_end": ("seat",),
    "any_turn_end": ("seat",),
    "action_phase_end": (),
    # Strategic Actions
    "strategic_announced": ("seat", "strategy_card"),
    "technology_before": ("seat", "strategy_card"),
    "technology_primary_after": ("seat",),
    "after_secondaries": ("seat", "strategy_card"),
    "tg_collected_after": ("seat", "count"),
    # The council
    "agendas_chosen_after": ("seat",),
    "votes_before_reveal": ("seat",),
    "votes_revealed_after": ("seat",),
    "agendas_done_after": ("seat",),
    # Tactical and Transfer Actions
    "activation_when": ("seat", "system"),
    "self_activated_after": ("seat", "system"),
    "other_activated_after": ("seat", "system"),
    "movement_when": ("seat", "system"),
    "mines_when": ("seat", "system"),
    "moved_in_after": ("seat", "system"),
    "space_cannon_before": ("seat", "system"),
    "space_cannon_end": ("seat", "system"),
    "space_battle_step_before": ("attacker", "defender", "system"),
    "hostile_act_when": ("seat", "other", "system"),
    "space_battle_start": ("attacker", "defender", "system"),
    "pre_combat_when": ("attacker", "defender", "system"),
    "pre_combat_after": ("attacker", "defender", "system"),
    "space_round_start": ("attacker", "defender", "system", "number"),
    "combat_dice_after": ("attacker", "defender", "place"),
    "special_dice_after": ("seat", "other", "place", "purpose"),
    "hits_assign_when": ("seat", "other", "place", "purpose"),
    "sustain_damage_after": ("seat", "kind", "place", "other"),
    "ship_destroyed_when": ("seat", "kind", "place", "other"),
    "space_round_end": ("attacker", "defender", "system", "number"),
    "space_battle_end": ("winner", "loser", "system"),
    "landing_before": ("seat", "system"),
    "landing_declared_when": ("seat", "planet"),
    "landed_after": ("seat", "system"),
    "bombardment_before": ("attacker", "defender", "planet"),
    "invasion_start": ("attacker", "defender", "planet"),
    "invasion_round_start": ("attacker", "defender", "planet", "number"),
    "invasion_round_end": ("attacker", "defender", "planet", "number"),
    "invasion_lost_when": ("attacker", "defender", "planet"),
    "invasion_won_after": ("attacker", "defender", "planet"),
    "combat_end_after": ("winner", "loser", "place"),
    "planet_gained_after": ("seat", "planet", "other"),
    "production_before": ("seat", "system"),
    "dock_built_after": ("seat", "place"),
    "tactical_action_end": ("seat", "system"),
    # At any time
    "any_time": ("seat",),
    "action_card_played_after": ("title", "seat"),
    "card_drawn_after": ("seat",),
    "tech_gained_after": ("seat", "technologies"),
    # Status Phase
    "status_start": (),
    "status_step2": (),
    "status_refresh": (),
    "status_after_refresh": (),
    "status_receive": (),
    "status_return_cards": (),
    "status_end": (),
    "round_end": (),
}
"""Every stop, in the order of a round, and the facts that its occasion carries. `other` may be -1: nobody."""

SHARED: dict[str, tuple[str, ...]] = {
    "units_destroyed": ("seat", "kind", "count", "place", "other", "how"),
    "goods_gained": ("seat",),
    "technology_acquired": ("seat", "technology"),
    "damage_sustained": ("seat", "kind", "place", "other"),
    "dice_rolled": ("seat", "other", "place"),
    "space_cannon_hits": ("seat", "place", "other"),
    "space_combat_hits": ("seat", "other", "system"),
    "space_dock_placed_when": ("seat", "place"),
    "space_battle_lost": ("winner", "loser", "system"),
    "action_phase_over": (),
}
"""Stops that shared steps and verbs make, and that the registry does not name."""

MOMENTS: dict[str, Moment] = {
    **{name: Moment(name, facts, in_turn=True) for name, facts in {**FACTS, **SHARED}.items()},
    "agenda_outcome": Moment("agenda_outcome", ("agenda", "outcome"), opens=False),
}
UNHEARD: dict[str, str] = {
    "goods_gained": "no component of this game speaks of gaining trade goods from anywhere",
    "dice_rolled": "here all who fight may act once both sides have rolled: combat_dice_after",
    "space_cannon_hits": "here hits of any kind are one stop: hits_assign_when",
    "space_combat_hits": "here hits of any kind are one stop: hits_assign_when",
    "space_dock_placed_when": "here only a dock that was built is a stop: dock_built_after",
}
"""Stops that shared steps make for other games, and why no component of this one acts there."""

assert {window.id for window in TIMING_WINDOWS} - NO_STOPS == FACTS.keys()


def stops_of(window: str) -> tuple[str, ...]:
    """The stops at which a window of the registry is open."""
    return () if window in NO_STOPS else (window,)
