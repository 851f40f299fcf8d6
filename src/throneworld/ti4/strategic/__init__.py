"""The strategic action (RR 71) and the eight strategy cards, one module each."""
