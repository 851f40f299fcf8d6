"""Ships that move: how far, on which ways, and what they take along."""
