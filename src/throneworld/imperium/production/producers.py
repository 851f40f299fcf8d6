"""Units that can produce others: how many, whom a blockade hinders, and where ground forces may stand."""

from __future__ import annotations

from typing import NamedTuple

from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import banned_by, changed
from throneworld.imperium.placing import closed_refusal
from throneworld.imperium.planets import resources
from throneworld.imperium.quantities import MAY_PRODUCE, PRODUCES, PRODUCTION
from throneworld.imperium.state import AREAS, SPACE, ImperiumState
from throneworld.imperium.units import enemies_in, has_ships


class Producer(NamedTuple):
    """Units of one kind in one place, and how many units each of them can produce."""

    kind: str
    place: Place
    units: int
    value: int


def producers(state: ImperiumState, seat: int, system: int) -> list[Producer]:
    """A player's units in a system that can produce now."""
    units, edition = state.units[seat], state.edition
    if not may_produce(state, seat, system):
        return []
    return [
        Producer(kind, place, units[place][edition.index[kind]], value)
        for place in (SPACE[system], *edition.planets[system])
        if place in units
        for kind in edition.producing_kinds
        if units[place][edition.index[kind]] and (value := unit_value(state, seat, kind, place))
    ]


def unit_value(state: ImperiumState, seat: int, kind: str, place: Place) -> int:
    """What each of them can produce; space docks add the resources of their planet."""
    unit = state.edition.profile(state, seat, kind)
    printed = unit.production + (resources(state, place) if unit.plus_resources and place not in AREAS else 0)
    return max(0, changed(state, PRODUCTION, printed, seat, kind, place)) if printed else 0


def production_value(state: ImperiumState, seat: int, system: int) -> int:
    """How many units a player can produce in a system with all his units there."""
    return total_value(producers(state, seat, system))


def pools(state: ImperiumState, found: list[Producer]) -> list[list[Producer]]:
    """Which of them count together: all of a system, or each for itself."""
    return [found] if state.edition.production_is_pooled else [[each] for each in found]


def total_value(found: list[Producer]) -> int:
    return sum([each.units * each.value for each in found])


def may_produce(state: ImperiumState, seat: int, system: int) -> bool:
    """Whether a player can produce units in a system at all."""
    return not banned_by(state, MAY_PRODUCE, seat, system)


def producers_of(state: ImperiumState, seat: int, kind: str, found: list[Producer]) -> list[Producer]:
    """Those that may produce units of a kind."""
    return [each for each in found if not banned_by(state, PRODUCES, seat, each.kind, kind)]


def is_blockaded(state: ImperiumState, seat: int, system: int) -> bool:
    """Ships of others, and in some editions none of his own: no ships are produced there."""
    if state.edition.own_ships_lift_blockade and has_ships(state, seat, system):
        return False
    return bool(enemies_in(state, seat, system))


def ground_places(state: ImperiumState, seat: int, system: int, found: list[Producer]) -> tuple[Place, ...]:
    """Where ground forces may be placed; out of space onto controlled planets too."""
    plain, planets = state.edition.ground_kinds[0], state.edition.planets[system]
    places = dict.fromkeys([each.place for each in found if each.place not in AREAS])
    if any(each.place in AREAS for each in found):
        held = [planet for planet in planets if state.control.get(planet) == seat]
        places.update(dict.fromkeys([*held, SPACE[system]]))
    return tuple([place for place in places if closed_refusal(state, seat, plain, place) is None])
