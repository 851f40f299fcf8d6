"""The game board as the rules see it: tiles in play, wormholes, adjacency, terrain, home systems."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from throneworld.galaxy.adjacency import Adjacency, Link, borders, connected
from throneworld.galaxy.charts import Chart, all_around, is_two_way
from throneworld.galaxy.hexes import Hex, at
from throneworld.galaxy.movement import Terrain
from throneworld.galaxy.sets import System, Systems, members, set_of
from throneworld.imperium.edition import Edition
from throneworld.imperium.modifiers import owners, turned
from throneworld.imperium.quantities import ADJACENCY, CALM, SHUT, TERRAIN
from throneworld.imperium.state import NO_SYSTEM, NOBODY, ImperiumState

Board = tuple[int, ...]
"""The tile at each place of the spiral."""

# For what adjacency is asked
NEARNESS, MOVING, FIRING = "nearness", "moving", "firing"


# Tiles


@lru_cache(maxsize=256)
def _tiles(edition: Edition, board: Board) -> tuple[int, ...]:
    tiles = [tile for tile in board if tile > 0]
    beside = [
        other for tile, other in edition.beside.items() if tile in tiles or (tiles and tile == NO_SYSTEM)
    ]
    return tuple(sorted([*tiles, *beside]))


def all_systems(state: ImperiumState) -> tuple[int, ...]:
    """Every tile of the game board, those beside the map included, lowest number first."""
    return _tiles(state.edition, state.map)


@lru_cache(maxsize=256)
def _systems(edition: Edition, board: Board) -> Systems:
    return set_of(_tiles(edition, board))


def systems_in_play(state: ImperiumState) -> Systems:
    return _systems(state.edition, state.map)


@lru_cache(maxsize=256)
def _planets(edition: Edition, board: Board) -> tuple[str, ...]:
    return tuple(planet for system in _tiles(edition, board) for planet in edition.planets[system])


def planets_in_play(state: ImperiumState) -> tuple[str, ...]:
    """The planets of the game board, in the order of their systems."""
    return _planets(state.edition, state.map)


@lru_cache(maxsize=256)
def edges(edition: Edition, board: Board) -> Adjacency:
    """Which systems touch each other."""
    return borders(_hexes(edition, board))


def _hexes(edition: Edition, board: Board) -> list[Hex | None]:
    """Where each tile lies; those beside the map lie nowhere."""
    places: list[Hex | None] = [None] * len(edition.planets)
    for place, tile in enumerate(board):
        if tile > 0:
            places[tile] = at(place)
    return places


@lru_cache(maxsize=256)
def sides(edition: Edition, board: Board) -> tuple[tuple[System, ...], ...]:
    """The six neighbours of each system, clockwise from the north; see `galaxy.charts`."""
    return all_around(_hexes(edition, board))


@lru_cache(maxsize=256)
def _anomalies(edition: Edition, board: Board, anomaly: str) -> Systems:
    return set_of(tile for tile in _tiles(edition, board) if edition.anomalies[tile] == anomaly)


def anomalies(state: ImperiumState, anomaly: str) -> Systems:
    """The systems that are anomalies of a kind."""
    return _anomalies(state.edition, state.map, anomaly)


# Wormholes and adjacency


class Passages(NamedTuple):
    """What makes systems adjacent, or not, besides what is printed on the tiles."""

    ends: tuple[Systems, ...]
    """Where wormholes have been added, by letter in the order of the edition."""
    joined: tuple[str, ...] = ()
    """Letters that lead to each other; nothing closes them."""
    closed: tuple[str, ...] = ()
    """Letters that lead nowhere."""
    closed_by: str = ""
    """The component that closes them."""
    links: tuple[Link, ...] = ()
    severed: tuple[Link, ...] = ()
    """Borders that cannot be crossed, from the one system to the other."""
    stops: tuple[Link, ...] = ()
    """Borders that can be crossed, but end a move."""
    alone: bool = False
    """Whether a wormhole takes the whole move of a ship."""
    sealed: bool = False
    """Whether letters that are joined lead nowhere either."""


Turn = Callable[..., Passages]


def joining(*letters: str) -> Turn:
    """Wormholes of these letters lead to each other."""
    return lambda state, found, *context: found._replace(
        joined=tuple(dict.fromkeys((*found.joined, *letters)))
    )


def closing(component: str, purpose: str, *letters: str) -> Turn:
    """Wormholes of these letters lead nowhere, for a purpose."""

    def turn(state: ImperiumState, found: Passages, seat: int, asked: str, gate: System) -> Passages:
        return found._replace(closed=letters, closed_by=component) if asked == purpose else found

    return turn


def adding(edition: Edition, found: Passages, letter: str, systems: Systems) -> Passages:
    """There are wormholes of a letter in more systems."""
    place, ends = edition.letters.index(letter), found.ends
    return found._replace(ends=(*ends[:place], ends[place] | systems, *ends[place + 1 :]))


def passages(
    state: ImperiumState,
    seat: int = NOBODY,
    purpose: str = NEARNESS,
    gate: System = NO_SYSTEM,
    tokens: tuple[tuple[str, System], ...] | None = None,
) -> Passages:
    """What tokens and components do to adjacency for a player: NOBODY for what holds for all.

    `tokens` as if the wormholes of these alone had been added: their letters and where they are.
    """
    edition = state.edition
    found = _by_tokens(edition, state.gateways() if tokens is None else tokens)
    if edition.borders is not None:
        found = edition.borders(state, found, seat, purpose)
    return turned(state, ADJACENCY, found, seat, purpose, gate)


@lru_cache(maxsize=1024)
def _by_tokens(edition: Edition, tokens: tuple[tuple[str, System], ...]) -> Passages:
    found = Passages((0,) * len(edition.letters))
    for letter, system in tokens:
        found = adding(edition, found, letter, 1 << system)
    return found


@lru_cache(maxsize=256)
def _printed(edition: Edition, board: Board, letter: str) -> Systems:
    return set_of(tile for tile in _tiles(edition, board) if letter in edition.wormholes[tile])


def wormholes(state: ImperiumState, *letters: str, seat: int = NOBODY) -> Systems:
    """The systems that contain a wormhole of one of these letters, printed or added, to a player's eyes."""
    return _ends(state.edition, state.map, passages(state, seat).ends, letters)


