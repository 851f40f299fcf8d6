"""What promissory notes do for the units of their holder, and to those of their owner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.placing import DONE, closed_refusal, elsewhere_refusal, placing_refusal
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim
from throneworld.ti4.effects.placing import planets_with_room, put
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import count


def refuges(state: Ti4State, owner: int, planet: str) -> list[str]:
    """The other planets of a player to which his ground forces can be sent."""
    return [each for each in planets_with_room(state, owner) if each != planet]


class SendGroundForcesAway(Aim, frozen=True):
    """All ground forces of the owner leave the planet of the occasion for another of his planets."""

    rule: ClassVar[str] = "RR 60.1"
    prompt: ClassVar[str] = "send_ground_forces_away"
    title: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found = refuges(state, owner_of_note(state, self.title), str(self.occasion["planet"]))
        return [("planet", planet) for planet in found]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.occasion["planet"]}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, planet = of(game), str(option[1])
        owner = owner_of_note(state, self.title)
        if state.control.get(planet) != owner:
            return Refusal(self.rule, "not_his_planet", (planet,))
        return closed_refusal(state, owner, INFANTRY, planet) or Refusal(
            self.rule, "they_leave_it", (planet,)
        )

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, planet = of(game), str(self.occasion["planet"])
        owner = owner_of_note(state, self.title)
        many = count(state, owner, planet, INFANTRY)
        move_units(game, owner, planet, str(option[1]), INFANTRY, many, self.title)


class LandReinforcements(Aim, frozen=True):
    """Infantry on one planet of his choice, if he likes."""

    rule: ClassVar[str] = "RR 60.1"
    prompt: ClassVar[str] = "land_reinforcements"
    count: int = 0
    how: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("place", INFANTRY, planet) for planet in held_planets(of(game), seat)), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else placing_refusal(of(game), seat, INFANTRY, str(option[2]))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"count": self.count, "how": self.how}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, (INFANTRY,), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DONE:
            game.do(*put(seat, INFANTRY, self.count, str(option[2]), self.how))
