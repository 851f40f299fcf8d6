"""Laws about systems and the borders between them."""

from __future__ import annotations

from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.board import Passages
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY, CALM
from throneworld.ti3.board import severing
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.borders import DisownMines, ShiftBorder
from throneworld.ti3.laws.arms import is_speaker
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import LAYS_FOR_NOBODY
from throneworld.ti3.state import SYSTEM, Ti3State

SHIELD = "sanctuary_shield"
ANOMALIES, MINES = "space_time_anomalies", "space_mine_simplification"

TEXTS: tuple[Text, ...] = (
    Text(SHIELD),
    Text(ANOMALIES),
    Text(MINES, on_against=(DisownMines(),)),
)


def shielded(state: Ti3State, calm: Systems, seat: int) -> Systems:
    """It stays a Special System, but does nothing; ships are in nobody's way there."""
    return calm | 1 << SYSTEM[str(state.laws[SHIELD])]


def impassable(state: Ti3State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
    """Fire and adjacency go across it (ruling 196)."""
    one, other = map(int, str(state.laws[ANOMALIES]).split(" "))
    severed: Passages = severing((one, other))(state, found, seat, purpose, gate)
    return severed


MODIFIERS: tuple[Modifier, ...] = (
    modifies(CALM, SHIELD, window="movement_static", turns=shielded),
    modifies(ADJACENCY, ANOMALIES, window="movement_static", turns=impassable),
    modifies(LAYS_FOR_NOBODY, MINES, window="production_static", grants=True),
)
LISTENERS: Declared = law(
    ANOMALIES, "round_end", is_speaker, ShiftBorder(law=ANOMALIES), owner_only=False, must=True
)
