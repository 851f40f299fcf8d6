"""What planets and places are worth: what they pay, and what objectives see in them."""

from __future__ import annotations

from functools import cached_property

from throneworld.bots.ti4.goals import POINT, goals, missing, parts
from throneworld.bots.ti4.position import Position
from throneworld.imperium.planets import values
from throneworld.ti4.board import planets_in
from throneworld.ti4.requirements import planet_count, systems
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import (
    MECATOL_REX,
    MECATOL_TILE,
    PLANET,
    ControlPlanets,
    Objective,
    ShipsInSystems,
)
from throneworld.ti4.units import fleets

LASTING = 1.4
"""A planet pays round after round, the earlier the more."""
STEPS_AHEAD = 4
FADING = 0.65
"""What is left of a prize one step farther away."""


class Worth:
    """Remembers what it has worked out for one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        state, me = position.state, position.me
        self.needs: list[tuple[Objective, ControlPlanets, int]] = []
        self.stations: list[tuple[int, float]] = []
        for goal in goals(position):
            lacking = missing(state, me, goal.requirement)
            for part in parts(goal.requirement):
                if isinstance(part, ControlPlanets) and lacking:
                    self.needs.append((goal, part, lacking))
                elif isinstance(part, ShipsInSystems) and lacking:
                    where = systems(state, me, part.where)
                    self.stations.append((where & ~fleets(state, me), _step(goal, lacking)))
        self._planets: dict[str, float] = {}

    def planet(self, planet: str) -> float:
        """What it is worth to us to control a planet that we do not control yet."""
        if planet not in self._planets:
            self._planets[planet] = self.plain(planet) + self._for_goals(planet)
        return self._planets[planet]

    def plain(self, planet: str) -> float:
        """What it pays in the rounds to come."""
        resources, influence = values(self.position.state, planet)
        rounds = max(1.0, 5.0 - self.position.round) * 0.25
        better, lesser = max(resources, influence), min(resources, influence)
        seat_of_power = POINT * 0.5 if planet == MECATOL_REX else 0.0
        pays = better + 0.3 * lesser + (0.7 if PLANET[planet].specialty else 0.0) + 0.6
        return pays * LASTING * rounds + 0.8 + seat_of_power

    def _for_goals(self, planet: str) -> float:
        return sum(
            _step(goal, lacking) for goal, part, lacking in self.needs if self._counts(planet, part.where)
        )

    def _counts(self, planet: str, where: str) -> bool:
        """Whether one more planet of that kind would be counted."""
        state, me = self.position.state, self.position.me
        before, owner = planet_count(state, me, where), state.control.get(planet, NOBODY)
        state.control[planet] = me
        after = planet_count(state, me, where)
        if owner == NOBODY:
            del state.control[planet]
        else:
            state.control[planet] = owner
        return after > before

    @cached_property
    def front(self) -> dict[int, float]:
        """How near each system is to something worth having: what lies there, less for every step."""
        found = {system: self._lure(system) for system in self.position.systems}
        near = {system: self.position.near(system) for system in found}
        for _ in range(STEPS_AHEAD):
            found = {
                system: max([value, *(FADING * found[each] for each in near[system])])
                for system, value in found.items()
            }
        return found

    def _lure(self, system: int) -> float:
        """Posts that objectives ask for, and planets of others; those that are defended less."""
        planets = sum(
            self.planet(planet) * (1.0 if self.position.defender(planet) == NOBODY else 0.5)
            for planet in planets_in(system)
            if self.position.owner(planet) != self.position.me
        )
        if system == MECATOL_TILE and self.position.state.custodians:
            planets += POINT * 0.7
        fleet = self.position.hostile(system) != NOBODY
        return (planets + self.station(system)) * (0.5 if fleet else 1.0)

    def station(self, system: int) -> float:
        """What a first ship of ours in a system is worth to objectives."""
        return sum(value for where, value in self.stations if where >> system & 1)

    def leaving(self, system: int) -> float:
        """What is lost with our last ship in a system that an objective counts."""
        state, me = self.position.state, self.position.me
        total = 0.0
        for goal in goals(self.position):
            for part in parts(goal.requirement):
                if isinstance(part, ShipsInSystems):
                    lacking = missing(state, me, goal.requirement)
                    counted = systems(state, me, part.where) & fleets(state, me)
                    if counted >> system & 1 and counted.bit_count() <= part.count:
                        total += _step(goal, lacking)
        return total


def _step(goal: Objective, lacking: int) -> float:
    return POINT * goal.points * 0.8 / float(max(1, lacking) ** 1.3)
