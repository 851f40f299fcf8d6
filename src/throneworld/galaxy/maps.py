"""Maps as tiles in the order of the spiral, and the community's map strings for them.

A map string lists the tiles of all rings, centre left out: 0 is a home system, -1 no tile. A centre other
than the usual one of the game stands before them in braces.
"""

from __future__ import annotations

import re
from collections import Counter

from throneworld.galaxy.hexes import ring_of, size, turned
from throneworld.galaxy.layouts import Home, Layout
from throneworld.kernel.errors import BadSetup, short

Tiles = tuple[int, ...]
"""The tile at each place of the spiral, the centre first."""

HOME = 0
NO_TILE = -1
LARGEST = 4
"""No game plays on more rings."""

_STRING = re.compile(r"\s*(?:\{(\d{1,3})\}\s*)?((?:-1|\d{1,3})(?:\s+(?:-1|\d{1,3}))*)\s*", re.ASCII)


def parse(map_string: str, usual: int) -> Tiles:
    """The tiles of a map string; what is missing at the end of its last ring is empty.

    `usual` is the tile in the centre if the string names none.
    """
    match = _STRING.fullmatch(map_string)
    if match is None:
        raise BadSetup(f"{short(map_string)} is no map string: give tile numbers, 0 for homes, -1 for gaps")
    centre, rest = match.groups()
    tiles = (int(centre or usual), *map(int, rest.split()))
    radius = ring_of(len(tiles) - 1)
    if radius > LARGEST:
        raise BadSetup(
            f"a map string has at most {size(LARGEST) - 1} tiles, not {len(tiles) - 1}: shorten it"
        )
    return tiles + (NO_TILE,) * (size(radius) - len(tiles))


def write(tiles: Tiles, usual: int) -> str:
    """The map string of a map; the usual centre is left out."""
    centre = () if tiles[0] == usual else (f"{{{tiles[0]}}}",)
    return " ".join((*centre, *map(str, tiles[1:])))


def homes(tiles: Tiles) -> tuple[int, ...]:
    """The places for home systems, clockwise."""
    return tuple(place for place, tile in enumerate(tiles) if tile == HOME and place)


def repeated(tiles: Tiles) -> tuple[int, ...]:
    """The tiles that a map uses more than once, though the box holds each once."""
    return tuple(tile for tile, times in sorted(Counter(tiles).items()) if tile > 0 and times > 1)


def turned_homes(layout: Layout, sixths: int) -> tuple[Home, ...]:
    """The homes of a layout after the galaxy was turned clockwise, clockwise from the north."""
    return tuple(sorted(Home(turned(home.place, sixths), home.trade_goods) for home in layout.homes))


def gaps(tiles: Tiles) -> tuple[int, ...]:
    """The places without a tile."""
    return tuple(place for place, tile in enumerate(tiles) if tile == NO_TILE)


def turned_gaps(layout: Layout, sixths: int) -> tuple[int, ...]:
    return tuple(sorted(turned(place, sixths) for place in layout.unused))


def seats(tiles: Tiles, layout: Layout) -> tuple[Home, ...] | None:
    """The homes of a map with their trade goods; None if it is not of this layout, however one turns it."""
    for sixths in range(6):
        seated = turned_homes(layout, sixths)
        same_homes = homes(tiles) == tuple(home.place for home in seated)
        if same_homes and gaps(tiles) == turned_gaps(layout, sixths):
            return seated
    return None