@lru_cache(maxsize=1024)
def _ends(edition: Edition, board: Board, added: tuple[Systems, ...], letters: tuple[str, ...]) -> Systems:
    found = 0
    for letter, more in zip(edition.letters, added, strict=True):
        if letter in letters:
            found |= more | _printed(edition, board, letter)
    return found


def adjacency(
    state: ImperiumState, seat: int = NOBODY, purpose: str = NEARNESS, gate: System = NO_SYSTEM
) -> Adjacency:
    """Which systems are adjacent, to a player and for what: NOBODY for what holds for all.

    `gate` is where the wormhole that a ship bears counts as being, if not where the ship is.
    """
    return connections(state.edition, state.map, passages(state, seat, purpose, gate))


def bordering(state: ImperiumState, seat: int = NOBODY, purpose: str = NEARNESS) -> Adjacency:
    """The same without wormholes, however they come to be."""
    touching, found = edges(state.edition, state.map), passages(state, seat, purpose)
    return _cut(touching, found.severed) if found.severed else touching


@lru_cache(maxsize=4096)
def connections(edition: Edition, board: Board, found: Passages) -> Adjacency:
    """By the edges of tiles, by wormholes of each letter or of letters that are joined, and by links."""
    touching = edges(edition, board)
    if found.severed:
        touching = _cut(touching, found.severed)
    return connected(touching, _matching(edition, board, found), found.links)


