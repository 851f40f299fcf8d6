"""Control of planets: who holds them by his ground forces, and what becomes of structures."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.state import NOBODY, ImperiumState, of
from throneworld.imperium.units import STRUCTURES, count, standing
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game

OVERRUN = "overrun"
"""How structures perish when another player takes or holds their planet."""


def destroy_structures_of(game: Game, seat: int, planet: str, by: int) -> None:
    for kind in STRUCTURES:
        destroy_units(game, seat, planet, kind, count(of(game), seat, planet, kind), OVERRUN, by=by)


def ground_forces(state: ImperiumState, side: int, place: Place) -> int:
    """How many ground forces of all kinds a side has in a place."""
    group = (state.units[side] if side >= 0 else state.forces(side)).get(place)
    return sum([group[number] for number in state.edition.ground]) if group else 0


def check_structures(game: Game, planet: str) -> None:
    """Structures beside another player's units perish without ground forces of their own."""
    state = of(game)
    present = [seat for seat in range(game.seats) if any(standing(state, seat, planet))]
    for seat in present if len(present) > 1 else ():
        if not ground_forces(state, seat, planet):
            by = next(other for other in present if other != seat)
            destroy_structures_of(game, seat, planet, by)


def who_gains(state: ImperiumState, planet: str) -> int:
    """Who has lost all ground forces on a planet loses it to the one who has some there.

    With nobody else there he keeps it, by a control token: NOBODY gains it.
    """
    holder = state.control.get(planet, NOBODY)
    if holder != NOBODY and ground_forces(state, holder, planet):
        return NOBODY
    seats = range(len(state.factions))
    there = [seat for seat in seats if seat != holder and ground_forces(state, seat, planet)]
    return there[0] if there else NOBODY
