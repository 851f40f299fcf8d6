"""Two sides that lose nothing while damage comes and goes: how often each pair of conditions is met.

What a side rolls depends on its units alone, not on their damage. So while no unit is lost both sides change
independently of each other, each by a matrix of its own, and the rounds 0, 1, 2 ... are a series
`start + A' start B + A'A' start BB + ...` whose length doubles with each step.
"""

from __future__ import annotations

from operator import mul
from typing import NamedTuple

from throneworld.galaxy.odds.dice import NEGLIGIBLE

Matrix = list[list[float]]
"""A row for each condition from which something happens."""
NEVER = 1e-12
"""What a round changes with less than this probability is never left."""
DOUBLINGS = 60
"""More rounds than that is for ever."""


class Meetings(NamedTuple):
    often: Matrix
    """How many rounds each pair begins on average, if it is left at all."""
    endless: Matrix
    """The probability to come to a pair from which the combat never ends."""


def meetings(start: Matrix, ours: Matrix, theirs: Matrix) -> Meetings:
    """From these probabilities, if a round leads from row to column as long as nothing is lost."""
    stuck = [[one and other for other in never_left(theirs)] for one in never_left(ours)]
    often = _series(_only(start, stuck, False), ours, theirs, stuck)
    arriving = _added(start, product(product(transposed(ours), often), theirs))
    return Meetings(often, _only(arriving, stuck, True))


def never_left(chain: Matrix) -> list[bool]:
    """From which conditions a loss cannot come, in however many rounds."""
    free = {at for at, row in enumerate(chain) if 1 - sum(row) > NEVER}
    found = len(free) > 0
    while found:
        fresh = {at for at, row in enumerate(chain) if at not in free and any(row[to] for to in free)}
        found = len(fresh) > 0
        free |= fresh
    return [at not in free for at in range(len(chain))]


def _series(total: Matrix, ours: Matrix, theirs: Matrix, stuck: list[list[bool]]) -> Matrix:
    """Nothing leads out of a pair that is stuck, so it may be left away in every step."""
    turned = transposed(ours)
    for _ in range(DOUBLINGS):
        more = _only(product(product(turned, total), theirs), stuck, False)
        total = _added(total, more)
        if max(map(max, more)) <= NEGLIGIBLE:
            break
        turned, theirs = product(turned, turned), product(theirs, theirs)
    return total


def product(first: Matrix, second: Matrix) -> Matrix:
    columns = list(zip(*second, strict=True))
    return [[sum(map(mul, row, column)) for column in columns] for row in first]


def transposed(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]


def _added(first: Matrix, second: Matrix) -> Matrix:
    return [
        [one + other for one, other in zip(*rows, strict=True)] for rows in zip(first, second, strict=True)
    ]


def _only(matrix: Matrix, marks: list[list[bool]], wanted: bool) -> Matrix:
    return [
        [value if mark is wanted else 0.0 for value, mark in zip(*rows, strict=True)]
        for rows in zip(matrix, marks, strict=True)
    ]
