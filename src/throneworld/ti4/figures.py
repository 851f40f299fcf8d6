"""Units as the reckoning of combats sees them: their figures, and what the texts of flagships come to."""

from __future__ import annotations

from typing import Any

from throneworld.galaxy.odds import Unit
from throneworld.imperium.figures import figures_of
from throneworld.ti4 import tables

AIMING = ("flagship_0_0_1", "super_dreadnought", "super_dreadnought_2")

SPECIALS: dict[str, dict[str, Any]] = {
    "jns_hylarim": {"extra_hits": 2},
    "flagship_0_0_1": {"aims": AIMING},
    "arc_secundus": {"repairs": True},
    "fourth_moon": {"forbids_sustain": True},
    "cmorran_norr": {"lifts": 1},
    "van_hauge": {"takes_all_along": True},
    "wrath_of_kenara": {"raises": True},
    "exotrireme_2": {"takes_along": 2},
}
"""What the texts of units come to in combat; figures are in the tables of the game. Fighters of a ground
combat (Matriarch) need nothing: any that are reckoned on the ground go back when it is over."""


def name_of(row: tables.Unit) -> str:
    """A name without a number is that of the unit at the start of the game."""
    return row.id if row.type == tables.FLAGSHIP else row.id.removesuffix("_1")


FIGURES: dict[str, Unit] = {
    row.id: figures_of(row, name_of(row), **SPECIALS.get(row.id, {}))
    for row in tables.UNIT.values()
    if row.combat
}
"""Every row of a faction sheet or an upgrade card that fights."""
