"""Verbs: every change of the state, told to the log."""
