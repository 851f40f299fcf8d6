"""Why a ship cannot come: what alone stands in its way, or that the way is too long .

Asked only when somebody wants to know: each question searches the board anew, without one of the things that
might be in the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from throneworld.galaxy.movement import Terrain
from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.board import MOVING, NEARNESS, anomalies, land, passages
from throneworld.imperium.citing import BORDERS_RULE, MOVING_RULE, SLOW_RULE, WORMHOLES_RULE
from throneworld.imperium.movement.ways import move_of, passes, searched
from throneworld.imperium.state import NO_SYSTEM, ImperiumState
from throneworld.kernel.asks import Refusal

_FAR = 12
"""More than any ship moves."""


class Course(NamedTuple):
    """A ship that is to come, and what it finds on its way."""

    state: ImperiumState
    seat: int
    kind: str
    origin: System
    system: System
    terrain: Terrain
    blocked: Systems
    gate: System = NO_SYSTEM
    more: int = 0
    """What is added to the move value of this one ship."""
    banned: bool = True
    """Whether what closes wormholes to ships that move counts."""
    crossing: bool = True
    """Whether what closes borders counts."""
    ending: bool = True
    """Whether what ends a move on a border counts."""
    free: Systems = 0

    def arrives(self) -> bool:
        roads = passages(self.state, self.seat, MOVING if self.banned else NEARNESS, self.gate)
        severed = roads.severed if self.crossing else ()
        roads = roads._replace(severed=severed, stops=roads.stops if self.ending else ())
        found = searched(self.state, roads, self.system, _FAR, self.terrain, self.blocked, free=self.free)
        return bool(found.origins(self._move) >> self.origin & 1)

    @property
    def _move(self) -> int:
        return move_of(self.state, self.seat, self.kind, self.origin, self.terrain) + self.more

    def past(self, anomaly: str) -> Course:
        """As if one could pass anomalies of a kind."""
        closed = self.terrain.no_passage & ~anomalies(self.state, anomaly)
        return self._replace(terrain=self.terrain._replace(no_passage=closed))

    def bending(self, anomaly: str) -> Course:
        """As if a ship got something by passing anomalies of a kind straight through."""
        farther = self._replace(more=self.more + 1)
        around = farther._replace(blocked=self.blocked | anomalies(self.state, anomaly))
        return self if around.arrives() else farther

    def unhindered(self) -> Course:
        terrain = self.terrain._replace(no_passage=0, slow=0)
        return self._replace(terrain=terrain, blocked=0, banned=False, crossing=False, ending=False)


def course(
    state: ImperiumState, seat: int, kind: str, origin: System, system: System, blocked: Systems
) -> Course:
    """The course of a player's ship as things are."""
    passing = passes(state, seat, kind, origin)
    return Course(state, seat, kind, origin, system, land(state, seat), 0 if passing else blocked)


def end_refusal(state: ImperiumState, seat: int, system: System) -> Refusal | None:
    """Why a player's ships cannot end their move in a system, if an anomaly closes it to them."""
    if not land(state, seat).no_end >> system & 1:
        return None
    anomaly = state.edition.anomalies[system]
    return Refusal(anomaly, f"into_{anomaly}", (system,))


def way_refusal(way: Course) -> Refusal | None:
    """Why a ship does not arrive; None if it does."""
    if way.arrives():
        return None
    for refusal, other in _without(way):
        if other.arrives():
            return refusal
    if way.unhindered().arrives():
        return Refusal(MOVING_RULE, "hindered_together")
    return Refusal(MOVING_RULE, "out_of_reach")


def _without(way: Course) -> Iterator[tuple[Refusal, Course]]:
    """Each thing that might stand in the way, and the same course without it."""
    yield Refusal(MOVING_RULE, "ships_in_the_way"), way._replace(blocked=0)
    for anomaly, does in way.state.edition.terrain.items():
        if "no_passage" in does:
            yield Refusal(anomaly, f"{anomaly}_in_the_way"), way.past(anomaly)
    slowed = way._replace(terrain=way.terrain._replace(slow=0))
    yield Refusal(SLOW_RULE, "slowed_by_nebula", (way.origin,)), slowed
    for anomaly, does in way.state.edition.terrain.items():
        if "bends" in does:
            yield Refusal(anomaly, f"straight_through_{anomaly}"), way.bending(anomaly)
    roads = passages(way.state, way.seat, MOVING)
    if roads.severed:
        yield Refusal(BORDERS_RULE, "border_in_the_way"), way._replace(crossing=False)
    if roads.stops:
        yield Refusal(BORDERS_RULE, "border_ends_move"), way._replace(ending=False)
    closed = closed_wormholes(way.state, way.seat)
    if closed is not None:
        yield closed, way._replace(banned=False)


def closed_wormholes(state: ImperiumState, seat: int) -> Refusal | None:
    """What closes wormholes to a player's ships, if anything does."""
    component = passages(state, seat, MOVING).closed_by
    return Refusal(WORMHOLES_RULE, "travel_ban", (component,)) if component else None
