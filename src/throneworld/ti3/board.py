"""The board as this book sees it: what lies on borders, how far cannons reach, homes, distances."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from throneworld.galaxy.adjacency import Adjacency, Link, connected, steps_between, within
from throneworld.galaxy.sets import System, Systems, set_of
from throneworld.imperium.board import (
    MOVING,
    Board,
    Lifted,
    Passages,
    adjacency,
    anomalies,
    calm,
    edges,
    held_planets,
    home_system,
    land,
    systems_in_play,
)
from throneworld.imperium.modifiers import banned_by, turned, turned_by
from throneworld.imperium.quantities import ENTRY, HELD
from throneworld.imperium.state import AREAS
from throneworld.kernel.asks import Refusal
from throneworld.ti3.edition import EDITION
from throneworld.ti3.quantities import BORDERS
from throneworld.ti3.state import NOBODY, SYSTEM, Border, Gate, Ti3State
from throneworld.ti3.tables import (
    BORDER_TOKEN,
    CREUSS_GATE,
    GATE,
    GRAVITY_RIFT,
    HOME,
    HOME_TILE,
    STATIONS,
    TILE,
)

# What tokens on borders bar
CROSSING, FIRE = "crossing", "fire"


# Borders


def lifting_border(token: str, *what: str) -> Callable[..., Lifted]:
    """Tokens of a kind do not bar this to a player; across a wave his ships may go backwards, and stop."""
    more = tuple((token, each) for each in what)
    return lambda state, lifted, seat: lifted + more


def severing(*links: Link) -> Callable[..., Passages]:
    """Ships do not cross these borders, in either direction."""
    both = tuple(each for one, two in links for each in ((one, two), (two, one)))

    def turn(state: Ti3State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
        return found._replace(severed=found.severed + both) if purpose == MOVING else found

    return turn


def with_borders(state: Ti3State, found: Passages, seat: int, purpose: str) -> Passages:
    """What the tokens on borders do to ships that move (SA-6.9)."""
    if purpose != MOVING or not state.borders:
        return found
    severed, stops = _closed(state.borders, turned(state, BORDERS, (), seat))
    return found._replace(severed=severed, stops=stops)


@lru_cache(maxsize=512)
def _closed(borders: tuple[Border, ...], lifted: Lifted) -> tuple[tuple[Link, ...], tuple[Link, ...]]:
    """Borders that cannot be crossed, and those behind which one has to stop: from system to system."""
    severed: list[Link] = []
    stops: list[Link] = []
    for token in borders:
        passes, row = (token.kind, CROSSING) in lifted, BORDER_TOKEN[token.kind]
        both = [(token.one, token.other), (token.other, token.one)]
        if row.one_way:
            (stops if passes else severed).append((token.other, token.one))
        elif row.last_step:
            stops += both
        elif not passes:
            severed += both
    return tuple(severed), tuple(stops)


# Cannons


def firing_range(state: Ti3State, seat: int, system: System) -> Systems:
    """The systems that share a border with one over which a player can fire (SA-13.17.3, 6.9)."""
    near = edges(EDITION, state.map)[system]
    if not state.borders:
        return near
    return near & ~_shielded(state.borders, turned(state, BORDERS, (), seat), system)


def tokens_between(state: Ti3State, one: System, other: System) -> list[str]:
    """The kinds of tokens on the border of two systems: shots through asteroids may be worse."""
    return [token.kind for token in state.borders if {token.one, token.other} == {one, other}]


@lru_cache(maxsize=512)
def _shielded(borders: tuple[Border, ...], lifted: Lifted, system: System) -> Systems:
    found = 0
    for token in borders:
        if BORDER_TOKEN[token.kind].stops_fire and (token.kind, FIRE) not in lifted:
            ends = {token.one: token.other, token.other: token.one}
            found |= 1 << ends[system] if system in ends else 0
    return found


# Where ships may go


def steps_out(state: Ti3State, seat: int, system: System) -> Systems:
    """The systems into which a player's ships may go from one in a single step; none that closes itself to
    them (SA-6.3.1, 6.5.1)."""
    return adjacency(state, seat, MOVING)[system] & ~land(state, seat).no_end


def way_refusal(state: Ti3State, seat: int, origin: System, target: System) -> Refusal | None:
    """Why ships may neither leave the one system nor enter the other, whatever else does not matter."""
    if turned(state, HELD, 0, seat) >> origin & 1:
        return Refusal("SA-9.2.3", "closed_to_ships", (turned_by(state, HELD, 0, seat), origin))
    closed_by = banned_by(state, ENTRY, seat, target)
    return Refusal("SA-9.2.3", "closed_to_ships", (closed_by, target)) if closed_by else None


def open_to_all(state: Ti3State) -> Systems:
    """Systems in which ships are in nobody's way (SA-6.7.2), and those that a shield calms."""
    return anomalies(state, GRAVITY_RIFT) | calm(state)


