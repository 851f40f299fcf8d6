"""Events that verbs tell, and the names of their arguments; a last name may stand for several.

Steps that tell events of their own declare them beside the step, as `EVENTS` of their module.
"""

EVENTS: dict[str, tuple[str, ...]] = {
    # cards
    "deck_reshuffled": ("deck",),
    "action_card_drawn": ("seat",),
    "action_card_seen": ("seat", "title"),
    "action_card_discarded": ("seat", "title", "why"),
    "action_card_taken": ("seat", "other"),
    "action_card_passed_on": ("seat", "other", "title"),
    "hand_looked_at": ("seat", "other"),
    "hand_seen": ("seat", "other", "titles"),
    "secret_drawn": ("seat",),
    "secret_seen": ("seat", "objective"),
    "secret_returned": ("seat",),
    "secret_given_back": ("seat", "objective"),
    "agenda_discarded": ("agenda",),
    "note_given": ("seat", "other"),
    "note_seen": ("seat", "other", "note", "owner"),
    "note_played": ("seat", "note", "owner"),
    "note_returned": ("seat", "note", "owner"),
    # technologies
    "technology_gained": ("seat", "technology", "how"),
    "technology_lost": ("seat", "technology"),
    "technology_exhausted": ("seat", "technology"),
    # points
    "points_gained": ("seat", "amount", "why"),
    "points_lost": ("seat", "amount", "why"),
}
