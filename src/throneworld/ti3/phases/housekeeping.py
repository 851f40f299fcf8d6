"""Step 2 of the Status Phase: scuttling, breaking agreements, freeing captives (SA-3.29.3, ruling 81)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.conditions import standing
from throneworld.imperium.modifiers import refused
from throneworld.imperium.paying import INFLUENCE, Pay
from throneworld.imperium.reasons import player_refusal
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.declarations import PRICE, crimson_suns, declare_war, declaring_refusal
from throneworld.ti3.leaders.escaping import ChooseRefuge
from throneworld.ti3.nouns import CONTRACT, LEADERS
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.quantities import MAY_BREAK
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.scuttling import Scuttle
from throneworld.ti3.verbs.agreements import (
    agreement_between,
    agreements_of,
    close_agreement,
    collect,
    sides_of,
)
from throneworld.ti3.verbs.agreements import break_agreement as end_agreement

DONE: Option = ("done",)
SCUTTLE: Option = ("scuttle",)
DECLARE = "declare_war"


class Housekeeping(Decision, frozen=True):
    """One thing after the other, in the order of play, until a player is content."""

    rule: ClassVar[str] = "SA-3.29.3"
    prompt: ClassVar[str] = "housekeeping"
    verbs: ClassVar[tuple[str, ...]] = ("break", "free", DECLARE)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        sides = [side for each in agreements_of(state, seat) for side in sides_of(state, each)]
        others = opponents_in_rotation(state, seat) if crimson_suns(game) else ()
        captives = [name for name, leader in state.leaders.items() if leader.captor == seat]
        return [
            DONE,
            SCUTTLE,
            *[("break", contract) for who, contract in sides if who == seat],
            *[("free", name) for name in captives],
            *[(DECLARE, other) for other in others],
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == SCUTTLE and not state.units[seat]:
            return Refusal(self.rule, "no_units")
        if option[0] == DECLARE:
            return declaring_refusal(state, seat, int(option[1]))
        if option[0] == "break":
            return break_refusal(state, seat, str(option[1]))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        thing = option[1]
        if option[0] == DECLARE:
            return self._no_war(game, seat, option)
        if option[0] == "break":
            return Refusal("SA-11.4.1", "no_agreement_of_yours", (thing,))
        return Refusal("SA-14.2.6", "no_captive_of_yours", (thing,))

    def _no_war(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if not crimson_suns(game):
            return Refusal("SA-16.4.1", "without_crimson_suns")
        ours = of(game).ours(seat, int(option[1]))
        return ours or player_refusal(of(game), seat, option[1], "SA-16.4.1")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        if option[0] == DECLARE:
            pay = Pay(seat=seat, amount=PRICE, currency=INFLUENCE, why=DECLARE)
            game.do(pay, DeclareWar(seat=seat, other=int(option[1])))
            return Housekeeping(seat=seat)
        if option == SCUTTLE:
            game.do(Scuttle(seat=seat))
        elif option[0] == "break":
            break_agreement(game, seat, str(option[1]))
        else:
            game.do(ChooseRefuge(leader=str(option[1])))
        return Housekeeping(seat=seat)


class DeclareWar(Step, frozen=True):
    """It breaks the agreement of the two as any break in this step, that of Hacan, too (ruling 216)."""

    seat: int = NOBODY
    other: int = NOBODY

    def run(self, game: Game) -> None:
        declare_war(game, self.seat, self.other)
        broken = agreement_between(of(game), self.seat, self.other)
        if broken is not None:
            end_agreement(game, broken)


@standing("status_step2", "hacan.4")
def break_refusal(state: Ti3State, seat: int, contract: str) -> Refusal | None:
    """Some agreements cannot be broken in this way (SA-11.4.3)."""
    return refused(state, MAY_BREAK, seat, contract)


def break_agreement(game: Game, seat: int, contract: str) -> None:
    """Both collect half of what lies on their contract, rounded down (SA-11.4.2)."""
    state = of(game)
    broken = next(each for each in agreements_of(state, seat) if contract in (each.one, each.other))
    for holder, held in sides_of(state, broken):
        collect(game, holder, held, state.goods_on.get(held, 0) // 2)
    close_agreement(game, broken)


VERBS: Verbs = {
    "break": (CONTRACT,),
    "free": (LEADERS,),
    DECLARE: (SEAT,),
}
