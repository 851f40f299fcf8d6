"""The two sides of a battle: what each has committed, and what binds it (Rex p.17-18)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.rex.board import strength
from throneworld.rex.state import RexState
from throneworld.rex.tables import RACE, STRATEGY, STRENGTH

HIGHEST_DIAL = 20


class Side(Struct, frozen=True, gc=False):
    """One player's part in a battle."""

    seat: int
    forbidden: str = ""
    """The title that the Xxcha command forbids him."""
    element: str = ""
    """What the Jol-Nar command made him reveal, and in `word` what he said."""
    word: Noun = ""
    dial: int = 0
    leader: str = ""
    slot: str = "none"
    attack: str = ""
    defense: str = ""
    traitor: bool = False
    """His leader was revealed as a traitor."""
    leader_lost: bool = False

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(card for card in (self.attack, self.defense) if card)

    @property
    def total(self) -> int:
        """Dial, leader and cards (Rex p.17, step 8)."""
        leader = 0 if self.leader_lost or not self.leader else STRENGTH[self.leader]
        return self.dial + leader + sum(STRATEGY[card].strength for card in self.cards)


Sides = tuple[Side, Side]
NO_SIDES: Sides = (Side(seat=-1), Side(seat=-1))


class Clash(Procedure, frozen=True):
    """Two players in one space; `sides` stand in order of play."""

    abstract: ClassVar[bool] = True
    space: str = ""
    sides: Sides = NO_SIDES


def side_of(sides: Sides, seat: int) -> Side:
    return sides[0] if sides[0].seat == seat else sides[1]


def opponent_of(sides: Sides, seat: int) -> Side:
    return sides[1] if sides[0].seat == seat else sides[0]


def with_side(sides: Sides, side: Side) -> Sides:
    return (side, sides[1]) if sides[0].seat == side.seat else (sides[0], side)


def change_side(game: Game, at: int, seat: int, **changes: Noun) -> None:
    """Write into one side of the battle at a place of the stack."""
    sides = game.step_at(at, Clash).sides
    game.amend(Clash, at, sides=with_side(sides, replace(side_of(sides, seat), **changes)))


def reserve_leaders(state: RexState, seat: int) -> list[str]:
    """The leaders that are not in the casualty pool."""
    return [leader.id for leader in RACE[state.races[seat]].leaders if leader.id not in state.dead]


def available_leaders(state: RexState, seat: int, space: str) -> list[str]:
    """A leader who fought in another space this round stays out of this one (Rex p.18)."""
    return [leader for leader in reserve_leaders(state, seat) if state.fought.get(leader, space) == space]


def has_leader(state: RexState, seat: int, space: str) -> bool:
    for leader in RACE[state.races[seat]].leaders:
        if leader.id not in state.dead and state.fought.get(leader.id, space) == space:
            return True
    return False


def highest_dial(state: RexState, seat: int, space: str) -> int:
    return min(HIGHEST_DIAL, strength(state, seat, space))
