"""The game board as the rules see it: tiles in play, wormholes, adjacency, neighbours, home systems."""

from __future__ import annotations

from functools import lru_cache

from throneworld.galaxy.adjacency import Adjacency, Link, around, borders, connected
from throneworld.galaxy.hexes import Hex, at
from throneworld.galaxy.movement import Terrain, terrain
from throneworld.galaxy.sets import Systems, members, set_of
from throneworld.imperium.marks import is_marked, marks_of
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import has_ability, has_technology, owner_of_ability
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM, SYSTEMS, Ti4State
from throneworld.ti4.tables import (
    ALPHA,
    ASTEROID_FIELD,
    BETA,
    DELTA,
    FACTION,
    FLAGSHIP,
    GRAVITY_RIFT,
    HOME,
    MECATOL_REX,
    MECATOL_TILE,
    NEBULA,
    SUPERNOVA,
    TILE,
)
from throneworld.ti4.units import INDEX, ship_count

CREUSS_HOME = 51
_FLAGSHIP = INDEX[FLAGSHIP]
LINKED_WORMHOLES = "linked_wormholes"
"""Mark: alpha and beta wormholes are adjacent (Lost Star Chart)."""
CONDUIT = "conduit"
"""Mark: the active system is adjacent to the system that is the subject (Spacial Conduit Cylinder)."""


@lru_cache(maxsize=256)
def tiles_in_play(board: tuple[int, ...]) -> tuple[int, ...]:
    """Every tile of the game board, the home system of the Ghosts included, lowest number first (RR 35.1)."""
    tiles = [tile for tile in board if tile > 0]
    return tuple(sorted([*tiles, CREUSS_HOME] if FACTION["creuss"].gate_tile in tiles else tiles))


@lru_cache(maxsize=256)
def edges(board: tuple[int, ...]) -> Adjacency:
    """Which systems touch each other."""
    places: list[Hex | None] = [None] * SYSTEMS
    for place, tile in enumerate(board):
        if tile > 0:
            places[tile] = at(place)
    return borders(places)


@lru_cache(maxsize=256)
def printed(board: tuple[int, ...], wormhole: str) -> Systems:
    return set_of(tile for tile in tiles_in_play(board) if wormhole in TILE[tile].wormholes)


@lru_cache(maxsize=256)
def anomalies(board: tuple[int, ...], anomaly: str) -> Systems:
    return set_of(tile for tile in tiles_in_play(board) if TILE[tile].anomaly == anomaly)


def all_systems(state: Ti4State) -> tuple[int, ...]:
    return tiles_in_play(state.map)


@lru_cache(maxsize=256)
def planets_in_play(board: tuple[int, ...]) -> tuple[str, ...]:
    """The planets of the game board, in the order of their systems."""
    return tuple(planet for system in tiles_in_play(board) for planet in planets_in(system))


def wormholes(state: Ti4State, wormhole: str) -> Systems:
    """The systems that contain a wormhole of that letter, printed or added (RR 89)."""
    return printed(state.map, wormhole) | _added(state, wormhole)


def _added(state: Ti4State, wormhole: str) -> Systems:
    token = state.wormhole_tokens.get(wormhole)
    found = 1 << token if token else 0
    if wormhole == DELTA:
        found |= _delta_flagship(state)
    elif _gate_folds(state):
        found |= 1 << MECATOL_TILE
    return found


@standing("adjacency_static", "hil_colish")
def _delta_flagship(state: Ti4State) -> Systems:
    """The flagship of the Ghosts carries a delta wormhole (Hil Colish)."""
    if "creuss" not in state.factions:
        return 0
    for place, group in state.units[state.factions.index("creuss")].items():
        if group[_FLAGSHIP]:
            return 1 << SYSTEM[place]
    return 0


@standing("adjacency_static", "lazax_gate_folding")
def _gate_folds(state: Ti4State) -> bool:
    """During tactical actions of its owner, while he does not control Mecatol Rex (Lazax Gate Folding)."""
    active = state.active
    return (
        state.active_system > 0
        and has_technology(state, active, "lazax_gate_folding")
        and state.control.get(MECATOL_REX) != active
    )


@standing("movement_static", "enforced_travel_ban")
def adjacency(
    state: Ti4State, seat: int = NOBODY, *, moving: bool = False, delta: Systems | None = None
) -> Adjacency:
    """Which systems are adjacent, to a player and for what: NOBODY for what holds for all (RR 6, 89).

    `delta` says where delta wormholes count as added, if not where they are.
    """
    linked = _all_linked(state, seat)
    banned = moving and not linked and "enforced_travel_ban" in state.laws
    if delta is None and not _has_moved_wormholes(state):
        return _joined(state.map, linked, banned)
    ends = _added(state, DELTA) if delta is None else delta
    added = (_added(state, ALPHA), _added(state, BETA), ends)
    return _joined(state.map, linked, banned, added, _conduits(state))


@lru_cache(maxsize=4096)
def _joined(
    board: tuple[int, ...],
    linked: bool,
    banned: bool,
    added: tuple[Systems, Systems, Systems] = (0, 0, 0),
    conduits: tuple[Link, ...] = (),
) -> Adjacency:
    """Adjacency by the tiles, and by what has been added to the wormholes of each letter."""
    alpha, beta = printed(board, ALPHA) | added[0], printed(board, BETA) | added[1]
    letters = () if banned else (alpha | beta,) if linked else (alpha, beta)
    return connected(edges(board), (*letters, printed(board, DELTA) | added[2]), conduits)


