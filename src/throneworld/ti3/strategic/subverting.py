"""A planet is turned by words: its owner loses a ground unit there, and the planet if it was the last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.imperium.control import ground_forces
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.units import count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import NOBODY, of

SUBVERTED = "subverted"


class LoseGroundUnit(Decision, frozen=True):
    """Which of his ground units the owner destroys; of a kind the one that is damaged most."""

    rule: ClassVar[str] = "SA-15.2.6"
    prompt: ClassVar[str] = "lose_ground_unit"
    verbs: ClassVar[tuple[str, ...]] = ("destroy",)

    planet: str = ""
    by: int = NOBODY

    def run(self, game: Game) -> Step | None:
        there = self.seat >= 0 and ground_forces(of(game), self.seat, self.planet)
        return Decision.run(self, game) if there else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        kinds = [kind for kind in state.edition.ground_kinds if count(state, seat, self.planet, kind)]
        return [("destroy", kind) for kind in kinds]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        refusal = unit_refusal(of(game), seat, kind, self.planet, self.rule)
        return refusal or Refusal(self.rule, "takes_no_part", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        units = all_of(targets_of(of(game), seat, self.planet, SUBVERTED))
        unit = max([each for each in units if each[0] == option[1]], key=lambda each: int(each[2]))
        destroy_doomed(game, seat, [unit], SUBVERTED, self.by)
