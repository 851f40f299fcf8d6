"""Covenants (SA-16.5): a player leads two races, a seat each. The rules that it changes ask here.

The seats of a player lie opposite each other: his first race in seat `s`, the other `n / 2` seats on. Each is
a player of its own in all that this module, `allied` and `pair` of the state do not say (ruling 156).
"""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.game import Game
from throneworld.ti3.state import NOBODY, Ti3State
from throneworld.ti3.tables import COVENANTS_LEAST_GOAL

OPTION = "covenants"


def has_covenants(game: Game) -> bool:
    """The same as the state says, of a game that is still set up too."""
    return game.options.get(OPTION, "no") == "yes"


def players(game: Game) -> int:
    """How many people play, if each leads as many races as he has to."""
    return game.seats // 2 if has_covenants(game) else game.seats


def partner_of(state: Ti3State, seat: int) -> int:
    """The seat of a player's other race, or NOBODY."""
    return state.pair(seat)[-1] if state.covenants else NOBODY


def raised(goal: int) -> int:
    """Half as many points again, rounded up (SA-16.5.2, ruling 92)."""
    return max(COVENANTS_LEAST_GOAL, -(-goal * 3 // 2))


def points_of(state: Ti3State, seat: int) -> int:
    """Of all races of a player, those that have left the game too (SA-16.5.10)."""
    return sum([state.points[each] for each in state.pair(seat)])


def one_player_is_left(state: Ti3State, seats: Sequence[int]) -> bool:
    """Whether all these seats are one player's (ruling 181)."""
    return len(seats) == 1 or bool(seats and all(state.allied(seats[0], each) for each in seats))


def one_of_each(state: Ti3State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Of each player the seat that comes first."""
    first: list[int] = []
    for seat in seats:
        if not any(state.allied(seat, each) for each in first):
            first.append(seat)
    return tuple(first)
