"""What each player may buy because a text offers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, can_pay, purse
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.effects.filters import takes
from throneworld.ti3.effects.lots import DONE, OWN_PLANETS, WHERE_HE_IS, PlaceLot
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE

YES: Option = ("yes",)
NO: Option = ("no",)


class Bargain(Decision, frozen=True):
    """So much for what a text gives, if he likes; only what he could use is offered."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "SA-8.3.3"
    verbs: ClassVar[tuple[str, ...]] = ("yes", "no")

    price: int = 0
    currency: str = RESOURCES
    why: str = ""

    def goods(self, game: Game) -> tuple[Step, ...]:
        """What he gets for it; nothing if it would be of no use."""
        return ()

    def run(self, game: Game) -> Step | None:
        if not self.goods(game) or not can_pay(of(game), self.seat, self.price, self.currency):
            return None
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"price": self.price, "currency": self.currency, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == YES:
            pay = Pay(seat=seat, amount=self.price, currency=self.currency, why=self.why)
            game.do(pay, *self.goods(game))


class SellLot(Verb, frozen=True):
    """Each may buy the same units, for one price."""

    kinds: tuple[str, ...] = ()
    price: int = 0
    where: str = WHERE_HE_IS
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            game.do(BuyLot(seat, self.price, why=self.reason, kinds=self.kinds, where=self.where))


class BuyLot(Bargain, frozen=True):
    prompt: ClassVar[str] = "buy_lot"

    kinds: tuple[str, ...] = ()
    where: str = WHERE_HE_IS

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {**super().about(game, seat), "kinds": " ".join(self.kinds)}

    def goods(self, game: Game) -> tuple[Step, ...]:
        lot = PlaceLot(self.seat, self.kinds, self.where, why=self.why)
        return (lot,) if lot.fits_somewhere(game) else ()


class SellTroops(Verb, frozen=True):
    """Ground Forces for one influence each, so many of them at most on any one planet."""

    most: int = 0
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            game.do(BuyTroops(seat=seat, most=self.most, why=self.reason))


class BuyTroops(Decision, frozen=True):
    """How many, paid in one sum; then where they go."""

    rule: ClassVar[str] = "SA-8.3.3"
    prompt: ClassVar[str] = "buy_troops"
    verbs: ClassVar[tuple[str, ...]] = ("buy",)

    most: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if most_troops(of(game), self.seat, self.most) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"most": self.most, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        most = most_troops(of(game), seat, self.most)
        return [DONE, *[("buy", many) for many in range(1, most + 1)]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        many = int(option[1])
        if not can_pay(of(game), seat, many, INFLUENCE):
            return Refusal(self.rule, "not_enough_influence", (many,))
        return Refusal(self.rule, "no_room_for_so_many", (self.most,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        many = 0 if option == DONE else int(option[1])
        if many:
            pay = Pay(seat=seat, amount=many, currency=INFLUENCE, why=self.why)
            lot = PlaceLot(seat, (GROUND_FORCE,) * many, OWN_PLANETS, self.most, optional=False, why=self.why)
            game.do(pay, lot)


def most_troops(state: Ti3State, seat: int, most: int) -> int:
    """By his purse, and by the planets that take any."""
    planets = [each for each in held_planets(state, seat) if takes(state, seat, GROUND_FORCE, each)]
    return min(purse(state, seat, INFLUENCE), most * len(planets))
