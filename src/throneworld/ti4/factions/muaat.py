"""The Embers of Muaat: Gashlai Physiology, Magmus Reactor."""

from __future__ import annotations

from throneworld.imperium.board import lifting
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import TERRAIN
from throneworld.ti4.declare import Clause, both, it_concerns_me, technology
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.modifying import modifies
from throneworld.ti4.tables import SUPERNOVA
from throneworld.ti4.technologies.production import the_reactor_glows

MODIFIERS: tuple[Modifier, ...] = (
    modifies(TERRAIN, "gashlai_physiology", window="movement_static", turns=lifting(SUPERNOVA, "no_passage")),
    modifies(TERRAIN, "magmus_reactor", window="movement_static", turns=lifting(SUPERNOVA, "no_end")),
)

LISTENERS: tuple[Clause, ...] = (
    *technology(
        "magmus_reactor",
        "production_after",
        both(it_concerns_me, the_reactor_glows),
        Gain(GOODS, 1, why="magmus_reactor"),
        must=True,
    ),
)
