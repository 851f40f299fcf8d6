"""Radiation on a planet: the next time it would be refreshed only the counter goes (ruling 129)."""

from __future__ import annotations

from throneworld.imperium.modifiers import banned_by, granted_by
from throneworld.imperium.quantities import MAY_READY
from throneworld.imperium.verbs.planets import ready_planet
from throneworld.kernel.game import Game
from throneworld.ti3.quantities import RADIATION_PROOF
from throneworld.ti3.state import NOBODY, Ti3State, of

RADIATION = "neutron_radiation"


def irradiate(game: Game, planet: str) -> None:
    state = of(game)
    state.counters[planet] = (*state.counters.get(planet, ()), RADIATION)
    game.tell("planet_irradiated", planet)


def refresh_planet(game: Game, planet: str) -> None:
    """Radiation goes first, and nothing else happens but to those whom it does not harm; what would not be
    refreshed anyway keeps it."""
    state = of(game)
    if banned_by(state, MAY_READY, state.control.get(planet, NOBODY), planet):
        return
    there = list(state.counters.get(planet, ()))
    if RADIATION in there:
        there.remove(RADIATION)
        del state.counters[planet]
        if there:
            state.counters[planet] = tuple(there)
        game.tell("radiation_fades", planet)
        if not granted_by(state, RADIATION_PROOF, state.control[planet]):
            return
    ready_planet(game, planet)


def has_other_counters(state: Ti3State, planet: str) -> bool:
    """Counters that guard a planet or wait to be resolved."""
    return any(each != RADIATION for each in state.counters.get(planet, ()))


EVENTS: dict[str, tuple[str, ...]] = {"planet_irradiated": ("planet",), "radiation_fades": ("planet",)}
