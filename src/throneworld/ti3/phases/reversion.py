"""Home planets that no enemy occupies go back to their owners (SA-3.2.2, ruling 42)."""

from __future__ import annotations

from throneworld.imperium.board import home_planets
from throneworld.imperium.control import ground_forces
from throneworld.imperium.order import playing
from throneworld.kernel.game import Game
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.state import NEUTRAL, Ti3State, of

REVERTED = "reverted"


def revert_home_planets(game: Game) -> None:
    state = of(game)
    for seat in playing(state):
        lost = [planet for planet in home_planets(state, seat) if state.control.get(planet) != seat]
        game.do(
            *[
                GainPlanet(seat=seat, planet=each, how=REVERTED)
                for each in lost
                if _is_free(state, seat, each)
            ]
        )


def _is_free(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether no ground units of others, or of nobody, are on it."""
    sides = [NEUTRAL, *[other for other in playing(state) if other != seat]]
    return not any(ground_forces(state, side, planet) for side in sides)
