"""Laws about wormholes, and what lies behind them."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.board import joining
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY, ENTRY, HELD, SHUT
from throneworld.kernel.asks import Noun
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.edition import EDITION
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import MAY_RETREAT
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import NEXUS_TILE

REGENERATION, NEXUS_CLOSED = "wormhole_regeneration", "nexus_closed"
"""Mark: units of this player neither enter nor leave the Wormhole Nexus in this round."""

TEXTS: tuple[Text, ...] = (Text(REGENERATION, on_against=(Lasting(NEXUS_CLOSED, ROUND, EACH),)),)


def with_nexus(state: Ti3State, systems: Systems, seat: int) -> Systems:
    return systems | 1 << NEXUS_TILE


def is_nexus(state: Ti3State, seat: int, system: int, *more: Noun) -> bool:
    return system == NEXUS_TILE


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ADJACENCY, REGENERATION, window="adjacency_static", turns=joining(*EDITION.letters)),
    modifies(ENTRY, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, bans=True, by=is_nexus),
    modifies(HELD, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, turns=with_nexus),
    modifies(SHUT, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, turns=with_nexus),
    modifies(MAY_RETREAT, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, bans=True, by=is_nexus),
)
