"""Technology (SA-15.7): one free or up to three at their price; others buy one."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import expire
from throneworld.imperium.modifiers import changed, refused, total
from throneworld.imperium.paying import can_pay
from throneworld.imperium.planets import readied
from throneworld.imperium.strategic import Primary, Secondary, secondary_cost
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import (
    GOODS_FOR_TECHNOLOGY,
    MAY_GAIN_TECHNOLOGY,
    SECONDARY_BASE,
    TECHNOLOGIES_BOUGHT,
)
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.research_means import EXECUTION
from throneworld.ti3.steps.technology import (
    GainTechnologies,
    card_price,
    card_refusal,
    due,
    technology_currency,
)
from throneworld.ti3.strategic.halves import ChooseHalf
from throneworld.ti3.tables import TECHNOLOGY, TECHNOLOGY_COST
from throneworld.ti3.tables.first_decks import FIRST

CARD = "technology"
BOUGHT_AT_MOST = 3
HELPED_AT_MOST = 5
"""Resources that a card may pay of a technology."""


def secondary_base(state: Ti3State, seat: int) -> int:
    return changed(state, SECONDARY_BASE, TECHNOLOGY_COST, seat)


def can_buy(state: Ti3State, seat: int) -> bool:
    """Whether any technology is within reach of what a player has, by the secondary ability."""
    base, currency = secondary_base(state, seat), technology_currency(state, seat)
    return not total(state, GOODS_FOR_TECHNOLOGY, seat) and any(
        card_refusal(state, seat, each) is None
        and can_pay(state, seat, due(state, seat, card_price(state, seat, each, base=base)), currency)
        for each in TECHNOLOGY
    )


def might_buy(state: Ti3State, seat: int) -> bool:
    """Whether some card that nobody knows of might bring a technology within his reach: it could pay for a
    part, or spare him prerequisites for specialties. Others see just as well whether he is asked."""
    if not state.hands[seat] or total(state, GOODS_FOR_TECHNOLOGY, seat):
        return False
    base, currency = secondary_base(state, seat), technology_currency(state, seat)
    special = any(symbols_of(state, planet) for planet in readied(state, seat))
    return any(
        (special or card_refusal(state, seat, each) is None)
        and can_pay(state, seat, card_price(state, seat, each, base=base) - HELPED_AT_MOST, currency)
        for each in TECHNOLOGY
        if not owns_technology(state, seat, each) and refused(state, MAY_GAIN_TECHNOLOGY, seat, each) is None
    )


class PrimaryTechnology(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("before", "choose", "after")
    opens: ClassVar[tuple[str, ...]] = ("technology_before", "technology_primary_after", "tech_gained_after")

    def before(self, game: Game) -> None:
        game.open("technology_before", self.seat, CARD)

    def choose(self, game: Game) -> None:
        game.do(ChooseTechnologyHalf(seat=self.seat))

    def after(self, game: Game) -> None:
        expire(game, EXECUTION)
        game.open("technology_primary_after", self.seat)


class ChooseTechnologyHalf(ChooseHalf, frozen=True):
    """a: one technology free; b: up to three, one after the other."""

    rule: ClassVar[str] = "SA-15.7.1"
    card: ClassVar[str] = CARD
    halves: ClassVar[tuple[str, ...]] = ("a", "b")

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Who never buys technologies can only have the free one, or what he gets instead (ruling 152)."""
        never = option[1] == "b" and total(of(game), GOODS_FOR_TECHNOLOGY, seat)
        return Refusal(self.rule, "buys_no_technologies") if never else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        more = total(of(game), TECHNOLOGIES_BOUGHT, seat)
        if option[1] == "b":
            return GainTechnologies(seat=seat, left=BOUGHT_AT_MOST + more)
        game.do(GainTechnologies(seat=seat, left=1, free=True))
        if more:
            game.do(GainTechnologies(seat=seat, left=more))
        return None


class SecondaryTechnology(Secondary, frozen=True):
    """A counter, and the price of one technology (SA-15.7.4)."""

    stages: ClassVar[tuple[str, ...]] = ("before", "pay", "buy", "close")
    card: ClassVar[str] = CARD

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        affordable = state.strategy[seat] >= secondary_cost(state, seat, CARD)
        helped = game.options["decks"] != FIRST and might_buy(state, seat)
        return affordable and (helped or can_buy(state, seat))

    def before(self, game: Game) -> None:
        game.open("technology_before", self.seat, CARD)

    def binds(self, seat: int) -> bool:
        """Whoever follows keeps what it costs until it is paid."""
        return seat == self.seat and self.stage == "pay"

    def pay(self, game: Game) -> Step | None:
        """Nothing is paid for what no card has brought within reach (ruling 165)."""
        if not can_buy(of(game), self.seat):
            return self.to("close")
        self.spend(game)
        return None

    def buy(self, game: Game) -> None:
        more = total(of(game), TECHNOLOGIES_BOUGHT, self.seat)
        game.do(GainTechnologies(seat=self.seat, left=1 + more, base=secondary_base(of(game), self.seat)))

    def close(self, game: Game) -> None:
        expire(game, EXECUTION)
