"""Two players may buy votes when agendas are chosen, openly, the active player first (ruling 171)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import mark
from throneworld.imperium.paying import goods_refusal, goods_to_spend
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.ti3.council.votes import BOUGHT, votes_of
from throneworld.ti3.council.voting import VOTES_COST, VOTES_FIXED
from throneworld.ti3.state import of

BUY = "buy_votes"
NONE: Option = ("done",)


class BuyCouncilVotes(Decision, frozen=True):
    """A trade good for each."""

    rule: ClassVar[str] = "SA-18.6.1"
    prompt: ClassVar[str] = "buy_council_votes"
    verbs: ClassVar[tuple[str, ...]] = (BUY,)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"votes": votes_of(of(game), seat)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        goods = goods_to_spend(of(game), seat)
        return [NONE, *[(BUY, number) for number in range(1, goods + 1)]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return goods_refusal(of(game), seat) or Refusal(
            self.rule, "not_so_many_goods", (of(game).trade_goods[seat],)
        )

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == NONE:
            return
        number = int(option[1])
        lose_trade_goods(game, seat, number, VOTES_COST)
        mark(game, BOUGHT, seat=seat, subject=number, until=VOTES_FIXED)
        game.tell("votes_bought", seat, number)


EVENTS: dict[str, tuple[str, ...]] = {"votes_bought": ("seat", "count")}
