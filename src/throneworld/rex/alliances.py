"""Who is allied with whom, what allies allow each other, and where they may not meet (Rex p.15)."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.rex.board import OFF_BOARD, faceup, is_bombarded, is_demolished
from throneworld.rex.state import NOBODY, RexState, of
from throneworld.rex.tables import COUNCIL, FACEDOWN

MEETING_PLACES = (COUNCIL, *OFF_BOARD)


def alliance(state: RexState, seat: int) -> tuple[int, ...]:
    """A seat and its allies, in the order of the seats."""
    return tuple(sorted((seat, *state.allies[seat])))


def largest_alliance(seats: int) -> int:
    """Three members; two with four players; with three players there are none (Rex p.15, p.23)."""
    return _LARGEST.get(seats, 3)


_LARGEST = {3: 1, 4: 2}


def permits(state: RexState, owner: int, ally: int) -> bool:
    """Whether the owner lets an ally use his ally advantage where it says "may" (Rex p.15)."""
    return owner != NOBODY and ally in state.allies[owner] and ally not in state.withheld[owner]


def form_alliance(game: Game, members: tuple[int, ...]) -> None:
    state = of(game)
    for seat in members:
        state.allies[seat] = tuple(other for other in members if other != seat)
    game.tell("alliance_formed", *members)


def leave_alliance(game: Game, seat: int) -> None:
    """The leaver takes back his cards; the others stay allied (Rex p.15)."""
    state = of(game)
    for ally in state.allies[seat]:
        state.allies[ally] = tuple(other for other in state.allies[ally] if other != seat)
        state.withheld[ally] = tuple(other for other in state.withheld[ally] if other != seat)
    state.allies[seat] = state.withheld[seat] = ()
    game.tell("alliance_left", seat)


def set_permission(game: Game, owner: int, ally: int, *, granted: bool) -> None:
    state = of(game)
    others = tuple(seat for seat in state.withheld[owner] if seat != ally)
    state.withheld[owner] = others if granted else (*others, ally)
    game.tell("permission_granted" if granted else "permission_withheld", owner, ally)


def share_a_space(game: Game, one: int, other: int) -> bool:
    """Whether two players have units in the same space, outside the Council."""
    theirs = of(game).forces[other]
    for place in of(game).forces[one]:
        if place in theirs and place not in MEETING_PLACES and _clash(game, one, other, place):
            return True
    return False


def stopping_refusal(game: Game, seat: int, space: str, origin: str = "") -> Refusal | None:
    """Why units may not end up in a space, however they come there; `origin` is where they stand."""
    state = of(game)
    if is_bombarded(state, space):
        return Refusal("Rex p.11", "space_bombarded", (space,))
    if is_demolished(state, space):
        return Refusal("Rex p.23", "space_demolished", (space,))
    if not state.allies[seat]:
        return None
    if meets_ally(game, seat, space) and not only_facedown_may_stop(game, seat, space, origin):
        return Refusal("Rex p.15", "space_of_ally", (space,))
    return None


def meets_ally(game: Game, seat: int, space: str) -> bool:
    """Whether faceup units of a seat would stand with an ally's there."""
    state = of(game)
    if space == COUNCIL:
        return False
    hidden_count = not game.options["facedown_coexist"]
    return any(
        faceup(state, ally, space) or (hidden_count and space in state.forces[ally])
        for ally in state.allies[seat]
    )


def only_facedown_may_stop(game: Game, seat: int, space: str, origin: str) -> bool:
    """With the option that p.22 alone counts, facedown units may stand where an ally stands."""
    if not origin or not game.options["facedown_coexist"] or not meets_ally(game, seat, space):
        return False
    return of(game).forces[seat].get(origin, (0, 0, 0))[FACEDOWN] > 0


def _clash(game: Game, one: int, other: int, space: str) -> bool:
    if not game.options["facedown_coexist"]:
        return True
    state = of(game)
    return bool(faceup(state, one, space) and faceup(state, other, space))
