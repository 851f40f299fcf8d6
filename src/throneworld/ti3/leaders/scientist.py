"""Scientists: stronger specialties, cheaper docks, better PDS, one more cancelled hit (SA-14.4)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import readied
from throneworld.imperium.quantities import COMBAT_ROLL, SPECIALTIES
from throneworld.imperium.units import PDS, count
from throneworld.ti3.board import artifact_holder
from throneworld.ti3.leaders.whereabouts import acts_at, free_leaders, place_of
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import DOCK_PRICE, SHIELDS
from throneworld.ti3.specialties import symbols_of
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import ARTIFACTS, SCIENTIST

DOCK_DISCOUNT = 2
"""A dock costs 2 instead of 4 (SA-14.4.5)."""
INVASION_DEFENCE, RETURN_FIRE = "invasion_defence", "return_fire"


def scientist_on(state: Ti3State, seat: int, planet: str) -> bool:
    return _any(state, seat) and acts_at(state, seat, SCIENTIST, planet)


def strengthened(state: Ti3State, seat: int, colour: str) -> int:
    """Each adds one discount to a specialty or an artifact where he is, two never to the same (SA-14.4.8)."""
    places = [place_of(state, each) for each in free_leaders(state, seat, SCIENTIST)]
    return sum(
        [min(places.count(place), sources_at(state, seat, place, colour)) for place in dict.fromkeys(places)]
    )


def sources_at(state: Ti3State, seat: int, place: Place, colour: str) -> int:
    """What of a colour there is to strengthen: a refreshed planet, an artifact (SA-14.4.2, 14.4.3)."""
    artifact = ARTIFACTS[colour]
    here = state.artifacts.get(artifact) == place and artifact_holder(state, artifact) == seat
    planet = place in readied(state, seat) and colour in symbols_of(state, place)
    return here + planet


def _any(state: Ti3State, seat: int) -> bool:
    return bool(state.leaders) and seat >= 0


def _aims(*purposes: str) -> Callable[..., bool]:
    return lambda state, seat, kind, place, why: (
        kind == PDS and why in purposes and acts_at(state, seat, SCIENTIST, place)
    )


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SPECIALTIES, "scientist.1", window="tech_gain_static", holds=_any, by=strengthened),
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
        where=_aims(SPACE_CANNON, RETURN_FIRE),
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
