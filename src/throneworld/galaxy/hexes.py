"""Hexes by axial coordinates (q, r), flat side up, the centre at (0, 0).

The spiral numbers them as the community does: 0 the centre, then ring by ring, each clockwise from its north
corner.
"""

from __future__ import annotations

from functools import cache

Hex = tuple[int, int]

CENTRE: Hex = (0, 0)
NORTH, NORTH_EAST, SOUTH_EAST = (0, -1), (1, -1), (1, 0)
SOUTH, SOUTH_WEST, NORTH_WEST = (0, 1), (-1, 1), (-1, 0)
DIRECTIONS: tuple[Hex, ...] = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
"""Clockwise."""


def beyond(here: Hex, way: Hex, steps: int = 1) -> Hex:
    """The hex that lies so many steps away in a direction."""
    return here[0] + way[0] * steps, here[1] + way[1] * steps


def neighbours(here: Hex) -> tuple[Hex, ...]:
    """The six hexes around one, clockwise from the north."""
    return tuple(beyond(here, way) for way in DIRECTIONS)


def distance(here: Hex, there: Hex) -> int:
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r))


def rotated(here: Hex, sixths: int) -> Hex:
    """Where a hex comes to lie if the galaxy is turned clockwise around its centre."""
    q, r = here
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


@cache
def ring(radius: int) -> tuple[Hex, ...]:
    """The hexes at that distance from the centre, clockwise from the north corner."""
    if radius == 0:
        return (CENTRE,)
    here, found = beyond(CENTRE, NORTH, radius), []
    for side in range(6):
        for _ in range(radius):
            found.append(here)
            here = beyond(here, DIRECTIONS[(side + 2) % 6])
    return tuple(found)


@cache
def spiral(radius: int) -> tuple[Hex, ...]:
    """All hexes up to that distance from the centre, in the order of their numbers."""
    return tuple(here for each in range(radius + 1) for here in ring(each))


def size(radius: int) -> int:
    """How many hexes a full galaxy of that radius has."""
    return 3 * radius * (radius + 1) + 1


def number(here: Hex) -> int:
    """The number of a hex in the spiral."""
    radius = distance(CENTRE, here)
    return size(radius - 1) + ring(radius).index(here) if radius else 0


def ring_of(place: int) -> int:
    """The ring in which a number of the spiral lies."""
    radius = 0
    while place >= size(radius):
        radius += 1
    return radius


def at(place: int) -> Hex:
    """The hex that bears a number of the spiral."""
    return spiral(ring_of(place))[place]


def turned(place: int, sixths: int) -> int:
    """The number of the hex that a place comes to lie on if the galaxy is turned clockwise."""
    return number(rotated(at(place), sixths))
