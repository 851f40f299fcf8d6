"""What listens to a use of PRODUCTION: Sarween Tools, Hegemonic Trade Policy, Prophecy of Ixth."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import PRODUCTION, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import DISCOUNT
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti4.board import held_planets
from throneworld.ti4.declare import Clause, both, it_concerns_me, law, technology
from throneworld.ti4.modifying import modifies
from throneworld.ti4.planets import SWAPPED_VALUES, values
from throneworld.ti4.reasons import readied_refusal
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.steps.production import UseProduction
from throneworld.ti4.tables import SPACE_DOCK
from throneworld.ti4.units import count


class LowerCombinedCost(Effect, frozen=True):
    """Something is taken off the combined cost of this use of PRODUCTION."""

    amount: int = 1

    def run(self, game: Game) -> Step | None:
        use = game.step_at(self.occasion.subject, UseProduction)
        game.amend(UseProduction, self.occasion.subject, discount=use.discount + self.amount)
        return None


class StakeLaw(Effect, frozen=True):
    """The law is discarded unless this use of PRODUCTION brings forth two fighters."""

    law: str = ""

    def run(self, game: Game) -> Step | None:
        game.amend(UseProduction, self.occasion.subject, law_at_stake=self.law)
        return None


def worth_swapping(state: Ti4State, seat: int, system: int) -> list[str]:
    """Planets whose swapped values would matter: readied ones, and those of a dock that produces."""
    return [
        planet
        for planet in held_planets(state, seat)
        if len(set(values(state, planet))) > 1
        and (
            planet not in state.exhausted
            or (SYSTEM[planet] == system and count(state, seat, planet, SPACE_DOCK))
        )
    ]


def something_to_swap(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    planets = worth_swapping(of(game), seat, int(occasion["system"]))
    return None if planets else Refusal("RR 1.1", "nothing_to_swap")


class ChoosePlanetToSwap(Aim, frozen=True):
    rule: ClassVar[str] = "RR 1.1"
    prompt: ClassVar[str] = "choose_planet_to_swap"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        planets = worth_swapping(of(game), seat, int(self.occasion["system"]))
        return [("swap", planet) for planet in planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = option[1]
        refusal = readied_refusal(of(game), seat, planet)
        return refusal or Refusal("RR 1.1", "nothing_to_swap")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        take_aim(game, option[1])
        return None


class SwapValues(Effect, frozen=True):
    """Resources and influence of the planet aimed at are swapped for this use of PRODUCTION."""

    def run(self, game: Game) -> Step | None:
        mark(game, SWAPPED_VALUES, seat=self.seat, subject=self.targets[0], until=PRODUCTION)
        return None


MODIFIERS: tuple[Modifier, ...] = (modifies(DISCOUNT, "sarween_tools", add=1),)
LISTENERS: tuple[Clause, ...] = (
    *technology("sarween_tools", "production_when", it_concerns_me, LowerCombinedCost(), must=True),
    *technology(
        "hegemonic_trade_policy",
        "production_when",
        both(it_concerns_me, something_to_swap),
        SwapValues(),
        aims=(ChoosePlanetToSwap(),),
        exhausts=True,
    ),
    *law(
        "prophecy_of_ixth",
        "production_when",
        it_concerns_me,
        StakeLaw(law="prophecy_of_ixth"),
        must=True,
    ),
)
