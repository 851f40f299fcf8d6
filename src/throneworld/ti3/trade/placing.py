"""Trade goods are placed on all active agreements (SA-11.3.1, 15.5.5, rulings 2, 83)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.modifiers import banned_by, changed, total
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.nouns import CONTRACT
from throneworld.ti3.order import phase_order
from throneworld.ti3.quantities import CONTRACT_VALUE, EXTRA_GOODS, FAVOURED_GOODS, MAY_PLACE_GOODS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.verbs.agreements import contracts_held, place_on_contract, value_of


def goods_for(state: Ti3State, seat: int, contract: str) -> int:
    """The value of a contract, as laws have it, and what comes on top for whoever holds it."""
    value = changed(state, CONTRACT_VALUE, value_of(contract), seat, contract)
    return value + total(state, EXTRA_GOODS, seat, contract)


def place_value(game: Game, seat: int, contract: str) -> None:
    """What a contract is worth and nothing beyond, unless something keeps goods from being placed."""
    state = of(game)
    if not banned_by(state, MAY_PLACE_GOODS, seat):
        amount = changed(state, CONTRACT_VALUE, value_of(contract), seat, contract)
        place_on_contract(game, seat, contract, amount)


class PlaceOnAgreements(Procedure, frozen=True):
    """Player by player in the order of the phase; each places what he has beyond the value."""

    stages: ClassVar[tuple[str, ...]] = ("place",)
    turn: int = 0

    def place(self, game: Game) -> Step | None:
        state = of(game)
        order = [seat for seat in phase_order(state) if seat not in state.eliminated]
        if self.turn >= len(order):
            return None
        if not banned_by(state, MAY_PLACE_GOODS, order[self.turn]):
            _place_for(game, order[self.turn])
        return self.to("place", turn=self.turn + 1)


def _place_for(game: Game, seat: int) -> None:
    state = of(game)
    held = contracts_held(state, seat)
    for contract in held:
        place_on_contract(game, seat, contract, goods_for(state, seat, contract))
    if held and total(state, FAVOURED_GOODS, seat):
        game.do(FavourAgreement(seat=seat))


class FavourAgreement(Decision, frozen=True):
    """Which of his agreements gets the most of what a player places beyond their value; the other, less."""

    rule: ClassVar[str] = "SA-15.5.5"
    prompt: ClassVar[str] = "favour_agreement"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"count": total(of(game), FAVOURED_GOODS, seat)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("extra", contract) for contract in contracts_held(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        contract = option[1]
        return Refusal("SA-11.2.1", "contract_not_held", (contract,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, more = of(game), total(of(game), FAVOURED_GOODS, seat)
        for contract in contracts_held(state, seat):
            place_on_contract(game, seat, contract, more if contract == option[1] else more - 1)


VERBS: Verbs = {"extra": (CONTRACT,)}
