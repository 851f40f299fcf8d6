"""Rows of units as the reckoning of combats sees them."""

from __future__ import annotations

from typing import Any

from throneworld.galaxy import odds
from throneworld.imperium.tables import Unit
from throneworld.imperium.units import CRUISER, DESTROYER, FIGHTER


def figures_of(row: Unit, name: str, **texts: Any) -> odds.Unit:
    """The figures of one piece, which may be one of several for the cost, and what its text comes to."""
    barrage = row.anti_fighter_barrage
    return odds.Unit(
        name=name,
        cost=row.cost / row.produced,
        combat=row.combat,
        dice=row.dice,
        sustain=row.sustain_damage,
        fighter=row.type == FIGHTER,
        light=row.type in (CRUISER, DESTROYER),
        barrage=None if barrage is None else odds.Shot(barrage.hits_on or row.combat, barrage.dice),
        dice_by_enemy=row.dice_per_opposing_ship,
        **texts,
    )
