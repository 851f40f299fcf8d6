"""The Embers of Muaat: Gashlai Physiology, Magmus Reactor."""

from __future__ import annotations

from throneworld.imperium.board import lifting
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import TERRAIN
from throneworld.ti4.modifying import modifies
from throneworld.ti4.tables import SUPERNOVA

MODIFIERS: tuple[Modifier, ...] = (
    modifies(TERRAIN, "gashlai_physiology", window="movement_static", turns=lifting(SUPERNOVA, "no_passage")),
    modifies(TERRAIN, "magmus_reactor", window="movement_static", turns=lifting(SUPERNOVA, "no_end")),
)
