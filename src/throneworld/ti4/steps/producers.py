"""Units with PRODUCTION: what they may produce together, and where it may stand (RR 14, 59)."""

from __future__ import annotations

from typing import NamedTuple

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, seats_with_ships
from throneworld.ti4.board import is_home, places_in, planets_in
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import has_ability
from throneworld.ti4.planets import resources
from throneworld.ti4.state import SPACE, Place, Ti4State
from throneworld.ti4.steps.placing import is_demilitarized
from throneworld.ti4.tables import INFANTRY, PLANET, SPACE_DOCK
from throneworld.ti4.units import INDEX, presence, profile

CAN_PRODUCE: tuple[str, ...] = (SPACE_DOCK, INFANTRY)
"""The kinds of which some row has PRODUCTION."""


class Producer(NamedTuple):
    """Units of one kind in one place, and how many units each of them can produce."""

    kind: str
    place: Place
    units: int
    value: int


def producers(state: Ti4State, seat: int, system: int) -> list[Producer]:
    """A player's units in a system that can use PRODUCTION now."""
    units = state.units[seat]
    if is_stymied(state, seat, system):
        return []
    return [
        Producer(kind, place, units[place][INDEX[kind]], value)
        for place in places_in(system)
        if place in units and not is_holy(state, place)
        for kind in CAN_PRODUCE
        if units[place][INDEX[kind]] and (value := unit_value(state, seat, kind, place))
    ]


def unit_value(state: Ti4State, seat: int, kind: str, place: Place) -> int:
    """The number after PRODUCTION; space docks add the resources of their planet (RR 59.1)."""
    unit = profile(state, seat, kind)
    return unit.production + resources(state, place) if unit.plus_resources else unit.production


def production_value(state: Ti4State, seat: int, system: int) -> int:
    """How many units a player can produce in a system with all his units there (RR 59.1)."""
    return total_value(producers(state, seat, system))


def total_value(found: list[Producer]) -> int:
    return sum([each.units * each.value for each in found])


@standing("produce_static", "holy_planet_of_ixth")
def is_holy(state: Ti4State, place: Place) -> bool:
    """Units on that planet cannot use PRODUCTION."""
    return bool(state.laws) and state.laws.get("holy_planet_of_ixth") == place


@standing("produce_static", "stymie")
def is_stymied(state: Ti4State, seat: int, system: int) -> bool:
    """Whether a note keeps its owner from producing in, or next to, a system with units of whoever plays it.

    Home systems with such units do not count.
    """
    note = f"stymie:{seat}"
    for holder, notes in enumerate(state.notes_in_play):
        if notes and holder != seat and note in notes:
            near = adjacency(state, seat)[system] | 1 << system
            if any(not is_home(each) for each in members(near & presence(state, holder))):
                return True
    return False


@standing("produce_static", "mitosis")
def without_mitosis(state: Ti4State, seat: int, found: list[Producer]) -> list[Producer]:
    """Those that may produce infantry: Mitosis forbids it to space docks."""
    if not has_ability(state, seat, "mitosis"):
        return found
    return [each for each in found if each.kind != SPACE_DOCK]


def is_blockaded(state: Ti4State, seat: int, system: int) -> bool:
    """Ships of others, and none of his own: no ships are produced there (RR 14.1)."""
    there = seats_with_ships(state, system)
    return bool(there) and seat not in there


def ground_places(state: Ti4State, seat: int, system: int, found: list[Producer]) -> tuple[Place, ...]:
    """Where ground forces may be placed (RR 59.3); out of space onto controlled planets too (RR 59.4)."""
    places = dict.fromkeys([each.place for each in found if each.place in PLANET])
    if any(each.place not in PLANET for each in found):
        held = [planet for planet in planets_in(system) if state.control.get(planet) == seat]
        places.update(dict.fromkeys([*held, SPACE[system]]))
    return tuple([place for place in places if not is_demilitarized(state, place)])
