"""High Alert goes along with ships that leave the system on which it lies, if its owner likes (SA-15.6.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.galaxy.sets import System
from throneworld.imperium.units import SHIPS
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.journeys import Journey

STAY: Option = ("stay",)


def alert_goals(state: Ti3State, seat: int, journeys: Sequence[Journey]) -> tuple[System, ...]:
    """The systems into which a player's ships have come from the one that is on his High Alert."""
    if not state.high_alert or state.high_alert_of != seat:
        return ()
    left = [each for each in journeys if each.way[0] == state.high_alert and each.ship.kind in SHIPS]
    goals = dict.fromkeys(each.way[-1] for each in left)
    return tuple([goal for goal in goals if goal != state.high_alert])


class TakeAlertAlong(Decision, frozen=True):
    rule: ClassVar[str] = "SA-15.6.2"
    prompt: ClassVar[str] = "take_alert_along"

    goals: tuple[System, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": of(game).high_alert}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("system", goal) for goal in self.goals], STAY]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = option[1] == of(game).high_alert
        return Refusal(self.rule, "on_alert_already" if there else "no_ships_went_there", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != STAY:
            of(game).high_alert = int(option[1])
            game.tell("high_alert", seat, int(option[1]))
        return None
