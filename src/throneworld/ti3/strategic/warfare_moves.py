"""The secondary ability of Warfare: up to two ships move one step (SA-15.6.4, 15.6.5, ruling 207)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.movement.cargo import loads_named, move_ship, ship_named
from throneworld.imperium.state import AREAS
from throneworld.imperium.strategic import Secondary, secondary_cost
from throneworld.imperium.units import BIG_SHIPS, damage_of, seats_with_ships
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.tokens import STRATEGY, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import DAMAGE, LOAD, SYSTEM, UNIT
from throneworld.ti3.quantities import PAYS_WITH_GOOD
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tables import ASTEROID_FIELD, SUPERNOVA, TILE

CARD = "warfare"
SHIPS_MOVED = 2
DONE: Option = ("done",)


class SecondaryWarfare(Secondary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("pay", "move")
    card: ClassVar[str] = CARD

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        pays = state.strategy[seat] >= secondary_cost(state, seat, CARD) or pays_with_good(state, seat)
        return pays and bool(steps_of(state, seat))

    def pay(self, game: Game) -> Step | None:
        state = of(game)
        if self.granted or not pays_with_good(state, self.seat):
            self.spend(game)
        else:
            game.do(CounterOrGood(seat=self.seat))
        return None

    def move(self, game: Game) -> None:
        game.do(MoveOneStep(seat=self.seat))


def pays_with_good(state: Ti3State, seat: int) -> bool:
    """Whether a player may, and can, pay with a trade good instead of a counter."""
    return bool(state.trade_goods[seat] and granted_by(state, PAYS_WITH_GOOD, seat, CARD))


class CounterOrGood(Decision, frozen=True):
    """With what the secondary ability is paid."""

    rule: ClassVar[str] = "SA-3.12.2"
    prompt: ClassVar[str] = "counter_or_good"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": CARD}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("from", STRATEGY), ("trade_good",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        empty = option[0] == "from" and not of(game).strategy[seat]
        return Refusal(self.rule, "empty_pool", (STRATEGY,)) if empty else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        name = option[1]
        return Refusal(self.rule, "from_strategy_only", (name,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "from":
            spend_token(game, seat, STRATEGY, CARD)
        else:
            lose_trade_goods(game, seat, 1, CARD)


def steps_of(state: Ti3State, seat: int) -> list[Option]:
    """Every ship that could go into an adjacent system, by all that tells ships apart."""
    moves = state.edition.moves(state, seat)
    near = adjacency(state, seat, MOVING)
    return [
        ("step", kind, int(place), target, damage, *load)
        for place, group in state.units[seat].items()
        if place in AREAS
        for kind in BIG_SHIPS
        if group[state.edition.index[kind]] and moves[state.edition.index[kind]]
        for target in members(near[int(place)])
        if step_refusal(state, seat, int(place), target) is None
        for damage in damage_of(state, seat, place, kind)
        for load in loads_named(state, seat, place, kind, damage)
    ]


def step_refusal(state: Ti3State, seat: int, origin: int, target: int) -> Refusal | None:
    """Out of systems that are not activated, into systems without enemy ships (SA-15.6.4)."""
    if state.on_board[seat] >> origin & 1:
        return Refusal("SA-15.6.4", "own_token", (origin,))
    if any(other != seat for other in seats_with_ships(state, target)):
        return Refusal("SA-15.6.4", "enemy_ships_there", (target,))
    if TILE[target].special in (ASTEROID_FIELD, SUPERNOVA):
        return Refusal("SA-3.14.5", "closed_terrain", (target,))
    return None


class MoveOneStep(Decision, frozen=True):
    """Two ships at most, each one step, with what is aboard; nothing is activated, nobody fires or lands."""

    rule: ClassVar[str] = "SA-15.6.4"
    prompt: ClassVar[str] = "move_one_step"
    verbs: ClassVar[tuple[str, ...]] = ("step",)

    left: int = SHIPS_MOVED
    came: tuple[int, ...] = ()
    """Systems into which ships have moved."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*steps_of(of(game), seat), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        origin, target = int(option[2]), int(option[3])
        refusal = step_refusal(of(game), seat, origin, target)
        return refusal or Refusal(self.rule, "no_such_step", (origin, target))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        kind, origin, target, damage = str(option[1]), int(option[2]), int(option[3]), int(option[4])
        ship = ship_named(of(game), seat, SPACE[origin], kind, damage, *map(str, option[5:]))
        move_ship(game, seat, SPACE[origin], SPACE[target], ship, CARD)
        return replace(self, left=self.left - 1, came=(*self.came, target)) if self.left > 1 else None


VERBS: Verbs = {"step": ((UNIT, SYSTEM, SYSTEM, DAMAGE), (UNIT, SYSTEM, SYSTEM, DAMAGE, LOAD))}
