"""Skirmish: two to four crews quarrel over wrecks."""
