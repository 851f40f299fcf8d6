"""Trade (RR 81): trade goods, and commodities for oneself and for friends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.order import others_clockwise
from throneworld.imperium.reasons import player_refusal
from throneworld.imperium.strategic import Primary, Secondary, somebody_listens
from throneworld.imperium.tokens import DONE
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.verbs.commodities import commodity_value, replenish

TRADE = "trade"
GOODS_GAINED = 3


class PrimaryTrade(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("trade_goods", "commodities", "choose", "grant")
    chosen: tuple[int, ...] = ()

    def trade_goods(self, game: Game) -> None:
        gain_trade_goods(game, self.seat, GOODS_GAINED, TRADE)

    def commodities(self, game: Game) -> None:
        game.do(Replenish(seat=self.seat))

    def choose(self, game: Game) -> None:
        game.do(ChooseWhoReplenishes(seat=self.seat))

    def grant(self, game: Game) -> None:
        """Those who are chosen replenish when it is their turn to use the secondary ability."""
        from throneworld.ti4.strategic.action import StrategicAction  # it knows this module

        game.amend(StrategicAction, granted=self.chosen)


class Replenish(Procedure, frozen=True):
    """A player fills his commodities up.

    What reads "when a player replenishes" takes hold of the new commodities too, so it comes once they are
    there and before anything that reads "after".
    """

    stages: ClassVar[tuple[str, ...]] = ("replenish_commodities", "replenished")
    opens: ClassVar[tuple[str, ...]] = ("replenish_when", "replenish_after")
    seat: int = NOBODY

    def replenish_commodities(self, game: Game) -> None:
        replenish(game, self.seat)
        game.open("replenish_when", self.seat)

    def replenished(self, game: Game) -> None:
        game.open("replenish_after", self.seat)


class ChooseWhoReplenishes(Decision, frozen=True):
    """Any number of other players, one at a time (RR 81.4); he may want to have them pay for it (RR 83.1)."""

    rule: ClassVar[str] = "RR 81.4"
    prompt: ClassVar[str] = "who_replenishes"
    pauses: ClassVar[bool] = True
    chosen: tuple[int, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        players: list[Option] = [("player", other) for other in others_clockwise(of(game), seat)]
        return [*players, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != "player" or option[1] not in self.chosen:
            return None
        return Refusal(self.rule, "chosen_already", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"chosen": " ".join(map(str, self.chosen))}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return player_refusal(of(game), seat, int(option[1]), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(PrimaryTrade, chosen=self.chosen)
            return None
        game.tell("secondary_granted", seat, option[1], TRADE)
        return replace(self, chosen=(*self.chosen, int(option[1])))


class SecondaryTrade(Secondary, frozen=True):
    card: ClassVar[str] = TRADE
    stages: ClassVar[tuple[str, ...]] = ("spend", "commodities")

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        full = state.commodities[seat] >= commodity_value(state, seat)
        if full and not somebody_listens(game, seat, "replenish_after"):
            return False
        return super().is_offered(game, seat)

    def commodities(self, game: Game) -> None:
        game.do(Replenish(seat=self.seat))


EVENTS: dict[str, tuple[str, ...]] = {"secondary_granted": ("seat", "other", "strategy_card")}
