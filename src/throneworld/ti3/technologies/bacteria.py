"""The X-89 Bacterial Weapon: what it does before bombs fall, and what it costs."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.rolling import roll_dice, tell_hits
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.control import may_be_lost, turn_neutral
from throneworld.ti3.declare import technology
from throneworld.ti3.nouns import PLANET
from throneworld.ti3.state import of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.ground_hits import GroundHits

WEAPON = "x_89_bacterial_weapon"
HITS_ON = 3


def ground_units_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    there = ground_forces(of(game), int(occasion["defender"]), str(occasion["planet"]))
    return None if there else Refusal("SA-5.2.5", "nothing_to_bombard", (occasion["planet"],))


class Infect(Effect, frozen=True):
    """A die for each ground unit; shields are no help."""

    def run(self, game: Game) -> Step:
        defender, planet = int(self.occasion["defender"]), str(self.occasion["planet"])
        faces = roll_dice(game, self.seat, ground_forces(of(game), defender, planet), WEAPON, HITS_ON)
        hits = sum([face >= HITS_ON for face in faces])
        tell_hits(game, self.seat, WEAPON, hits)
        return GroundHits(seat=defender, place=planet, hits=hits, by=self.seat, how=WEAPON)


class DiscardHalf(Effect, frozen=True):
    """Half of the hand, rounded down."""

    def run(self, game: Game) -> Step:
        return DiscardCards(seat=self.seat, count=len(of(game).hands[self.seat]) // 2, why=WEAPON)


class PayWithPlanet(Aim, frozen=True):
    """A planet is exhausted, or becomes nobody's (ruling 56)."""

    rule: ClassVar[str] = "SA-10.1.1"
    fewest: ClassVar[int] = 1
    prompt: ClassVar[str] = "pay_with_planet"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        held = held_planets(of(game), seat)
        return [*[("exhaust", planet) for planet in held], *[("give_up", planet) for planet in held]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "exhaust":
            tired = option[1] in of(game).exhausted
            return Refusal("SA-8.3.1", "planet_exhausted", option[1:]) if tired else None
        kept = not may_be_lost(of(game), str(option[1]))
        return Refusal("SA-7.3.6", "station_under_own_ships", option[1:]) if kept else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        planet = str(option[1])
        if option[0] == "exhaust":
            exhaust_planet(game, planet, WEAPON)
            return
        turn_neutral(game, planet)
        game.do(Settle())


LISTENERS: Declared = technology(
    WEAPON,
    "bombardment_before",
    both(it_concerns_me, ground_units_are_there),
    Infect(),
    DiscardHalf(),
    PayWithPlanet(),
)
VERBS: Verbs = {"give_up": (PLANET,)}
