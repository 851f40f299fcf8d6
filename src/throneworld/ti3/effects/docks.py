"""Docks that players exhaust because a text says so: of their own choice, as far as they are able."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.board import is_home_of
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of


class ExhaustDocks(Verb, frozen=True):
    """So many docks of each player, whichever he likes, or all but so many; those that rest do not count."""

    amount: int = 1
    spared: int = NOBODY
    """If given: so many may go on."""
    whom: str = EACH
    outside_home: bool = False

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, self.whom):
            ready = sum([many for _, many in working_docks(state, seat, self.outside_home)])
            number = self.amount if self.spared == NOBODY else max(0, ready - self.spared)
            step = ExhaustDock(seat=seat, left=number, outside_home=self.outside_home, why=self.reason)
            game.do(step)


def working_docks(state: Ti3State, seat: int, outside_home: bool = False) -> list[tuple[str, int]]:
    """Where a player has docks that are not exhausted, and how many."""
    found = [
        (place, count(state, seat, place, SPACE_DOCK) - state.exhausted_docks.count(place))
        for place in state.units[seat]
        if not (outside_home and is_home_of(state, seat, SYSTEM[place]))
    ]
    return [(place, many) for place, many in found if many > 0]


class ExhaustDock(Decision, frozen=True):
    """One dock after the other."""

    rule: ClassVar[str] = "SA-13.7.1"
    prompt: ClassVar[str] = "exhaust_dock"
    verbs: ClassVar[tuple[str, ...]] = ("dock",)

    left: int = 1
    outside_home: bool = False
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left > 0 and self.options(game, self.seat) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("dock", place) for place, _ in working_docks(of(game), seat, self.outside_home)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_dock_to_exhaust", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        state, place = of(game), str(option[1])
        state.exhausted_docks = (*state.exhausted_docks, place)
        game.tell("dock_exhausted", seat, place)
        return replace(self, left=self.left - 1)
