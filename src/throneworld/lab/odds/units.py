"""The units of the base game that fight, by the names that one types: `cruiser` and `cruiser_2`."""

from __future__ import annotations

from throneworld.galaxy.odds import Unit
from throneworld.ti4 import tables
from throneworld.ti4.figures import FIGURES

UNITS: dict[str, Unit] = {unit.name: unit for unit in FIGURES.values()}
GROUND_FORCES = tuple(
    unit.name for row, unit in FIGURES.items() if tables.UNIT[row].unit_class == tables.GROUND_FORCE
)
