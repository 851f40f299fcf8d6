"""Goods and mines that texts lay on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import Systems, members
from throneworld.imperium.board import all_systems, anomalies, edges, systems_in_play
from throneworld.imperium.effects.whom import EACH, LAST_CHOSEN, Verb
from throneworld.imperium.paying import INFLUENCE
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.board import counts_as_home
from throneworld.ti3.effects.bargains import Bargain
from throneworld.ti3.effects.wealth import put_wealth
from throneworld.ti3.objectives.places import near
from throneworld.ti3.state import NEUTRAL, Ti3State, of
from throneworld.ti3.steps.laying import borders_of, has_mine, lay_mine
from throneworld.ti3.tables import ASTEROID_FIELD, MECATOL_TILE, PLANET

DONE: Option = ("done",)
BELT = "asteroid_belt"


# Asteroids are mined


def systems_by_asteroids(state: Ti3State) -> Systems:
    """Next to an Asteroid Field, or with an Asteroid Belt on a border; no homes."""
    found = near(state, anomalies(state, ASTEROID_FIELD)) & systems_in_play(state)
    for border in state.borders:
        if border.kind == BELT:
            found |= 1 << border.one | 1 << border.other
    for system in members(found):
        if counts_as_home(state, system):
            found &= ~(1 << system)
    return found


class MineAsteroids(Verb, frozen=True):
    """One planet of each such system gets goods; none lie on a Trade Station (ruling 134)."""

    amount: int = 0
    whom: str = LAST_CHOSEN

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, self.whom):
            for system in members(systems_by_asteroids(state)):
                planets = [each for each in state.edition.planets[system] if not PLANET[each].trade_station]
                if planets:
                    game.do(ChooseMinedPlanet(seat=seat, planets=tuple(planets), amount=self.amount))


class ChooseMinedPlanet(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "choose_mined_planet"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)

    planets: tuple[str, ...] = ()
    amount: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"amount": self.amount}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("planet", planet) for planet in self.planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "another_system_now", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        put_wealth(game, str(option[1]), self.amount)


# Mines of nobody


class MineBordersOf(Verb, frozen=True):
    """One of nobody on each border of a system, beside those of players (ruling 140)."""

    system: int = MECATOL_TILE

    def run(self, game: Game) -> None:
        for one, other in borders_of(of(game), self.system):
            if not has_mine(of(game), NEUTRAL, one, other):
                lay_mine(game, NEUTRAL, one, other)


class SellNeutralMines(Verb, frozen=True):
    """Each may pay for so many of them, on any borders."""

    amount: int = 0
    price: int = 0

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            game.do(BuyNeutralMines(seat, self.price, INFLUENCE, self.reason, self.amount))


class BuyNeutralMines(Bargain, frozen=True):
    prompt: ClassVar[str] = "buy_neutral_mines"
    amount: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {**super().about(game, seat), "amount": self.amount}

    def goods(self, game: Game) -> tuple[Step, ...]:
        there = free_borders(of(game))
        return (LayNeutralMines(seat=self.seat, left=self.amount, why=self.why),) if there else ()


def free_borders(state: Ti3State) -> list[tuple[int, int]]:
    """Between two tiles, and without a mine of nobody."""
    touching = edges(state.edition, state.map)
    pairs = [(one, other) for one in all_systems(state) for other in members(touching[one]) if one < other]
    return [pair for pair in pairs if not has_mine(state, NEUTRAL, *pair)]


class LayNeutralMines(Decision, frozen=True):
    rule: ClassVar[str] = "SA-13.19.2"
    prompt: ClassVar[str] = "lay_neutral_mines"
    verbs: ClassVar[tuple[str, ...]] = ("lay_mine",)

    left: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left and free_borders(of(game)) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("lay_mine", one, other) for one, other in free_borders(of(game))]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        one, other = sorted((int(option[1]), int(option[2])))
        if has_mine(of(game), NEUTRAL, one, other):
            return Refusal(self.rule, "neutral_mine_there", (one, other))
        return Refusal(self.rule, "no_border_between", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        lay_mine(game, NEUTRAL, int(option[1]), int(option[2]))
        return replace(self, left=self.left - 1)
