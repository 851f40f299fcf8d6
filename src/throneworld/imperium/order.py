"""The seats around the table."""

from __future__ import annotations

from functools import cache

from throneworld.imperium.state import ImperiumState


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with one."""
    return tuple((first + step) % seats for step in range(seats))


def others_clockwise(state: ImperiumState, seat: int) -> tuple[int, ...]:
    """The other players who are still in the game, from the left of a seat."""
    seats = clockwise(seat, len(state.factions))[1:]
    return tuple(each for each in seats if each not in state.eliminated) if state.eliminated else seats


def playing(state: ImperiumState) -> tuple[int, ...]:
    """The seats that are not eliminated."""
    seats = range(len(state.factions))
    return tuple([seat for seat in seats if seat not in state.eliminated] if state.eliminated else seats)
