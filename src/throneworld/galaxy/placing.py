"""Building the galaxy by placing tiles in turn: where a tile may lie (RR "Complete Setup", step 6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple

from throneworld.galaxy.adjacency import borders
from throneworld.galaxy.hexes import at, ring_of, size
from throneworld.galaxy.layouts import Layout
from throneworld.galaxy.maps import HOME, NO_TILE, Tiles
from throneworld.galaxy.sets import members

Clash = Literal["anomalies", "wormholes"]


class Face(NamedTuple):
    """What matters of a tile's face when a galaxy is built."""

    anomaly: bool = False
    wormholes: int = 0
    """A bit for each type."""
    worth: int = 0
    """How good it is to have nearby, by the game's own measure; for fair maps."""
    impassable: bool = False
    """Nobody gets past it at the start of a game; for fair maps."""


Faces = Mapping[int, Face]
"""By tile; a tile without an entry is a blank one."""

BLANK = Face()


@cache
def touching(size_of_map: int) -> tuple[tuple[int, ...], ...]:
    """The places that touch each place, on a map of so many."""
    return tuple(members(edges) for edges in borders([at(place) for place in range(size_of_map)]))


def start(layout: Layout) -> Tiles:
    """The centre alone, with the homes laid out where they will connect."""
    tiles = [layout.centre] + [NO_TILE] * (size(layout.radius) - 1)
    for home in layout.homes:
        tiles[home.place] = HOME
    return tuple(tiles)


@cache
def places(layout: Layout) -> tuple[int, ...]:
    """All places that tiles are placed on, the innermost ring first; the middle if no tile belongs there."""
    taken = {home.place for home in layout.homes}.union(layout.unused)
    first = 0 if layout.centre == NO_TILE else 1
    return tuple(place for place in range(first, size(layout.radius)) if place not in taken)


def open_places(layout: Layout, tiles: Sequence[int]) -> tuple[int, ...]:
    """The gaps of the innermost ring that is not full; no other ring may be built yet."""
    gaps = [place for place in places(layout) if tiles[place] == NO_TILE]
    return tuple(place for place in gaps if ring_of(place) == ring_of(gaps[0]))


def quarrel(one: Face, other: Face) -> Clash | None:
    """Why two tiles should not lie next to each other."""
    if one.anomaly and other.anomaly:
        return "anomalies"
    return "wormholes" if one.wormholes & other.wormholes else None


def clash(faces: Faces, tiles: Sequence[int], tile: int, place: int) -> Clash | None:
    """Why a tile should not be placed there, by what lies around that place."""
    face = faces.get(tile, BLANK)
    for near in touching(len(tiles))[place] if face.anomaly or face.wormholes else ():
        if tiles[near] > 0 and (found := quarrel(face, faces.get(tiles[near], BLANK))):
            return found
    return None


def placements(
    layout: Layout, faces: Faces, tiles: Sequence[int], hand: Iterable[int]
) -> tuple[tuple[int, int], ...]:
    """Each tile of a hand with each place where it may be placed now.

    A clash is allowed only if there is no other option, that is if every tile of the hand clashes everywhere.
    """
    every = [(tile, place) for tile in hand for place in open_places(layout, tiles)]
    clean = [(tile, place) for tile, place in every if clash(faces, tiles, tile, place) is None]
    return tuple(clean or every)


def clashes(faces: Faces, tiles: Sequence[int]) -> tuple[tuple[int, int, Clash], ...]:
    """Every pair of places on a map whose tiles should not touch."""
    found = []
    for here, around in enumerate(touching(len(tiles))):
        for there in around:
            if here < there and min(tiles[here], tiles[there]) > 0:
                why = quarrel(faces.get(tiles[here], BLANK), faces.get(tiles[there], BLANK))
                found += [(here, there, why)] if why else []
    return tuple(found)


def placing_order(players: int, tiles_each: int) -> tuple[int, ...]:
    """Who places, tile by tile: 0 is the speaker, then clockwise; at each end the order turns round."""
    clockwise = tuple(range(players))
    return tuple(seat for turn in range(tiles_each) for seat in (clockwise[::-1] if turn % 2 else clockwise))
