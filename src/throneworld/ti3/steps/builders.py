"""What can build in a system: docks that do not rest, planets without one, ships (SA-13.7.1, ruling 153)."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import banned_by, granted_by, is_altered, total
from throneworld.imperium.production.producers import Producer, may_produce, pools, producers
from throneworld.imperium.units import SHIPS, SPACE_DOCK, count
from throneworld.ti3.quantities import (
    BUILDS_ABOARD,
    HALF_CAPACITY,
    MAY_WORK,
    PLANET_PRODUCTION,
    SHIP_PRODUCTION,
)
from throneworld.ti3.state import SPACE, Ti3State
from throneworld.ti3.steps.capacity import after_cards
from throneworld.ti3.tables import GROUND_FORCE

FULL_CAPACITY = "full_capacity"
"""Mark: what this player builds now is not halved, since a text says how much it is."""
DOCK_MOVED = "dock_moved"
"""Mark: a dock has moved into the space area that is the subject; so it does not build now (SA-13.9.1)."""


def halved(state: Ti3State, seat: int, value: int) -> int:
    """What a planet adds or builds, or half of it."""
    return (value + 1) // 2 if granted_by(state, HALF_CAPACITY, seat) else value


def may_work(state: Ti3State, seat: int, place: Place) -> bool:
    """Whether units can be built in a place at all."""
    return not banned_by(state, MAY_WORK, seat, place)


def planet_production(state: Ti3State, seat: int, planet: str) -> int:
    if not may_work(state, seat, planet):
        return 0
    return halved(state, seat, total(state, PLANET_PRODUCTION, seat, planet))


def docks(state: Ti3State, seat: int, system: int) -> list[list[Producer]]:
    """What can build in a system now, each dock by itself; one that rests cannot (SA-13.7.1)."""
    ready: list[Producer] = []
    for each in [each for each in producers(state, seat, system) if may_work(state, seat, each.place)]:
        if each.kind == SPACE_DOCK:
            units = each.units - _idle_docks(state, seat, each.place)
            ready += [each._replace(units=1)] * units
        else:
            ready.append(each)
    ready += _building_ships(state, seat, system)
    if is_altered(state, PLANET_PRODUCTION, seat) and may_produce(state, seat, system):
        ready = [
            *[_with_planet(state, seat, each) for each in ready],
            *_without_docks(state, seat, system, ready),
        ]
    return pools(state, after_cards(state, seat, ready))


def _building_ships(state: Ti3State, seat: int, system: int) -> list[Producer]:
    """Ships that build by what they have aboard."""
    if not is_altered(state, SHIP_PRODUCTION, seat) or not may_produce(state, seat, system):
        return []
    loads = state.loads(seat).get(SPACE[system], ())
    values = [(ship.kind, total(state, SHIP_PRODUCTION, seat, ship)) for ship in loads]
    return [Producer(kind, SPACE[system], 1, halved(state, seat, value)) for kind, value in values if value]


def _idle_docks(state: Ti3State, seat: int, place: Place) -> int:
    """Docks in a place that rest, or that have moved there in this action."""
    moved = [each for each in marks_of(state, DOCK_MOVED) if (each.seat, each.subject) == (seat, place)]
    return state.exhausted_docks.count(place) + len(moved)


def builders_aboard(state: Ti3State, seat: int, system: int) -> list[int]:
    """For each ship there that builds others, even one that has moved, what it may build, in resources; in a
    Tactical Action alone."""
    found: list[int] = []
    for kind in SHIPS if not state.second_system else ():
        worth = total(state, BUILDS_ABOARD, seat, kind)
        found += [worth] * count(state, seat, SPACE[system], kind) if worth else []
    return found


def _with_planet(state: Ti3State, seat: int, dock: Producer) -> Producer:
    """What a planet adds to its dock."""
    more = planet_production(state, seat, dock.place) if dock.kind == SPACE_DOCK else 0
    return dock._replace(value=dock.value + more)


def _without_docks(state: Ti3State, seat: int, system: int, ready: list[Producer]) -> list[Producer]:
    """Planets that build without a dock, or with one that rests (ruling 153)."""
    served = [each.place for each in ready if each.kind == SPACE_DOCK]
    planets = [each for each in state.edition.planets[system] if each not in served]
    found = [(planet, planet_production(state, seat, planet)) for planet in planets]
    return [Producer(GROUND_FORCE, planet, 1, value) for planet, value in found if value]
