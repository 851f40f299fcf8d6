"""Keys by which shared questions and refusals cite their rule; each edition resolves them to its own book."""

# Council
OUTCOME_RULE = "outcome"
