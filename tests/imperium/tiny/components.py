"""Two made-up components, for what always holds while they are marked."""

from __future__ import annotations

from throneworld.imperium.activation import active_systems
from throneworld.imperium.board import Passages
from throneworld.imperium.marks import is_marked, marks_of
from throneworld.imperium.modifiers import TURN, Modifier
from throneworld.imperium.quantities import ADJACENCY, MOVE
from throneworld.imperium.state import ImperiumState

AFTERBURNERS, CONDUIT = "afterburners", "conduit"


def conduits(state: ImperiumState, found: Passages, *context: object) -> Passages:
    """A marked system is adjacent to all that are active."""
    ends = [int(each.subject) for each in marks_of(state, CONDUIT)]
    links = [(active, end) for active in active_systems(state) for end in ends]
    return found._replace(links=(*found.links, *links))


MODIFIERS: tuple[Modifier, ...] = (
    Modifier(MOVE, AFTERBURNERS, lambda state, seat: is_marked(state, AFTERBURNERS, seat), amount=1),
    Modifier(ADJACENCY, CONDUIT, lambda state, seat: is_marked(state, CONDUIT), by=conduits, operation=TURN),
)
