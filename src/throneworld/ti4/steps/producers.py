"""Units with PRODUCTION: what they may produce together, and where it may stand (RR 14, 59)."""

from __future__ import annotations

from typing import NamedTuple

from throneworld.imperium.modifiers import banned_by, changed
from throneworld.imperium.placing import closed_refusal
from throneworld.imperium.planets import resources
from throneworld.imperium.quantities import MAY_PRODUCE, PRODUCES, PRODUCTION
from throneworld.imperium.units import seats_with_ships
from throneworld.ti4.board import places_in, planets_in
from throneworld.ti4.state import SPACE, Place, Ti4State
from throneworld.ti4.tables import INFANTRY, PLANET, SPACE_DOCK
from throneworld.ti4.units import INDEX, profile

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
    if not may_produce(state, seat, system):
        return []
    return [
        Producer(kind, place, units[place][INDEX[kind]], value)
        for place in places_in(system)
        if place in units
        for kind in CAN_PRODUCE
        if units[place][INDEX[kind]] and (value := unit_value(state, seat, kind, place))
    ]


def unit_value(state: Ti4State, seat: int, kind: str, place: Place) -> int:
    """The number after PRODUCTION; space docks add the resources of their planet (RR 59.1)."""
    unit = profile(state, seat, kind)
    printed = unit.production + resources(state, place) if unit.plus_resources else unit.production
    return changed(state, PRODUCTION, printed, seat, kind, place) if printed else 0


def production_value(state: Ti4State, seat: int, system: int) -> int:
    """How many units a player can produce in a system with all his units there (RR 59.1)."""
    return total_value(producers(state, seat, system))


def total_value(found: list[Producer]) -> int:
    return sum([each.units * each.value for each in found])


def may_produce(state: Ti4State, seat: int, system: int) -> bool:
    """Whether a player can produce units in a system at all."""
    return not banned_by(state, MAY_PRODUCE, seat, system)


def producers_of(state: Ti4State, seat: int, kind: str, found: list[Producer]) -> list[Producer]:
    """Those that may produce units of a kind."""
    return [each for each in found if not banned_by(state, PRODUCES, seat, each.kind, kind)]


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
    return tuple([place for place in places if closed_refusal(state, seat, INFANTRY, place) is None])
