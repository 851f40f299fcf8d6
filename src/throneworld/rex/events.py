"""Every kind of event in a game of Rex and the names of its arguments; a last name may stand for several."""

EVENTS: dict[str, tuple[str, ...]] = {
    # setup
    "bombardment_card_drawn": ("seat", "number"),
    "first_player": ("seat",),
    "race_chosen": ("seat", "race"),
    "prediction_made": ("seat",),
    "prediction": ("seat", "race", "round"),
    "traitor_drawn": ("seat", "leader"),
    "traitor_kept": ("seat", "leader"),
    "fleet_placed": ("sector", "left", "right"),
    "betrayal_dealt": ("seat", "betrayal"),
    # the round
    "round_begins": ("round",),
    "phase_begins": ("phase",),
    "turn_begins": ("seat",),
    "influence_card_drawn": ("influence_card",),
    "placing_prevented": ("space",),
    "card_set_aside": ("influence_card",),
    "card_without_effect": ("influence_card",),
    "round_announced": ("round",),
    "sol_offensive": ("space", "other_space"),
    # influence
    "influence_gained": ("seat", "amount", "source"),
    "influence_paid": ("seat", "amount", "reason"),
    "influence_given": ("seat", "other", "amount", "reason"),
    "influence_placed": ("space", "amount"),
    "influence_collected": ("seat", "space", "amount"),
    "influence_destroyed": ("space", "amount"),
    # units and leaders
    "units_moved": ("seat", "count", "mechanized", "origin", "target", "how"),
    "units_destroyed": ("seat", "count", "mechanized", "space", "how"),
    "units_flipped": ("seat", "space", "side"),
    "leader_destroyed": ("seat", "leader", "strength", "how"),
    "leader_recruited": ("seat", "leader"),
    # cards
    "card_taken": ("seat",),
    "card_drawn": ("seat", "title"),
    "card_discarded": ("seat", "title"),
    "strategy_card_seen": ("seat", "title"),
    "influence_card_seen": ("seat", "influence_card"),
    "bombardment_card_seen": ("seat", "bombardment_card"),
    "banned": ("seat", "other", "ban"),
    "shield_destroyed": ("seat", "space"),
    "fleet_ordered": ("seat", "number"),
    # ceasefire
    "alliance_proposed": ("seat", "members"),
    "alliance_declined": ("seat",),
    "alliance_formed": ("members",),
    "alliance_left": ("seat",),
    "permission_granted": ("seat", "other"),
    "permission_withheld": ("seat", "other"),
    # bidding
    "row_dealt": ("count",),
    "auction_begins": ("count", "seat"),
    "bid": ("seat", "amount"),
    "passed": ("seat",),
    "card_bought": ("seat", "amount"),
    "nobody_bid": (),
    "row_returned": ("count",),
    # battle
    "battle_begins": ("space", "seat", "other"),
    "situation_report": ("seat", "count", "cards", "strengths"),
    "title_forbidden": ("seat", "other", "title"),
    "element_asked": ("seat", "other", "element"),
    "element_answered": ("seat", "element", "word"),
    "dial_revealed": ("seat", "number", "leader", "slot"),
    "cards_revealed": ("seat", "titles"),
    "traitor_revealed": ("seat", "leader"),
    "battle_won": ("seat", "space", "total", "other", "other_total"),
    "battle_won_by_treason": ("seat", "space"),
    "retreated": ("seat", "space"),
    "explosion": ("space",),
    # bombardment and the end
    "bombardment_card_revealed": ("number",),
    "fleet_moved": ("sector",),
    "prediction_revealed": ("seat", "race", "round"),
    "betrayal_revealed": ("seat", "betrayal", "difficulty"),
}

LOOKS = ("traitor_drawn", "strategy_card_seen", "influence_card_seen", "bombardment_card_seen")
"""Secrets that a player saw and has to remember: nothing may be written down (Rex p.20)."""
