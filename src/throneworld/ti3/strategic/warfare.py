"""Warfare (SA-15.6): High Alert, a Tactical Action after the secondaries, ships that move one step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import all_systems, has_units
from throneworld.imperium.strategic import Primary
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect
from throneworld.ti3.state import of
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.strategic.warfare_moves import SecondaryWarfare
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.activation import inner_refusal

CARD = "warfare"
DONE: Option = ("done",)


class PrimaryWarfare(Primary, frozen=True):
    """A system with units of his own is on High Alert (SA-15.6.1, ruling 101)."""

    stages: ClassVar[tuple[str, ...]] = ("alert",)

    def alert(self, game: Game) -> None:
        state = of(game)
        if any(has_units(state, self.seat, system) for system in all_systems(state)):
            game.do(PutOnAlert(seat=self.seat))


class PutOnAlert(Decision, frozen=True):
    rule: ClassVar[str] = "SA-15.6.1"
    prompt: ClassVar[str] = "put_on_alert"
    verbs: ClassVar[tuple[str, ...]] = ("system",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in all_systems(of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = has_units(of(game), seat, int(option[1]))
        return None if there else Refusal(self.rule, "no_units_in", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        put_on_alert(game, seat, int(option[1]))


def put_on_alert(game: Game, seat: int, system: int) -> None:
    state = of(game)
    state.high_alert, state.high_alert_of = system, seat
    game.tell("high_alert", seat, system)


class MoveAlert(Effect, frozen=True):
    """The token goes to the system that was chosen."""

    def run(self, game: Game) -> None:
        put_on_alert(game, self.seat, int(self.targets[0]))


class AfterWarfare(Primary, frozen=True):
    """One Tactical Action; its counter comes from the reinforcements, else from the pool (SA-15.6.3)."""

    stages: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: Game) -> None:
        game.do(ChooseWarfareAction(seat=self.seat))


class ChooseWarfareAction(Decision, frozen=True):
    rule: ClassVar[str] = "SA-15.6.3"
    prompt: ClassVar[str] = "choose_warfare_action"
    verbs: ClassVar[tuple[str, ...]] = ("tactical",)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"free": int(bool(reinforcements(of(game), seat)))}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("tactical", system) for system in all_systems(of(game))], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        return inner_refusal(of(game), seat, int(option[1]))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        free = bool(reinforcements(of(game), seat))
        game.do(TacticalAction(seat=seat, system=int(option[1]), free=free), EndOfAction(seat=seat))
        return None


__all__ = ["AfterWarfare", "PrimaryWarfare", "SecondaryWarfare"]

EVENTS: dict[str, tuple[str, ...]] = {"high_alert": ("seat", "system")}
