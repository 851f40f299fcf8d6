"""The movement step: one group, from one space to one other (Rex p.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Cancellable
from throneworld.rex.alliances import stopping_refusal
from throneworld.rex.board import is_bombarded, reach, spaces_of
from throneworld.rex.counting import CountUnits
from throneworld.rex.moments import ADVANTAGE_USED
from throneworld.rex.state import Force, RexState, of
from throneworld.rex.tables import SPACES
from throneworld.rex.verbs.units import move_units

STAY: Option = ("stay",)
STANDARD_MOVE, SOL_MOVE, SPACEPORT_MOVE = 2, 3, 4


class MovementStep(Cancellable, frozen=True):
    """Two spaces; three for Sol, which can be cancelled; four with a spaceport."""

    stages: ClassVar[tuple[str, ...]] = ("allowance", "move")
    opens: ClassVar[tuple[str, ...]] = (ADVANTAGE_USED,)
    seat: int = -1

    def allowance(self, game: Game) -> None:
        state = of(game)
        if state.races[self.seat] == "sol" and self.seat not in state.ports and spaces_of(state, self.seat):
            game.open(ADVANTAGE_USED, "sol_mobility", self.seat)

    def move(self, game: Game) -> None:
        if self.cancelled:
            game.tell("cancelled", self.seat, "sol_mobility")
        steps = steps_of(of(game), self.seat, cancelled=self.cancelled)
        game.do(MoveFrom(seat=self.seat, steps=steps))


def steps_of(state: RexState, seat: int, *, cancelled: bool = False) -> int:
    """How many spaces a group of this player may move."""
    if seat in state.ports:
        return SPACEPORT_MOVE
    return SOL_MOVE if state.races[seat] == "sol" and not cancelled else STANDARD_MOVE


class MoveFrom(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.11"
    prompt: ClassVar[str] = "move_from"
    steps: int = STANDARD_MOVE

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [STAY, *(("from", space) for space in spaces_of(of(game), seat))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == STAY:
            return None
        space = str(option[1])
        if is_bombarded(of(game), space):
            return Refusal(self.rule, "space_bombarded", (space,))
        if not any(
            stopping_refusal(game, seat, target, space) is None
            for target in reach(of(game), space, self.steps)
        ):
            return Refusal(self.rule, "nowhere_to_go", (space,))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_units_there", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"steps": self.steps}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return None if option == STAY else MoveTo(seat=seat, origin=str(option[1]), steps=self.steps)


class MoveTo(Decision, frozen=True):
    """Enemies never block, bombarded spaces always do, allies only where the move ends."""

    rule: ClassVar[str] = "Rex p.11"
    prompt: ClassVar[str] = "move_to"
    origin: str = ""
    steps: int = STANDARD_MOVE

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("to", space) for space in SPACES if space != self.origin]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        space = str(option[1])
        refusal = stopping_refusal(game, seat, space, self.origin)
        if refusal is None and space not in reach(of(game), self.origin, self.steps):
            return way_refusal(of(game), self.origin, space, self.steps)
        return refusal

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "already_there", option[1:])

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(
            ("to", space)
            for space in reach(of(game), self.origin, self.steps)
            if stopping_refusal(game, seat, space, self.origin) is None
        )

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"origin": self.origin, "steps": self.steps}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return CountMoving(seat=seat, origin=self.origin, target=str(option[1]))


def way_refusal(state: RexState, origin: str, space: str, steps: int) -> Refusal:
    """Why an open space is out of reach: the ways are barred, or all are too long (Rex p.11, p.23)."""
    if space in reach(state, origin, steps, past_fleet=True):
        return Refusal("Rex p.11", "way_bombarded", (space,))
    if space in reach(state, origin, steps, past_ruins=True):
        return Refusal("Rex p.23", "way_demolished", (space,))
    if space in reach(state, origin, steps, past_fleet=True, past_ruins=True):
        return Refusal("Rex p.11", "way_barred_twice", (space,))
    return Refusal("Rex p.11", "too_far", (space, steps))


class CountMoving(CountUnits, frozen=True):
    def ready(self, game: Game, group: Force) -> Step | None:
        move_units(game, self.seat, self.origin, self.target, group, "move")
        return None
