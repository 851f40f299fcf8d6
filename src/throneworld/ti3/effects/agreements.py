"""What texts do to agreements that stand: goods come and go, one of them has to be broken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import CHOSEN, EACH, Verb
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision
from throneworld.ti3.nouns import CONTRACT
from throneworld.ti3.quantities import MAY_PLACE_GOODS
from throneworld.ti3.state import of
from throneworld.ti3.verbs.agreements import (
    agreement_between,
    agreements_of,
    close_agreement,
    collect,
    contracts_held,
    place_on_contract,
    sides_of,
    take_off_contract,
)


class AddToAgreements(Verb, frozen=True):
    """So many goods of the supply on each contract that these players hold."""

    amount: int = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, self.whom):
            for contract in () if banned_by(state, MAY_PLACE_GOODS, seat) else contracts_held(state, seat):
                place_on_contract(game, seat, contract, self.amount)


class TakeOffAgreements(Verb, frozen=True):
    """So many goods leave each contract that these players hold, as far as they lie there."""

    amount: int = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            for contract in contracts_held(of(game), seat):
                lost = min(self.amount, of(game).goods_on.get(contract, 0))
                remove_goods(game, seat, contract, lost)


class MustBreakOne(Verb, frozen=True):
    """One of his agreements with others, as he chooses; his partner has all that lies on both contracts."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            game.do(BreakOne(seat=seat, why=self.reason))


class BreakOne(Decision, frozen=True):
    rule: ClassVar[str] = "SA-11.4.2"
    prompt: ClassVar[str] = "break_one"
    verbs: ClassVar[tuple[str, ...]] = ("player",)
    fewest: ClassVar[int] = 1
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        sides = [side for each in agreements_of(state, seat) for side, _ in sides_of(state, each)]
        return [("player", side) for side in sides if side != seat]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_agreement_with", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, partner = of(game), int(option[1])
        agreement = agreement_between(state, seat, partner)
        assert agreement is not None
        for _, contract in sides_of(state, agreement):
            collect(game, partner, contract, state.goods_on.get(contract, 0))
        close_agreement(game, agreement)


class KeepOneGood(Verb, frozen=True):
    """Of all that lies in his area and on the contracts that he holds each keeps one (ruling 133)."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            game.do(ChooseKept(seat=seat, why=self.reason))


class ChooseKept(Decision, frozen=True):
    """Where the one is that he keeps."""

    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "choose_kept_good"
    verbs: ClassVar[tuple[str, ...]] = ("keep_own", "keep_good")
    fewest: ClassVar[int] = 1
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        own: list[Option] = [("keep_own",)] if state.trade_goods[seat] else []
        held = [each for each in contracts_held(state, seat) if state.goods_on.get(each)]
        return [*own, *[("keep_good", contract) for contract in held]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_goods_there")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, kept = of(game), str(option[1]) if len(option) > 1 else ""
        lose_trade_goods(game, seat, state.trade_goods[seat] - (not kept), self.why)
        for contract in contracts_held(state, seat):
            remove_goods(game, seat, contract, state.goods_on.get(contract, 0) - (contract == kept))


def remove_goods(game: Game, seat: int, contract: str, amount: int) -> None:
    """Off a contract, back into the supply."""
    if amount:
        take_off_contract(game, contract, amount)
        game.tell("goods_removed", seat, contract, amount)


VERBS: Verbs = {"keep_own": (), "keep_good": (CONTRACT,)}
EVENTS: dict[str, tuple[str, ...]] = {"goods_removed": ("seat", "contract", "amount")}
