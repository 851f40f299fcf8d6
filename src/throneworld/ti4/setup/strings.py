"""Galaxies given as a map string: what is wrong with one, and what to do about it."""

from __future__ import annotations

from throneworld.galaxy.hexes import size
from throneworld.galaxy.layouts import Layout
from throneworld.galaxy.maps import HOME, Tiles, homes, parse, repeated
from throneworld.galaxy.placing import touching
from throneworld.kernel.errors import BadSetup
from throneworld.ti4.tables import BLUE_TILES, MECATOL_TILE, RED_TILES, TILE

LONGEST = 200
"""A full map of two-digit tiles has 107 characters."""


def read_map(map_string: str, layout: Layout) -> Tiles:
    """The tiles of a map string that this number of players can play on."""
    if not map_string.strip():
        raise BadSetup("option 'galaxy' is 'string': give the map in option 'map_string'")
    tiles = parse(map_string, layout.centre)
    shape = (_centre(tiles, layout), _rings(tiles, layout))
    for problem in (*shape, _tiles(tiles), _homes(tiles, layout), _gaps(tiles)):
        if problem:
            raise BadSetup(f"option 'map_string' {problem}")
    return tiles


def _centre(tiles: Tiles, layout: Layout) -> str:
    if tiles[0] == layout.centre:
        return ""
    return f"has tile {tiles[0]} in the centre: leave the centre out, Mecatol Rex lies there"


def _rings(tiles: Tiles, layout: Layout) -> str:
    if len(tiles) <= size(layout.radius):
        return ""
    return f"has {len(tiles) - 1} places: give the {size(layout.radius) - 1} of three rings"


def _tiles(tiles: Tiles) -> str:
    inside = [tile for tile in tiles[1:] if tile > 0 and tile != MECATOL_TILE]
    if unknown := [tile for tile in inside if tile not in TILE]:
        return f"has tiles that are not in the box: {_listed(unknown)}; use 19 to 50"
    if green := [tile for tile in inside if tile not in BLUE_TILES + RED_TILES]:
        return f"names home systems: {_listed(green)}; write 0 where a home system lies"
    if twice := repeated(tiles):
        return f"uses tiles more than once: {_listed(twice)}; the box holds each once"
    return ""


def _homes(tiles: Tiles, layout: Layout) -> str:
    found = homes(tiles)
    if len(found) != layout.players:
        return f"has {len(found)} homes (0): give {layout.players}, one for each player"
    if any(place < size(layout.radius - 1) for place in found):
        return "has a home (0) in an inner ring: homes lie in the third ring, the last 18 places"
    return ""


def _gaps(tiles: Tiles) -> str:
    """Whoever cannot get to the others cannot play."""
    reached, edge, beside = {0}, [0], touching(len(tiles))
    while edge:
        near = [place for place in beside[edge.pop()] if place not in reached]
        fresh = [place for place in near if tiles[place] >= HOME]
        reached.update(fresh)
        edge += fresh
    lost = [tiles[place] for place in range(len(tiles)) if tiles[place] >= HOME and place not in reached]
    return (
        f"falls apart: {_listed(lost)} cannot be reached from the centre; close the gaps (-1)" if lost else ""
    )


def _listed(tiles: list[int] | tuple[int, ...]) -> str:
    return ", ".join(map(str, tiles))
