"""A file for each crew: what its own text adds to the rules (5)."""
