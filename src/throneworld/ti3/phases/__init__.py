"""The three phases of a round, a file for each, and what belongs to them alone."""
