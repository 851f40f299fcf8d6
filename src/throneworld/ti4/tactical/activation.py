"""Which systems a player may activate (RR 5, 78.1)."""

from __future__ import annotations

from functools import lru_cache

from throneworld.galaxy.sets import System, Systems, set_of
from throneworld.imperium.verbs.tokens import TACTIC, has_token_in
from throneworld.kernel.asks import Refusal
from throneworld.ti4.board import all_systems, anomalies, tiles_in_play
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import owner_of_technology
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import ASTEROID_FIELD
from throneworld.ti4.units import fleets


def activation_refusal(state: Ti4State, seat: int, system: System) -> Refusal | None:
    """Why a player may not activate a system."""
    if not state.tactic[seat]:
        return Refusal("RR 5.1", "empty_pool", (TACTIC,))
    if has_token_in(state, seat, system):
        return Refusal("RR 5.2", "own_token", (system,))
    if forbidden_fields(state, seat) >> system & 1:
        return Refusal("RR 1.4", "chaos_mapping", (system,))
    return None if system in all_systems(state) else Refusal("RR 5.1", "no_such_system", (system,))


def activatable(state: Ti4State, seat: int) -> Systems:
    """All systems that a player may activate, at once."""
    if not state.tactic[seat]:
        return 0
    return _in_play(state.map) & ~(state.on_board[seat] | forbidden_fields(state, seat))


@lru_cache(maxsize=256)
def _in_play(board: tuple[int, ...]) -> Systems:
    return set_of(tiles_in_play(board))


@standing("activation_legality", "chaos_mapping")
def forbidden_fields(state: Ti4State, seat: int) -> Systems:
    """Asteroid fields with ships of another player who has charted them (Chaos Mapping)."""
    found = 0
    for owner in owner_of_technology(state, "chaos_mapping"):
        if owner != seat:
            found |= fleets(state, owner)
    return found & anomalies(state.map, ASTEROID_FIELD) if found else 0
