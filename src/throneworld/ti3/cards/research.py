"""Cards about acquiring technologies: with resources of others, without prerequisites, out of turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import mark
from throneworld.imperium.modifiers import Modifier, refused, total
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.imperium.planets import readied
from throneworld.imperium.quantities import PREREQUISITES
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.locations import places_left
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import GOODS_FOR_TECHNOLOGY, MAY_GAIN_TECHNOLOGY
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.research_means import EXECUTION, FUNDS, WAIVED, waives
from throneworld.ti3.steps.technology import lacking, prerequisite_refusal, specialties, tell_gained
from throneworld.ti3.tables import COLOURS, TECHNOLOGY
from throneworld.ti3.verbs.technologies import gain_technology

SPONSORSHIP, RESEARCH, ALIEN = "corporate_sponsorship", "focused_research", "alien_technology"
BEFORE = "technology_before"
PRICE, MAY_LACK = 8, 1
DONE: Option = ("done",)


# Focused Research


class ChooseSpecialties(Choose, frozen=True):
    """("planet", id): refreshed planets of his with a specialty, at least one."""

    rule: ClassVar[str] = "SA-7.4.1"
    prompt: ClassVar[str] = "choose_specialties"
    verb: ClassVar[str] = "planet"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [(planet,) for planet in held_planets(state, self.seat)]

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*super().candidates(game, seat), *([DONE] if self.targets else [])]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        planet = str(option[1])
        if planet in self.targets:
            return Refusal(self.rule, "planet_named", option[1:])
        if planet in of(game).exhausted:
            return Refusal("SA-8.3.1", "planet_exhausted", option[1:])
        return None if symbols_of(of(game), planet) else Refusal(self.rule, "no_specialty", option[1:])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        super().answer(game, seat, option)
        following = replace(self, targets=(*self.targets, option[1]))
        return following if len(following.options(game, seat)) > 1 else None


def has_specialty(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = any(symbols_of(of(game), planet) for planet in readied(of(game), seat))
    return None if found else Refusal("SA-7.4.1", "no_specialty_refreshed")


class WaiveForPlanets(Verb, frozen=True):
    """Each planet that was named is exhausted, and lets one prerequisite of its colour be missing."""

    def run(self, game: Game) -> None:
        for planet in places_left(of(game), self.why, self.targets):
            exhaust_planet(game, planet, self.why)
            colours = " ".join(dict.fromkeys(symbols_of(of(game), planet)))
            mark(game, WAIVED, seat=self.seat, subject=colours, until=EXECUTION)


# Alien Technology


def alien_price(state: Ti3State, seat: int) -> int:
    """Each specialty counts, whatever its colour."""
    return max(0, PRICE - sum([specialties(state, seat, colour) for colour in COLOURS]))


def alien_refusal(state: Ti3State, seat: int, technology: str) -> Refusal | None:
    """Why he cannot gain it, though one prerequisite may be missing."""
    if owns_technology(state, seat, technology):
        return Refusal("SA-10.1.1", "technology_owned", (technology,))
    if lacking(state, seat, technology) > MAY_LACK:
        refusal = prerequisite_refusal(state, seat, technology)
        if refusal is not None:
            return refusal
    return refused(state, MAY_GAIN_TECHNOLOGY, seat, technology)


def can_trade_with_aliens(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    if total(state, GOODS_FOR_TECHNOLOGY, seat):
        return Refusal("SA-10.2.2", "buys_no_technologies")
    if all(alien_refusal(state, seat, each) for each in TECHNOLOGY):
        return Refusal("SA-10.2.2", "no_technology_to_gain")
    price = alien_price(state, seat)
    poor = not can_pay(state, seat, price, RESOURCES)
    return Refusal("SA-8.3.3", "not_enough_resources", (price,)) if poor else None


class PayAliens(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        amount = alien_price(of(game), self.seat)
        return Pay(seat=self.seat, amount=amount, currency=RESOURCES, why=self.why)


class LearnFromAliens(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        return GainAlienTechnology(seat=self.seat, why=self.why)


class GainAlienTechnology(Decision, frozen=True):
    """One technology, of whose prerequisites one may be missing."""

    rule: ClassVar[str] = "SA-10.2.2"
    prompt: ClassVar[str] = "gain_alien_technology"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)
    fewest: ClassVar[int] = 1
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("gain", technology) for technology in TECHNOLOGY]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return alien_refusal(of(game), seat, str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-10.4.1", "racial_technology", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        gain_technology(game, seat, str(option[1]), self.why)
        tell_gained(game, seat)


LISTENERS: Declared = (
    *action_card(
        ALIEN,
        ACTION,
        can_trade_with_aliens,
        LearnFromAliens(why=ALIEN),
        costs=(PayAliens(why=ALIEN),),
    ),
    *action_card(SPONSORSHIP, BEFORE, it_concerns_me, Lasting(FUNDS, EXECUTION, about=5)),
    *action_card(
        RESEARCH,
        BEFORE,
        both(it_concerns_me, has_specialty),
        WaiveForPlanets(why=RESEARCH),
        aims=(ChooseSpecialties(),),
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(PREREQUISITES, RESEARCH, window="tech_gain_static", mark=WAIVED, by=waives),
)
