"""Where the sequence stops so that players may resolve abilities.

The registry (`tables.moments`) names 95 timing windows. Those that come at the same instant are one stop, in
which players take turns (RR 1.16, 2.10). `STOPS` says at which stops a window is open; a window that is not
in it has a stop of its own name. Windows that only alter a step, or are one, have none: `STEPS_THEMSELVES`.
"""

from __future__ import annotations

from throneworld.kernel.windows import Moment
from throneworld.ti4.tables import MOMENTS as WINDOWS
from throneworld.ti4.tables import STATIC, TIMING_WINDOWS

STOPS: dict[str, tuple[str, ...]] = {
    "turn_start_of_note_owner": ("turn_start",),
    "self_activates_system": ("system_activated",),
    "other_activates_system": ("system_activated",),
    "any_activates_system": ("system_activated",),
    "other_moved_ships_in_after": ("ships_arrived",),
    "space_cannon_hits_assign_before": ("space_cannon_hits",),
    "combat_start": ("space_combat_start", "ground_combat_start"),
    "combat_round_start": ("space_combat_round_start", "ground_combat_round_start"),
    "space_combat_first_round_start": ("space_combat_round_start",),
    "combat_roll_when": ("dice_rolled",),
    "space_combat_hits_assign_before": ("space_combat_hits",),
    "sustain_damage_other_after": ("damage_sustained",),
    "own_ship_destroyed": ("units_destroyed",),
    "opponent_unit_destroyed_after": ("units_destroyed",),
    "own_infantry_destroyed_after": ("units_destroyed",),
    "combat_round_end": ("space_combat_round_end", "ground_combat_round_end"),
    "combat_won_when": ("space_combat_end", "ground_combat_won_after"),
    "self_committed_after": ("forces_committed",),
    "other_committed_after": ("forces_committed",),
    "gain_control_when": ("control_changes",),
    "lose_control_when": ("control_changes",),
    "neighbor_trade_goods_or_transaction_after": ("goods_gained",),
}

STEPS_THEMSELVES: frozenset[str] = frozenset(
    {
        "setup",
        "strategic_primary",
        "strategic_secondary",
        "space_cannon_roll",
        "bombardment_roll",
        "sustain_damage_self_when",
        "research_when",
        "tech_gain_when",
        "spend_trade_goods_when",
        "draw_action_cards_when",
        "score_objectives",
        "status_draw_action_cards",
        "status_gain_tokens",
        "agenda_outcome",
        *(window.id for window in TIMING_WINDOWS if window.kind == STATIC),
    }
)
"""Windows at which nobody stops: rules that always hold, and texts that are a part of a step of the game."""

FACTS: dict[str, tuple[str, ...]] = {
    "strategy_phase_start": (),
    "strategy_card_choice_when": ("seat", "strategy_card"),
    "strategy_phase_end": (),
    "turn_start": ("seat",),
    "action": ("seat",),
    "action_performed_after": ("seat",),
    "score_action_phase": ("seat", "happening"),
    "diplomacy_resolved_after": ("seat",),
    "system_activated": ("seat", "system"),
    "ships_arrived": ("seat", "system"),
    "space_cannon_before": ("seat", "place"),
    "space_cannon_hits": ("seat", "place", "other"),
    "space_combat_start": ("attacker", "defender", "system"),
    "space_combat_round_start": ("attacker", "defender", "system", "number"),
    "retreat_announced_after": ("seat", "other", "system"),
    "dice_rolled": ("seat", "other", "place"),
    "space_combat_hits": ("seat", "other", "system"),
    "damage_sustained": ("seat", "kind", "place", "other"),
    "hits_assigned_after": ("attacker", "defender", "place"),
    "units_destroyed": ("seat", "kind", "count", "place", "other", "how"),
    "space_combat_round_end": ("attacker", "defender", "system", "number"),
    "space_combat_end": ("winner", "loser", "system"),
    "invasion_start": ("seat", "system"),
    "forces_committed": ("seat", "planet"),
    "ground_combat_start": ("attacker", "defender", "planet"),
    "ground_combat_round_start": ("attacker", "defender", "planet", "number"),
    "ground_combat_rolls_after": ("attacker", "defender", "planet"),
    "ground_combat_round_end": ("attacker", "defender", "planet", "number"),
    "ground_combat_won_after": ("winner", "loser", "planet"),
    "control_changes": ("seat", "planet", "other"),
    "gain_control_after": ("seat", "planet", "other"),
    "production_when": ("seat", "system"),
    "production_after": ("seat", "system"),
    "space_dock_placed_when": ("seat", "place"),
    "tactical_action_resolved_after": ("seat", "system"),
    "research_after": ("seat", "technology"),
    "replenish_when": ("seat",),
    "replenish_after": ("seat",),
    "goods_gained": ("seat",),
    "other_plays_action_card_when": ("title", "seat"),
    "note_received": ("seat", "note"),
    "player_eliminated_when": ("seat",),
    "status_phase_start": (),
    "status_return_strategy_cards_when": (),
    "status_phase_end": (),
    "agenda_phase_start": (),
    "agenda_revealed_when": ("agenda",),
    "agenda_revealed_after": ("agenda",),
    "vote_before": ("agenda",),
    "self_voted_after": ("seat", "agenda"),
    "speaker_voted_after": ("agenda",),
    "self_elected_when": ("seat", "agenda"),
    "prediction_resolve_after": ("agenda", "outcome"),
}
"""Every stop, in the order of a round, and the facts that its occasion carries. `other` may be -1: nobody."""

MOMENTS: dict[str, Moment] = {
    **{name: Moment(name, facts, in_turn=True) for name, facts in FACTS.items()},
    "agenda_outcome": Moment("agenda_outcome", ("agenda", "outcome"), opens=False),
}


def stops_of(window: str) -> tuple[str, ...]:
    """The stops at which a window of the registry is open."""
    return () if window in STEPS_THEMSELVES else STOPS.get(window, (window,))


assert {stop for window in WINDOWS for stop in stops_of(window)} == set(FACTS)
