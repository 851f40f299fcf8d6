"""Command counters that texts put onto the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.imperium.verbs.tokens import has_token_in, place_token_from_reinforcements, reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.state import SYSTEM, Ti3State, of


class CounterAtDock(Verb, frozen=True):
    """Each puts one of his reinforcements into a system with a dock of his that he has not activated."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        game.do(*[ChooseDockSystem(seat=seat, why=self.reason) for seat in self.seats(game, self.whom)])


class ChooseDockSystem(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "choose_dock_system"
    verbs: ClassVar[tuple[str, ...]] = ("system",)
    why: str = ""

    def run(self, game: Game) -> Step | None:
        able = reinforcements(of(game), self.seat) and self.options(game, self.seat)
        return Decision.run(self, game) if able else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in dock_systems(of(game), seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = has_token_in(of(game), seat, int(option[1]))
        return Refusal("SA-3.14.2", "own_token", option[1:]) if there else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_dock_there", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        place_token_from_reinforcements(game, seat, int(option[1]))


def dock_systems(state: Ti3State, seat: int) -> list[int]:
    there = [SYSTEM[place] for place in state.units[seat] if count(state, seat, place, SPACE_DOCK)]
    return list(dict.fromkeys(there))
