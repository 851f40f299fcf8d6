"""Domain Counters: looked at, razed, turned up and carried out (SA-16.2, 16.3)."""
