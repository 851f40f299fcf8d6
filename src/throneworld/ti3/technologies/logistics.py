"""Fleet Logistics: a counter comes back from the board, as an action."""

from __future__ import annotations

from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.imperium.verbs.tokens import STRATEGY, take_token_off
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti3.declare import technology
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.state import of
from throneworld.ti3.technologies.once import has_strategy_counter, not_used, use_up

LOGISTICS = "fleet_logistics"


def a_counter_lies_on_the_board(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).on_board[seat] else Refusal("SA-8.4.1", "no_counter_on_board")


class ChooseCounter(Aim, frozen=True):
    """Out of which system it comes back."""

    rule: ClassVar[str] = "SA-10.1.1"
    prompt: ClassVar[str] = "choose_counter"
    verbs: ClassVar[tuple[str, ...]] = ("system",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in members(of(game).on_board[seat])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_counter_there", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class LiftCounter(Effect, frozen=True):
    """His docks in the system are exhausted by it."""

    def run(self, game: Game) -> None:
        state, system = of(game), int(self.targets[0])
        take_token_off(game, self.seat, system)
        for place in state.edition.places[system]:
            tired = state.exhausted_docks.count(place)
            for _ in range(count(state, self.seat, place, SPACE_DOCK) - tired):
                state.exhausted_docks = (*state.exhausted_docks, place)
                game.tell("dock_exhausted", self.seat, place)


LISTENERS: Declared = technology(
    LOGISTICS,
    "action",
    both(has_strategy_counter, a_counter_lies_on_the_board, not_used(LOGISTICS)),
    UseAction(),
    LiftCounter(),
    aims=(ChooseCounter(),),
    costs=(Lose(STRATEGY, 1, why=LOGISTICS), use_up(LOGISTICS)),
)
