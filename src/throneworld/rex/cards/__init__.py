"""The cards of Rex, declared: when each may be played and what it does, in the order of its text."""
