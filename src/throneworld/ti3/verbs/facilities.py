"""Colonies and refineries (SA-7.6)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti3.state import of


def build_facility(game: Game, seat: int, planet: str, kind: str) -> None:
    state = of(game)
    state.facilities[planet] = (*state.facilities.get(planet, ()), kind)
    game.tell("facility_built", seat, planet, kind)


def destroy_facilities(game: Game, planet: str) -> None:
    """A planet that changes hands loses them, unless they were captured (ruling 58)."""
    for kind in of(game).facilities.get(planet, ()):
        destroy_facility(game, planet, kind)


def destroy_facility(game: Game, planet: str, kind: str) -> None:
    """One of those that are there."""
    state = of(game)
    left = list(state.facilities.pop(planet))
    left.remove(kind)
    if left:
        state.facilities[planet] = tuple(left)
    game.tell("facility_destroyed", planet, kind)


EVENTS: dict[str, tuple[str, ...]] = {
    "facility_built": ("seat", "planet", "facility"),
    "facility_destroyed": ("planet", "facility"),
}
