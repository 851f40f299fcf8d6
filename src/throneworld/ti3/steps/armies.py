"""Ground units on a planet beyond what their owner may have there: he removes what he likes at once."""

from __future__ import annotations

from throneworld.imperium.control import ground_forces
from throneworld.imperium.modifiers import changed, is_altered
from throneworld.imperium.state import AREAS
from throneworld.kernel.game import Game
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.order import phase_order
from throneworld.ti3.quantities import ARMY_LIMIT
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_KINDS

NO_LIMIT = 999
SURPLUS = "army_limit"


def surplus_troops(state: Ti3State, seat: int) -> list[tuple[str, int]]:
    """Planets on which a player has too many, and how many."""
    if not is_altered(state, ARMY_LIMIT, seat):
        return []
    found = [
        (planet, ground_forces(state, seat, planet) - changed(state, ARMY_LIMIT, NO_LIMIT, seat, planet))
        for planet in state.units[seat]
        if planet not in AREAS
    ]
    return [(planet, many) for planet, many in found if many > 0]


def remove_surplus_troops(game: Game) -> None:
    state = of(game)
    for seat in phase_order(state):
        for planet, many in surplus_troops(state, seat):
            lost = DestroyUnits(seat, owner=seat, place=planet, left=many, why=SURPLUS, kinds=GROUND_KINDS)
            game.do(lost)
