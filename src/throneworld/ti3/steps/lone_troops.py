"""Shock Troops without a Ground Force beside them, where that rule is kept (SA-13.14.15, ruling 17)."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.imperium.order import playing
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import minus, plus, some
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.game import Game
from throneworld.ti3.state import of
from throneworld.ti3.tables import GROUND_FORCE, SHOCK_TROOP

REVERTED = "lone_shock_troop"


def revert_lone_troops(game: Game) -> None:
    """One of them becomes a Ground Force, on its planet or aboard its ship; then none is alone."""
    if game.options["lone_shock_troops"]:
        return
    state = of(game)
    troop, ground = state.edition.index[SHOCK_TROOP], state.edition.index[GROUND_FORCE]
    for seat in playing(state):
        for place in [at for at, group in state.units[seat].items() if group[troop] and not group[ground]]:
            _revert(game, seat, place)


def _revert(game: Game, seat: int, place: Place) -> None:
    state = of(game)
    if place in AREAS:
        ships = list(state.aboard[seat][place])
        at = state.edition.index[SHOCK_TROOP]
        number = next(each for each, ship in enumerate(ships) if ship.cargo[at])
        cargo = minus(ships[number].cargo, some(state, SHOCK_TROOP, 1))
        ships[number] = replace(ships[number], cargo=plus(cargo, some(state, GROUND_FORCE, 1)))
        state.aboard[seat][place] = tuple(ships)
    remove_units(game, seat, place, SHOCK_TROOP, 1, REVERTED)
    place_units(game, seat, place, GROUND_FORCE, 1, REVERTED)
