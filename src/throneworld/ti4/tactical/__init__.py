"""The tactical action, step by step (RR 78)."""
