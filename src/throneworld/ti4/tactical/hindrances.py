"""Why a ship cannot come: what alone stands in its way, or that the way is too long (RR 49.4).

Asked only when somebody wants to know: each question searches the board anew, without one of the things that
might be in the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from throneworld.galaxy.movement import Terrain, search
from throneworld.galaxy.sets import System, Systems
from throneworld.kernel.asks import Refusal
from throneworld.ti4.board import adjacency, anomalies, land
from throneworld.ti4.state import NO_SYSTEM, Ti4State
from throneworld.ti4.tables import ASTEROID_FIELD, NEBULA, SUPERNOVA
from throneworld.ti4.tactical.ways import bonus_of, passes
from throneworld.ti4.units import profile

CLOSED: dict[str, str] = {ASTEROID_FIELD: "RR 11.1", SUPERNOVA: "RR 75.1", NEBULA: "RR 50.1"}
"""By anomaly: the paragraph that closes it to ships."""
TRAVEL_BAN = "enforced_travel_ban"
_FAR = 12
"""More than any ship moves."""


class Course(NamedTuple):
    """A ship that is to come, and what it finds on its way."""

    state: Ti4State
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
    """Whether a law against wormholes counts."""

    def arrives(self) -> bool:
        delta = 1 << self.gate if self.gate else None
        roads = adjacency(self.state, self.seat, moving=self.banned, delta=delta)
        found = search(roads, self.system, _FAR, self.terrain, blocked=self.blocked)
        return bool(found.origins(self._move) >> self.origin & 1)

    @property
    def _move(self) -> int:
        slow = self.terrain.slow >> self.origin & 1
        printed = profile(self.state, self.seat, self.kind).move
        return (1 if slow else printed) + bonus_of(self.state, self.seat, self.origin) + self.more

    def past(self, anomaly: str) -> Course:
        """As if one could pass anomalies of a kind."""
        closed = self.terrain.no_passage & ~anomalies(self.state.map, anomaly)
        return self._replace(terrain=self.terrain._replace(no_passage=closed))

    def unhindered(self) -> Course:
        return self._replace(terrain=self.terrain._replace(no_passage=0, slow=0), blocked=0, banned=False)


def course(state: Ti4State, seat: int, kind: str, origin: System, system: System, blocked: Systems) -> Course:
    """The course of a player's ship as things are."""
    passing = passes(state, seat, kind, origin)
    return Course(state, seat, kind, origin, system, land(state, seat), 0 if passing else blocked)


def end_refusal(state: Ti4State, seat: int, system: System) -> Refusal | None:
    """Why a player's ships cannot end their move in a system, if an anomaly closes it to them."""
    if not land(state, seat).no_end >> system & 1:
        return None
    closing = ASTEROID_FIELD if anomalies(state.map, ASTEROID_FIELD) >> system & 1 else SUPERNOVA
    return Refusal(CLOSED[closing], f"into_{closing}", (system,))


def way_refusal(way: Course) -> Refusal | None:
    """Why a ship does not arrive; None if it does."""
    if way.arrives():
        return None
    for refusal, other in _without(way):
        if other.arrives():
            return refusal
    if way.unhindered().arrives():
        return Refusal("RR 49.4", "hindered_together")
    return Refusal("RR 49.4", "out_of_reach")


def _without(way: Course) -> Iterator[tuple[Refusal, Course]]:
    """Each thing that might stand in the way, and the same course without it."""
    yield Refusal("RR 49.4", "ships_in_the_way"), way._replace(blocked=0)
    for anomaly, rule in CLOSED.items():
        yield Refusal(rule, f"{anomaly}_in_the_way"), way.past(anomaly)
    slowed = way._replace(terrain=way.terrain._replace(slow=0))
    yield Refusal("RR 50.2", "slowed_by_nebula", (way.origin,)), slowed
    yield Refusal("RR 7.2", "travel_ban", (TRAVEL_BAN,)), way._replace(banned=False)
