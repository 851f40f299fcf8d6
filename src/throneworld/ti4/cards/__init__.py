"""Cards, technologies, abilities and notes as declarations: when they may be used and what they do."""
