"""Step 3 of the Status Phase: each player may buy one racial technology of his race (SA-3.30, ruling 151)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import RACIAL_TECHNOLOGIES_OF, RACIAL_TECHNOLOGY
from throneworld.ti3.verbs.technologies import gain_racial_technology

DONE: Option = ("done",)


def racial_price(state: Ti3State, seat: int, technology: str) -> int:
    """The printed cost, less his points, plus the costs of those he has; never below 0 (SA-3.30.2)."""
    owned = sum([RACIAL_TECHNOLOGY[each].cost for each in state.racial_technologies[seat]])
    return max(0, RACIAL_TECHNOLOGY[technology].cost + owned - state.points[seat])


class BuyRacialTechnology(Decision, frozen=True):
    rule: ClassVar[str] = "SA-3.30.1"
    prompt: ClassVar[str] = "buy_racial_technology"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        state = of(game)
        own = RACIAL_TECHNOLOGIES_OF.get(state.factions[seat], ())
        return {f"price_{each}": racial_price(state, seat, each) for each in own}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        own = RACIAL_TECHNOLOGIES_OF.get(of(game).factions[seat], ())
        return [*[("gain", technology) for technology in own], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, technology = of(game), str(option[1])
        if technology in state.racial_technologies[seat]:
            return Refusal(self.rule, "technology_owned", (technology,))
        price = racial_price(state, seat, technology)
        if can_pay(state, seat, price, RESOURCES):
            return None
        return Refusal("SA-3.30.2", "not_enough_resources", (price,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        technology = option[1]
        return Refusal("SA-10.4.1", "not_of_your_race", (technology,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        technology = str(option[1])
        price = racial_price(of(game), seat, technology)
        game.do(Pay(seat=seat, amount=price, currency=RESOURCES, why=technology))
        gain_racial_technology(game, seat, technology)
        return None
