"""The strategic action and its nine cards."""
