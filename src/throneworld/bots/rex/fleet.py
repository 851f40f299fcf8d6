"""Where the fleet may strike: the chance that a space is swept (Rex p.12)."""

from __future__ import annotations

from functools import cache

from throneworld.bots.rex.position import Position
from throneworld.rex.tables import BOMBARDMENT, SECTORS, SPACE

NUMBERS = tuple(BOMBARDMENT.values())


def distance(position: Position, space: str) -> int:
    """How many sectors the fleet must go to enter a space; a full circle for the one it is on."""
    return (SPACE[space].sector - position.fleet - 1) % SECTORS + 1


def sweep_chance(position: Position, space: str) -> float:
    """The chance that the next fleet movement destroys what stands there. Sol knows the card."""
    if position.shielded(space) or not position.fleet:
        return 0.0
    known = position.you["sees"]["bombardment"] or 0
    return _chance(distance(position, space), known)


def second_sweep_chance(position: Position, space: str) -> float:
    """The chance that it is destroyed by the movement after that, and not before."""
    if position.shielded(space) or not position.fleet:
        return 0.0
    known = position.you["sees"]["bombardment"] or 0
    return _second_chance(distance(position, space), known)


@cache
def _chance(sectors: int, known: int) -> float:
    numbers = (known,) if known else NUMBERS
    return sum(number >= sectors for number in numbers) / len(numbers)


@cache
def _second_chance(sectors: int, known: int) -> float:
    firsts = (known,) if known else NUMBERS
    struck = sum(first < sectors <= first + second for first in firsts for second in NUMBERS)
    return struck / (len(firsts) * len(NUMBERS))
