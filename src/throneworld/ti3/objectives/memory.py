"""What a player has had without a break, how he stood when the Action Phase was over (rulings 107, 227)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.order import playing
from throneworld.kernel.game import Game
from throneworld.ti3.deeds import BEGAN, DESTROYED, LOST, STOOD, TOOK, TOOK_ARTIFACT, note
from throneworld.ti3.objectives.counting import artifacts_of, planets_of
from throneworld.ti3.state import Deed, Ti3State, of
from throneworld.ti3.tables import KINDS, SPACE_DOCK
from throneworld.ti3.tables.windows import STATUS_PHASE

DOCK = "dock:"
_DOCK = KINDS.index(SPACE_DOCK)


def note_beginning(game: Game) -> None:
    """What everybody has when the round begins."""
    for seat in playing(of(game)):
        note(game, BEGAN, seat, *things_of(of(game), seat))


def note_standing(game: Game) -> None:
    """How everybody stands when the Action Phase is over, before anything of the Status Phase."""
    for seat in playing(of(game)):
        note(game, STOOD, seat, of(game).points[seat], *things_of(of(game), seat))


def things_of(state: Ti3State, seat: int) -> list[str]:
    docks = [DOCK + place for place, group in state.units[seat].items() if group[_DOCK]]
    return [*planets_of(state, seat), *artifacts_of(state, seat).values(), *docks]


# Looking back


def action_phase_is_over(state: Ti3State) -> bool:
    return state.phase == STATUS_PHASE


def points_at_end(state: Ti3State, seat: int) -> int:
    """Points when the Action Phase was over; before it is, nobody has any."""
    if not action_phase_is_over(state):
        return 0
    stood = _stood(state, seat)
    return int(stood.about[0]) if stood else state.points[seat]


def kept(state: Ti3State, seat: int, until_end: bool) -> frozenset[str]:
    """What a player has had since the round began, until now or until the Action Phase was over."""
    if until_end and not action_phase_is_over(state):
        return frozenset()
    stood = _stood(state, seat) if until_end else None
    things = list(map(str, stood.about[1:])) if stood else things_of(state, seat)
    past = state.deeds[: state.deeds.index(stood)] if stood else state.deeds
    return frozenset(things) - _broken(state, seat, past, things)


def _broken(state: Ti3State, seat: int, past: Sequence[Deed], things: Sequence[str]) -> set[str]:
    """What of it was gained or lost on the way, or was not there when the round began."""
    began = [each for each in past if each.kind == BEGAN and each.seat == seat]
    moved = {str(each.about[0]) for each in past if each.seat == seat and each.kind in _CHANGES}
    razed = {
        DOCK + str(each.about[3])
        for each in past
        if each.kind == DESTROYED and each.about[0] == SPACE_DOCK and each.about[2] == seat
    }
    late = set(things) - set(map(str, began[0].about)) if began else _docks(things)
    held_there = {each for each, place in state.artifacts.items() if place in moved}
    return moved | razed | late | held_there | {DOCK + each for each in moved}


_CHANGES = (TOOK, LOST, TOOK_ARTIFACT)


def _docks(things: Sequence[str]) -> set[str]:
    """Nothing tells of them but how the round began."""
    return {each for each in things if each.startswith(DOCK)}


def _stood(state: Ti3State, seat: int) -> Deed | None:
    return next((each for each in state.deeds if each.kind == STOOD and each.seat == seat), None)
