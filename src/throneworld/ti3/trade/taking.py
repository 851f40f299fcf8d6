"""A trade good that is taken from another player: out of his area, or off one of his agreements."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.verbs.goods import gain_trade_goods, give_trade_goods
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision
from throneworld.ti3.deeds import TOOK_GOODS, note
from throneworld.ti3.nouns import CONTRACT
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.state import of
from throneworld.ti3.verbs.agreements import contracts_held, take_off_contract

DECLINE: Option = ("decline",)
TAKE = "take_good"


class TakeGood(Decision, frozen=True):
    """From one opponent, if the player wants to and anybody has one."""

    rule: ClassVar[str] = "SA-15.5.4"
    prompt: ClassVar[str] = "take_good"
    verbs: ClassVar[tuple[str, ...]] = (TAKE,)
    fewest: ClassVar[int] = 2
    why: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, others = of(game), opponents_in_rotation(of(game), seat)
        found: list[Option] = [(TAKE, other) for other in others]
        found += [(TAKE, other, held) for other in others for held in contracts_held(state, other)]
        return [*found, DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        state, other = of(game), int(option[1])
        there = state.trade_goods[other] if len(option) == 2 else state.goods_on.get(str(option[2]), 0)
        return None if there else Refusal(self.rule, "no_goods_there")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "nothing_to_take")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == DECLINE:
            return
        other = int(option[1])
        note(game, TOOK_GOODS, seat, 1, other)
        if len(option) == 2:
            give_trade_goods(game, other, seat, 1, self.why)
        else:
            take_off_contract(game, str(option[2]), 1)
            gain_trade_goods(game, seat, 1, self.why)


VERBS: Verbs = {TAKE: ((SEAT,), (SEAT, CONTRACT))}
