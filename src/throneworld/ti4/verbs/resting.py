"""Infantry that wait on their card to come home."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti4.state import of


def rest_units(game: Game, seat: int, count: int) -> None:
    """Destroyed infantry that wait on their card for the start of their owner's next turn."""
    if count:
        of(game).resting[seat] += count
        game.tell("units_rest", seat, count)


def end_rest(game: Game, seat: int) -> int:
    """All infantry leave their card; how many they are."""
    state = of(game)
    count = state.resting[seat]
    state.resting[seat] = 0
    game.tell("rest_ends", seat, count)
    return count


EVENTS: dict[str, tuple[str, ...]] = {"units_rest": ("seat", "count"), "rest_ends": ("seat", "count")}
