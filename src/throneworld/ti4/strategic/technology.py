"""Technology (RR 80): research, and once more for resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.modifiers import changed
from throneworld.imperium.paying import RESOURCES, can_pay
from throneworld.imperium.quantities import TECHNOLOGY_PRICE
from throneworld.imperium.strategic import Primary, Secondary, follows_as_first
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Step
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.steps.research import Research, can_research

TECHNOLOGY = "technology"
ADDITIONAL_PRICE = 6
SECONDARY_PRICE = 4
RESEARCH: Option = ("research",)


def price(state: Ti4State, seat: int, printed: int) -> int:
    return changed(state, TECHNOLOGY_PRICE, printed, seat)


class PrimaryTechnology(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("research", "additional")

    def research(self, game: Game) -> None:
        game.do(Research(seat=self.seat, optional=True))

    def additional(self, game: Game) -> None:
        if can_afford(of(game), self.seat, ADDITIONAL_PRICE):
            game.do(ResearchAgain(seat=self.seat))


class ResearchAgain(Decision, frozen=True):
    rule: ClassVar[str] = "RR 80.2"
    prompt: ClassVar[str] = "research_again"

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (RESEARCH, PASS)

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"price": price(of(game), seat, ADDITIONAL_PRICE)}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == RESEARCH:
            return Research(seat=seat, price=price(of(game), seat, ADDITIONAL_PRICE))
        return None


class SecondaryTechnology(Secondary, frozen=True):
    card: ClassVar[str] = TECHNOLOGY
    stages: ClassVar[tuple[str, ...]] = ("spend", "research")

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        printed = 0 if follows_as_first(of(game), seat, TECHNOLOGY) else SECONDARY_PRICE
        return super().is_offered(game, seat) and can_afford(of(game), seat, printed)

    def research(self, game: Game) -> Step:
        if follows_as_first(of(game), self.seat, TECHNOLOGY):
            return PrimaryTechnology(seat=self.seat)
        return Research(seat=self.seat, price=price(of(game), self.seat, SECONDARY_PRICE))


def can_afford(state: Ti4State, seat: int, printed: int) -> bool:
    """Whether a player can research anything at this price."""
    amount = price(state, seat, printed)
    return can_pay(state, seat, amount, RESOURCES) and can_research(state, seat, amount)
