"""Tests of what the games among the stars share, where one of them alone does not show it."""
