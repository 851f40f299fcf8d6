"""Which units can fire cannons at a system or a planet, and their roll."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.edition import Group, Place
from throneworld.imperium.modifiers import banned_by, total, turned
from throneworld.imperium.quantities import CANNON_DICE, CANNON_ROLL_AGAINST, CANNONS, SWITCHED_OFF
from throneworld.imperium.rolling import roll_for_hits, tell_hits
from throneworld.imperium.state import ImperiumState, of
from throneworld.imperium.tables import Unit
from throneworld.kernel.game import Game

Cannon = tuple[int, int]
"""The lowest result that hits, and how many dice are rolled for it."""


def cannons_against(state: ImperiumState, side: int, system: int) -> tuple[Cannon, ...]:
    """Of all units in the system, and of those beside it that reach so far."""
    here: list[Cannon] = []
    afar: list[tuple[int, Cannon]] = []
    system_of = state.edition.system
    for place, group in state.forces(side).items():
        for unit, many in _armed(state, side, group):
            if system_of[place] == system:
                here += _cannon(state, side, unit, many, place)
            elif unit.space_cannon is not None and unit.space_cannon.adjacent:
                afar += [(system_of[place], each) for each in _cannon(state, side, unit, many, place)]
    if afar:
        reach = state.edition.cannon_reach(state, side, system)
        here += [cannon for origin, cannon in afar if reach >> origin & 1]
    return turned(state, CANNONS, tuple(here), side, system)


def cannons_on(state: ImperiumState, side: int, planet: Place) -> tuple[Cannon, ...]:
    """Of units on one planet."""
    found: list[Cannon] = []
    for unit, many in _armed(state, side, state.forces(side).get(planet, ())):
        found += _cannon(state, side, unit, many, planet)
    return tuple(found)


def _armed(state: ImperiumState, side: int, group: Group) -> list[tuple[Unit, int]]:
    edition = state.edition
    found = [
        (edition.profile(state, side, kind), group[at]) for kind, at in edition.armed if group and group[at]
    ]
    return [(unit, many) for unit, many in found if unit.space_cannon is not None]


def _cannon(state: ImperiumState, side: int, unit: Unit, many: int, place: Place) -> list[Cannon]:
    roll, system = unit.space_cannon, state.edition.system[place]
    if roll is None or banned_by(state, SWITCHED_OFF, side, unit.type, system):
        return []
    more = combat_modifier(state, side, unit.type, place, SPACE_CANNON)
    return [((roll.hits_on or unit.combat) - more, roll.dice * many)]


def fire(game: Game, side: int, target: int, cannons: tuple[Cannon, ...]) -> int:
    """The hits of cannons that are fired at a side; the unit that hits best rolls additional dice."""
    state, hits = of(game), 0
    more = total(state, CANNON_DICE, side)
    more_each = total(state, CANNON_ROLL_AGAINST, target, side)
    for hits_on, dice in sorted(cannons):
        hits += roll_for_hits(game, side, dice + more, SPACE_CANNON, hits_on - more_each)
        more = 0
    tell_hits(game, side, SPACE_CANNON, hits)
    return hits
