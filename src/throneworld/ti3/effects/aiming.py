"""What a text is aimed at: another player, a planet of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.reasons import control_refusal, player_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, name_target, take_aim
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import PLANET, STATIONS

NEEDS: dict[str, Callable[[Ti3State, int], bool]] = {
    "": lambda state, other: True,
    "action_cards": lambda state, other: bool(state.hands[other]),
}
"""What the other player must have."""


class ChooseOther(Aim, frozen=True):
    rule: ClassVar[str] = "SA-1.5.6"
    prompt: ClassVar[str] = "choose_player"
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    needs: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in opponents_in_rotation(of(game), seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        fits = NEEDS[self.needs](of(game), int(option[1]))
        return None if fits else Refusal(self.rule, f"has_no_{self.needs}", option[1:])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        ours = of(game).ours(seat, int(option[1]))
        return ours or player_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name_target(game, option[1])


def planets_for_ground_units(state: Ti3State, seat: int) -> list[str]:
    """The planets that a player controls; nothing lands on trade stations (SA-7.3.8)."""
    return [planet for planet in held_planets(state, seat) if not PLANET[planet].trade_station]


def station_refusal(planet: Noun) -> Refusal | None:
    return Refusal("SA-7.3.8", "trade_station", (planet,)) if planet in STATIONS else None


class ChooseOwnPlanet(Aim, frozen=True):
    """One of the planets that he controls, for ground units if the text says so."""

    rule: ClassVar[str] = "SA-7.1.1"
    prompt: ClassVar[str] = "choose_own_planet"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)

    for_ground_units: bool = False

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        planets = planets_for_ground_units if self.for_ground_units else held_planets
        return [("planet", planet) for planet in planets(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = str(option[1])
        refusal = control_refusal(of(game), seat, planet)
        return refusal or (station_refusal(planet) if self.for_ground_units else None)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])
