"""Scientists: cheaper docks, better PDS, one more bombardment hit cancelled (SA-14.4.5 to 14.4.7)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.imperium.units import PDS, count
from throneworld.ti3.leaders.whereabouts import acts_at
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import DOCK_PRICE, SHIELDS
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import SCIENTIST

DOCK_DISCOUNT = 2
"""A dock costs 2 instead of 4 (SA-14.4.5)."""
INVASION_DEFENCE = "invasion_defence"


def scientist_on(state: Ti3State, seat: int, planet: str) -> bool:
    return _any(state, seat) and acts_at(state, seat, SCIENTIST, planet)


def _any(state: Ti3State, seat: int) -> bool:
    return bool(state.leaders) and seat >= 0


def _aims(purpose: str) -> Callable[..., bool]:
    return lambda state, seat, kind, place, why: (
        kind == PDS and why == purpose and acts_at(state, seat, SCIENTIST, place)
    )


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        DOCK_PRICE,
        "scientist.2",
        window="production_static",
        holds=_any,
        add=-DOCK_DISCOUNT,
        where=lambda state, seat, planet: scientist_on(state, seat, planet),
    ),
    modifies(
        COMBAT_ROLL,
        "scientist.3",
        window="space_cannon_static",
        holds=_any,
        add=1,
        where=_aims(SPACE_CANNON),
    ),
    modifies(
        COMBAT_ROLL,
        "scientist.3",
        window="invasion_defence_static",
        holds=_any,
        add=1,
        where=_aims(INVASION_DEFENCE),
    ),
    modifies(
        SHIELDS,
        "scientist.4",
        window="bombardment_static",
        holds=_any,
        add=1,
        where=lambda state, seat, planet: (
            count(state, seat, planet, PDS) > 0 and acts_at(state, seat, SCIENTIST, planet)
        ),
    ),
)
