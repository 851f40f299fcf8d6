"""Gain, lose and give: trade goods and commodities, victory points, command tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import CHOSEN, ME, Verb
from throneworld.imperium.tokens import GainTokens, TakeFromPool, respect_fleet_pool
from throneworld.imperium.verbs.goods import gain_trade_goods, give_trade_goods, lose_trade_goods
from throneworld.imperium.verbs.points import lose_points
from throneworld.imperium.verbs.tokens import FLEET, gain_token, pool, reinforcements, spend_token
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.ti4.effects.which import Amount, amount_of
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.verbs.commodities import give_commodities
from throneworld.ti4.verbs.points import gain_points

GOODS, COMMODITIES, POINTS = "goods", "commodities", "points"
TOKENS = "tokens"
"""Command tokens, of a pool that their player chooses; else the name of a pool."""


class Gain(Verb, frozen=True):
    """One gain for each player, however much it is."""

    what: str = GOODS
    amount: Amount = 1
    whom: str = ME

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            self._gain(game, seat, amount_of(game, self, seat, self.amount))

    def _gain(self, game: Game, seat: int, number: int) -> None:
        if self.what == GOODS:
            gain_trade_goods(game, seat, number, self.reason)
        elif self.what == POINTS:
            if not game.over:  # one after the other, and the first may win (RR 87.7)
                gain_points(game, seat, number, self.reason)
        elif self.what == TOKENS:
            game.do(GainTokens(seat=seat, count=number))
        else:
            for _ in range(min(number, reinforcements(of(game), seat))):
                gain_token(game, seat, self.what)


class Lose(Verb, frozen=True):
    """No more than a player has; as a price it is what he spends."""

    what: str = GOODS
    amount: Amount = 1
    whom: str = ME
    keep: int = 0
    """What nobody loses of a pool."""

    def run(self, game: Game) -> None:
        seats, before = self.seats(game, self.whom), tuple(of(game).fleet)
        for seat in seats:
            self._lose(game, seat, amount_of(game, self, seat, self.amount))
        for seat in seats:
            if of(game).fleet[seat] < before[seat]:
                respect_fleet_pool(game, seat)

    def _lose(self, game: Game, seat: int, number: int) -> None:
        if self.what == GOODS:
            lose_trade_goods(game, seat, min(number, of(game).trade_goods[seat]), self.reason)
        elif self.what == POINTS:
            lose_points(game, seat, number, self.reason)
        elif self.what == TOKENS:
            game.do(*[ReturnToken(seat=seat, why=self.reason)] * number)
        else:
            for _ in range(min(number, pool(of(game), self.what)[seat] - self.keep)):
                spend_token(game, seat, self.what, self.reason)


class ReturnToken(TakeFromPool, frozen=True):
    """A command token out of a pool of his choice goes back into the reinforcements, if he has any."""

    rule: ClassVar[str] = "RR 19.3"
    fewest: ClassVar[int] = 1
    prompt: ClassVar[str] = "return_token"
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        spend_token(game, seat, str(option[1]), self.why)
        if option[1] == FLEET:
            respect_fleet_pool(game, seat)


class Give(Verb, frozen=True):
    """From one player to another, who gains trade goods by it, whatever they were."""

    what: str = GOODS
    amount: Amount = 1
    giver: str = ME
    taker: str = CHOSEN

    def run(self, game: Game) -> None:
        for giver in self.seats(game, self.giver):
            for taker in self.seats(game, self.taker):
                self._give(game, giver, taker)

    def _give(self, game: Game, giver: int, taker: int) -> None:
        give = give_commodities if self.what == COMMODITIES else give_trade_goods
        number = min(amount_of(game, self, giver, self.amount), held(of(game), self.what, giver))
        give(game, giver, taker, number, self.reason)
        if number:
            game.open("goods_gained", taker)


def held(state: Ti4State, what: str, seat: int) -> int:
    return (state.commodities if what == COMMODITIES else state.trade_goods)[seat]
