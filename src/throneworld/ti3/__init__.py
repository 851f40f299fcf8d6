"""Twilight Imperium 3 with Shattered Ascension, for two to eight players."""
