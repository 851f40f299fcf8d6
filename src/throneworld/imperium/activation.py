"""Which systems are active, and which a player may activate."""

from __future__ import annotations

from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.board import all_systems, systems_in_play
from throneworld.imperium.citing import ACTIVATION_RULE, CANNOT_RULE, OWN_TOKEN_RULE
from throneworld.imperium.modifiers import turned, turned_by
from throneworld.imperium.quantities import MAY_ACTIVATE
from throneworld.imperium.state import ImperiumState
from throneworld.imperium.verbs.tokens import TACTIC, has_token_in
from throneworld.kernel.asks import Refusal


def active_systems(state: ImperiumState) -> tuple[System, ...]:
    """The systems that are activated, none or one or, in some editions, several at once."""
    return state.active_systems()


def is_active(state: ImperiumState, system: System) -> bool:
    return system in state.active_systems()


def activation_refusal(state: ImperiumState, seat: int, system: System) -> Refusal | None:
    """Why a player may not activate a system."""
    if not state.tactic[seat]:
        return Refusal(ACTIVATION_RULE, "empty_pool", (TACTIC,))
    if has_token_in(state, seat, system):
        return Refusal(OWN_TOKEN_RULE, "own_token", (system,))
    closed_by = turned_by(state, MAY_ACTIVATE, 1 << system, seat)
    if closed_by:
        return Refusal(CANNOT_RULE, closed_by, (system,))
    return None if system in all_systems(state) else Refusal(ACTIVATION_RULE, "no_such_system", (system,))


def activatable(state: ImperiumState, seat: int) -> Systems:
    """All systems that a player may activate, at once."""
    if not state.tactic[seat]:
        return 0
    return turned(state, MAY_ACTIVATE, systems_in_play(state) & ~state.on_board[seat], seat)
