"""Tactical Actions that a text lets a player take inside another action."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.steps.standing_in import StandIn
from throneworld.ti3.strategic.warfare import ChooseWarfareAction


class TakeActions(Verb, frozen=True):
    """So many Tactical Actions in a row, as far as he likes."""

    amount: int = 1

    def run(self, game: Game) -> Step:
        return ActionsInARow(seat=self.seat, left=self.amount)


class ActionsInARow(StandIn, frozen=True):
    left: int = 0

    def act(self, game: Game) -> Step | None:
        if not self.left:
            return None
        game.do(ChooseExtraAction(seat=self.seat))
        return self.to("act", left=self.left - 1)


class ChooseExtraAction(ChooseWarfareAction, frozen=True):
    """Its counter comes as that of Warfare does (ruling 61)."""

    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "choose_extra_action"
