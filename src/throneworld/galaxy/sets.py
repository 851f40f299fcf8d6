"""Sets of systems: the bit 1 << n stands for system n. Cheap to copy and compare, and always in order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

System = int
Systems = int


def set_of(systems: Iterable[System]) -> Systems:
    found = 0
    for system in systems:
        found |= 1 << system
    return found


@lru_cache(maxsize=4096)
def members(systems: Systems) -> tuple[System, ...]:
    """The systems of a set, lowest number first."""
    found = []
    while systems:
        lowest = systems & -systems
        found.append(lowest.bit_length() - 1)
        systems ^= lowest
    return tuple(found)
