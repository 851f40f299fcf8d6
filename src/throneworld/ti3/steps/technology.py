"""Gaining technologies: prerequisites, discounts, price (SA-10.2, 10.3, 7.4, rulings 11, 39, 183, 215)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.modifiers import changed, granted_by, refused, total
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, purse
from throneworld.imperium.planets import readied
from throneworld.imperium.quantities import PREREQUISITES, SPECIALTIES
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.board import artifact_holder
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import (
    ANY_SPECIALTY,
    GOODS_FOR_TECHNOLOGY,
    INFLUENCE_FOR_TECHNOLOGY,
    MAY_GAIN_TECHNOLOGY,
    PREREQUISITE_PRICE,
    TECHNOLOGY_DISCOUNTS,
    TECHNOLOGY_PRICE,
)
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.research_means import funds_of, spend_funds, use_waivers
from throneworld.ti3.tables import ARTIFACTS, COLOURS, TECHNOLOGY, TECHNOLOGY_COST
from throneworld.ti3.verbs.technologies import gain_technology

DONE: Option = ("done",)


def specialties(state: Ti3State, seat: int, colour: str) -> int:
    """Symbols of a colour on refreshed planets, artifacts, what leaders add (SA-7.4.1, ruling 215)."""
    printed = sum([symbols_of(state, planet).count(colour) for planet in readied(state, seat)])
    artifact = int(artifact_holder(state, ARTIFACTS[colour]) == seat)
    return printed + artifact + total(state, SPECIALTIES, seat, colour)


def discounts(state: Ti3State, seat: int, technology: str) -> int:
    """What specialties of its colour take off its price, or of another one if that helps and is allowed."""
    free = granted_by(state, ANY_SPECIALTY, seat)
    colours = COLOURS if free else (TECHNOLOGY[technology].colour,)
    most = max([specialties(state, seat, colour) for colour in colours])
    return changed(state, TECHNOLOGY_DISCOUNTS, most, seat)


def technology_price(state: Ti3State, seat: int, technology: str, base: int = TECHNOLOGY_COST) -> int:
    """What a technology costs through the Technology card (SA-15.7.1)."""
    price = changed(state, TECHNOLOGY_PRICE, base, seat, technology)
    return max(0, price - discounts(state, seat, technology))


def technology_currency(state: Ti3State, seat: int) -> str:
    """What technologies are paid for with."""
    return INFLUENCE if granted_by(state, INFLUENCE_FOR_TECHNOLOGY, seat) else RESOURCES


def prerequisite_refusal(state: Ti3State, seat: int, technology: str) -> Refusal | None:
    """Along the lines of the tree: one of several is enough, or all are needed (SA-10.2.2, 10.2.3)."""
    row = TECHNOLOGY[technology]
    owned = [each for each in (*row.any_of, *row.all_of) if owns_technology(state, seat, each)]
    missing = [each for each in row.all_of if each not in owned]
    if not missing and (not row.any_of or any(each in owned for each in row.any_of)):
        return None
    if total(state, PREREQUISITES, seat, technology):
        return None
    if missing:
        return Refusal("SA-10.2.3", "needs_all", (technology, *missing))
    return Refusal("SA-10.2.2", "needs_one", (technology, *row.any_of))


def lacking(state: Ti3State, seat: int, technology: str) -> int:
    """How many prerequisites he lacks: where one of several is enough, all of these are one."""
    row = TECHNOLOGY[technology]
    missing = sum([not owns_technology(state, seat, each) for each in row.all_of])
    none = row.any_of and not any(owns_technology(state, seat, each) for each in row.any_of)
    return missing + bool(none)


def price_without(state: Ti3State, seat: int, technology: str) -> int:
    """What he pays through the Technology card to do without the one prerequisite that he lacks."""
    price = total(state, PREREQUISITE_PRICE, seat)
    if not price or prerequisite_refusal(state, seat, technology) is None:
        return 0
    return price if lacking(state, seat, technology) == 1 else 0


def card_refusal(state: Ti3State, seat: int, technology: str) -> Refusal | None:
    """Why he cannot gain a technology through the Technology card, whatever it costs."""
    if owns_technology(state, seat, technology) or not price_without(state, seat, technology):
        return technology_refusal(state, seat, technology)
    return refused(state, MAY_GAIN_TECHNOLOGY, seat, technology)


def card_price(
    state: Ti3State, seat: int, technology: str, free: bool = False, base: int = TECHNOLOGY_COST
) -> int:
    """What it costs through the card, with what is paid to do without a prerequisite."""
    price = 0 if free else technology_price(state, seat, technology, base)
    return price + price_without(state, seat, technology)


def due(state: Ti3State, seat: int, price: int) -> int:
    """What he has to pay himself of a price, when what cards give for it is spent."""
    funds = funds_of(state, seat) if technology_currency(state, seat) == RESOURCES else 0
    return max(0, price - funds)


def technology_refusal(state: Ti3State, seat: int, technology: str) -> Refusal | None:
    """Why a player cannot gain a technology, whatever it costs."""
    if owns_technology(state, seat, technology):
        return Refusal("SA-10.1.1", "technology_owned", (technology,))
    refusal = prerequisite_refusal(state, seat, technology)
    return refusal or refused(state, MAY_GAIN_TECHNOLOGY, seat, technology)


def goods_instead(game: Game, seat: int, number: int) -> bool:
    """Whether a player never gains technologies in this way; trade goods for so many he gets instead."""
    goods = total(of(game), GOODS_FOR_TECHNOLOGY, seat)
    gain_trade_goods(game, seat, goods * number, "technology")
    return bool(goods)


class GainTechnologies(Decision, frozen=True):
    """One after the other, so that earlier ones may lead to later ones (SA-15.7.2); free, or at a price."""

    rule: ClassVar[str] = "SA-10.2.2"
    prompt: ClassVar[str] = "gain_technology"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    left: int = 1
    free: bool = False
    gained: int = 0
    base: int = TECHNOLOGY_COST
    """What one costs before anything alters it."""

    def run(self, game: Game) -> Step | None:
        if goods_instead(game, self.seat, self.left if self.free else 0):
            return None
        if self.left and any(option != DONE for option in self.options(game, self.seat)):
            return Decision.run(self, game)
        self._close(game)
        return None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "free": int(self.free)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        """What is free is not declined."""
        return [*[("gain", technology) for technology in TECHNOLOGY], *([] if self.free else [DONE])]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """Looking once at what he can pay."""
        state, most = of(game), purse(of(game), seat, technology_currency(of(game), seat))
        found = self.candidates(game, seat)
        return tuple([each for each in found if self._refusal(state, seat, each, most) is None])

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return self._refusal(
            of(game), seat, option, purse(of(game), seat, technology_currency(of(game), seat))
        )

    def _refusal(self, state: Ti3State, seat: int, option: Option, most: int) -> Refusal | None:
        if option == DONE:
            return None
        technology = str(option[1])
        refusal = card_refusal(state, seat, technology)
        if refusal is not None:
            return refusal
        price = self._due(state, technology)
        if price <= most:
            return None
        return Refusal("SA-15.7.1", f"not_enough_{technology_currency(state, seat)}", (price,))

    def _price(self, state: Ti3State, technology: str) -> int:
        return card_price(state, self.seat, technology, self.free, self.base)

    def _due(self, state: Ti3State, technology: str) -> int:
        return due(state, self.seat, self._price(state, technology))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        technology = option[1]
        return Refusal("SA-10.4.1", "racial_technology", (technology,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            self._close(game)
            return None
        technology = str(option[1])
        price, own = self._price(of(game), technology), self._due(of(game), technology)
        if own:
            currency = technology_currency(of(game), seat)
            game.do(Pay(seat=seat, amount=own, currency=currency, why=technology))
        spend_funds(game, seat, price - own)
        use_waivers(game, seat, technology)
        gain_technology(game, seat, technology, "free" if self.free else "bought")
        return replace(self, left=self.left - 1, gained=self.gained + 1)

    def _close(self, game: Game) -> None:
        """All technologies of one ability are one occasion (ruling 183)."""
        if self.gained:
            tell_gained(game, self.seat, self.gained)


def tell_gained(game: Game, seat: int, number: int = 1) -> None:
    """So many technologies have just come to a player, all by one ability."""
    game.open("tech_gained_after", seat, " ".join(of(game).technologies[seat][-number:]))
