"""Planets that players exhaust because a text says so: of their own choice, as far as they are able."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import CHOSEN, EACH, Verb
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.effects.gaining import Amount, amount_of
from throneworld.ti3.state import of
from throneworld.ti3.tables import PLANET


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

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left > 0 and self.options(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("exhaust", planet) for planet in held_planets(of(game), seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        exhausted = option[1] in of(game).exhausted
        return Refusal(self.rule, "planet_exhausted", option[1:]) if exhausted else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        exhaust_planet(game, str(option[1]), self.why)
        return ExhaustOne(seat=seat, left=self.left - 1, why=self.why)


class ExhaustSpecialties(Verb, frozen=True):
    """All planets with a technology specialty, whoever controls them."""

    def run(self, game: Game) -> None:
        state = of(game)
        for planet in [each for each in state.control if PLANET[each].specialties]:
            if planet not in state.exhausted:
                exhaust_planet(game, planet, self.reason)


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
