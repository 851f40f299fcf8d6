"""Researching and gaining technologies (RR 79.9 to 79.15)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from throneworld.imperium.modifiers import total
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.imperium.quantities import TOKENS_FOR_RESEARCH
from throneworld.imperium.tokens import GainTokens
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.steps.grounding import settle_units
from throneworld.ti4.steps.prerequisites import (
    SatisfyPrerequisites,
    can_satisfy,
    means_of,
    owned_colours,
    short_of,
    ways_of,
)
from throneworld.ti4.tables import FACTION, GENERIC_TECHNOLOGIES, TECHNOLOGY
from throneworld.ti4.verbs.technologies import put_technology

DECLINE: Option = ("decline",)


@cache
def deck_of(faction: str) -> tuple[str, ...]:
    """The technology deck of a faction: 25 cards, with its own upgrades in place of generic ones (RR 79.1).

    What a faction begins with and nobody can research is not in it.
    """
    own = [each for each in FACTION[faction].technologies if not TECHNOLOGY[each].starting]
    replaced = [TECHNOLOGY[each].replaces for each in own]
    return (*(card.id for card in GENERIC_TECHNOLOGIES if card.id not in replaced), *own)


def available(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The cards that are still in a player's technology deck (RR 79.4)."""
    owned = state.technologies[seat]
    return tuple([each for each in deck_of(state.factions[seat]) if each not in owned])


def gain_refusal(state: Ti4State, seat: int, technology: str) -> Refusal | None:
    """Whether a player can gain a technology, prerequisites aside (RR 79.5)."""
    if technology in state.technologies[seat]:
        return Refusal("RR 79.4", "technology_owned", (technology,))
    if technology not in deck_of(state.factions[seat]):
        return Refusal("RR 79.11", "not_in_deck", (technology,))
    return None


def research_refusal(state: Ti4State, seat: int, technology: str, price: int = 0) -> Refusal | None:
    """Why a player cannot research a technology now, for so many resources."""
    refusal = gain_refusal(state, seat, technology)
    if refusal is not None:
        return refusal
    if not can_satisfy(state, seat, technology, owned_colours(state, seat), means_of(state, seat)):
        short = short_of(state, seat, technology)
        return Refusal("RR 79.12", "prerequisites_missing", (technology, short))
    if price and not ways_of(state, seat, technology, price):
        return Refusal("RR 1.9", "not_enough_resources", (price,))
    return None


def researchable(state: Ti4State, seat: int, price: int = 0) -> tuple[str, ...]:
    """All technologies that a player can research now, in the order of his deck.

    If it has a price, what is exhausted for the prerequisites cannot be spent on it.
    """
    return tuple(_found(state, seat, price))


def _found(state: Ti4State, seat: int, price: int) -> Iterator[str]:
    owned, means = owned_colours(state, seat), means_of(state, seat)
    for each in available(state, seat):
        if can_satisfy(state, seat, each, owned, means) and (not price or ways_of(state, seat, each, price)):
            yield each


def tokens_instead(state: Ti4State, seat: int) -> int:
    """Some cannot research and gain so many command tokens each time instead."""
    return total(state, TOKENS_FOR_RESEARCH, seat)


def can_research(state: Ti4State, seat: int, price: int = 0) -> bool:
    """Whether to research, for so many resources, would do anything for a player now."""
    if tokens_instead(state, seat):
        return can_pay(state, seat, price, RESOURCES)
    return any(_found(state, seat, price))


class Research(Procedure, frozen=True):
    """A player researches one technology, if he can; where it is optional he may decline.

    What it costs is paid once it is clear which planets are exhausted for their specialties, so that nobody
    pays for something that he cannot research any more.
    """

    stages: ClassVar[tuple[str, ...]] = ("choose", "satisfy", "pay", "gain", "react")
    opens: ClassVar[tuple[str, ...]] = ("research_after",)

    seat: int = -1
    optional: bool = False
    price: int = 0
    """Resources that are spent on it."""
    technology: str = ""

    def binds(self, seat: int) -> bool:
        return seat == self.seat

    def choose(self, game: Game) -> Step | None:
        state = of(game)
        if not can_research(state, self.seat, self.price):
            return END
        tokens = tokens_instead(state, self.seat)
        if tokens:
            self.pay(game)
            return GainTokens(seat=self.seat, count=tokens)
        game.do(ChooseTechnology(seat=self.seat, optional=self.optional, price=self.price))
        return None

    def satisfy(self, game: Game) -> Step | None:
        if not self.technology:
            return END
        game.do(SatisfyPrerequisites(seat=self.seat, technology=self.technology, price=self.price))
        return None

    def pay(self, game: Game) -> None:
        if self.price:
            game.do(Pay(seat=self.seat, amount=self.price, currency=RESOURCES, why="technology"))

    def gain(self, game: Game) -> None:
        put_technology(game, self.seat, self.technology, "researched")

    def react(self, game: Game) -> None:
        game.open("research_after", self.seat, self.technology)


class ChooseTechnology(Decision, frozen=True):
    """Which technology is researched: those whose prerequisites can be met now."""

    rule: ClassVar[str] = "RR 79.12"
    prompt: ClassVar[str] = "choose_technology"

    optional: bool = False
    price: int = 0

    def candidates(self, game: Game, seat: int) -> list[Option]:
        cards: list[Option] = [("research", each) for each in available(of(game), seat)]
        return [*cards, DECLINE] if self.optional else cards

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DECLINE else research_refusal(of(game), seat, str(option[1]), self.price)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        found = researchable(of(game), seat, self.price)
        cards: tuple[Option, ...] = tuple([("research", each) for each in found])
        return (*cards, DECLINE) if self.optional else cards

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return research_refusal(of(game), seat, str(option[1]), self.price) if len(option) > 1 else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DECLINE:
            game.amend(Research, technology=str(option[1]))


class GainTechnology(Step, frozen=True):
    """Out of the technology deck into the play area without regard to prerequisites (RR 79.5)."""

    seat: int = -1
    technology: str = ""

    def run(self, game: Game) -> None:
        if gain_refusal(of(game), self.seat, self.technology) is None:
            put_technology(game, self.seat, self.technology, "gained")
            settle_units(game, self.seat)
