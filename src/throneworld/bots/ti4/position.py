"""The table as a seat sees it, and the few things about it that all judgements ask for."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from throneworld.bots.ti4.reading import state_of
from throneworld.galaxy.sets import Systems, members
from throneworld.imperium.board import adjacency, all_systems, held_planets, home_planets, home_system
from throneworld.imperium.paying import INFLUENCE, RESOURCES, purse
from throneworld.ti4.owning import has_technology
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM, Group, Ti4State
from throneworld.ti4.tables import INFANTRY, MECATOL_REX
from throneworld.ti4.units import INDEX, NONE, big_ship_count, ship_count

_SPACES = frozenset(SPACE)
_INFANTRY = INDEX[INFANTRY]


class Position:
    """A state without what others hide, and whose it is."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.state: Ti4State = state_of(view)
        self.others: tuple[int, ...] = tuple(
            seat
            for seat in range(len(self.state.factions))
            if seat != self.me and seat not in self.state.eliminated
        )
        self.round: int = self.state.round
        self.goal: int = view["options"].get("points", 10)

    # Places

    @cached_property
    def home(self) -> int:
        return home_system(self.state, self.me)

    @cached_property
    def planets(self) -> tuple[str, ...]:
        return held_planets(self.state, self.me)

    @cached_property
    def holds_home(self) -> bool:
        """Without all planets of his home system a player scores no public objective (RR 52.16)."""
        return all(self.state.control.get(planet) == self.me for planet in home_planets(self.state, self.me))

    @cached_property
    def holds_mecatol(self) -> bool:
        return self.state.control.get(MECATOL_REX) == self.me

    @cached_property
    def systems(self) -> tuple[int, ...]:
        return all_systems(self.state)

    def owner(self, planet: str) -> int:
        return self.state.control.get(planet, NOBODY)

    def near(self, system: int) -> tuple[int, ...]:
        return members(adjacency(self.state, self.me)[system])

    # Units

    def fleet(self, seat: int, system: int) -> Group:
        """What a player has in the space area of a system."""
        return self.state.units[seat].get(SPACE[system], NONE)

    def ground(self, seat: int, planet: str) -> int:
        group = self.state.units[seat].get(planet)
        return group[_INFANTRY] if group else 0

    def hostile(self, system: int) -> int:
        """Whose ships besides our own are in a system, or NOBODY; of several the strongest."""
        found = [(ship_count(self.fleet(seat, system)), seat) for seat in self.others]
        many, seat = max(found, default=(0, NOBODY))
        return seat if many else NOBODY

    def defender(self, planet: str) -> int:
        """Who besides us has ground forces on a planet, or NOBODY."""
        return next((seat for seat in self.others if self.ground(seat, planet)), NOBODY)

    @cached_property
    def barred(self) -> Systems:
        """The systems that our ships cannot pass because of others' ships (RR 49.4)."""
        if has_technology(self.state, self.me, "light_wave_deflector"):
            return 0
        bars = ship_count if self.view["options"].get("fighters_block") else big_ship_count
        found = 0
        for seat in self.others:
            for place, group in self.state.units[seat].items():
                if place in _SPACES and bars(group):
                    found |= 1 << SYSTEM[place]
        return found

    # Means

    @cached_property
    def resources(self) -> int:
        return purse(self.state, self.me, RESOURCES)

    @cached_property
    def influence(self) -> int:
        return purse(self.state, self.me, INFLUENCE)

    @property
    def tokens(self) -> int:
        """What is left to act with."""
        return self.state.tactic[self.me] + self.state.strategy[self.me]

    # Others

    @cached_property
    def leader(self) -> int:
        """The other player who is nearest to winning."""
        return max(self.others, key=lambda seat: (self.state.points[seat], -seat), default=NOBODY)

    @cached_property
    def last_rounds(self) -> bool:
        """Whether somebody may win soon: then only points count."""
        return max(self.state.points) >= self.goal - 3

    def rivalry(self, seat: int) -> float:
        """How much another player's loss is worth to us, by how near he is to winning."""
        if seat == NOBODY:
            return 0.0
        return 0.3 + 0.1 * max(0, self.state.points[seat] - self.state.points[self.me] + 1)
