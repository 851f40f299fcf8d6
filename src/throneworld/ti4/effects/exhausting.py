"""Planets that are exhausted or readied."""

from __future__ import annotations

from throneworld.imperium.effects.whom import ME, Verb
from throneworld.imperium.verbs.planets import exhaust_planets, ready_planet
from throneworld.kernel.game import Game
from throneworld.ti4.effects.which import Planets
from throneworld.ti4.state import of


class Exhaust(Verb, frozen=True):
    """Planets that are somebody's and readied."""

    planets: Planets = Planets()
    whom: str = ME

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            found = self.planets.found(game, self, seat)
            exhaust_planets(game, [each for each in found if each in of(game).control], self.reason)


class Ready(Verb, frozen=True):
    """Planets that are exhausted."""

    planets: Planets = Planets()

    def run(self, game: Game) -> None:
        for planet in self.planets.found(game, self, self.seat):
            if planet in of(game).exhausted:
                ready_planet(game, planet)
