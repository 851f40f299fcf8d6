"""The units of the base game that fight, by the names that one types: `cruiser` and `cruiser_2`."""

from __future__ import annotations

from typing import Any

from throneworld.lab.odds.model import Shot, Unit
from throneworld.ti4 import tables

AIMING = ("flagship_0_0_1", "super_dreadnought", "super_dreadnought_2")

TEXTS: dict[str, dict[str, Any]] = {
    "jns_hylarim": {"extra_hits": 2},
    "flagship_0_0_1": {"aims": AIMING},
    "arc_secundus": {"repairs": True},
    "fourth_moon": {"forbids_sustain": True},
    "cmorran_norr": {"lifts": 1},
    "van_hauge": {"takes_all_along": True},
}
"""What the texts of flagships come to in combat; figures are in the tables of the game."""


def _name(row: tables.Unit) -> str:
    """A name without a number is that of the unit at the start of the game."""
    return row.id if row.type == "flagship" else row.id.removesuffix("_1")


def _unit(row: tables.Unit) -> Unit:
    """Cost is that of one piece: two fighters or two infantry come for 1."""
    barrage = row.anti_fighter_barrage
    return Unit(
        name=_name(row),
        cost=row.cost / row.produced,
        combat=row.combat,
        dice=row.dice,
        sustain=row.sustain_damage,
        fighter=row.type == "fighter",
        barrage=None if barrage is None else Shot(barrage.hits_on, barrage.dice),
        dice_by_enemy=row.dice_per_opposing_ship,
        **TEXTS.get(row.id, {}),
    )


_FIGHTING = [row for row in tables.UNIT.values() if row.combat]
UNITS: dict[str, Unit] = {_name(row): _unit(row) for row in _FIGHTING}
GROUND_FORCES = tuple(_name(row) for row in _FIGHTING if row.unit_class == tables.GROUND_FORCE)
