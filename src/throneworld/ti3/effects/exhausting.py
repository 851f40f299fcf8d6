"""Planets that players exhaust because a text says so: of their own choice, as far as they are able."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import CHOSEN, EACH, Verb, everybody
from throneworld.imperium.order import clockwise
from throneworld.imperium.planets import readied
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.effects.gaining import Amount, amount_of
from throneworld.ti3.effects.locations import places_left
from throneworld.ti3.effects.places import exhaust_docks
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.verbs.radiation import refresh_planet


class ExhaustOfChoice(Verb, frozen=True):
    """So many planets of each player, whichever he likes; what is exhausted already does not count (133)."""

    amount: Amount = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, self.whom):
            game.do(ExhaustOne(seat=seat, left=amount_of(state, seat, self.amount), why=self.reason))


class ExhaustOne(Decision, frozen=True):
    """One planet after the other."""

    rule: ClassVar[str] = "SA-8.3.1"
    prompt: ClassVar[str] = "exhaust_one"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust",)

    left: int = 1
    why: str = ""
    spared: tuple[str, ...] = ()
    """Planets that stay as they are."""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left > 0 and self.options(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("exhaust", planet) for planet in held_planets(of(game), seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[1] in of(game).exhausted:
            return Refusal(self.rule, "planet_exhausted", option[1:])
        return Refusal(self.rule, "planet_spared", option[1:]) if option[1] in self.spared else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        exhaust_planet(game, str(option[1]), self.why)
        return replace(self, left=self.left - 1)


class ExhaustHalfOfNamed(Verb, frozen=True):
    """Of the planets that a scattered card has named each owner exhausts half, rounded down, as he likes."""

    def run(self, game: Game) -> None:
        state = of(game)
        left = places_left(state, self.why, self.targets)
        for seat in [int(each) for each in self.targets if isinstance(each, int)]:
            refreshed = readied(state, seat)
            spared = tuple([each for each in refreshed if each not in left])
            number = (len(refreshed) - len(spared)) // 2
            game.do(ExhaustOne(seat=seat, left=number, why=self.reason, spared=spared))


class ExhaustSpecialties(Verb, frozen=True):
    """All planets with a technology specialty, whoever controls them, or only with one of a colour."""

    colour: str = ""

    def run(self, game: Game) -> None:
        state = of(game)
        for planet in [each for each in state.control if self._has_one(state, each)]:
            if planet not in state.exhausted:
                exhaust_planet(game, planet, self.reason)

    def _has_one(self, state: Ti3State, planet: str) -> bool:
        specialties = symbols_of(state, planet)
        return self.colour in specialties if self.colour else bool(specialties)


class ExhaustAllDocks(Verb, frozen=True):
    """Every Space Dock of everybody."""

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, EACH):
            exhaust_docks(game, *state.units[seat])


class ExhaustPlanet(Verb, frozen=True):
    """A certain planet, if somebody controls it."""

    planet: str = ""

    def run(self, game: Game) -> None:
        state = of(game)
        if self.planet in state.control and self.planet not in state.exhausted:
            exhaust_planet(game, self.planet, self.reason)


class ExhaustPlanetsOf(Verb, frozen=True):
    """All planets of these players."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, self.whom):
            for planet in [each for each in held_planets(state, seat) if each not in state.exhausted]:
                exhaust_planet(game, planet, self.reason)


class RefreshPlanet(Verb, frozen=True):
    """One certain planet, if somebody controls it and it is exhausted."""

    planet: str = ""

    def run(self, game: Game) -> None:
        if self.planet in of(game).exhausted:
            refresh_planet(game, self.planet)


class ExhaustForNeighbour(Verb, frozen=True):
    """One planet of each of these players, chosen by whoever sits to his left."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        others = everybody(of(game))
        for seat in self.seats(game, self.whom):
            left = next(each for each in clockwise(seat, game.seats)[1:] if each in others)
            game.do(ExhaustTheirs(seat=left, other=seat, why=self.reason))


class ExhaustTheirs(Decision, frozen=True):
    rule: ClassVar[str] = "SA-8.3.1"
    prompt: ClassVar[str] = "exhaust_theirs"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust",)
    fewest: ClassVar[int] = 1

    other: int = NOBODY
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("exhaust", planet) for planet in held_planets(of(game), self.other)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        exhausted = option[1] in of(game).exhausted
        return Refusal(self.rule, "planet_exhausted", option[1:]) if exhausted else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "planet_of_somebody_else", (option[1], self.other))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        exhaust_planet(game, str(option[1]), self.why)
