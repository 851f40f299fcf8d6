"""Green counters of planets: those who are left when all red ones are overcome find them (ruling 167)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.conditions import standing
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.order import clockwise
from throneworld.imperium.production.choosing import Produced
from throneworld.imperium.units import FLAGSHIP, SHIPS, SPACE_DOCK
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.ti3.domains.encounters import Encounter
from throneworld.ti3.domains.looking import LookAnywhere
from throneworld.ti3.domains.tokens import value_of
from throneworld.ti3.effects.filters import takes
from throneworld.ti3.effects.wealth import put_wealth
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import has_ability
from throneworld.ti3.quantities import VOTES
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.production import BuildUnit
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.technology import goods_instead, technology_refusal, tell_gained
from throneworld.ti3.tables import (
    FACTORY_CAPACITY,
    FACTORY_DISCOUNT,
    GOODS_FOR_DOCK,
    TECHNOLOGY,
    VOTES_OF_SURVIVORS,
)
from throneworld.ti3.verbs.technologies import gain_technology

FACTORY, SOCIETY, LEGACY, SURVIVORS = (
    "hidden_factory",
    "industrial_society",
    "technological_legacy",
    "lazax_survivors",
)
FACTORY_SHIPS = tuple([kind for kind in SHIPS if kind != FLAGSHIP])
FLOATING = "saar.2"
"""Docks of these stand in space alone."""


class UseFactory(Encounter, frozen=True):
    """Ships come out of it, as many as it can build; one resource is free."""

    stages: ClassVar[tuple[str, ...]] = ("go", "build", "settle")

    def build(self, game: Game) -> None:
        system = SYSTEM[self.place]
        game.do(FactoryBuild(seat=self.seat, system=system, how=FACTORY, discount=FACTORY_DISCOUNT))

    def settle(self, game: Game) -> None:
        game.do(Settle())


class FactoryBuild(Produced, frozen=True):
    """A build without a dock: no Flagship (ruling 153)."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "pay", "place")

    def binds(self, seat: int) -> bool:
        return seat == self.seat and bool(self.planned)

    def choose(self, game: Game) -> None:
        game.do(
            OrderFromFactory(
                seat=self.seat,
                system=self.system,
                most=FACTORY_CAPACITY,
                discount=self.discount,
                kinds=FACTORY_SHIPS,
            )
        )


class OrderFromFactory(BuildUnit, frozen=True):
    """Ships only."""

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[1] not in self.kinds:
            return Refusal("SA-16.3.5", "only_ships_there", option[1:2])
        return BuildUnit.barred(self, game, seat, option)


class AskNatives(Encounter, frozen=True):
    """They know what lies elsewhere."""

    stages: ClassVar[tuple[str, ...]] = ("go", "look")

    def look(self, game: Game) -> None:
        game.do(LookAnywhere(seat=self.seat))


class FindWealth(Encounter, frozen=True):
    """It lies on the planet from then on, to be taken one at a time (ruling 141)."""

    stages: ClassVar[tuple[str, ...]] = ("go", "put")

    def put(self, game: Game) -> None:
        put_wealth(game, self.place, value_of(self.counter))


class JoinSociety(Encounter, frozen=True):
    """A dock that rests stands there; who has none on planets has goods for it."""

    stages: ClassVar[tuple[str, ...]] = ("go", "build")

    def build(self, game: Game) -> None:
        state = of(game)
        if has_ability(state, self.seat, FLOATING):
            gain_trade_goods(game, self.seat, GOODS_FOR_DOCK, SOCIETY)
        elif takes(state, self.seat, SPACE_DOCK, self.place):
            state.exhausted_docks = (*state.exhausted_docks, self.place)
            place_units(game, self.seat, self.place, SPACE_DOCK, 1, SOCIETY)


class InheritTechnology(Encounter, frozen=True):
    """His left neighbour says which of those that he is ready for."""

    stages: ClassVar[tuple[str, ...]] = ("go", "choose")

    def choose(self, game: Game) -> None:
        if not goods_instead(game, self.seat, 1):
            game.do(ChooseLegacy(seat=left_neighbour(of(game), self.seat), other=self.seat))


def left_neighbour(state: Ti3State, seat: int) -> int:
    """The next player clockwise, whichever side of the cycler is up."""
    around = clockwise(seat, len(state.factions))[1:]
    return next((each for each in around if each not in state.eliminated), seat)


class ChooseLegacy(Decision, frozen=True):
    rule: ClassVar[str] = "SA-16.3.5"
    prompt: ClassVar[str] = "choose_legacy"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)
    fewest: ClassVar[int] = 1

    other: int = NOBODY
    """Who gains it."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("gain", technology) for technology in TECHNOLOGY]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Only what the finder is ready for (the counter itself says so)."""
        refusal = technology_refusal(of(game), self.other, str(option[1]))
        return Refusal(self.rule, refusal.key, refusal.args) if refusal else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-10.4.1", "racial_technology", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        gain_technology(game, self.other, str(option[1]), LEGACY)
        tell_gained(game, self.other)


class OpenWorldgate(Encounter, frozen=True):
    """It leads to all others at once (SA-1.6.4)."""

    stages: ClassVar[tuple[str, ...]] = ("go", "lay")

    @standing("landing_static", "worldgate")
    def lay(self, game: Game) -> None:
        state = of(game)
        if self.place not in state.worldgates:
            state.worldgates = (*state.worldgates, self.place)
        game.tell("worldgate_found", self.place)


# Lazax Survivors


def hosts_survivors(state: Ti3State, seat: int) -> bool:
    """Whoever controls the planet has their votes."""
    held = [place for place, counters in state.counters.items() if SURVIVORS in counters]
    return any(state.control.get(place, NOBODY) == seat for place in held)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(VOTES, SURVIVORS, window="votes_static", add=VOTES_OF_SURVIVORS, holds=hosts_survivors),
)
EVENTS: dict[str, tuple[str, ...]] = {
    "worldgate_found": ("planet",),
}
