"""Units that a text places out of the reinforcements."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, take_aim
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import PLANET


def planets_for_ground_units(state: Ti3State, seat: int) -> list[str]:
    """The planets that a player controls; nothing lands on trade stations (SA-7.3.8)."""
    return [planet for planet in held_planets(state, seat) if not PLANET[planet].trade_station]


class ChooseOwnPlanet(Aim, frozen=True):
    """One of the planets that he controls."""

    rule: ClassVar[str] = "SA-7.1.1"
    prompt: ClassVar[str] = "choose_own_planet"

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("planet", planet) for planet in planets_for_ground_units(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = str(option[1])
        refusal = control_refusal(of(game), seat, planet)
        return refusal or Refusal("SA-7.3.8", "trade_station", (planet,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class PlaceOnChosen(Verb, frozen=True):
    """Units of one kind on the planet that was chosen."""

    kind: str = ""
    count: int = 1

    def run(self, game: Game) -> None:
        place_units(game, self.seat, str(self.targets[0]), self.kind, self.count, self.reason)
