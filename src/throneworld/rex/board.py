"""Reading the board: who stands where, who controls what, how far one can go. Pure functions."""

from __future__ import annotations

from functools import cache

from throneworld.rex.state import CASUALTIES, NOBODY, NOTHING, RESERVE, Force, RexState
from throneworld.rex.tables import DEMOLISHED, IN_SECTOR, MECHANIZED, SPACE, SPACES, STRONGHOLDS, UNIT

OFF_BOARD = (RESERVE, CASUALTIES)


def force(state: RexState, seat: int, place: str) -> Force:
    return state.forces[seat].get(place, NOTHING)


def faceup(state: RexState, seat: int, space: str) -> int:
    """How many units count as being there: facedown ones do not (Rex p.22)."""
    units, mechanized, _ = state.forces[seat].get(space, NOTHING)
    return units + mechanized


def strength(state: RexState, seat: int, space: str) -> int:
    """What the units there add to a battle: two for each mechanized one (Lazax race sheet)."""
    units, mechanized, _ = state.forces[seat].get(space, NOTHING)
    return units + 2 * mechanized


def occupants(state: RexState, space: str) -> list[int]:
    """The seats with faceup units in a space."""
    return [
        seat
        for seat, places in enumerate(state.forces)
        if space in places and (places[space][UNIT] or places[space][MECHANIZED])
    ]


def controller(state: RexState, space: str) -> int:
    """The only player with units in a space controls it (Rex p.11)."""
    there = occupants(state, space)
    return there[0] if len(there) == 1 else NOBODY


def strongholds(state: RexState, seat: int) -> int:
    here = state.forces[seat]
    return sum([space in here and controller(state, space) == seat for space in STRONGHOLDS])


def spaces_of(state: RexState, seat: int) -> list[str]:
    """Where a seat has units of any kind, in the order of the board."""
    here = state.forces[seat]
    return [space for space in SPACES if space in here]


def is_bombarded(state: RexState, space: str) -> bool:
    """Never the Council, which has no sector, not even while the fleet has none either (Rex p.8)."""
    return 0 < SPACE[space].sector == state.fleet


def is_shielded(state: RexState, space: str) -> bool:
    return SPACE[space].shielded and space != state.destroyed_shield


def is_demolished(state: RexState, space: str) -> bool:
    """With three or four players nothing enters Mecatol Power South (Rex p.23)."""
    return space == DEMOLISHED and len(state.races) <= 4


def is_open(state: RexState, space: str) -> bool:
    return not is_bombarded(state, space) and not is_demolished(state, space)


def reach(
    state: RexState, origin: str, steps: int, *, past_fleet: bool = False, past_ruins: bool = False
) -> tuple[str, ...]:
    """The spaces within a number of movement lines, none bombarded or demolished; or as if none were."""
    fleet = 0 if past_fleet else state.fleet
    return _reach(origin, steps, fleet, len(state.races) <= 4 and not past_ruins)


@cache
def _reach(origin: str, steps: int, fleet: int, demolished: bool) -> tuple[str, ...]:
    blocked = {*IN_SECTOR.get(fleet, ()), *((DEMOLISHED,) if demolished else ())}
    if origin in blocked:
        return ()
    found, edge = {origin}, [origin]
    for _ in range(steps):
        edge = [
            line for space in edge for line in SPACE[space].lines if line not in found and line not in blocked
        ]
        found.update(edge)
    return tuple(space for space in SPACES if space in found and space != origin)
