"""Step 3: everybody rolls a die (SA-2.3.3).

People stay where they sit: a seat is a number. Who rolled higher comes first in all that follows in the
set-up, as if he sat there; play itself goes round the table by the numbers of the seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.game import Game
from throneworld.ti3.covenants import players

STREAM = "rolls"
FACES = 10

Seating = tuple[int, ...]
"""Seats from the highest roller to the lowest."""


def seating(game: Game) -> Seating:
    """Who gave the seats has seated the players; otherwise dice do. With Covenants the first races come
    before the second ones, in the same order (SA-16.5.4)."""
    if game.setup:
        return tuple(range(game.seats))
    count = players(game)
    first = ranked(game, range(count))
    return first if count == game.seats else (*first, *[seat + count for seat in first])


def ranked(game: Game, seats: Sequence[int]) -> Seating:
    """From high to low; who rolled the same rolls again (ruling 45)."""
    faces = {seat: _roll(game, seat) for seat in seats}
    groups = [[seat for seat in seats if faces[seat] == face] for face in range(FACES, 0, -1)]
    return tuple(seat for group in groups for seat in (ranked(game, group) if len(group) > 1 else group))


def _roll(game: Game, seat: int) -> int:
    face = game.roll(STREAM, FACES) + 1
    game.tell("seat_rolled", seat, face)
    return face


EVENTS: dict[str, tuple[str, ...]] = {"seat_rolled": ("seat", "face")}
