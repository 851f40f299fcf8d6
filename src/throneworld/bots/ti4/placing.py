"""Where units and structures go that are placed outside production (RR 23, 85)."""

from __future__ import annotations

from throneworld.bots.ti4.goals import secret_goals
from throneworld.bots.ti4.position import Position
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import SYSTEM
from throneworld.ti4.tables import PDS, PLANET, SPACE_DOCK, UnitsOnBoard
from throneworld.ti4.units import count, on_board

PASS: Option = ("pass",)
DONE: Option = ("done",)
DOCK, GUN = 4.0, 1.5
"""What a second space dock and a PDS are worth."""


def construction_system(position: Position, ask: Ask) -> Option:
    """A token on the system is a price, too: only for a new dock, or what a secret objective asks for."""
    systems = [option for option in ask.options if option[0] == "system"]
    if not systems or position.state.strategy[position.me] < 1:
        return PASS
    value, best = max((_site_worth(position, int(option[1])), option) for option in systems)
    return best if value > 2.5 else PASS


def _site_worth(position: Position, system: int) -> float:
    planets = [planet for planet in planets_in(system) if position.owner(planet) == position.me]
    found = [structure_worth(position, kind, planet) for planet in planets for kind in (SPACE_DOCK, PDS)]
    pinned = 0.4 * sum(position.fleet(position.me, system))
    return max(found, default=0.0) - pinned


def place_unit(position: Position, ask: Ask) -> Option:
    named = [option for option in ask.options if option[0] == "place"]
    if not named:
        return DONE
    return max(named, key=lambda option: (place_worth(position, str(option[1]), str(option[2])), option[2]))


def place_worth(position: Position, kind: str, place: str) -> float:
    if kind in (PDS, SPACE_DOCK):
        return structure_worth(position, kind, place)
    if place in PLANET:
        return sum(values(position.state, place)) - 1.5 * position.ground(position.me, place)
    return 2.0 if SYSTEM[place] == position.home else 1.0


def structure_worth(position: Position, kind: str, planet: str) -> float:
    """Docks go onto rich planets away from other docks, PDS to docks."""
    state, me = position.state, position.me
    system = SYSTEM.get(planet, 0)
    wanted = sum(
        6.0
        for goal in secret_goals(position)
        if isinstance(goal.requirement, UnitsOnBoard)
        and goal.requirement.unit == kind
        and on_board(state, me, kind) < goal.requirement.count
    )
    docks = sum(count(state, me, each, SPACE_DOCK) for each in planets_in(system))
    resources = values(state, planet)[0] if planet in PLANET else 0
    if kind == SPACE_DOCK:
        if docks or count(state, me, planet, SPACE_DOCK):
            return -1.0
        return wanted + DOCK - 1.5 * (on_board(state, me, SPACE_DOCK) - 1) + 0.5 * resources
    return wanted + GUN + (0.5 if docks else 0.0) + (0.3 if system == position.home else 0.0)
