"""Invasion Combat: step 6 of the Tactical Action, planet by planet (SA-3.20, 5, INVADE.1 to .10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.marks import INVASION, expire
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.domains.razing import ask_to_raze
from throneworld.ti3.state import NEUTRAL, NOBODY, Ti3State, of
from throneworld.ti3.tactical.bombardment import Bombardment, aimed_at, bombardable, defender_of
from throneworld.ti3.tactical.invasion_combat import InvasionCombat

BOMBARD, INVADE = "bombard", "invade"
Garrison = tuple[str, int, int]
"""A planet, and how many ground units of others and of the active player are on it."""


class Invasions(Procedure, frozen=True):
    """All bombardments come before any combat (ruling 168)."""

    stages: ClassVar[tuple[str, ...]] = (
        "raze",
        "look_around",
        "next_bombardment",
        "bombard",
        "next_invasion",
        "invade",
        "end",
    )

    seat: int = NOBODY
    system: int = 0
    garrisons: tuple[Garrison, ...] = ()
    """As they were when the step began (SA-13.14.5, ruling 227)."""
    planet: str = ""
    done: tuple[str, ...] = ()
    """Planets that have been bombarded, then those that have been fought for."""

    def raze(self, game: Game) -> None:
        """Counters of planets on which nobody has landed (SA-16.2.9, ruling 95)."""
        ask_to_raze(game, self.seat, self.system)

    def look_around(self, game: Game) -> Step:
        state = of(game)
        found = [
            (planet, ground_forces(state, side, planet), ground_forces(state, self.seat, planet))
            for planet in state.edition.planets[self.system]
            if (side := defender_of(state, self.seat, planet)) != NOBODY
        ]
        return self.to("next_bombardment", garrisons=tuple(found))

    def next_bombardment(self, game: Game) -> Step | None:
        state = of(game)
        waiting = [
            planet
            for planet, _, _ in self.garrisons
            if planet not in self.done
            and aimed_at(state, self.seat, planet)
            and bombardable(state, self.seat, planet)
        ]
        if not waiting:
            return self.to("next_invasion", done=())
        game.do(NextPlanet(seat=self.seat, planets=tuple(waiting), what=BOMBARD))
        return None

    def bombard(self, game: Game) -> Step:
        """SA-5.2."""
        side = defender_of(of(game), self.seat, self.planet)
        game.do(Bombardment(attacker=self.seat, defender=side, planet=self.planet))
        return self.to("next_bombardment", done=(*self.done, self.planet))

    def next_invasion(self, game: Game) -> Step | None:
        """The active player says which planet comes first (SA-3.20.1)."""
        waiting = tuple([each for each in self.contested(of(game)) if each not in self.done])
        if not waiting:
            return self.to("end")
        game.do(NextPlanet(seat=self.seat, planets=waiting, what=INVADE))
        return None

    def contested(self, state: Ti3State) -> list[str]:
        """Planets that are not his, on which he has ground units."""
        return [
            planet
            for planet, _, _ in self.garrisons
            if state.control.get(planet, NOBODY) != self.seat and ground_forces(state, self.seat, planet)
        ]

    def invade(self, game: Game) -> Step:
        state = of(game)
        side = state.control.get(self.planet, NOBODY)
        garrison = next(each for each in self.garrisons if each[0] == self.planet)
        game.do(
            InvasionCombat(
                attacker=self.seat,
                defender=side if side != NOBODY else NEUTRAL,
                planet=self.planet,
                garrison=garrison[1],
                landed=garrison[2],
            )
        )
        return self.to("next_invasion", done=(*self.done, self.planet))

    def end(self, game: Game) -> None:
        expire(game, INVASION)


class NextPlanet(Decision, frozen=True):
    """The active player chooses the order of the planets (SA-3.20.1)."""

    rule: ClassVar[str] = "SA-3.20.1"
    prompt: ClassVar[str] = "next_planet"

    planets: tuple[str, ...] = ()
    what: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"what": self.what}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return [("next", planet) for planet in self.planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "nothing_to_resolve", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        game.amend(Invasions, planet=str(option[1]))
        return None
