"""Captives whom their captor puts to death in the Status Phase (SA-14.2.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.declare import Clause, in_the_open
from throneworld.imperium.planets import readied
from throneworld.imperium.reasons import readied_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.deeds import KILLED_LEADER, note
from throneworld.ti3.leaders.escaping import leave_all
from throneworld.ti3.leaders.fate_rolls import kill_leader
from throneworld.ti3.leaders.whereabouts import owner_of
from throneworld.ti3.nouns import LEADERS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.unsaid import UNSAID

DONE: Option = ("done",)
EXECUTION = "execution"


def captives_of(state: Ti3State, seat: int) -> list[str]:
    """Leaders of others whom a player holds."""
    return [name for name, leader in state.leaders.items() if leader.captor == seat and not leader.displaced]


def captors(game: Game) -> list[int]:
    state = of(game)
    held = {leader.captor for leader in state.leaders.values()}
    return [seat for seat in range(game.seats) if seat in held]


class ExecuteCaptives(Aim, frozen=True):
    """A planet is exhausted for each (SA-14.2.8)."""

    rule: ClassVar[str] = "SA-14.2.8"
    prompt: ClassVar[str] = "execute_captives"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        found = captives_of(of(game), seat) if readied(of(game), seat) else []
        return [*[("execute", name) for name in found], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_captive_of_yours", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        game.do(ExhaustForExecution(seat=seat, leader=str(option[1])))
        return ExecuteCaptives(seat=seat, occasion=self.occasion)


class ExhaustForExecution(Decision, frozen=True):
    """Which planet is exhausted for it."""

    rule: ClassVar[str] = "SA-14.2.8"
    prompt: ClassVar[str] = "exhaust_for_execution"

    leader: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"leader": self.leader}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [("exhaust", planet) for planet, owner in state.control.items() if owner == seat]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[1] in of(game).exhausted:
            return Refusal(self.rule, "planet_exhausted", (option[1],))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return readied_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        state = of(game)
        exhaust_planet(game, str(option[1]), EXECUTION)
        note(game, KILLED_LEADER, seat, self.leader, owner_of(state, self.leader))
        leave_all(state, self.leader)
        kill_leader(game, self.leader)
        return None


def _holds_somebody(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if captives_of(of(game), seat) else UNSAID


LISTENERS: tuple[Clause, ...] = (
    *in_the_open(
        EXECUTION,
        "status_after_refresh",
        ("status_after_refresh",),
        _holds_somebody,
        captors,
        (ExecuteCaptives(),),
        rule="SA-14.2.8",
        must=True,
    ),
)
"""Who holds captives is asked what he does with them, and may do nothing."""
VERBS = {"execute": (LEADERS,)}
