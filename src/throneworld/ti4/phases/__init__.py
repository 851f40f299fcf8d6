"""The phases of a round, a module each (RR 36)."""
