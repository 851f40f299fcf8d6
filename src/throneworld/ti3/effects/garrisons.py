"""Units that texts put on planets of everybody."""

from __future__ import annotations

from throneworld.imperium.board import held_planets
from throneworld.imperium.control import ground_forces
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.planets import influence
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.kernel.game import Game
from throneworld.ti3.effects.aiming import planets_for_ground_units
from throneworld.ti3.effects.free_units import place_as_far_as_possible
from throneworld.ti3.effects.placing import Reinforce
from throneworld.ti3.objectives.places import PLACES
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE
from throneworld.ti3.tables.needs import CLOSER_TO_OPPONENT


class FillGarrisons(Verb, frozen=True):
    """Each planet with fewer ground units than influence gains as many as it lacks, and is exhausted."""

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, EACH):
            for planet in planets_for_ground_units(state, seat):
                lacking = influence(state, planet) - ground_forces(state, seat, planet)
                if lacking > 0:
                    place_as_far_as_possible(game, seat, planet, GROUND_FORCE, lacking, self.reason)
                    exhaust_planets(game, (planet,), self.reason)


def planets_near_others(state: Ti3State, seat: int) -> list[str]:
    """Those of his that are closer to the home of some other player than to his own (ruling 94)."""
    closer = PLACES[CLOSER_TO_OPPONENT](state, seat)
    return [planet for planet in held_planets(state, seat) if closer >> SYSTEM[planet] & 1]


class FortifyFrontier(Verb, frozen=True):
    """One unit of each of these kinds on every planet that is closer to another home, as each likes."""

    kinds: tuple[str, ...] = ()

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            takers = set(planets_for_ground_units(of(game), seat))
            planets = tuple([each for each in planets_near_others(of(game), seat) if each in takers])
            game.do(
                *[Reinforce(seat=seat, kind=kind, planets=planets, why=self.reason) for kind in self.kinds]
            )


class ExhaustFrontier(Verb, frozen=True):
    """All planets that are closer to another home."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            exhaust_planets(game, planets_near_others(of(game), seat), self.reason)