def special_of(state: Ti3State, system: System) -> str:
    """What a Special System does at present; nothing where it is calm."""
    special = TILE[system].special
    return "" if special and state.laws and calm(state) >> system & 1 else special


# Homes


def home_on_map(state: Ti3State, seat: int) -> System:
    """The Home System, or the gate that holds its place: distances count from it (ruling 94)."""
    home = home_system(state, seat)
    return GATE_OF.get(home, home)


GATE_OF: dict[System, System] = {
    home: gate for gate, home in EDITION.beside.items() if gate and TILE[gate].kind == GATE
}
"""Homes that lie beside the map, and what holds their place on it."""


def is_home_of(state: Ti3State, seat: int, system: System) -> bool:
    """Whether a system is the Home System of a player."""
    return home_system(state, seat) == system


def homes_in_play(state: Ti3State) -> Systems:
    """All Home Systems of players, where their planets are."""
    return set_of(HOME_TILE[race] for race in state.factions if race) & systems_in_play(state)


def home_owner(state: Ti3State, system: System) -> int:
    """Whose home it is, or whose gate; NOBODY's if neither."""
    race = TILE[system].race
    return state.factions.index(race) if race and race in state.factions else NOBODY


def counts_as_home(state: Ti3State, system: System) -> bool:
    """Cards and Diplomacy treat the Creuss Gate like a Home System."""
    return bool(homes_in_play(state) >> system & 1) or system == CREUSS_GATE


# Distances (ruling 94)


def plain_adjacency(state: Ti3State) -> Adjacency:
    """By borders, whatever lies on them, and by stable wormholes (SA-6.10.9)."""
    return _plain(state.map, tuple([gate for gate in state.gates if gate.is_stable]))


@lru_cache(maxsize=256)
def _plain(board: Board, gates: tuple[Gate, ...]) -> Adjacency:
    tiles = [*(tile for tile in board if tile > 0), *_beside(board)]
    ends = [
        set_of(tile for tile in tiles if letter in TILE[tile].wormholes)
        | set_of(gate.system for gate in gates if gate.letter == letter)
        for letter in EDITION.letters
    ]
    return connected(edges(EDITION, board), tuple(ends))


def _beside(board: Board) -> list[int]:
    return [other for tile, other in EDITION.beside.items() if not tile or tile in board]


def distance(state: Ti3State, one: System, other: System) -> int | None:
    """How many spaces one system is away from another; None if no way leads there."""
    return steps_between(plain_adjacency(state), one, other)


def systems_within(state: Ti3State, start: System, spaces: int) -> Systems:
    """The systems at most so many spaces away, the start included."""
    return _within(plain_adjacency(state), start, spaces)


@lru_cache(maxsize=512)
def _within(adjacency: Adjacency, start: System, spaces: int) -> Systems:
    return within(adjacency, start, spaces)


def distance_from_home(state: Ti3State, seat: int, system: System) -> int | None:
    return distance(state, home_on_map(state, seat), system)


def artifact_holder(state: Ti3State, artifact: str) -> int:
    """Who has an artifact: the owner of its planet, or who holds it in space (SA-6.11.6)."""
    place = state.artifacts.get(artifact, "")
    if place in AREAS:
        return state.artifact_holders.get(artifact, NOBODY)
    return state.control.get(place, NOBODY) if place else NOBODY


def planets_away(state: Ti3State, seat: int) -> list[str]:
    """Planets that a player controls outside his Home System; Trade Stations are none."""
    held = [each for each in held_planets(state, seat) if each not in STATIONS]
    return [each for each in held if not is_home_of(state, seat, SYSTEM[each])]


def planets_of_nobodys_home(state: Ti3State, seat: int) -> list[str]:
    """Planets that a player controls outside all Home Systems."""
    away = planets_away(state, seat)
    return [each for each in away if TILE[SYSTEM[each]].kind not in (HOME, GATE)]
