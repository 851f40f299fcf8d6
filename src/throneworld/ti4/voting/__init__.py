"""An agenda from its reveal to its outcome (RR 7, 8)."""
