"""Step 4 of the Status Phase: planets are spent for trade goods, two resources each (SA-3.31, ruling 82)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.planets import readied, values
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.quantities import FULL_INFLUENCE_FOR_GOODS, INFLUENCE_FOR_GOODS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import RESOURCES_PER_TRADE_GOOD

DONE: Option = ("done",)
WHY = "produce_trade_goods"


def worth_for_goods(state: Ti3State, seat: int, planet: str) -> int:
    """Its resources, or with a technology its influence if that is more (SA-3.31.2); influence that yields
    a good apiece is worth twice as much."""
    resources, influence = values(state, planet)
    if banned_by(state, FULL_INFLUENCE_FOR_GOODS, seat):
        return max(resources, influence * RESOURCES_PER_TRADE_GOOD)
    return max(resources, influence) if banned_by(state, INFLUENCE_FOR_GOODS, seat) else resources


class ProduceGoods(Decision, frozen=True):
    """One planet at a time; one sum, halved and rounded down (ruling 82)."""

    rule: ClassVar[str] = "SA-3.31.1"
    prompt: ClassVar[str] = "produce_trade_goods"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust",)

    spent: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"spent": self.spent}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        held = [planet for planet, owner in state.control.items() if owner == seat]
        return [*[("exhaust", planet) for planet in held], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, planet = of(game), str(option[1])
        if planet in state.exhausted:
            return Refusal("SA-8.3.1", "planet_exhausted", (planet,))
        worth = worth_for_goods(state, seat, planet)
        return None if worth else Refusal(self.rule, "planet_worth_nothing", (planet, "resources"))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        planets = [each for each in readied(state, seat) if worth_for_goods(state, seat, each)]
        return (*[("exhaust", planet) for planet in planets], DONE)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            gain_trade_goods(game, seat, self.spent // RESOURCES_PER_TRADE_GOOD, WHY)
            return None
        planet = str(option[1])
        worth = worth_for_goods(of(game), seat, planet)
        exhaust_planet(game, planet, WHY)
        return replace(self, spent=self.spent + worth)
