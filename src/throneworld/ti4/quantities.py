"""Quantities that the rules of this edition alone ask for."""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

TRADES_AFAR = Quantity("trades_afar", "seat")
"""Whether distance does not hinder a player's transactions."""
