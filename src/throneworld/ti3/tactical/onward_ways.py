"""Where a fleet may go on in the midst of an action (rulings 124, 169)."""

from __future__ import annotations

from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.modifiers import turned_by
from throneworld.imperium.quantities import MAY_ACTIVATE
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.kernel.asks import Refusal
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tactical.activation import closed_refusal, price_refusal


def onward_refusal(state: Ti3State, seat: int, system: int, target: int) -> Refusal | None:
    """Why a fleet cannot go on there: next to it, and to be activated by a counter of the reinforcements."""
    if not adjacency(state, seat, MOVING)[system] >> target & 1:
        return Refusal("SA-3.15.1", "not_adjacent", (system, target))
    if has_token_in(state, seat, target):
        return Refusal("SA-3.14.2", "own_token", (target,))
    closed_by = turned_by(state, MAY_ACTIVATE, 1 << target, seat)
    if closed_by:
        return Refusal("SA-3.14.1", "closed_to_ships", (closed_by, target))
    return closed_refusal(state, seat, target) or price_refusal(state, seat, target)
