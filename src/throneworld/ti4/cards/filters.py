"""What a target of a card has to be like: small predicates by name, for the questions of `aims`.

A question is data, so it names its conditions, and every one of them has to hold. A predicate gets the state,
the question that is put (whose `seat`, `occasion` and `targets` so far it may read) and the possible target;
it looks only at what the seat that is asked may know. The name is also the key of the refusal, so it says
what is required. Modules with conditions of their own have `FILTERS` of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from throneworld.imperium.board import adjacency
from throneworld.imperium.combat.bombarding import bombarding
from throneworld.imperium.limits import excess, fleet_limit
from throneworld.imperium.order import playing
from throneworld.imperium.placing import placing_refusal
from throneworld.imperium.units import seats_with_ships
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Aim
from throneworld.ti4 import tables, units
from throneworld.ti4.board import is_home, planets_in
from throneworld.ti4.effects.whom import wormhole_systems
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM, Place, Ti4State


class UnitThere(NamedTuple):
    """A unit that may be a target: whose it is, which kind, where, and whether it is damaged."""

    owner: int
    kind: str
    place: Place
    damaged: int


PlayerTest: TypeAlias = Callable[[Ti4State, Aim, int], bool]
SystemTest: TypeAlias = Callable[[Ti4State, Aim, int], bool]
PlanetTest: TypeAlias = Callable[[Ti4State, Aim, str], bool]
UnitTest: TypeAlias = Callable[[Ti4State, Aim, UnitThere], bool]


# What several of them ask


def is_of_another(state: Ti4State, seat: int, planet: str) -> bool:
    """Whether another player controls the planet."""
    return state.control.get(planet, NOBODY) not in (NOBODY, seat)


def is_readied(state: Ti4State, planet: str) -> bool:
    return planet in state.control and planet not in state.exhausted


def holds(state: Ti4State, place: Place, kind: str) -> bool:
    """Whether anybody has a unit of a kind there."""
    number = units.INDEX[kind]
    return sum([places[place][number] for places in state.units if place in places]) > 0


def takes(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    """Whether a player could place a unit of a kind there, and something would come of it (RR 21.3)."""
    if placing_refusal(state, seat, kind, place) is not None:
        return False
    return not (kind in units.BIG_SHIPS and _replaces_its_like(state, seat, kind, place))


def _replaces_its_like(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    """Whether the fleet pool is full, and only such ships, all of them sound, could go instead (RR 34.3).

    Any other fleet may be changed that way: the ship is placed, and the player chooses which one leaves.
    """
    ships, system = units.count(state, seat, place, kind), SYSTEM[place]
    if units.big_ship_count(units.in_space(state, seat, system)) != ships or ships < fleet_limit(
        state, seat, system
    ):
        return False
    return not units.damaged_count(state, seat, place, kind) and not excess(state, seat, system).loose


def is_near_my_ships(state: Ti4State, seat: int, system: int) -> bool:
    """Whether a player has ships in a system or next to it."""
    return bool((adjacency(state, seat)[system] | 1 << system) & units.fleets(state, seat))


def lacks_token_of_another(state: Ti4State, seat: int, system: int) -> bool:
    """Whether another player has no command token there."""
    return any(other != seat and not has_token_in(state, other, system) for other in playing(state))


# The tables

_PLAYERS: dict[str, PlayerTest] = {
    "another": lambda state, aim, other: other != aim.seat,
    "with_action_cards": lambda state, aim, other: bool(state.hands[other]),
    "with_tactic_tokens": lambda state, aim, other: state.tactic[other] > 0,
    "without_token_in_target": lambda state, aim, other: not has_token_in(state, other, int(aim.targets[-1])),
}

_SYSTEMS: dict[str, SystemTest] = {
    "not_home": lambda state, aim, system: not is_home(system),
    "with_wormhole": lambda state, aim, system: bool(wormhole_systems(state) >> system & 1),
    "with_my_ships": lambda state, aim, system: units.has_ships(state, aim.seat, system),
    "near_my_ships": lambda state, aim, system: is_near_my_ships(state, aim.seat, system),
    "with_my_war_sun": lambda state, aim, system: (
        units.count(state, aim.seat, SPACE[system], tables.WAR_SUN) > 0
    ),
    "with_my_bombardment": lambda state, aim, system: bool(bombarding(state, aim.seat, system)),
    "with_my_token": lambda state, aim, system: has_token_in(state, aim.seat, system),
    "without_token_of_another": lambda state, aim, system: lacks_token_of_another(state, aim.seat, system),
    "without_ships_of_others": lambda state, aim, system: (
        seats_with_ships(state, system) in ((), (aim.seat,))
    ),
    "with_readied_planets_of_others": lambda state, aim, system: any(
        is_of_another(state, aim.seat, planet) and is_readied(state, planet) for planet in planets_in(system)
    ),
    "takes_cruiser": lambda state, aim, system: takes(state, aim.seat, tables.CRUISER, SPACE[system]),
    "takes_destroyer": lambda state, aim, system: takes(state, aim.seat, tables.DESTROYER, SPACE[system]),
    "takes_fighter_or_destroyer": lambda state, aim, system: (
        takes(state, aim.seat, tables.FIGHTER, SPACE[system])
        or takes(state, aim.seat, tables.DESTROYER, SPACE[system])
    ),
}

_PLANETS: dict[str, PlanetTest] = {
    "mine": lambda state, aim, planet: state.control.get(planet) == aim.seat,
    "of_another": lambda state, aim, planet: is_of_another(state, aim.seat, planet),
    "not_home": lambda state, aim, planet: not is_home(SYSTEM[planet]),
    "readied": lambda state, aim, planet: is_readied(state, planet),
    "hazardous": lambda state, aim, planet: tables.PLANET[planet].trait == tables.HAZARDOUS,
    "with_pds": lambda state, aim, planet: holds(state, planet, tables.PDS),
    "with_infantry": lambda state, aim, planet: holds(state, planet, tables.INFANTRY),
    "readied_or_with_infantry": lambda state, aim, planet: (
        is_readied(state, planet) or holds(state, planet, tables.INFANTRY)
    ),
    "below_my_bombardment": lambda state, aim, planet: bool(bombarding(state, aim.seat, SYSTEM[planet])),
    "takes_infantry": lambda state, aim, planet: takes(state, aim.seat, tables.INFANTRY, planet),
}

_UNITS: dict[str, UnitTest] = {
    "of_another": lambda state, aim, unit: unit.owner != aim.seat,
    "not_home": lambda state, aim, unit: not is_home(SYSTEM[unit.place]),
    "beside_my_planet": lambda state, aim, unit: any(
        state.control.get(planet) == aim.seat for planet in planets_in(SYSTEM[unit.place])
    ),
}

FILTERS: Filters = {"player": _PLAYERS, "system": _SYSTEMS, "planet": _PLANETS, "unit": _UNITS}
"""By the verb with which a target is named."""
