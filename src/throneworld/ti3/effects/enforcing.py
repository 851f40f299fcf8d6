"""Tactical Actions that a text lets a player take inside another action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.board import homes_in_play
from throneworld.ti3.order import from_speaker
from throneworld.ti3.state import SYSTEM, of
from throneworld.ti3.steps.standing_in import StandIn
from throneworld.ti3.strategic.warfare import ChooseWarfareAction
from throneworld.ti3.tactical.homecoming import Homecoming, may_mobilize


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


class MobilizeHomes(Verb, frozen=True):
    """From the Speaker on each may act in his Home System."""

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in [each for each in from_speaker(state) if each not in state.eliminated]:
            game.do(MobilizeOrNot(seat=seat, why=self.reason))


class MobilizeOrNot(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "mobilize_or_not"
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if may_mobilize(of(game), self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("yes",), ("no",)]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return Homecoming(seat=seat) if option == ("yes",) else None


class ExhaustHomes(Verb, frozen=True):
    """All planets in Home Systems, whoever controls them."""

    def run(self, game: Game) -> None:
        state, homes = of(game), homes_in_play(of(game))
        exhaust_planets(game, [each for each in state.control if homes >> SYSTEM[each] & 1], self.reason)
