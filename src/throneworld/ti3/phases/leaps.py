"""A technology that a player gains in step 3 of the Status Phase for another one that he gives up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.modifiers import granted_by
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.effects.unlearning import UnlearnOne
from throneworld.ti3.quantities import LEAPS_AHEAD
from throneworld.ti3.state import of
from throneworld.ti3.steps.technology import goods_instead, technology_refusal, tell_gained
from throneworld.ti3.tables import TECHNOLOGY
from throneworld.ti3.verbs.technologies import gain_technology

DONE: Option = ("done",)


class LeapAhead(Decision, frozen=True):
    """One whose prerequisites he has, if he likes."""

    rule: ClassVar[str] = "SA-10.2.2"
    prompt: ClassVar[str] = "leap_ahead"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    def run(self, game: Game) -> Step | None:
        why = granted_by(of(game), LEAPS_AHEAD, self.seat)
        some = why and len(self.options(game, self.seat)) > 1
        return Decision.run(self, game) if some else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": granted_by(of(game), LEAPS_AHEAD, seat)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("gain", technology) for technology in TECHNOLOGY], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else technology_refusal(of(game), seat, str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-10.4.1", "racial_technology", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE or goods_instead(game, seat, 1):
            return None
        why = granted_by(of(game), LEAPS_AHEAD, seat)
        gain_technology(game, seat, str(option[1]), why)
        game.do(UnlearnOne(seat=seat, why=why))
        tell_gained(game, seat)
        return None
