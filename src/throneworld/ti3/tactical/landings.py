"""Planetary landings: step 5 of the Tactical Action (SA-3.19, LAND.1 to .6)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.units import PDS, count
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.domains.looking import probe_with_fighters
from throneworld.ti3.domains.resolving import ResolveCounters
from throneworld.ti3.leaders.diplomat import is_called_off
from throneworld.ti3.pds import pds_in
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tactical.assigning import AssignLandings, assignable
from throneworld.ti3.tactical.bombardment import aimed_at, defender_of, hold_fire
from throneworld.ti3.tactical.capture import TakePlanet
from throneworld.ti3.tactical.invasion_combat import captors_of, captures_of
from throneworld.ti3.tactical.landed import Landed, LandingParty, send_back
from throneworld.ti3.tactical.marching import arrive_on_foot, scuttle_stragglers
from throneworld.ti3.war import act_of_war

ALONE = "alone"
"""How PDS perish that land on foreign ground without troops."""


class Landings(Procedure, frozen=True):
    """Everything is assigned first; then Diplomats speak, then all stand on the ground."""

    stages: ClassVar[tuple[str, ...]] = (
        "probe",
        "before",
        "assign",
        "diplomats",
        "heed_diplomat",
        "war",
        "land",
        "guards",
        "landed_units",
        "no_resistance",
    )
    opens: ClassVar[tuple[str, ...]] = ("landing_before", "landing_declared_when", "landed_after")

    seat: int = NOBODY
    system: int = 0
    landed: tuple[Landed, ...] = ()
    declared: tuple[str, ...] = ()
    """Planets whose owners have been asked for their Diplomats."""

    def planets(self) -> tuple[str, ...]:
        """The planets on which somebody lands, in the order in which they were named."""
        return tuple(dict.fromkeys(each.planet for each in self.landed))

    def probe(self, game: Game) -> None:
        """With Fighters (SA-16.2.8)."""
        probe_with_fighters(game, self.seat, self.system)

    def before(self, game: Game) -> None:
        arrive_on_foot(game, self.seat, self.system)
        game.open("landing_before", self.seat, self.system)

    def assign(self, game: Game) -> None:
        if assignable(of(game), self.seat, self.system):
            game.do(AssignLandings(seat=self.seat, system=self.system))

    def diplomats(self, game: Game) -> Step | None:
        """Each planet of another player is a decision of its own (SA-14.5.1, ruling 64)."""
        state = of(game)
        waiting = [each for each in self.planets() if each not in self.declared]
        foreign = [each for each in waiting if state.control.get(each, NOBODY) not in (NOBODY, self.seat)]
        if not foreign:
            return self.to("war")
        game.open("landing_declared_when", self.seat, foreign[0])
        return self.to("heed_diplomat", declared=(*self.declared, foreign[0]))

    def heed_diplomat(self, game: Game) -> Step:
        """Units go back to their ships, and nothing bombards the planet (SA-14.5.1)."""
        planet = self.declared[-1]
        if not is_called_off(of(game), planet):
            return self.to("diplomats")
        for each in [each for each in self.landed if each.planet == planet]:
            send_back(game, self.seat, each)
        hold_fire(game, self.seat, planet)
        game.tell("landing_called_off", self.seat, planet)
        return self.to("diplomats", landed=tuple([each for each in self.landed if each.planet != planet]))

    def war(self, game: Game) -> None:
        """Once for each victim of a landing or of a declared bombardment (rulings 67, 168)."""
        state = of(game)
        planets = state.edition.planets[self.system]
        touched = [each for each in planets if each in self.planets() or aimed_at(state, self.seat, each)]
        for victim in dict.fromkeys(state.control.get(each, NOBODY) for each in touched):
            act_of_war(game, self.seat, victim, self.system)

    def land(self, game: Game) -> None:
        """A PDS without ground units is lost on a planet that is not his (SA-3.19.9)."""
        state = of(game)
        for planet in self.planets():
            alone = not ground_forces(state, self.seat, planet)
            if alone and state.control.get(planet, NOBODY) != self.seat:
                destroy_units(game, self.seat, planet, PDS, count(state, self.seat, planet, PDS), ALONE)
        party = game.nearest(LandingParty)
        if party is not None:
            game.amend(LandingParty, set_down=(*party.set_down, *self.landed))

    def guards(self, game: Game) -> None:
        """Domain Counters, Custodians among them, are turned up and met (SA-16.2.5, rulings 85, 167)."""
        game.do(ResolveCounters(seat=self.seat, planets=self.planets(), landed=self.landed))

    def landed_units(self, game: Game) -> None:
        scuttle_stragglers(game, self.seat, self.system)
        game.open("landed_after", self.seat, self.system)

    def no_resistance(self, game: Game) -> None:
        """Planets on which nobody stands against him fall at once (SA-3.19.8, 3.19.11)."""
        state = of(game)
        for planet in self.planets():
            if falls(state, self.seat, planet):
                other = state.control.get(planet, NOBODY)
                game.do(
                    TakePlanet(
                        seat=self.seat,
                        planet=planet,
                        other=other,
                        captures=captures_of(state, self.seat, planet),
                        captors=captors_of(state, self.seat, planet),
                    )
                )


def falls(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether a player has ground units on a planet that is not his and that nobody defends."""
    mine = state.control.get(planet, NOBODY) == seat
    return not mine and ground_forces(state, seat, planet) > 0 and not resists(state, seat, planet)


def resists(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether ground units or PDS of another side hold a planet (SA-3.19.10, ruling 51)."""
    side = defender_of(state, seat, planet)
    if side == NOBODY:
        return False
    return bool(ground_forces(state, side, planet) or pds_in(state, side, planet))


EVENTS: dict[str, tuple[str, ...]] = {"landing_called_off": ("seat", "planet")}
