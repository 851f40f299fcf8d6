"""Twilight Imperium 4 (base game), for three to six players."""
