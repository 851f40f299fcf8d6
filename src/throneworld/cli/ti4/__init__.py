"""Twilight Imperium 4 on the screen."""
