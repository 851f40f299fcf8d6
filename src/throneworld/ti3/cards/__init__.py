"""Action cards as declarations: when they may be played and what they do."""
