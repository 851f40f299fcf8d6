"""Producing units: who can, what it costs, and the question what it shall be."""
