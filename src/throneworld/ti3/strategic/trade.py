"""Trade (SA-15.5): goods are collected or agreements cancelled, new ones formed, goods placed on all."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.ti3.duel import is_duel
from throneworld.ti3.quantities import TAKES_A_GOOD
from throneworld.ti3.state import of
from throneworld.ti3.strategic.halves import ChooseHalf
from throneworld.ti3.trade.negotiating import Negotiation
from throneworld.ti3.trade.placing import PlaceOnAgreements
from throneworld.ti3.trade.taking import TakeGood
from throneworld.ti3.verbs.agreements import break_all, collect_all, goods_waiting

CARD = "trade"
GAINED = 3


class PrimaryTrade(Primary, frozen=True):
    """The player who executes it is the Trade Master (SA-11.2.2)."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "negotiate")

    def choose(self, game: Game) -> None:
        game.do(ChooseTrade(seat=self.seat))

    def negotiate(self, game: Game) -> None:
        game.do(Negotiation(seat=self.seat))


class ChooseTrade(ChooseHalf, frozen=True):
    """Three goods and all that lies on his agreements, or all agreements are cancelled (SA-15.5.1)."""

    rule: ClassVar[str] = "SA-15.5.1"
    card: ClassVar[str] = CARD
    halves: ClassVar[tuple[str, ...]] = ("a", "b")

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Two players have no second half (SA-18.3.2)."""
        none = option[1] == "b" and is_duel(of(game))
        return Refusal("SA-18.3.2", "no_such_half", (CARD, "b")) if none else None

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[1] == "b":
            break_all(game, rounded_up=True)
            return
        gain_trade_goods(game, seat, GAINED, CARD)
        game.do(CollectGoods(seat=seat))


class CollectGoods(Primary, frozen=True):
    """All trade goods on the agreements of a player."""

    stages: ClassVar[tuple[str, ...]] = ("collect",)
    opens: ClassVar[tuple[str, ...]] = ("tg_collected_after",)

    def collect(self, game: Game) -> None:
        gained = collect_all(game, self.seat)
        if gained:
            game.open("tg_collected_after", self.seat, gained)


class SecondaryTrade(Secondary, frozen=True):
    """A counter collects from all agreements (SA-15.5.4)."""

    stages: ClassVar[tuple[str, ...]] = ("pay", "collect", "take")
    card: ClassVar[str] = CARD

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        gives = goods_waiting(state, seat) or granted_by(state, TAKES_A_GOOD, seat)
        return bool(gives) and super().is_offered(game, seat)

    def pay(self, game: Game) -> None:
        self.spend(game)

    def collect(self, game: Game) -> None:
        game.do(CollectGoods(seat=self.seat))

    def take(self, game: Game) -> None:
        law = granted_by(of(game), TAKES_A_GOOD, self.seat)
        if law:
            game.do(TakeGood(seat=self.seat, why=law))


class PlaceTradeGoods(Primary, frozen=True):
    """When all secondaries are done, on agreements that were opened now too (SA-15.5.5, ruling 2)."""

    stages: ClassVar[tuple[str, ...]] = ("place",)

    def place(self, game: Game) -> None:
        game.do(PlaceOnAgreements())
