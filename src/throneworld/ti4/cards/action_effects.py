"""What component actions do to units that stand, to planets and to goods: a step for each mechanic.

The targets are those that the card's aims have named: a planet, a system or a unit comes first.
"""

from __future__ import annotations

from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.verbs.planets import exhaust_planets, ready_planet
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import held_planets, planets_in
from throneworld.ti4.cards.aftermath import Aftermath
from throneworld.ti4.cards.aims import unit_at
from throneworld.ti4.cards.filters import is_of_another
from throneworld.ti4.planets import resources, trait
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.steps.research import Research
from throneworld.ti4.units import count, damaged_count
from throneworld.ti4.verbs.cards import discard_agenda
from throneworld.ti4.verbs.goods import gain_trade_goods

# Destroying: these are not hits, nothing sustains or cancels them (RR 29)


class DestroyUnit(Effect, frozen=True):
    """The unit at which the card is aimed."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        unit = unit_at(self.targets)
        destroy_units(
            game, unit.owner, unit.place, unit.kind, 1, self.why, damaged=unit.damaged, by=self.seat
        )
        return Aftermath(system=SYSTEM[unit.place])


class DestroyOnPlanet(Effect, frozen=True):
    """Units of a kind on a planet, whosoever they are: all of them, or as many as it says."""

    kind: str = ""
    most: int = 0
    """How many, or 0 for all."""
    why: str = ""

    def run(self, game: Game) -> Step | None:
        planet, left = str(self.targets[0]), self.most
        for owner in range(game.seats):
            there = count(of(game), owner, planet, self.kind)
            many = min(there, left) if self.most else there
            left -= many
            _destroy(game, owner, planet, self.kind, many, self.why, self.seat)
        return Aftermath(system=SYSTEM[planet])


class RollAgainstEach(Effect, frozen=True):
    """A die for each unit of a kind on a planet; each result that is high enough destroys one of them."""

    kind: str = ""
    hits_on: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        planet = str(self.targets[0])
        for owner in range(game.seats):
            units = count(of(game), owner, planet, self.kind)
            dice = roll_dice(game, self.seat, units, self.why, self.hits_on)
            many = sum([result >= self.hits_on for result in dice])
            _destroy(game, owner, planet, self.kind, many, self.why, self.seat)
        return Aftermath(system=SYSTEM[planet])


def _destroy(game: Game, owner: int, planet: str, kind: str, many: int, why: str, by: int) -> None:
    state = of(game)
    sound = count(state, owner, planet, kind) - damaged_count(state, owner, planet, kind)
    destroy_units(game, owner, planet, kind, many, why, damaged=max(0, many - sound), by=by)


# Planets


class ExhaustTarget(Effect, frozen=True):
    """The planet at which the card is aimed, if it is readied and somebody's."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        planet = str(self.targets[0])
        if planet in of(game).control:
            exhaust_planets(game, (planet,), self.why)
        return None


class ExhaustPlanetsOfOthers(Effect, frozen=True):
    """All planets in a system that other players control."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        planets = planets_in(int(self.targets[0]))
        exhaust_planets(game, [each for each in planets if is_of_another(state, self.seat, each)], self.why)
        return None


class ReadyPlanetsOfTrait(Effect, frozen=True):
    """All planets of a trait that the player controls."""

    trait: str = ""

    def run(self, game: Game) -> Step | None:
        for planet in exhausted_of(of(game), self.seat, self.trait):
            ready_planet(game, planet)
        return None


def planets_of_trait(state: Ti4State, seat: int, kind: str) -> list[str]:
    """The planets of a trait that a player controls."""
    return [planet for planet in held_planets(state, seat) if trait(planet) == kind]


def exhausted_of(state: Ti4State, seat: int, kind: str) -> list[str]:
    return [planet for planet in planets_of_trait(state, seat, kind) if planet in state.exhausted]


# Trade goods


class GainGoods(Effect, frozen=True):
    amount: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        gain_trade_goods(game, self.seat, self.amount, self.why)
        return None


class GrantGoods(Effect, frozen=True):
    """The player at whom it is aimed gains trade goods."""

    amount: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        gain_trade_goods(game, int(self.targets[0]), self.amount, self.why)
        return None


class GainGoodsPerPlanet(Effect, frozen=True):
    """One for each planet of a trait."""

    trait: str = ""
    why: str = ""

    def run(self, game: Game) -> Step | None:
        gain_trade_goods(game, self.seat, len(planets_of_trait(of(game), self.seat, self.trait)), self.why)
        return None


class GainResourcesAsGoods(Effect, frozen=True):
    """As many as the resources of the planet at which the card is aimed; that alone does not exhaust it."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        gain_trade_goods(game, self.seat, resources(of(game), str(self.targets[0])), self.why)
        return None


# Technology and laws


class ResearchTechnology(Effect, frozen=True):
    """One technology, with its prerequisites (RR 79.12)."""

    def run(self, game: Game) -> Step | None:
        return Research(seat=self.seat)


class DiscardLaw(Effect, frozen=True):
    """A law leaves play; what it has given to anybody stays (RR 7.5)."""

    def run(self, game: Game) -> Step | None:
        discard_agenda(game, str(self.targets[0]))
        return None
