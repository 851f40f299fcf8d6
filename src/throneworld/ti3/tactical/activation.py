"""Which systems a player may activate, alone or two at once (SA-3.14, 3.23)."""

from __future__ import annotations

from functools import cache, lru_cache

from throneworld.galaxy.sets import Systems, members, set_of
from throneworld.imperium import activation
from throneworld.imperium.board import Board, adjacency, calm, has_units, systems_in_play
from throneworld.imperium.citing import CANNOT_RULE
from throneworld.imperium.conditions import standing
from throneworld.imperium.modifiers import granted_by, is_altered, total, turned_by
from throneworld.imperium.paying import INFLUENCE, can_pay
from throneworld.imperium.quantities import MAY_ACTIVATE
from throneworld.imperium.units import presence
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Refusal
from throneworld.ti3.board import special_of
from throneworld.ti3.quantities import ACTIVATES_TERRAIN, ACTIVATION_PRICE, SURCHARGE
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import ASTEROID_FIELD, GATE, HOME, SUPERNOVA, TILE

CLOSED: tuple[str, ...] = (ASTEROID_FIELD, SUPERNOVA)
"""Terrain that nobody activates, unless something lets him (SA-3.14.5)."""


def _opens(state: Ti3State, seat: int, special: str) -> bool:
    return bool(granted_by(state, ACTIVATES_TERRAIN, seat, special))


def activatable(state: Ti3State, seat: int) -> Systems:
    """All systems that a player may activate by a Tactical Action, at once."""
    return 0 if surcharge_refusal(state, seat) is not None else open_systems(state, seat)


def open_systems(state: Ti3State, seat: int) -> Systems:
    """All that he may activate by any action."""
    found = activation.activatable(state, seat)
    return found & ~_closed(state, seat) & ~_too_dear(state, seat, found) if found else 0


def activation_refusal(state: Ti3State, seat: int, system: int) -> Refusal | None:
    """Why a player may not activate a system."""
    refusal = activation.activation_refusal(state, seat, system)
    return refusal or closed_refusal(state, seat, system) or price_refusal(state, seat, system)


def activation_price(state: Ti3State, seat: int, system: int) -> int:
    """Influence; of several prices the sum."""
    return total(state, ACTIVATION_PRICE, seat, system)


def price_refusal(state: Ti3State, seat: int, system: int) -> Refusal | None:
    price = activation_price(state, seat, system)
    fine = can_pay(state, seat, price, INFLUENCE)
    return None if fine else Refusal("SA-3.14.1", "activation_price", (price, system))


def _too_dear(state: Ti3State, seat: int, systems: Systems) -> Systems:
    if not is_altered(state, ACTIVATION_PRICE, seat):
        return 0
    return set_of(each for each in members(systems) if price_refusal(state, seat, each))


def surcharge_refusal(state: Ti3State, seat: int, free: bool = False) -> Refusal | None:
    """Why a player cannot pay what a Tactical Action costs him beyond its counter, if that is in the way."""
    more = total(state, SURCHARGE, seat)
    enough = not more or state.tactic[seat] >= more + (not free)
    return None if enough else Refusal("SA-3.14.1", "surcharge_unpaid", (more,))


def tactical_refusal(state: Ti3State, seat: int, system: int) -> Refusal | None:
    """Why he may not take a Tactical Action there."""
    return activation_refusal(state, seat, system) or surcharge_refusal(state, seat)


def inner_refusal(state: Ti3State, seat: int, system: int) -> Refusal | None:
    """The same of a Tactical Action inside another action: its counter comes from the reinforcements, if
    there is one (SA-15.6.3, ruling 61)."""
    if not reinforcements(state, seat):
        return tactical_refusal(state, seat, system)
    refusal = surcharge_refusal(state, seat, free=True)
    if refusal is not None:
        return refusal
    if state.on_board[seat] >> system & 1:
        return Refusal("SA-3.14.2", "own_token", (system,))
    closed_by = turned_by(state, MAY_ACTIVATE, 1 << system, seat)
    if closed_by:
        return Refusal(CANNOT_RULE, closed_by, (system,))
    return closed_refusal(state, seat, system) or price_refusal(state, seat, system)


def closed_at_home(state: Ti3State, seat: int, home: int) -> Refusal | None:
    """Why he may not act in his Home System with a counter that lies there, or one of the reinforcements."""
    refusal = surcharge_refusal(state, seat, free=True)
    if refusal is not None or state.on_board[seat] >> home & 1:
        return refusal
    if not reinforcements(state, seat):
        return Refusal("SA-8.4.1", "no_counter_left")
    return inner_refusal(state, seat, home)


def closed_refusal(state: Ti3State, seat: int, system: int) -> Refusal | None:
    """Terrain that nobody activates, and homes of others in the first round."""
    if not _closed(state, seat) >> system & 1:
        return None
    if special_of(state, system):
        return Refusal("SA-3.14.5", "closed_terrain", (system,))
    return Refusal("SA-3.14.4", "home_in_first_round", (system,))


@standing("activation_static", "creuss.3")
def _closed(state: Ti3State, seat: int) -> Systems:
    closed = _terrain(state.map, tuple([each for each in CLOSED if not _opens(state, seat, each)]))
    closed &= ~calm(state)
    if state.round == 1:
        closed |= _homes(state.map) & ~_own_home(state.factions[seat])
    return closed


@lru_cache(maxsize=256)
def _terrain(board: Board, closed: tuple[str, ...]) -> Systems:
    return set_of(tile for tile in board if tile > 0 and TILE[tile].special in closed)


@lru_cache(maxsize=256)
def _homes(board: Board) -> Systems:
    """Home systems, and the gate that holds the place of one (SA-6.2.10)."""
    homes = [tile.number for tile in TILE.values() if tile.kind in (HOME, GATE)]
    return set_of(homes)


@cache
def _own_home(race: str) -> Systems:
    return set_of(tile.number for tile in TILE.values() if tile.race == race)


# Transfer Actions (SA-3.23)


def transfer_pairs(state: Ti3State, seat: int) -> list[tuple[int, int]]:
    """Two adjacent systems in each of which a player has units, the lower number first."""
    mine = presence(state, seat) & systems_in_play(state)
    near = adjacency(state, seat)
    return [(one, other) for one in members(mine) for other in members(near[one] & mine) if one < other]


def transfer_refusal(state: Ti3State, seat: int, one: int, other: int) -> Refusal | None:
    """Why these two cannot be activated together."""
    if one == other or not adjacency(state, seat)[one] >> other & 1:
        return Refusal("SA-3.23.1", "not_adjacent", (one, other))
    for system in (one, other):
        refusal = activation_refusal(state, seat, system)
        if refusal is not None:
            return refusal
        if not has_units(state, seat, system):
            return Refusal("SA-3.23.4", "no_units_in", (system,))
        others = [each for each in range(len(state.factions)) if not state.allied(seat, each)]
        if any(has_units(state, enemy, system) for enemy in others):
            return Refusal("SA-3.23.4", "enemy_units_there", (system,))
    if not reinforcements(state, seat):
        return Refusal("SA-3.23.3", "no_counter_left")
    return None
