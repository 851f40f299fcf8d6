"""Invasions: bombardment, the custodians, who lands where (RR 15, 26, 44)."""

from __future__ import annotations

from throneworld.bots.ti4.force import landing
from throneworld.bots.ti4.missions import targets
from throneworld.bots.ti4.muster import Muster
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.worth import Worth
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import INDEX

DONE: Option = ("done",)
_INFANTRY = INDEX[INFANTRY]


def remove_custodians(position: Position, ask: Ask) -> Option:
    """A victory point, and the seat of power."""
    return ("remove_custodians",)


def commit_ground_forces(position: Position, ask: Ask) -> Option:
    """What each planet takes, the most rewarding first; the rest lands where enemies are near."""
    system = int(ask.about["system"])
    must = str(ask.about["must"])
    if must and not position.ground(position.me, must):
        return _land(ask, must)
    muster = Muster(position, system, {})
    found = targets(position, Worth(position), muster)
    for target in found:
        if ("land", INFANTRY, target.planet) in ask.options:
            return _land_all(position, ask, target.planet) if len(found) == 1 else _land(ask, target.planet)
    return _reinforce(position, ask, system)


def _land(ask: Ask, planet: str) -> Option:
    one: Option = ("land", INFANTRY, planet)
    return one if one in ask.options else next(option for option in ask.options if option[-1] == planet)


def _land_all(position: Position, ask: Ask, planet: str) -> Option:
    """A contested planet gets everybody."""
    everybody: Option = ("land_all", planet)
    contested = position.defender(planet) != NOBODY
    return everybody if contested and everybody in ask.options else _land(ask, planet)


def _reinforce(position: Position, ask: Ask, system: int) -> Option:
    """Where a fight is on, more come down until it is as good as won; a few stay aboard otherwise."""
    aboard = position.fleet(position.me, system)[_INFANTRY]
    for planet in planets_in(system):
        mine, defender = position.ground(position.me, planet), position.defender(planet)
        option: Option = ("land", INFANTRY, planet)
        if option not in ask.options or not aboard:
            continue
        if mine and defender != NOBODY:
            fleet = position.fleet(position.me, system)
            if landing(position, position.me, mine, defender, planet, fleet).win < 0.97:
                return option
        elif defender == NOBODY and mine < _garrison(position, planet, aboard):
            return option
    return DONE


def _garrison(position: Position, planet: str, aboard: int) -> int:
    """One holds a planet; more land where nothing is left to be taken with them."""
    if position.owner(planet) == position.me or position.ground(position.me, planet):
        return 1 if aboard <= 2 or position.round <= 3 else 2
    return 0


def choose_bombardment(position: Position, ask: Ask) -> Option:
    """At the planet with the most defenders."""
    aims = [option for option in ask.options if option[0] == "bombard"]
    return max(aims, key=lambda option: _defenders(position, str(option[2])), default=DONE)


def _defenders(position: Position, planet: str) -> int:
    return max((position.ground(seat, planet) for seat in position.others), default=0)


def next_planet(position: Position, ask: Ask) -> Option:
    return ask.options[0]
