"""Victory points: gained up to what the track has, lost down to what nobody can lose."""

from __future__ import annotations

from throneworld.imperium.state import of
from throneworld.kernel.game import Game


def add_points(game: Game, seat: int, amount: int, most: int, why: str) -> None:
    """The bare change: what it means for the game is for the caller to see."""
    state = of(game)
    state.points[seat] = min(state.points[seat] + amount, most)
    game.tell("points_gained", seat, amount, why)


def lose_points(game: Game, seat: int, amount: int, why: str, least: int = 0) -> None:
    """As far as he has more than `least`."""
    state = of(game)
    lost = min(amount, state.points[seat] - least)
    if lost > 0:
        state.points[seat] -= lost
        game.tell("points_lost", seat, lost, why)


EVENTS: dict[str, tuple[str, ...]] = {
    "points_gained": ("seat", "amount", "why"),
    "points_lost": ("seat", "amount", "why"),
}
