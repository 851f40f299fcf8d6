"""The Ghosts of Creuss: masters of wormholes.

Their gate is set up with the galaxy (`setup.galaxy`), and closed in the first round (`tactical.activation`).
"""

from __future__ import annotations

from throneworld.galaxy.sets import System
from throneworld.imperium.board import MOVING, Passages, joining
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY
from throneworld.ti3.modifying import CARDS, modifies
from throneworld.ti3.quantities import FREE_LEAPS
from throneworld.ti3.state import Ti3State

AFTER_ALL = CARDS + 1
"""What closes wormholes has its say before: then it is put aside."""
_JOINED = joining("A", "B")


def join(state: Ti3State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
    """For movement alone; nothing else becomes adjacent by it."""
    return _JOINED(state, found) if purpose == MOVING else found


def open_again(state: Ti3State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
    """Neither closed nor at a higher price; what opens others stays."""
    return found._replace(closed=(), closed_by="", alone=False, sealed=False) if purpose == MOVING else found


MODIFIERS: tuple[Modifier, ...] = (
    modifies(FREE_LEAPS, "creuss.1", window="movement_static", grants=True),
    modifies(ADJACENCY, "creuss.2", window="movement_static", turns=join),
    modifies(ADJACENCY, "creuss.4", window="movement_static", turns=open_again, layer=AFTER_ALL),
)
