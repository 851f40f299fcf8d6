"""From where, and by which way, a ship can move into the active system (RR 49.4).

A ship's way is the systems from its origin to the active system, both included. It may be longer than
needed, visit a system twice, or lead out of the active system and back. It costs one move for each system
entered, less one for each time that the ship leaves a gravity rift (RR 37.1). Units without a move value
have no way of their own: a game does not ask for them.

`search` looks once, backwards from the active system, for all ships together. `Reach` then answers for any
move value without searching again. It keeps, for each number of rifts and each cost, the set of systems from
which a way no worse than that exists.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from throneworld.galaxy.adjacency import Adjacency, around
from throneworld.galaxy.sets import System, Systems, members

Way = tuple[System, ...]


class Terrain(NamedTuple):
    """What the systems of a map do to movement; a game alters it for players whom a rule exempts."""

    no_end: Systems = 0
    """Ships cannot move into these, even if active."""
    no_passage: Systems = 0
    """Ships cannot move through these."""
    slow: Systems = 0
    """A ship that starts here has a move value of 1."""
    rifts: Systems = 0
    """Leaving one of these gives +1 to the move value and endangers the ship."""
    bends: Systems = 0
    """Passing one of these, but not straight through, gives +1 to the move value (`galaxy.sides`)."""
    perils: Systems = 0
    """Passing one of these endangers the ship."""


def terrain(
    *, asteroid_fields: Systems = 0, supernovas: Systems = 0, nebulae: Systems = 0, gravity_rifts: Systems = 0
) -> Terrain:
    """The terrain that the anomalies of a map make (RR 11.1, 75.1, 50.1, 50.2, 37)."""
    closed = asteroid_fields | supernovas
    return Terrain(no_end=closed, no_passage=closed | nebulae, slow=nebulae, rifts=gravity_rifts)


def move_value(land: Terrain, origin: System, printed: int, bonus: int = 0) -> int:
    """What a ship can move from there: 1 out of a nebula, which abilities may still increase (RR 50.2)."""
    return (1 if land.slow >> origin & 1 else printed) + bonus


class Reach(NamedTuple):
    """All ways into the active system for ships of a move value up to the one that was searched for."""

    adjacency: Adjacency
    active: System
    land: Terrain
    passable: Systems
    held: Systems
    found: tuple[tuple[Systems, ...], ...]
    """found[rifts][cost]: where ways begin that leave at most so many rifts and cost at most so much."""

    def origins(self, move: int, rifts: int | None = None) -> Systems:
        """From where a ship can come, leaving at most so many rifts if that is limited."""
        return self._begin(move, len(self.found) if rifts is None else rifts) & ~self.held

    def fewest_rifts(self, origin: System, move: int) -> int | None:
        """How many rifts the ship must at least leave on its way, or None if it cannot come."""
        for rifts in range(len(self.found)):
            if self.origins(move, rifts) >> origin & 1:
                return rifts
        return None

    def safest(self, origin: System, move: int) -> tuple[Way, ...]:
        """The ways that leave the fewest rifts, and of those the ones that enter the fewest systems."""
        rifts = self.fewest_rifts(origin, move)
        return () if rifts is None else self._ways(origin, self._cost(origin, rifts), rifts)

    def shortest(self, origin: System, move: int) -> tuple[Way, ...]:
        """The ways that enter the fewest systems, and of those the ones that leave the fewest rifts."""
        fewest = self.fewest_rifts(origin, move)
        if fewest is None:
            return ()
        choices = [(self._cost(origin, rifts), rifts) for rifts in range(fewest, len(self.found))]
        cost, rifts = min(choices, key=lambda choice: (sum(choice), choice[1]))
        return self._ways(origin, cost, rifts)

    def stopovers(self, origin: System, move: int) -> Systems:
        """Systems in which a ship might take units up on its way; a way through them decides."""
        return self.origins(move - 1 + (self.land.rifts >> origin & 1)) & self.passable

    def onward(self, here: System, move: int) -> Systems:
        """What a ship may enter next, with that much of its move left, and still come to the active system.

        Taken step by step this offers every way there is, detours to pick up units included (RR 84.1).
        """
        left = move - self._price(here)
        return self.adjacency[here] & self._targets(left, len(self.found)) if left >= 0 else 0

    def rifts_left(self, way: Way) -> int:
        """How often a ship on that way leaves a gravity rift; each time endangers it (RR 37.2)."""
        return sum(self.land.rifts >> system & 1 for system in way[:-1])

    def cost(self, way: Way) -> int:
        """The least move value with which a ship can go that way (RR 37.1, 49.4)."""
        return len(way) - 1 - self.rifts_left(way)

    def _price(self, here: System) -> int:
        return 1 - (self.land.rifts >> here & 1)

    def _begin(self, cost: int, rifts: int) -> Systems:
        row = self.found[min(rifts, len(self.found) - 1)]
        return row[min(cost, len(row) - 1)] if cost >= 0 else 0

    def _targets(self, cost: int, rifts: int) -> Systems:
        """Where a ship may go with that much left: to the end, or to where it can go on from."""
        if self.land.no_end >> self.active & 1:
            return 0
        return 1 << self.active | self._begin(cost, rifts) & self.passable

    def _cost(self, origin: System, rifts: int) -> int:
        """The least cost from an origin with so many rifts."""
        return next(cost for cost, begin in enumerate(self.found[rifts]) if begin >> origin & 1)

    def _ways(self, origin: System, cost: int, rifts: int) -> tuple[Way, ...]:
        return tuple(self._walk(origin, cost, rifts))

    def _walk(self, here: System, cost: int, rifts: int) -> Iterator[Way]:
        """Every way from here that costs just that and leaves just so many rifts; neither can be less."""
        price = self._price(here)
        cost, rifts = cost - price, rifts - (1 - price)
        if not cost and not rifts:
            yield here, self.active
            return
        for there in members(self.adjacency[here] & self.passable & self._begin(cost, rifts)):
            yield from ((here, *way) for way in self._walk(there, cost, rifts))


def search(
    adjacency: Adjacency, active: System, move: int, land: Terrain, *, blocked: Systems = 0, held: Systems = 0
) -> Reach:
    """All ways into the active system for ships of move values up to `move`.

    `blocked` holds the systems with ships that bar the way; if the active system is one of them, a ship may
    end there but not pass. `held` holds the systems with the mover's own command tokens: no ship starts
    there, but ships may pass, and the token in the active system itself does not count (RR 49.4).
    """
    passable = ~(land.no_passage | blocked)
    found = _found(adjacency, active, move, land, passable)
    return Reach(adjacency, active, land, passable, held & ~(1 << active), found)


def _found(
    adjacency: Adjacency, active: System, move: int, land: Terrain, passable: Systems
) -> tuple[tuple[Systems, ...], ...]:
    """A row for each number of rifts, until another rift would bring nothing new."""
    if land.no_end >> active & 1:
        return ((0,),)
    none = [0] * (move + 1)
    row, near = _row(adjacency, active, land.rifts, passable, none, none)
    rows = [row]
    while land.rifts:
        row, near = _row(adjacency, active, land.rifts, passable, rows[-1], near)
        if row == rows[-1]:
            break
        rows.append(row)
    return tuple(map(tuple, rows))


def _row(
    adjacency: Adjacency,
    active: System,
    rifts: Systems,
    passable: Systems,
    last: list[Systems],
    near: list[Systems],
) -> tuple[list[Systems], list[Systems]]:
    """Where ways begin at each cost, and what is near them, with one rift more than in the last row.

    A system is left at the price of one, a rift at no price but towards ways with one rift fewer. Sets only
    grow with cost and with rifts, so it is enough to look around what is new.
    """
    row: list[Systems] = []
    now_near: list[Systems] = []
    begin, reached = 0, adjacency[active]
    for before, before_near in zip(last, near, strict=True):
        known = begin | before
        begin = (now_near[-1] & ~rifts if now_near else 0) | before_near & rifts
        reached |= before_near | around(adjacency, begin & passable & ~known)
        row.append(begin)
        now_near.append(reached)
    return row, now_near
