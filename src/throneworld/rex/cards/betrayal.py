"""The conditions of the eight Betrayal cards, each compared with every ally (Rex p.23)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.rex.board import OFF_BOARD, controller, faceup, strongholds
from throneworld.rex.state import RexState
from throneworld.rex.tables import COUNCIL, RACE_OF, SPACEPORTS

Measure = Callable[[RexState, int], int]


def _units_on_board(state: RexState, seat: int) -> int:
    return sum(faceup(state, seat, place) for place in state.forces[seat] if place not in OFF_BOARD)


def _units_in_council(state: RexState, seat: int) -> int:
    return faceup(state, seat, COUNCIL)


def _influence(state: RexState, seat: int) -> int:
    return state.influence[seat]


def _cards(state: RexState, seat: int) -> int:
    return len(state.hands[seat])


def _no_dead_leader(state: RexState, seat: int) -> bool:
    return all(RACE_OF[leader] != state.races[seat] for leader in state.dead)


def _controls_spaceports(state: RexState, seat: int) -> bool:
    return all(controller(state, space) == seat for space in SPACEPORTS)


def _traitor_among_allies(state: RexState, seat: int) -> bool:
    races = [state.races[ally] for ally in state.allies[seat]]
    return any(RACE_OF[leader] in races for leader in state.traitors[seat])


MORE_THAN_EACH_ALLY: dict[str, Measure] = {
    "voice_of_the_council": _units_in_council,
    "control_of_mecatol_city": _units_on_board,
    "war_chest": _influence,
    "hidden_arsenal": _cards,
    "first_among_equals": strongholds,
}
HOLDS: dict[str, Callable[[RexState, int], bool]] = {
    "unbroken_command": _no_dead_leader,
    "ruler_of_the_skies": _controls_spaceports,
    "dagger_in_the_dark": _traitor_among_allies,
}


def fulfils(state: RexState, seat: int) -> bool:
    """Whether a player fulfils the condition of his Betrayal card now."""
    card = state.betrayals[seat]
    if card in HOLDS:
        return HOLDS[card](state, seat)
    measure = MORE_THAN_EACH_ALLY[card]
    return all(measure(state, seat) > measure(state, ally) for ally in state.allies[seat])
