"""Which systems are adjacent: by touching edges, by matching wormholes and by declared links (RR 6, 89).

An `Adjacency` holds, for each system, the set of systems adjacent to it. `borders` is computed once for a
map; `connected` adds what may change during a game and remembers its answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from throneworld.galaxy.hexes import Hex, neighbours
from throneworld.galaxy.sets import System, Systems, members

Adjacency = tuple[Systems, ...]
Link = tuple[System, System]


def borders(places: Sequence[Hex | None], severed: Iterable[Link] = ()) -> Adjacency:
    """Systems whose edges touch (RR 6). None: a tile beside the map, which touches nothing (RR 35.1).

    `severed` names touching systems whose common edge is closed.
    """
    system = {place: each for each, place in enumerate(places) if place is not None}
    found = [0] * len(places)
    for place, here in system.items():
        found[here] = sum(1 << system[next_to] for next_to in neighbours(place) if next_to in system)
    for here, there in severed:
        found[here] &= ~(1 << there)
        found[there] &= ~(1 << here)
    return tuple(found)


@lru_cache(maxsize=4096)
def connected(
    edges: Adjacency, wormholes: tuple[Systems, ...] = (), links: tuple[Link, ...] = ()
) -> Adjacency:
    """Adjacency by edges, wormholes and links together.

    Each set in `wormholes` holds the systems with one type of wormhole, printed or added: all of them are
    adjacent to each other (RR 6.1, 89). Where types match each other, the game gives one set for both; a type
    that does not connect is left out. A link makes just two systems adjacent.
    """
    found = list(edges)
    for ends in wormholes:
        for system in members(ends):
            found[system] |= ends & ~(1 << system)
    for here, there in links:
        found[here] |= 1 << there
        found[there] |= 1 << here
    return tuple(found)


def around(adjacency: Adjacency, systems: Systems) -> Systems:
    """Every system that is adjacent to at least one of these."""
    found = 0
    while systems:
        lowest = systems & -systems
        found |= adjacency[lowest.bit_length() - 1]
        systems ^= lowest
    return found


def within(adjacency: Adjacency, start: System, steps: int) -> Systems:
    """The systems at most that many steps away, the start included; terrain is not looked at."""
    found = edge = 1 << start
    for _ in range(steps):
        edge = around(adjacency, edge) & ~found
        found |= edge
    return found


def steps_between(adjacency: Adjacency, start: System, end: System) -> int | None:
    """The fewest steps from one system to another, or None if no way leads there."""
    found = edge = 1 << start
    steps = 0
    while edge and not found >> end & 1:
        edge = around(adjacency, edge) & ~found
        found |= edge
        steps += 1
    return steps if found >> end & 1 else None
