"""A relic that destroys what is around it, or teaches everybody."""

from __future__ import annotations

from typing import ClassVar

from throneworld.galaxy.sets import System, members
from throneworld.imperium.board import adjacency
from throneworld.imperium.combat.casualties import BOMBARDMENT
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.modifiers import total
from throneworld.imperium.order import playing
from throneworld.imperium.rolling import roll_dice, roll_for_hits
from throneworld.imperium.units import count, has_ships
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.effects.unseating import neutralize
from throneworld.ti3.order import phase_order
from throneworld.ti3.quantities import SHIELDS
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.technology import GainTechnologies
from throneworld.ti3.tables import TRADE_STATIONS
from throneworld.ti3.tactical.bombardment import shields_on
from throneworld.ti3.tactical.ground_hits import GroundHits
from throneworld.ti3.tactical.hits import TakeHits

LAST_BAD_FACE = 5
SHOCKS, NEEDS = 2, 5
"""Dice for each fleet and each planet around, and what hits."""
LEARNED = 2


class WakeRelic(Verb, frozen=True):
    """A die decides: destruction around a system, or technologies for all."""

    system: System = -1

    def run(self, game: Game) -> Step:
        (face,) = roll_dice(game, of(game).speaker, 1, self.reason)
        if face <= LAST_BAD_FACE:
            return Cataclysm(system=self.system, why=self.reason)
        return Revelation(seats=tuple(self.seats(game, EACH)))


class Revelation(Procedure, frozen=True):
    """Player by player; earlier technologies may lead to later ones."""

    stages: ClassVar[tuple[str, ...]] = ("learn",)
    seats: tuple[int, ...] = ()

    def learn(self, game: Game) -> None:
        game.do(*[GainTechnologies(seat=seat, left=LEARNED, free=True) for seat in self.seats])


class Cataclysm(Procedure, frozen=True):
    """Nothing is left in the system; then its neighbours suffer, fleets first."""

    stages: ClassVar[tuple[str, ...]] = ("destroy", "shake_fleets", "shake_planets")
    system: System = -1
    why: str = ""

    def destroy(self, game: Game) -> None:
        state = of(game)
        places = (SPACE[self.system], *state.edition.planets[self.system])
        for seat in (NEUTRAL, *playing(state)):
            for place in places:
                destroy_all(game, seat, place, self.why)
        neutralize(game, *state.edition.planets[self.system])
        game.do(Settle())

    def _around(self, game: Game) -> tuple[System, ...]:
        return members(adjacency(of(game))[self.system])

    def shake_fleets(self, game: Game) -> None:
        state = of(game)
        for seat in phase_order(state):
            for system in [each for each in self._around(game) if has_ships(state, seat, each)]:
                hits = self._roll(game, seat)
                game.do(TakeHits(seat=seat, place=SPACE[system], hits=hits, by=NOBODY, how=self.why))

    def shake_planets(self, game: Game) -> None:
        """Each PDS cancels a hit; no more than ground units are lost."""
        state = of(game)
        near = [planet for system in self._around(game) for planet in state.edition.planets[system]]
        for planet in [each for each in near if each in state.control and each not in TRADE_STATIONS]:
            owner = state.control[planet]
            shields = shields_on(state, owner, planet) + total(state, SHIELDS, owner, planet)
            hits = max(0, self._roll(game, owner) - shields)
            game.do(GroundHits(seat=owner, place=planet, hits=hits, by=NOBODY, how=BOMBARDMENT))

    def _roll(self, game: Game, seat: int) -> int:
        return roll_for_hits(game, seat, SHOCKS, self.why, NEEDS)


def destroy_all(game: Game, seat: int, place: Place, why: str) -> None:
    """Ships with what they carry, then what else is there."""
    state = of(game)
    destroy_doomed(game, seat, all_of(targets_of(state, seat, place, why)), why, NOBODY)
    for kind in state.edition.kinds:
        destroy_units(game, seat, place, kind, count(state, seat, place, kind), why)
    if place in state.exhausted_docks:
        state.exhausted_docks = tuple([each for each in state.exhausted_docks if each != place])
