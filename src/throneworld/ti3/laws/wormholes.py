"""Laws about wormholes, and what lies behind them."""

from __future__ import annotations

from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.board import MOVING, Passages, joining
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY, ENTRY, HELD, SHUT, SPECIALTIES
from throneworld.kernel.asks import Noun
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.edition import EDITION
from throneworld.ti3.effects.wormholes import LoseAtWormholes, RewardMostWormholes, wormholes_controlled
from throneworld.ti3.laws.arms import is_speaker
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import COUNTED_SPECIALTIES, MAY_RETREAT
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import BLUE, NEXUS_TILE

REGENERATION, NEXUS_CLOSED = "wormhole_regeneration", "nexus_closed"
"""Mark: units of this player neither enter nor leave the Wormhole Nexus in this round."""

RESEARCH, SEALED = "wormhole_research", "wormholes_sealed"
"""Mark: ships of this player go through no wormholes in this round."""
COUNTED = tuple([letter for letter in EDITION.letters if letter != "D"])

TEXTS: tuple[Text, ...] = (
    Text(REGENERATION, on_against=(Lasting(NEXUS_CLOSED, ROUND, EACH),)),
    Text(RESEARCH, on_against=(Lasting(SEALED, ROUND, EACH),)),
)


def with_nexus(state: Ti3State, systems: Systems, seat: int) -> Systems:
    return systems | 1 << NEXUS_TILE


def is_nexus(state: Ti3State, seat: int, system: int, *more: Noun) -> bool:
    return system == NEXUS_TILE


def sealing(state: Ti3State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
    if purpose != MOVING:
        return found
    return found._replace(closed=EDITION.letters, closed_by=RESEARCH, sealed=True)


def of_wormholes(state: Ti3State, seat: int, colour: str) -> int:
    return wormholes_controlled(state, seat, EDITION.letters) if colour == BLUE else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SPECIALTIES, RESEARCH, window="tech_gain_static", by=of_wormholes),
    modifies(COUNTED_SPECIALTIES, RESEARCH, window="tech_gain_static", by=of_wormholes),
    modifies(ADJACENCY, RESEARCH, window="movement_static", mark=SEALED, turns=sealing),
    modifies(ADJACENCY, REGENERATION, window="adjacency_static", turns=joining(*EDITION.letters)),
    modifies(ENTRY, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, bans=True, by=is_nexus),
    modifies(HELD, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, turns=with_nexus),
    modifies(SHUT, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, turns=with_nexus),
    modifies(MAY_RETREAT, REGENERATION, window="movement_static", mark=NEXUS_CLOSED, bans=True, by=is_nexus),
)
LISTENERS: Declared = law(
    RESEARCH,
    "round_end",
    is_speaker,
    RewardMostWormholes(letters=COUNTED, why=RESEARCH),
    LoseAtWormholes(letters=COUNTED, why=RESEARCH),
    owner_only=False,
    must=True,
)
