"""The table as a seat sees it: its view, read once into small tables that the judgements work with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from throneworld.rex.tables import COUNCIL, DEMOLISHED, IN_SECTOR, SPACE, STRONGHOLDS

Group = tuple[int, int, int]
"""Units, mechanized units and facedown units."""

NOTHING: Group = (0, 0, 0)
NEEDED = {1: 3, 2: 4, 3: 5}
"""Strongholds that win the game for a side of so many members (Rex p.13)."""
LAST_ROUND = 8
STANDARD_MOVE, SOL_MOVE, SPACEPORT_MOVE = 2, 3, 4


class Position:
    """Who stands where and owns what, as far as the seat may know."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.you: dict[str, Any] = view["you"]
        self.round: int = view["round"]
        self.phase: str = view["phase"]
        self.fleet: int = view["fleet"]
        self.order: list[int] = view["order"]
        self.races: list[str] = [player["race"] for player in self.players]
        self.race: str = self.races[self.me]
        self.allies: list[int] = self.players[self.me]["allies"]
        self.friends: tuple[int, ...] = (self.me, *self.allies)
        self.enemies: list[int] = [seat for seat in range(len(self.races)) if seat not in self.friends]
        self.forces: list[dict[str, Group]] = [{} for _ in self.players]
        self.ground: dict[str, int] = {}
        self._faceup: dict[str, list[int]] = {}
        for name, space in view["spaces"].items():
            self._read(name, space)

    def _read(self, name: str, space: dict[str, Any]) -> None:
        if space["influence"]:
            self.ground[name] = space["influence"]
        for key, force in space["forces"].items():
            seat = int(key)
            self.forces[seat][name] = (force["units"], force["mechanized"], force["facedown"])
            if force["units"] or force["mechanized"]:
                self._faceup.setdefault(name, []).append(seat)

    # Units

    def group(self, seat: int, space: str) -> Group:
        return self.forces[seat].get(space, NOTHING)

    def faceup(self, seat: int, space: str) -> int:
        units, mechanized, _ = self.forces[seat].get(space, NOTHING)
        return units + mechanized

    def power(self, seat: int, space: str) -> int:
        """What the faceup units there add to a battle: two for each mechanized one."""
        units, mechanized, _ = self.forces[seat].get(space, NOTHING)
        return units + 2 * mechanized

    def reserve(self, seat: int) -> Group:
        units = self.players[seat]["reserve"]
        return (units["units"], units["mechanized"], 0)

    def casualties(self, seat: int) -> Group:
        units = self.players[seat]["casualties"]
        return (units["units"], units["mechanized"], 0)

    def influence(self, seat: int) -> int:
        amount: int = self.players[seat]["influence"]
        return amount

    def landing_limit(self, seat: int, price: int) -> int:
        """How many units a seat can pay for when each costs so much before discounts."""
        if self.races[seat] == "sol":
            return 20
        halved = self.races[seat] == "hacan"
        return self.influence(seat) * (2 if halved else 1) // price

    # Leaders

    def leaders(self, seat: int, space: str = "") -> list[tuple[str, int]]:
        """The leaders who may still be committed in a space this round, with their strength (Rex p.18)."""
        return [
            (leader["id"], leader["strength"])
            for leader in self.players[seat]["leaders"]
            if not leader["dead"] and leader["fought"] in ("", space)
        ]

    # Spaces

    def shielded(self, space: str) -> bool:
        return space == COUNCIL or bool(self.view["spaces"][space]["shielded"])

    def bombarded(self, space: str) -> bool:
        return SPACE[space].sector == self.fleet

    @property
    def demolition(self) -> bool:
        """With three or four players Mecatol Power South is closed (Rex p.23)."""
        return len(self.races) <= 4

    def closed(self, space: str) -> bool:
        return self.bombarded(space) or (space == DEMOLISHED and self.demolition)

    def occupants(self, space: str) -> list[int]:
        """The seats with faceup units in a space."""
        return self._faceup.get(space, [])

    def hostile(self, space: str) -> list[int]:
        """The enemies who stand faceup in a space; nobody fights in the Council."""
        if space == COUNCIL:
            return []
        return [seat for seat in self._faceup.get(space, ()) if seat not in self.friends]

    def controller(self, space: str) -> int:
        there = self.occupants(space)
        return there[0] if len(there) == 1 else -1

    def held(self, seats: Iterable[int]) -> list[str]:
        """The strongholds that these seats control."""
        return [space for space in STRONGHOLDS if self.controller(space) in seats]

    def side(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted((seat, *self.players[seat]["allies"])))

    # Time

    @property
    def later(self) -> list[int]:
        """The enemies who still move this round after this seat."""
        if self.phase == "maneuvering":
            rest = self.order[self.order.index(self.me) + 1 :]
            return [seat for seat in rest if seat not in self.friends]
        before = self.phase in ("setup", "influence", "bidding", "recruitment")
        return self.enemies if before else []

    def goes_first(self, seat: int) -> bool:
        """Whether a tie against this seat is won (Rex p.17)."""
        return self.order.index(self.me) < self.order.index(seat)

    # Movement

    def steps(self, seat: int) -> int:
        """How far a group of this seat goes (Rex p.11)."""
        if self._has_port(seat):
            return SPACEPORT_MOVE
        return SOL_MOVE if self.races[seat] == "sol" else STANDARD_MOVE

    def _has_port(self, seat: int) -> bool:
        if self.phase == "maneuvering":
            return bool(self.players[seat]["spaceport"])
        return any(self.controller(space) == seat for space in ("civilian_spaceport", "imperial_navy_base"))

    def reach(self, origin: str, steps: int) -> frozenset[str]:
        return reach(origin, steps, self.fleet, self.demolition)


def landing_power(reserve: Group, limit: int) -> int:
    """The strength of so many units out of a reserve, the mechanized ones first."""
    units, mechanized, _ = reserve
    machines = min(mechanized, limit)
    return 2 * machines + min(units, limit - machines)


@cache
def reach(origin: str, steps: int, fleet: int, demolition: bool) -> frozenset[str]:
    """The spaces within a number of lines; a bombarded or demolished space blocks (Rex p.11)."""
    blocked = {*IN_SECTOR.get(fleet, ()), *((DEMOLISHED,) if demolition else ())}
    if origin in blocked:
        return frozenset()
    found, edge = {origin}, [origin]
    for _ in range(steps):
        edge = [line for space in edge for line in SPACE[space].lines if line not in found | blocked]
        found.update(edge)
    return frozenset(found - {origin})
