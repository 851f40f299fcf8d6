"""A dock that a player loses unless he pays for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.paying import goods_refusal, goods_to_spend
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.state import of
from throneworld.ti3.steps.settling import Settle

PAY: Option = ("ransom",)


class LoseDockOrPay(Verb, frozen=True):
    """One dock of each who has any, whichever he likes, or so many trade goods."""

    price: int = 0
    whom: str = EACH

    def run(self, game: Game) -> None:
        seats = self.seats(game, self.whom)
        game.do(*[GiveUpDock(seat=seat, price=self.price, why=self.reason) for seat in seats])


class GiveUpDock(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "give_up_dock"
    verbs: ClassVar[tuple[str, ...]] = ("ransom", "lose_dock")
    price: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        docks = any(option != PAY for option in self.candidates(game, self.seat))
        return Decision.run(self, game) if docks else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"amount": self.price, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        there = [place for place in state.units[seat] if count(state, seat, place, SPACE_DOCK)]
        return [PAY, *[("lose_dock", place) for place in there]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option != PAY or goods_to_spend(of(game), seat) >= self.price:
            return None
        frozen = goods_refusal(of(game), seat) if of(game).trade_goods[seat] >= self.price else None
        return frozen or Refusal("SA-8.3.4", "not_enough_goods", (self.price,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_dock_of_yours", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == PAY:
            lose_trade_goods(game, seat, self.price, self.why)
            return None
        state, place = of(game), str(option[1])
        resting = list(state.exhausted_docks)
        if resting.count(place) >= count(state, seat, place, SPACE_DOCK):
            resting.remove(place)
        state.exhausted_docks = tuple(resting)
        destroy_units(game, seat, place, SPACE_DOCK, 1, self.why)
        return Settle()


VERBS: Verbs = {"ransom": (), "lose_dock": (PLACE,)}
