"""How systems are joined, border by border: what `galaxy.sides` and `galaxy.safest` look at."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from throneworld.galaxy.adjacency import Adjacency, Link
from throneworld.galaxy.hexes import Hex, neighbours
from throneworld.galaxy.sets import System

NOWHERE = -1
SIDES = 6
LEAP = SIDES
"""In the place of a side: through a wormhole, or by a link."""
START = -1


class Chart(Struct, frozen=True, cache_hash=True, gc=False):
    """How systems are joined, border by border."""

    around: tuple[tuple[System, ...], ...]
    """For each system its six neighbours, clockwise from the north, or NOWHERE."""
    leaps: Adjacency
    """Systems that are adjacent otherwise."""
    severed: tuple[Link, ...] = ()
    """Borders that cannot be crossed, from the one system to the other."""
    stops: tuple[Link, ...] = ()
    """Borders that end the move of whoever crosses them, from the one system to the other."""
    alone: bool = False
    """Whether a leap takes the whole move of a ship."""


def all_around(places: Sequence[Hex | None]) -> tuple[tuple[System, ...], ...]:
    """The six neighbours of each system. None: a tile beside the map, which touches nothing."""
    system = {place: each for each, place in enumerate(places) if place is not None}
    nothing = (NOWHERE,) * SIDES
    return tuple(
        nothing if place is None else tuple(system.get(there, NOWHERE) for there in neighbours(place))
        for place in places
    )


def is_two_way(severed: Sequence[Link]) -> bool:
    """Whether what is closed one way is closed the other way, too."""
    return all((there, here) in severed for here, there in severed)
