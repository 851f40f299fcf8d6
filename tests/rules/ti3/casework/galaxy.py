"""The small galaxy of a case: what is not told does not exist, the Wormhole Nexus neither."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from tests.rules.ti3.casework.case import Case
from tests.ti3.scene import Scene
from throneworld.galaxy.hexes import size
from throneworld.ti3.edition import EDITION
from throneworld.ti3.state import NO_SYSTEM
from throneworld.ti3.steps import elimination
from throneworld.ti3.tables import NEXUS_TILE

RADIUS = 9
"""No other map is so large: what is remembered of these is never taken for that of another."""


def widen(scene: Scene) -> None:
    board = scene.state.map
    scene.state.map = (*board, *[-1] * (size(RADIUS) - len(board)))


def untold(case: Case) -> frozenset[int]:
    """Seats of which a position tells neither unit nor planet: they have some beyond the map."""
    position = case.position
    told = {race for part in ("space", "planets") for race in position.get(part, ())}
    told |= set(position.get("control", {}).values())
    seats = case.game["seats"]
    races = seats if isinstance(seats, list) else []
    return frozenset(seat for seat, race in enumerate(races) if race not in told)


@contextmanager
def nobody_is_out(seats: frozenset[int]) -> Iterator[None]:
    """These are not eliminated, whatever they have."""
    is_out = elimination.is_out
    elimination.is_out = lambda state, seat: seat not in seats and is_out(state, seat)
    try:
        yield
    finally:
        elimination.is_out = is_out


@contextmanager
def nothing_beside(told: bool) -> Iterator[None]:
    """Nobody goes to the Nexus but in a case that lays it."""
    beside = cast(dict[int, int], EDITION.beside)
    if not told:
        beside.pop(NO_SYSTEM)
    try:
        yield
    finally:
        beside[NO_SYSTEM] = NEXUS_TILE
