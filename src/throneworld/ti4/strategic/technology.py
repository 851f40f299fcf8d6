"""Technology (RR 80): research, and once more for resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import has_ability, law_owner
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.steps.paying import RESOURCES, can_pay
from throneworld.ti4.steps.research import Research, can_research
from throneworld.ti4.strategic.abilities import Primary, Secondary, no_strategy_token

TECHNOLOGY = "technology"
ADDITIONAL_PRICE = 6
SECONDARY_PRICE = 4
RESEARCH: Option = ("research",)


@standing("strategic_secondary", "minister_of_sciences")
@standing("strategic_primary", "minister_of_sciences")
def researches_freely(state: Ti4State, seat: int) -> bool:
    """Whether a player spends no resources on this card."""
    return law_owner(state, "minister_of_sciences") == seat


@standing("strategic_secondary", "brilliant")
def is_brilliant(state: Ti4State, seat: int) -> bool:
    """Whether a player who spends a token for the secondary ability resolves the primary one instead."""
    return has_ability(state, seat, "brilliant")


def price(state: Ti4State, seat: int, printed: int) -> int:
    return 0 if researches_freely(state, seat) else printed


class PrimaryTechnology(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("research", "additional")

    def research(self, game: Game) -> None:
        game.do(Research(seat=self.seat, optional=True))

    def additional(self, game: Game) -> None:
        if research_refusal(of(game), self.seat, ADDITIONAL_PRICE) is None:
            game.do(ResearchAgain(seat=self.seat))


class ResearchAgain(Decision, frozen=True):
    rule: ClassVar[str] = "RR 80.2"
    prompt: ClassVar[str] = "research_again"

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (RESEARCH, PASS)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (RESEARCH, PASS)

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
    def why_not(cls, game: Game, seat: int) -> Refusal | None:
        state = of(game)
        printed = 0 if is_brilliant(state, seat) else SECONDARY_PRICE
        return no_strategy_token(state, seat) or research_refusal(state, seat, printed)

    def research(self, game: Game) -> Step:
        if is_brilliant(of(game), self.seat):
            return PrimaryTechnology(seat=self.seat)
        return Research(seat=self.seat, price=price(of(game), self.seat, SECONDARY_PRICE))


def research_refusal(state: Ti4State, seat: int, printed: int) -> Refusal | None:
    """Why a player cannot research at this price."""
    if not can_pay(state, seat, price(state, seat, printed), RESOURCES):
        return Refusal("RR 80.3", "not_enough_resources", (printed,))
    possible = can_research(state, seat, price(state, seat, printed))
    return None if possible else Refusal("RR 79.12", "nothing_to_research")


STEPS: tuple[type[Step], ...] = (PrimaryTechnology, ResearchAgain, SecondaryTechnology)
