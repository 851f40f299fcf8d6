"""Step 6 of a battle: revealing traitors (Rex p.17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Simultaneous, Step
from throneworld.rex.phases.sides import NO_SIDES, Clash, Sides, change_side, opponent_of
from throneworld.rex.state import RexState, of, seat_of
from throneworld.rex.verbs.cards import return_traitors, usable_traitor

REVEAL: Option = ("reveal",)


class RevealTraitors(Simultaneous, frozen=True):
    """Both sides may do so at once, and then both lose."""

    rule: ClassVar[str] = "Rex p.17"
    prompt: ClassVar[str] = "reveal_traitor"
    silence: ClassVar[Option] = PASS
    sides: Sides = NO_SIDES

    def withdrawable(self, game: Game, seat: int) -> bool:
        return False

    def waited_for(self, game: Game) -> tuple[int, ...]:
        """Who holds which Traitor card is a secret; who holds any is not."""
        state = of(game)
        return tuple(
            seat
            for seat, beneficiary in betrayers(state, self.sides)
            if state.traitors[seat] and opponent_of(self.sides, beneficiary).leader
        )

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [PASS, REVEAL]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"leader": _target(of(game), self.sides, seat)}

    def reveal(self, game: Game) -> Step | None:
        for seat in self.who:
            if self.of(seat) == (REVEAL,):
                _reveal(game, seat, _target(of(game), self.sides, seat))
        return None

    def imagined(self, game: Game, seat: int) -> Step:
        """Who is entitled follows from the cards they are imagined to hold."""
        who = entitled(of(game), self.sides)
        return replace(self, who=who, given=tuple(self.of(one) if one == seat else () for one in who))


def betrayers(state: RexState, sides: Sides) -> list[tuple[int, int]]:
    """Who may unmask a leader, and for whom: each side, and Letnev for an ally (ally card)."""
    pairs = [(side.seat, side.seat) for side in sides]
    letnev = seat_of(state, "letnev")
    return pairs + [(letnev, side.seat) for side in sides if letnev in state.allies[side.seat]]


def entitled(state: RexState, sides: Sides) -> tuple[int, ...]:
    """The seats that hold the Traitor card of the leader in question."""
    return tuple(
        seat
        for seat, beneficiary in betrayers(state, sides)
        if usable_traitor(state, opponent_of(sides, beneficiary).leader, seat)
    )


def _target(state: RexState, sides: Sides, seat: int) -> str:
    beneficiary = next(one for revealer, one in betrayers(state, sides) if revealer == seat)
    return opponent_of(sides, beneficiary).leader


def _reveal(game: Game, seat: int, leader: str) -> None:
    """The card goes back into the Traitor deck; the leader's side is betrayed."""
    state = of(game)
    state.traitors[seat] = tuple(card for card in state.traitors[seat] if card != leader)
    state.known[leader] = (1 << game.seats) - 1
    return_traitors(game, leader)
    game.tell("traitor_revealed", seat, leader)
    betrayed = next(side.seat for side in game.asker(Clash).sides if side.leader == leader)
    change_side(game, -1, betrayed, traitor=True)
