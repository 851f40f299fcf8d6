"""Which units can use space cannon against a system or a planet (RR 66)."""

from __future__ import annotations

from throneworld.imperium.board import FIRING, adjacency
from throneworld.imperium.marks import marks_of
from throneworld.ti4.state import SYSTEM, Group, Place, Ti4State
from throneworld.ti4.tables import FLAGSHIP, PDS, SPACE_DOCK, Unit
from throneworld.ti4.tactical.bombardment import is_disabled
from throneworld.ti4.units import INDEX, count, profile

Cannon = tuple[int, int]
"""The lowest result that hits, and how many dice are rolled for it."""

ARMED_DOCK = "armed_dock"
"""Mark, until the tactical action is over: the space dock of this player in the place that is its subject has
space cannon against ships in the active system (Experimental Battlestation)."""
DOCK_CANNON: Cannon = (5, 3)

_ARMED: tuple[tuple[str, int], ...] = ((PDS, INDEX[PDS]), (FLAGSHIP, INDEX[FLAGSHIP]))
"""The kinds of units that have the ability on some sheet or card."""


def cannons_against(state: Ti4State, seat: int, system: int) -> tuple[Cannon, ...]:
    """Of all units in the system, and of those beside it that reach so far."""
    here: list[Cannon] = []
    afar: list[tuple[int, Cannon]] = []
    for place, group in state.units[seat].items():
        for unit, many in _armed(state, seat, group):
            if SYSTEM[place] == system:
                here += _cannon(state, seat, unit, many, system)
            elif unit.space_cannon is not None and unit.space_cannon.adjacent:
                afar += [(SYSTEM[place], each) for each in _cannon(state, seat, unit, many, SYSTEM[place])]
    if afar:
        reach = adjacency(state, seat, FIRING)[system]
        here += [cannon for origin, cannon in afar if reach >> origin & 1]
    return (*here, *_armed_docks(state, seat)) if state.marks else tuple(here)


def _armed_docks(state: Ti4State, seat: int) -> list[Cannon]:
    return [
        DOCK_CANNON
        for each in marks_of(state, ARMED_DOCK)
        if each.seat == seat and count(state, seat, str(each.subject), SPACE_DOCK)
    ]


def cannons_on(state: Ti4State, seat: int, planet: Place) -> tuple[Cannon, ...]:
    """Of units on one planet (RR 66.7)."""
    found: list[Cannon] = []
    for unit, many in _armed(state, seat, state.units[seat].get(planet, ())):
        found += _cannon(state, seat, unit, many, SYSTEM[planet])
    return tuple(found)


def _armed(state: Ti4State, seat: int, group: Group) -> list[tuple[Unit, int]]:
    found = [(profile(state, seat, kind), group[at]) for kind, at in _ARMED if group and group[at]]
    return [(unit, many) for unit, many in found if unit.space_cannon is not None]


def _cannon(state: Ti4State, seat: int, unit: Unit, many: int, system: int) -> list[Cannon]:
    roll = unit.space_cannon
    if roll is None or (unit.type == PDS and is_disabled(state, seat, system)):
        return []
    return [(roll.hits_on, roll.dice * many)]
