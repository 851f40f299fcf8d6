"""The Ghosts of Creuss: Quantum Entanglement, Slipstream, Hil Colish."""

from __future__ import annotations

from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.board import Passages, adding, home_system, joining, wormholes
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY, BEARS_WORMHOLE, MOVE
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.state import SYSTEM, Ti4State, seat_of
from throneworld.ti4.tables import ALPHA, BETA, DELTA, FLAGSHIP, UNIT
from throneworld.ti4.units import INDEX

HIL_COLISH = "hil_colish"
_FLAGSHIP = INDEX[FLAGSHIP]


def slips(state: Ti4State, seat: int, kind: str, origin: System) -> bool:
    """Out of the home system and out of systems with an alpha or beta wormhole."""
    return origin == home_system(state, seat) or bool(wormholes(state, ALPHA, BETA) >> origin & 1)


def gate_opens(state: Ti4State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
    """The flagship carries a delta wormhole; for ships that move before it, it is still where it was."""
    there = 1 << gate if gate else _gate(state)
    return adding(state.edition, found, DELTA, there) if there else found


def _gate(state: Ti4State) -> Systems:
    for place, group in state.units[seat_of(state, UNIT[HIL_COLISH].faction)].items():
        if group[_FLAGSHIP]:
            return 1 << SYSTEM[place]
    return 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ADJACENCY, "quantum_entanglement", window="adjacency_static", turns=joining(ALPHA, BETA)),
    modifies(MOVE, "slipstream", window="movement_static", add=1, where=slips),
    modifies(ADJACENCY, HIL_COLISH, window="adjacency_static", turns=gate_opens, whose=ANYBODY),
    modifies(
        BEARS_WORMHOLE,
        HIL_COLISH,
        window="movement_static",
        grants=True,
        where=lambda state, seat, kind: kind == FLAGSHIP,
    ),
)
