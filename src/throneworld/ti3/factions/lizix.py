"""The Lizix Mindnet: dreadnoughts that carry, hard ground units, Mecatol Rex."""

from __future__ import annotations

from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CAPACITY, COMBAT_ROLL, PLANET_VALUE, PRODUCTION_WEIGHT
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import count
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import DREADNOUGHT, GROUND_FORCE, MECHANIZED_UNIT, SHOCK_TROOP

MECATOL_REX = "mecatol_rex"
INFLUENCE_THERE = 2
"""What it has beyond the printed influence of Mecatol Rex."""
TROOPS = (GROUND_FORCE, SHOCK_TROOP)


def is_dreadnought(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> bool:
    return kind == DREADNOUGHT


def flies_a_dreadnought(state: Ti3State, seat: int, ship: Load) -> bool:
    return ship.kind == DREADNOUGHT


def are_troops(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in TROOPS


def troops_fight(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> int:
    """More beside a Mechanized Unit that attacks with them (ruling 201: looked at for each round)."""
    if kind not in TROOPS:
        return 0
    invades = purpose == COMBAT and state.active == seat and state.control.get(place) != seat
    return 2 if place not in AREAS and invades and count(state, seat, place, MECHANIZED_UNIT) else 1


def worth(state: Ti3State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
    return (value[0], value[1] + INFLUENCE_THERE) if planet == MECATOL_REX else value


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "lizix.1", window="combat_roll_static", add=1, where=is_dreadnought),
    modifies(CAPACITY, "lizix.1", window="cargo_static", add=1, where=flies_a_dreadnought),
    modifies(PRODUCTION_WEIGHT, "lizix.2", window="production_static", add=1, where=are_troops),
    modifies(COMBAT_ROLL, "lizix.2", window="combat_roll_static", by=troops_fight),
    modifies(PLANET_VALUE, "lizix.3", window="planet_value_static", turns=worth),
)
