"""Why no more ships of a kind move into a system (SA-8.5.1, 13.9.3, 13.18.3)."""

from __future__ import annotations

from throneworld.galaxy.sets import System
from throneworld.imperium.limits import (
    capacity,
    carried,
    excess,
    fighter_room,
    fleet_halves,
    fleet_limit,
    halves_of,
    has_place,
    kind_limit,
)
from throneworld.imperium.state import SPACE
from throneworld.imperium.units import BIG_SHIPS, FIGHTER, INDEX, SHIPS, SPACE_DOCK, count, in_space
from throneworld.kernel.asks import Refusal
from throneworld.ti3.board import special_of
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import SAAR_DOCKS_PER_SYSTEM, SUPERNOVA, WAR_SUN


def crowd_refusal(state: Ti3State, seat: int, system: System, kind: str, passing: bool) -> Refusal | None:
    """Nobody moves more into a system than he may have there; in a Transfer Action others may still leave."""
    there = count(state, seat, SPACE[system], kind)
    if kind == SPACE_DOCK and there >= SAAR_DOCKS_PER_SYSTEM:
        return Refusal("SA-13.9.3", "docks_full", (SAAR_DOCKS_PER_SYSTEM, system))
    if special_of(state, system) == SUPERNOVA:
        full = kind != WAR_SUN or there
        return Refusal("SA-6.5.1", "one_war_sun_only", (system,)) if full else None
    most = kind_limit(state, seat, system)
    if not passing and kind in SHIPS and there >= most:
        return Refusal("SA-8.5.1", "kind_full", (most, kind, system))
    if kind == FIGHTER:
        return None if passing else _loose_refusal(state, seat, system)
    if kind in BIG_SHIPS and not passing and not has_place(state, seat, system, kind):
        return Refusal("SA-8.5.1", "fleet_full", (fleet_limit(state, seat, system), system))
    return None


def _loose_refusal(state: Ti3State, seat: int, system: System) -> Refusal | None:
    """Fighters that fly alone take places in the fleet where nothing supports them (SA-13.18.3)."""
    group = in_space(state, seat, system)
    room = max(0, capacity(state, seat, system) - carried(state, group))
    if group[INDEX[FIGHTER]] < room + fighter_room(state, seat, system):
        return None
    each, limit = halves_of(state, seat, FIGHTER), fleet_limit(state, seat, system)
    loose = excess(state, seat, system).loose
    full = fleet_halves(state, seat, group) + each * (loose + 1) > 2 * limit
    return Refusal("SA-13.18.3", "fleet_full", (limit, system)) if full else None
