"""What a target of a card has to be like: small predicates by name, for the questions of `imperium.effects`.

A predicate gets the state, the question (whose `seat`, `occasion` and `targets` so far it may read) and the
possible target; it looks only at what the seat that is asked may know. The name is also the key of the
refusal, so it says what is required. Modules with conditions of their own have `FILTERS` of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from throneworld.imperium.board import wormholes
from throneworld.imperium.edition import Place
from throneworld.imperium.limits import has_place
from throneworld.imperium.placing import placing_refusal
from throneworld.imperium.units import BIG_SHIPS, damaged_count, enemies_in, has_ships, left, presence
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Aim
from throneworld.ti3.edition import EDITION
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, Ti3State
from throneworld.ti3.tables import CRUISER, DESTROYER, GROUND_FORCE, PDS, PLANET
from throneworld.ti3.verbs.radiation import has_other_counters

PlayerTest = Callable[[Ti3State, Aim, int], bool]
SystemTest = Callable[[Ti3State, Aim, int], bool]
PlanetTest = Callable[[Ti3State, Aim, str], bool]


# What several of them ask


def takes(state: Ti3State, seat: int, kind: str, place: Place) -> bool:
    """Whether a player could place a unit of a kind there (ruling 123); none lands on a Trade Station."""
    if place in PLANET and PLANET[place].trade_station:
        return False
    return left(state, seat, kind, place) > 0 and placing_refusal(state, seat, kind, place) is None


def takes_ship(state: Ti3State, seat: int, kind: str, system: int) -> bool:
    """Whether Fleet Supply allows one more, and a piece is left."""
    return has_place(state, seat, system, kind) and left(state, seat, kind, SPACE[system]) > 0


def is_of_another(state: Ti3State, seat: int, planet: str) -> bool:
    owner = state.control.get(planet, NOBODY)
    return owner != NOBODY and not state.allied(seat, owner)


def has_planets_in(state: Ti3State, seat: int, system: int) -> bool:
    return any(state.control.get(planet) == seat for planet in EDITION.planets[system])


def is_there(state: Ti3State, seat: int, system: int) -> bool:
    """Whether a player has a planet or a unit in a system."""
    return has_planets_in(state, seat, system) or bool(presence(state, seat) >> system & 1)


def has_damaged_ships(state: Ti3State, seat: int, system: int) -> bool:
    """Damaged units aboard are no ships."""
    return any(damaged_count(state, seat, SPACE[system], kind) for kind in BIG_SHIPS)


def is_refreshed(state: Ti3State, planet: str) -> bool:
    return planet in state.control and planet not in state.exhausted


def is_empty(state: Ti3State, planet: str) -> bool:
    """No units on it, of whomever, nor counters that are units, and no leaders."""
    sides = (NEUTRAL, *range(len(state.units)))
    led = any(leader.place == planet and not leader.displaced for leader in state.leaders.values())
    held = led or any(planet in state.forces(side) for side in sides)
    return not held and not has_other_counters(state, planet)


# The tables

_PLAYERS: dict[str, PlayerTest] = {
    "another": lambda state, aim, other: not state.allied(aim.seat, other),
    "another_than_last": lambda state, aim, other: other != aim.targets[-1],
    "with_action_cards": lambda state, aim, other: bool(state.hands[other]),
    "with_trade_goods": lambda state, aim, other: state.trade_goods[other] > 0,
    "with_counters_to_take": lambda state, aim, other: bool(state.tactic[other] or state.strategy[other]),
}
_SYSTEMS: dict[str, SystemTest] = {
    "with_wormhole": lambda state, aim, system: bool(wormholes(state, *EDITION.letters) >> system & 1),
    "with_my_ships": lambda state, aim, system: has_ships(state, aim.seat, system),
    "with_my_damaged_ships": lambda state, aim, system: has_damaged_ships(state, aim.seat, system),
    "where_i_am": lambda state, aim, system: is_there(state, aim.seat, system),
    "without_enemy_ships": lambda state, aim, system: not enemies_in(state, aim.seat, system),
    "takes_small_ship": lambda state, aim, system: (
        takes_ship(state, aim.seat, DESTROYER, system) or takes_ship(state, aim.seat, CRUISER, system)
    ),
    "with_planets_or_docks_in_use": lambda state, aim, system: any(
        is_refreshed(state, planet) for planet in EDITION.planets[system]
    ),
}
_PLANETS: dict[str, PlanetTest] = {
    "mine": lambda state, aim, planet: state.control.get(planet) == aim.seat,
    "of_another": lambda state, aim, planet: is_of_another(state, aim.seat, planet),
    "controlled": lambda state, aim, planet: planet in state.control,
    "of_nobody": lambda state, aim, planet: planet not in state.control,
    "solid": lambda state, aim, planet: not PLANET[planet].trade_station,
    "refreshed": lambda state, aim, planet: is_refreshed(state, planet),
    "empty": lambda state, aim, planet: is_empty(state, planet),
    "takes_troops": lambda state, aim, planet: takes(state, aim.seat, GROUND_FORCE, planet),
    "takes_pds": lambda state, aim, planet: takes(state, aim.seat, PDS, planet),
}
_KINDS: dict[str, PlanetTest] = {
    "fits_in_chosen": lambda state, aim, kind: takes_ship(state, aim.seat, kind, int(aim.targets[0])),
}
FILTERS: Filters = {"player": _PLAYERS, "system": _SYSTEMS, "planet": _PLANETS, "kind": _KINDS}
"""By the verb with which a target is named."""