def _matching(edition: Edition, board: Board, found: Passages) -> tuple[Systems, ...]:
    """The systems whose wormholes lead to each other, set by set."""
    joined = () if found.sealed else found.joined
    lone = [(letter,) for letter in edition.letters if letter not in (*joined, *found.closed)]
    matching = [joined, *lone] if joined else lone
    return tuple(_ends(edition, board, found.ends, letters) for letters in matching)


def _cut(touching: Adjacency, severed: tuple[Link, ...]) -> Adjacency:
    cut = list(touching)
    for here, there in severed:
        cut[here] &= ~(1 << there)
    return tuple(cut)


@lru_cache(maxsize=4096)
def leaps(edition: Edition, board: Board, found: Passages) -> Adjacency:
    """Which systems are adjacent otherwise than by their borders."""
    return connected((0,) * len(edition.planets), _matching(edition, board, found), found.links)


@lru_cache(maxsize=1024)
def chart(edition: Edition, board: Board, found: Passages) -> Chart:
    """How systems are joined, border by border (`galaxy.charts`)."""
    ways = leaps(edition, board, found)
    return Chart(sides(edition, board), ways, found.severed, found.stops, found.alone)


@lru_cache(maxsize=1024)
def is_plain(found: Passages) -> bool:
    """Whether it does not matter in which direction, or by which border, one comes somewhere."""
    return not found.stops and not found.alone and is_two_way(found.severed)


def adjacent_to(state: ImperiumState, system: int, seat: int = NOBODY) -> tuple[int, ...]:
    """The systems adjacent to one, to a player's eyes."""
    return members(adjacency(state, seat)[system])


def seeing_farther(state: ImperiumState) -> list[int]:
    """The players to whose eyes other systems are adjacent than to everybody's."""
    return owners(state, ADJACENCY)


# Terrain


Lifted = tuple[tuple[str, str], ...]
"""Anomalies, and what each does not do to a player's ships: a field of `Terrain`."""


def lifting(anomaly: str, *fields: str) -> Callable[..., Lifted]:
    """Anomalies of a kind do not do this to his ships."""
    more = tuple((anomaly, field) for field in fields)
    return lambda state, lifted, seat: lifted + more


def land(state: ImperiumState, seat: int) -> Terrain:
    """What anomalies do to a player's ships, as far as nothing exempts him, and what is shut to them."""
    lifted = turned(state, TERRAIN, (), seat)
    return _land(state.edition, state.map, lifted, calm(state, seat), turned(state, SHUT, 0, seat))


def calm(state: ImperiumState, seat: int = NOBODY) -> Systems:
    """Systems whose anomalies do nothing at present."""
    return turned(state, CALM, 0, seat)


@lru_cache(maxsize=512)
def _land(edition: Edition, board: Board, lifted: Lifted, calm: Systems, shut: Systems) -> Terrain:
    found = dict.fromkeys(Terrain._fields, 0)
    for anomaly, does in edition.terrain.items():
        for field in does:
            if (anomaly, field) not in lifted:
                found[field] |= _anomalies(edition, board, anomaly) & ~calm
    found["no_end"] |= shut
    found["no_passage"] |= shut
    return Terrain(**found)


# Who is where


def held_planets(state: ImperiumState, seat: int) -> tuple[str, ...]:
    """The planets that a player controls, in the order in which he came to them."""
    return tuple([planet for planet, owner in state.control.items() if owner == seat])


def territory(state: ImperiumState, seat: int) -> Systems:
    """The systems in which a player has a unit or controls a planet."""
    bit = state.edition.bit
    found = reduce(or_, map(bit.__getitem__, state.units[seat]), 0)
    for planet, owner in state.control.items():
        if owner == seat:
            found |= bit[planet]
    return found


def home_system(state: ImperiumState, seat: int) -> int:
    return state.edition.homes[state.factions[seat]]


def home_planets(state: ImperiumState, seat: int) -> tuple[str, ...]:
    return state.edition.planets[home_system(state, seat)]


def has_units(state: ImperiumState, seat: int, system: int) -> bool:
    """Whether a player has a unit in a system."""
    return not state.units[seat].keys().isdisjoint(state.edition.places[system])
