"""Influence that players turn into trade goods because a text lets them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.planets import influence
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import of

DONE: Option = ("done",)


class MayTurnInfluence(Verb, frozen=True):
    """Each once, as many planets as he likes, a good for each influence."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        game.do(*[TurnInfluence(seat=seat, why=self.reason) for seat in self.seats(game, self.whom)])


class TurnInfluence(Decision, frozen=True):
    """One planet after the other."""

    rule: ClassVar[str] = "SA-8.3.1"
    prompt: ClassVar[str] = "turn_influence"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust",)
    spent: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        if len(self.options(game, self.seat)) > 1:
            return Decision.run(self, game)
        gain_trade_goods(game, self.seat, self.spent, self.why)
        return None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"spent": self.spent, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("exhaust", planet) for planet in held_planets(of(game), seat)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        planet = str(option[1])
        if planet in of(game).exhausted:
            return Refusal(self.rule, "planet_exhausted", (planet,))
        worth = influence(of(game), planet)
        return None if worth else Refusal("SA-8.3.3", "planet_worth_nothing", (planet, "influence"))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            gain_trade_goods(game, seat, self.spent, self.why)
            return None
        planet = str(option[1])
        worth = influence(of(game), planet)
        exhaust_planet(game, planet, self.why)
        return replace(self, spent=self.spent + worth)
