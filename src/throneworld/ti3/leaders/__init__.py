"""Leaders: where they are, what they are for, and what becomes of them (SA-14)."""
