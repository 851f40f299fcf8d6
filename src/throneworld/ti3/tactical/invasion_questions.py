"""Questions before the rounds of an Invasion Combat: which PDS fire, who only waits as a Commando."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.units import count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import NEUTRAL, Ti3State, of
from throneworld.ti3.tables import SHOCK_TROOP

HOLD_FIRE: Option = ("hold_fire",)


class FireDefence(Decision, frozen=True):
    """How many of the PDS on the planet fire at the invaders (SA-5.3.1); those of nobody all do."""

    rule: ClassVar[str] = "SA-5.3.1"
    prompt: ClassVar[str] = "fire_defence"
    verbs: ClassVar[tuple[str, ...]] = ("fire",)

    planet: str = ""
    most: int = 0

    def run(self, game: Game) -> Step | None:
        return (
            self.answer(game, self.seat, ("fire", self.most)) if self.seat == NEUTRAL else super().run(game)
        )

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return [*[("fire", number) for number in range(1, self.most + 1)], HOLD_FIRE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "so_many_pds", (self.most,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        from throneworld.ti3.tactical.invasion_combat import InvasionCombat  # that module knows this one

        game.amend(InvasionCombat, firing=0 if option == HOLD_FIRE else int(option[1]))
        return None


def most_commandos(state: Ti3State, seat: int, planet: str) -> int:
    """At least one of those who have landed has to fight (ruling 57)."""
    return min(count(state, seat, planet, SHOCK_TROOP), ground_forces(state, seat, planet) - 1)


class NameCommandos(Decision, frozen=True):
    """How many of the Shock Troops do not fight and capture one piece each afterwards (SA-5.4)."""

    rule: ClassVar[str] = "SA-5.4.1"
    prompt: ClassVar[str] = "name_commandos"
    verbs: ClassVar[tuple[str, ...]] = ("commando",)

    planet: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        troops = count(of(game), seat, self.planet, SHOCK_TROOP)
        return [("commando", number) for number in range(troops + 1)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if int(option[1]) <= most_commandos(of(game), seat, self.planet):
            return None
        return Refusal("SA-13.14.9", "somebody_has_to_fight")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "so_many_shock_troops", (count(of(game), seat, self.planet, SHOCK_TROOP),))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        from throneworld.ti3.tactical.invasion_combat import InvasionCombat  # that module knows this one

        game.amend(InvasionCombat, waiting=int(option[1]))
        return None


VERBS = {"commando": (NUMBER,)}
