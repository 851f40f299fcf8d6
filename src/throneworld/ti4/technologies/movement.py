"""Technologies about the ways of ships: Antimass Deflectors, Light/Wave Deflector."""

from __future__ import annotations

from throneworld.imperium.board import lifting
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BLOCKS, CANNON_ROLL_AGAINST, TERRAIN
from throneworld.ti4.modifying import modifies
from throneworld.ti4.tables import ASTEROID_FIELD

MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        TERRAIN,
        "antimass_deflectors",
        window="movement_static",
        turns=lifting(ASTEROID_FIELD, "no_end", "no_passage"),
    ),
    modifies(CANNON_ROLL_AGAINST, "antimass_deflectors", window="space_cannon_roll", add=-1),
    modifies(BLOCKS, "light_wave_deflector", window="movement_static", bans=True),
)
