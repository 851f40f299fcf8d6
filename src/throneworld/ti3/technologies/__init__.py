"""Technologies, each with its lines in one place."""
