"""A card of those who have lost planets in a turn: whoever took them pays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.verbs.goods import gain_trade_goods, give_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion, name_target
from throneworld.ti3.declare import action_card
from throneworld.ti3.deeds import TOOK_GOODS, lost_since, note
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.trade.taking import DECLINE, TAKE
from throneworld.ti3.unsaid import UNSAID
from throneworld.ti3.verbs.agreements import contracts_held, take_off_contract

REPARATIONS = "reparations"


def lost_in_turn(game: Game, seat: int, occasion: Occasion) -> list[tuple[str, int]]:
    turn, state = game.subject(occasion, Turn), of(game)
    return lost_since(state, seat, turn.begun) if turn is not None else []


def has_lost(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made the turn is not to be seen yet: any planet of the round may be one."""
    opening = game.is_opening(occasion) and lost_since(of(game), seat, 0)
    fine = opening or lost_in_turn(game, seat, occasion)
    return None if fine else UNSAID


class NameLost(Effect, frozen=True):
    """The planets, each followed by who took it or turned it neutral."""

    def run(self, game: Game) -> None:
        for planet, other in lost_in_turn(game, self.seat, self.occasion):
            name_target(game, planet, other)


class Demand(Verb, frozen=True):
    """Of each player as much as his planets are worth, resources or influence (ruling 126)."""

    def run(self, game: Game) -> None:
        worth = of(game).edition.planet_values
        owed: dict[int, int] = {}
        for planet, other in zip(self.targets[::2], self.targets[1::2], strict=True):
            owed[int(other)] = owed.get(int(other), 0) + max(worth[str(planet)])
        for seat, amount in owed.items():
            game.do(TakeReparations(seat=self.seat, other=seat, left=amount, why=self.reason))


class TakeReparations(Decision, frozen=True):
    """One good after the other, out of the area of whoever pays or off his agreements."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "take_reparations"
    verbs: ClassVar[tuple[str, ...]] = (TAKE,)

    other: int = NOBODY
    left: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        some = self.left and len(self.options(game, self.seat)) > 1
        return super().run(game) if some else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other, "left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        held = contracts_held(of(game), self.other)
        return [(TAKE, self.other), *[(TAKE, self.other, each) for each in held], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        state = of(game)
        goods = state.trade_goods[self.other]
        there = goods if len(option) == 2 else state.goods_on.get(str(option[2]), 0)
        return None if there else Refusal(self.rule, "no_goods_there")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "nothing_to_take")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        note(game, TOOK_GOODS, seat, 1, self.other)
        if len(option) == 2:
            give_trade_goods(game, self.other, seat, 1, self.why)
        else:
            take_off_contract(game, str(option[2]), 1)
            gain_trade_goods(game, seat, 1, self.why)
        return replace(self, left=self.left - 1)


LISTENERS: Declared = action_card(
    REPARATIONS, "any_turn_end", has_lost, Demand(why=REPARATIONS), aims=(NameLost(),)
)
