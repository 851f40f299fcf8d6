"""Clouds in space: goods that are harvested there, what that does to ships, and mines that are laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import System, Systems, members
from throneworld.imperium.board import all_systems, anomalies
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.units import fleets, has_ships, seats_with_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.cards.passing import StormRolls
from throneworld.ti3.effects.wealth import put_wealth
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.steps.laying import LayMines, borders_of, has_mine
from throneworld.ti3.tables import ION_STORM, NEBULA
from throneworld.ti3.tables.needs import SHIP_ANY

DECLINE: Option = ("decline",)


class HarvestGas(Verb, frozen=True):
    """Goods lie in each cloud that holds ships; then all fleets there suffer as from a Space Mine."""

    goods: int = 0

    def run(self, game: Game) -> None:
        state = of(game)
        clouds = [each for each in members(_clouds(state)) if seats_with_ships(state, each)]
        for system in clouds:
            put_wealth(game, SPACE[system], self.goods)
        for seat in self.seats(game, EACH):
            there = [SPACE[system] for system in clouds if has_ships(state, seat, system)]
            game.do(*[StormRolls(seat=seat, place=place, as_mine=True) for place in there])


def _clouds(state: Ti3State) -> Systems:
    return anomalies(state, NEBULA) | anomalies(state, ION_STORM)


class MayMineFromNebula(Verb, frozen=True):
    """Who controls a Nebula lays mines around one system with ships of his (ruling 146)."""

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, EACH) if game.options["space_mines"] else ():
            if controlled_systems(state, seat, SHIP_ANY) & anomalies(state, NEBULA):
                game.do(ChooseMinefield(seat=seat, why=self.reason))


class ChooseMinefield(Decision, frozen=True):
    rule: ClassVar[str] = "SA-13.19.2"
    prompt: ClassVar[str] = "choose_minefield"
    verbs: ClassVar[tuple[str, ...]] = ("system",)
    fewest: ClassVar[int] = 2
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("system", system) for system in all_systems(of(game))], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        state, system = of(game), int(option[1])
        if not fleets(state, seat) >> system & 1:
            return Refusal(self.rule, "no_ships_of_yours_there", (system,))
        return None if _open_borders(state, seat, system) else Refusal(self.rule, "all_mined", (system,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        system = int(option[1])
        return LayMines(seat=seat, system=system, left=_open_borders(of(game), seat, system))


def _open_borders(state: Ti3State, seat: int, system: System) -> int:
    return sum([not has_mine(state, seat, *border) for border in borders_of(state, system)])
