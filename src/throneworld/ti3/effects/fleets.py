"""What texts ask of fleets that are large: to pay for them, or to make them smaller."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.paying import goods_refusal
from throneworld.imperium.units import SHIPS, count, fleets
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.state import NO_SYSTEM, SPACE, Ti3State, of

YES: Option = ("yes",)
NO: Option = ("no",)


class PayOrReduce(Verb, frozen=True):
    """A trade good for each fleet with more than so many ships of a type, or what is above is destroyed."""

    most: int = 0
    whom: str = EACH

    def run(self, game: Game) -> None:
        state = of(game)
        game.do(
            *[
                PayForFleet(seat=seat, system=system, most=self.most, why=self.reason)
                for seat in self.seats(game, self.whom)
                for system in members(fleets(state, seat))
                if above(state, seat, system, self.most)
            ]
        )


def above(state: Ti3State, seat: int, system: int, most: int) -> list[tuple[str, int]]:
    """Types of which a fleet has more than so many, and how many more."""
    numbers = [(kind, count(state, seat, SPACE[system], kind) - most) for kind in SHIPS]
    return [(kind, many) for kind, many in numbers if many > 0]


class PayForFleet(Decision, frozen=True):
    """Whoever has no trade good has no choice."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "pay_for_fleet"
    verbs: ClassVar[tuple[str, ...]] = ("yes", "no")

    system: int = NO_SYSTEM
    most: int = 0
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "most": self.most, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return goods_refusal(of(game), seat) if option == YES else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == YES:
            lose_trade_goods(game, seat, 1, self.why)
            return None
        place = SPACE[self.system]
        game.do(
            *[
                DestroyUnits(seat=seat, owner=seat, place=place, left=many, why=self.why, kinds=(kind,))
                for kind, many in above(of(game), seat, self.system, self.most)
            ]
        )
        return None
