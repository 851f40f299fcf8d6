"""Where an effect takes place: places by a name, worked out for the player whom it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import Systems, members
from throneworld.imperium.board import adjacency, held_planets, home_system, wormholes
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.kernel.asks import Noun
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import held_in
from throneworld.ti4.effects.whom import wormhole_systems
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.state import SPACE, SYSTEM, Place, Ti4State
from throneworld.ti4.tables import ALPHA, BETA
from throneworld.ti4.units import fleets

HOME, HERE, ITSELF = "home", "here", "itself"
"""The home system; the planet of the occasion; where the player has the ship whose text it is."""
OWN_PLANETS, OWN_PLANETS_HERE = "own_planets", "own_planets_here"
OWN_FLEETS, OWN_FLEETS_AT_WORMHOLES = "own_fleets", "own_fleets_at_wormholes"
ALPHA_AND_BETA, NEAR_WORMHOLES = "alpha_and_beta", "near_wormholes"
"""Space with such a wormhole; wherever the player has units in or next to a system with any (RR 6)."""


def places(state: Ti4State, effect: Verb, seat: int, where: str) -> tuple[Place, ...]:
    """What a selector means; what is none is a place itself."""
    return tuple(PLACES[where](state, effect, seat)) if where in PLACES else (where,)


def place_of(target: Noun) -> Place:
    """A planet as it is, a system as its space area."""
    return SPACE[target] if isinstance(target, int) else target


def flagship_place(state: Ti4State, seat: int, flagship: str) -> Place:
    """Where a player has his flagship, or nothing."""
    found = state.units[seat]
    return next((place for place in found if flagship_in(state, flagship, place) == seat), "")


def spaces(systems: Systems) -> list[Place]:
    return [SPACE[system] for system in members(systems)]


def _near_wormholes(state: Ti4State, effect: Effect, seat: int) -> list[Place]:
    near = wormhole_systems(state) | around(adjacency(state), wormhole_systems(state))
    return [place for place in state.units[seat] if near >> SYSTEM[place] & 1]


PLACES: dict[str, Callable[[Ti4State, Verb, int], Sequence[Place]]] = {
    CHOSEN: lambda state, effect, seat: (place_of(effect.targets[0]),),
    HOME: lambda state, effect, seat: (SPACE[home_system(state, seat)],),
    HERE: lambda state, effect, seat: (str(effect.occasion["planet"]),),
    ITSELF: lambda state, effect, seat: (flagship_place(state, seat, effect.why),),
    OWN_PLANETS: lambda state, effect, seat: held_planets(state, seat),
    OWN_PLANETS_HERE: lambda state, effect, seat: held_in(state, seat, int(effect.occasion["system"])),
    OWN_FLEETS: lambda state, effect, seat: spaces(fleets(state, seat)),
    OWN_FLEETS_AT_WORMHOLES: lambda state, effect, seat: spaces(
        fleets(state, seat) & wormhole_systems(state)
    ),
    ALPHA_AND_BETA: lambda state, effect, seat: spaces(wormholes(state, ALPHA, BETA)),
    NEAR_WORMHOLES: _near_wormholes,
}
