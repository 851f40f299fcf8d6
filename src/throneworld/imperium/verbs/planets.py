"""Planet cards: control, exhausting, readying."""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.quantities import MAY_READY
from throneworld.imperium.state import NOBODY, of
from throneworld.kernel.game import Game


def take_control(game: Game, seat: int, planet: str) -> int:
    """The planet's card changes hands, exhausted; returns who had it, or NOBODY.

    This is the bare change: each game has its own sequence of all that belongs to it.
    """
    state = of(game)
    before = state.control.pop(planet, NOBODY)
    state.control[planet] = seat
    if planet not in state.exhausted:
        state.exhausted = (*state.exhausted, planet)
    game.tell("control_gained", seat, planet, before)
    return before


def lose_control(game: Game, planet: str) -> None:
    """Nobody has the card any more."""
    state = of(game)
    seat = state.control.pop(planet)
    state.exhausted = tuple(each for each in state.exhausted if each != planet)
    game.tell("control_lost", seat, planet)


def exhaust_planet(game: Game, planet: str, why: str) -> None:
    state = of(game)
    state.exhausted = (*state.exhausted, planet)
    game.tell("planet_exhausted", state.control[planet], planet, why)


def exhaust_planets(game: Game, planets: Iterable[str], why: str) -> None:
    """All of these that are readied."""
    for planet in planets:
        if planet not in of(game).exhausted:
            exhaust_planet(game, planet, why)


def ready_planet(game: Game, planet: str) -> None:
    """Unless something keeps it exhausted."""
    state = of(game)
    if banned_by(state, MAY_READY, state.control.get(planet, NOBODY), planet):
        return
    state.exhausted = tuple(each for each in state.exhausted if each != planet)
    game.tell("planet_readied", state.control[planet], planet)


def ready_all_planets(game: Game) -> None:
    state = of(game)
    if state.exhausted:
        state.exhausted = ()
        game.tell("planets_readied")


EVENTS: dict[str, tuple[str, ...]] = {
    "control_gained": ("seat", "planet", "other"),
    "control_lost": ("seat", "planet"),
    "planet_exhausted": ("seat", "planet", "why"),
    "planet_readied": ("seat", "planet"),
    "planets_readied": (),
}
