"""Technologies that texts make players give up, and what they may give instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.production.supply import unit_cost, units_for_cost
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.units import all_units
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect
from throneworld.ti3.nouns import TECHNOLOGIES
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.scuttling import scuttle_refusal, scuttle_unit, units_in
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.verbs.technologies import lose_technology

UNLEARN = "unlearn"


class Unlearn(Decision, frozen=True):
    """A technology that a player loses, or something else that he may do instead."""

    abstract: ClassVar[bool] = True
    fewest: ClassVar[int] = 1
    rule: ClassVar[str] = "SA-10.1.1"
    kept: str = ""
    """If given: a technology that does not count."""
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def technologies(self, state: Ti3State, seat: int) -> list[Option]:
        return [(UNLEARN, each) for each in state.technologies[seat] if each != self.kept]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        technology = option[1]
        if owns_technology(of(game), seat, str(technology)):
            return Refusal(self.rule, "keeps_this_one", (technology,))
        return Refusal(self.rule, "not_your_technology", (technology,))

    def lose(self, game: Game, seat: int, option: Option) -> Step:
        """Others for which it was needed stay; limits that it carried hold again."""
        lose_technology(game, seat, str(option[1]))
        return Settle()


# One for one


class UnlearnOne(Unlearn, frozen=True):
    prompt: ClassVar[str] = "unlearn_one"
    verbs: ClassVar[tuple[str, ...]] = (UNLEARN,)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return self.technologies(of(game), seat)

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        return self.lose(game, seat, option)


# Or a planet with a specialty


class UnlearnOrExhaust(Verb, frozen=True):
    """Each loses a technology, or exhausts a planet with a technology specialty, as far as he is able."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        seats = self.seats(game, self.whom)
        game.do(*[TechnologyOrPlanet(seat=seat, why=self.reason) for seat in seats])


class TechnologyOrPlanet(Unlearn, frozen=True):
    prompt: ClassVar[str] = "technology_or_planet"
    verbs: ClassVar[tuple[str, ...]] = (UNLEARN, "exhaust")

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        held = [planet for planet, owner in state.control.items() if owner == seat]
        planets = [("exhaust", each) for each in held if symbols_of(state, each)]
        return [*self.technologies(state, seat), *planets]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        rests = option[0] == "exhaust" and option[1] in of(game).exhausted
        return Refusal("SA-8.3.1", "planet_exhausted", option[1:]) if rests else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == UNLEARN:
            return super().barred(game, seat, option)
        refusal = control_refusal(of(game), seat, option[1])
        return refusal or Refusal("SA-7.4.1", "no_specialty", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[0] == UNLEARN:
            return self.lose(game, seat, option)
        exhaust_planet(game, str(option[1]), self.why)
        return None


# Or units


class UnlearnOrScuttle(Effect, frozen=True):
    """For the technology of the occasion another one goes, or units that are worth so much."""

    worth: int = 0
    why: str = ""

    def run(self, game: Game) -> Step:
        technology = str(self.occasion["technology"])
        return TechnologyOrUnits(seat=self.seat, kept=technology, left=2 * self.worth, why=self.why)


def halves(state: Ti3State, seat: int, kind: str) -> int:
    """What a unit is worth, in half resources (ruling 132)."""
    return 2 * unit_cost(state, seat, kind) // units_for_cost(state, seat, kind)


class TechnologyOrUnits(Unlearn, frozen=True):
    """Unit after unit until they are worth enough; who has begun with them goes on with them."""

    prompt: ClassVar[str] = "technology_or_units"
    verbs: ClassVar[tuple[str, ...]] = (UNLEARN, "scuttle")
    left: int = 0
    """Half resources."""
    begun: bool = False

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why, "left": (self.left + 1) // 2}

    def run(self, game: Game) -> Step | None:
        return super().run(game) if self.left > 0 else Settle()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        units = [option for place in state.units[seat] for option in units_in(state, seat, place)]
        return [*self.technologies(state, seat), *units]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option[0] == UNLEARN:
            return Refusal(self.rule, "goes_on_with_units") if self.begun else None
        able = self.begun or not self.technologies(state, seat) or self._worth(state) >= self.left
        return None if able else Refusal("SA-9.2.3", "units_worth_too_little", ((self.left + 1) // 2,))

    def _worth(self, state: Ti3State) -> int:
        there = all_units(state, self.seat)
        kinds = state.edition.index.items()
        return sum([halves(state, self.seat, kind) * there[at] for kind, at in kinds if there[at]])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == UNLEARN:
            return super().barred(game, seat, option)
        return scuttle_refusal(of(game), seat, option, "SA-3.29.3")

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        if option[0] == UNLEARN:
            return self.lose(game, seat, option)
        worth = halves(of(game), seat, str(option[1]))
        scuttle_unit(game, seat, option, self.why)
        return replace(self, left=self.left - worth, begun=True)


VERBS: Verbs = {UNLEARN: (TECHNOLOGIES,)}
