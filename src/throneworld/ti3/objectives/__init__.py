"""Objectives: what they ask for, how they are revealed and claimed (SA-12)."""