def _has_moved_wormholes(state: Ti4State) -> bool:
    """Whether anything but the tiles makes systems adjacent at present."""
    return bool(
        state.wormhole_tokens
        or (state.marks and is_marked(state, CONDUIT))
        or ("creuss" in state.factions and _delta_flagship(state))
        or (state.active_system and _gate_folds(state))
    )


@standing("adjacency_static", "quantum_entanglement", "wormhole_reconstruction")
def _all_linked(state: Ti4State, seat: int) -> bool:
    """Whether alpha and beta are adjacent too; nothing prevents Quantum Entanglement."""
    return (
        "wormhole_reconstruction" in state.laws
        or (bool(state.marks) and is_marked(state, LINKED_WORMHOLES))
        or (seat != NOBODY and has_ability(state, seat, "quantum_entanglement"))
    )


def _conduits(state: Ti4State) -> tuple[Link, ...]:
    return tuple((state.active_system, int(each.subject)) for each in marks_of(state, CONDUIT))


def adjacent_to(state: Ti4State, system: int, seat: int = NOBODY) -> tuple[int, ...]:
    """The systems adjacent to one, to a player's eyes."""
    return members(adjacency(state, seat)[system])


@standing("movement_static", "antimass_deflectors")
def land(state: Ti4State, seat: int) -> Terrain:
    """What anomalies do to a player's ships (RR 11, 37, 50, 75), as far as nothing exempts him."""
    deflected = has_technology(state, seat, "antimass_deflectors")
    return _exempt(state, seat, _printed_land(state.map, deflected))


@lru_cache(maxsize=512)
def _printed_land(board: tuple[int, ...], deflected: bool) -> Terrain:
    """What the tiles do, to those who pass asteroid fields or do not."""
    return terrain(
        asteroid_fields=0 if deflected else anomalies(board, ASTEROID_FIELD),
        supernovas=anomalies(board, SUPERNOVA),
        nebulae=anomalies(board, NEBULA),
        gravity_rifts=anomalies(board, GRAVITY_RIFT),
    )


@standing("movement_static", "gashlai_physiology", "magmus_reactor", "shared_research")
def _exempt(state: Ti4State, seat: int, found: Terrain) -> Terrain:
    if has_ability(state, seat, "gashlai_physiology"):
        found = found._replace(no_passage=found.no_passage & ~anomalies(state.map, SUPERNOVA))
    if has_technology(state, seat, "magmus_reactor"):
        found = found._replace(no_end=found.no_end & ~anomalies(state.map, SUPERNOVA))
    if "shared_research" in state.laws:
        found = found._replace(no_passage=found.no_passage & ~anomalies(state.map, NEBULA))
    return found


def held_planets(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The planets that a player controls, in the order in which he came to them."""
    return tuple([planet for planet, owner in state.control.items() if owner == seat])


def territory(state: Ti4State, seat: int) -> Systems:
    """The systems in which a player has a unit or controls a planet."""
    found = 0
    for place in state.units[seat]:
        found |= _BIT[place]
    for planet, owner in state.control.items():
        if owner == seat:
            found |= _BIT[planet]
    return found


def are_neighbours(state: Ti4State, one: int, other: int) -> bool:
    """RR 51: units or planets in the same system or in adjacent ones, wormholes included."""
    return other in neighbours_of(state, one)


def neighbours_of(state: Ti4State, seat: int) -> tuple[int, ...]:
    """The other players who are neighbours, to the eyes of either of them."""
    mine = territory(state, seat)
    near = _places_of(mine | around(adjacency(state, seat), mine))
    found = {owner for planet, owner in state.control.items() if planet in near}
    found.update([other for other, places in enumerate(state.units) if not places.keys().isdisjoint(near)])
    found.update(_who_see(state, mine))
    return tuple([other for other in sorted(found) if other != seat and other not in state.eliminated])


def _who_see(state: Ti4State, there: Systems) -> list[int]:
    """Players who are adjacent by what only they may use."""
    return [
        seat
        for seat in owner_of_ability(state, "quantum_entanglement")
        if around(adjacency(state, seat), territory(state, seat)) & there
    ]


def home_system(state: Ti4State, seat: int) -> int:
    return FACTION[state.factions[seat]].home_tile


def home_planets(state: Ti4State, seat: int) -> tuple[str, ...]:
    return FACTION[state.factions[seat]].home_planets


def is_home(system: int) -> bool:
    return TILE[system].kind == HOME


def planets_in(system: int) -> tuple[str, ...]:
    return _PLANETS[system]


def places_in(system: int) -> tuple[str, ...]:
    """The space area of a system and its planets."""
    return _PLACES[system]


@lru_cache(maxsize=4096)
def _places_of(systems: Systems) -> frozenset[str]:
    return frozenset(place for system in members(systems) for place in _PLACES[system])


def has_units(state: Ti4State, seat: int, system: int) -> bool:
    """Whether a player has a unit in a system."""
    return not state.units[seat].keys().isdisjoint(_PLACES[system])


def seats_with_ships(state: Ti4State, system: int) -> tuple[int, ...]:
    space = SPACE[system]
    return tuple(
        [seat for seat, places in enumerate(state.units) if space in places and ship_count(places[space])]
    )


_BIT: dict[str, Systems] = {place: 1 << system for place, system in SYSTEM.items()}
"""The system of each place, as a set."""
_PLANETS: tuple[tuple[str, ...], ...] = (
    (),
    *(tuple(planet.id for planet in TILE[tile].planets) for tile in range(1, SYSTEMS)),
)
_PLACES: tuple[tuple[str, ...], ...] = tuple((SPACE[system], *_PLANETS[system]) for system in range(SYSTEMS))
