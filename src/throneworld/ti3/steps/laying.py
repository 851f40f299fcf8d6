"""Space mines are laid on the borders of a system (SA-13.19.2, rulings 12, 53)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.board import edges
from throneworld.imperium.modifiers import granted_by, turned
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import SYSTEM as A_SYSTEM
from throneworld.ti3.quantities import KEPT_MINES, LAYS_FOR_NOBODY
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, NOBODY, Mine, Ti3State, of

DONE: Option = ("done",)
MINES = "space_mines"
CHEAP = 1
"""What a mine costs that is nobody's."""


def borders_of(state: Ti3State, system: int) -> list[tuple[int, int]]:
    """The borders of a system between two tiles, the lower number first."""
    near = members(edges(state.edition, state.map)[system])
    return [(min(system, other), max(system, other)) for other in near]


def has_mine(state: Ti3State, seat: int, one: int, other: int) -> bool:
    return Mine(one, other, seat) in state.mines


class LayMines(Decision, frozen=True):
    """One mine of a player on a border; each is paid for, or comes free."""

    rule: ClassVar[str] = "SA-13.19.2"
    prompt: ClassVar[str] = "lay_mines"
    verbs: ClassVar[tuple[str, ...]] = ("lay_mine",)

    system: int = NO_SYSTEM
    left: int = 0
    price: int = 0

    def run(self, game: Game) -> Step | None:
        options = self.options(game, self.seat)
        return Decision.run(self, game) if len(options) > 1 else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "left": self.left, "price": self._price(of(game))}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        """None where mines are no part of the game (SA-1.5.10)."""
        borders = borders_of(of(game), self.system) if self.left and game.options["space_mines"] else []
        return [*[("lay_mine", one, other) for one, other in borders], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, one, other = of(game), int(option[1]), int(option[2])
        if has_mine(state, self._owner(state), one, other):
            return Refusal(self.rule, "own_mine_there", (one, other))
        price = self._price(state)
        if can_pay(state, seat, price, RESOURCES):
            return None
        return Refusal("SA-8.3.3", "not_enough_resources", (price,))

    def _owner(self, state: Ti3State) -> int:
        """What is paid for may become nobody's; what comes free stays his."""
        return NEUTRAL if self.price and granted_by(state, LAYS_FOR_NOBODY, self.seat) else self.seat

    def _price(self, state: Ti3State) -> int:
        return CHEAP if self._owner(state) == NEUTRAL else self.price

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        one, other = option[1:3]
        return Refusal(self.rule, "no_border_of_it", (one, other))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        state = of(game)
        price = self._price(state)
        lay_mine(game, self._owner(state), int(option[1]), int(option[2]))
        if price:
            game.do(Pay(seat=seat, amount=price, currency=RESOURCES, why=MINES))
        return replace(self, left=self.left - 1)


def lay_mine(game: Game, seat: int, one: int, other: int) -> None:
    state = of(game)
    state.mines = (*state.mines, Mine(one, other, seat))
    game.tell("mine_laid", seat, one, other)


def keep_mines(game: Game) -> None:
    """Where a mine of nobody always lies, a new one is laid at once (ruling 140)."""
    state = of(game)
    kept: tuple[tuple[int, int], ...] = turned(state, KEPT_MINES, (), NOBODY)
    for one, other in kept:
        if not has_mine(state, NEUTRAL, one, other):
            lay_mine(game, NEUTRAL, one, other)


VERBS: Verbs = {"lay_mine": (A_SYSTEM, A_SYSTEM)}
EVENTS: dict[str, tuple[str, ...]] = {"mine_laid": ("seat", "system", "other_system")}
