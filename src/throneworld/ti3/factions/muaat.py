"""The Embers of Muaat: War Suns without their technology, which build ships, and enter Supernovas."""

from __future__ import annotations

from throneworld.imperium.board import lifting
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SPECIALTIES, TERRAIN, UNIT_COST
from throneworld.imperium.units import WAR_SUN
from throneworld.ti3.modifying import modifies
from throneworld.ti3.objectives.counting import ENTERS_SUPERNOVAS, specialties_of, supernovas_of
from throneworld.ti3.quantities import ACTIVATES_TERRAIN, BUILDS_ABOARD, BUILDS_WAR_SUNS
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import RED, SUPERNOVA

FORGES = "muaat.1"
BUILT_ABOARD = 1
"""Resources' worth of ships that each War Sun builds."""


def red_discount(state: Ti3State, seat: int, kind: str) -> int:
    """One less for each thing with a red specialty, exhausted or not, and each Supernova (ruling 215)."""
    return -specialties_of(state, seat).count(RED) if kind == WAR_SUN else 0


def is_war_sun(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == WAR_SUN


def is_supernova(state: Ti3State, seat: int, special: str) -> bool:
    return special == SUPERNOVA


def red_of_supernovas(state: Ti3State, seat: int, colour: str) -> int:
    return supernovas_of(state, seat) if colour == RED else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(BUILDS_WAR_SUNS, FORGES, window="production_static", grants=True),
    modifies(UNIT_COST, FORGES, window="production_static", by=red_discount),
    modifies(BUILDS_ABOARD, "muaat.2", window="production_static", add=BUILT_ABOARD, where=is_war_sun),
    modifies(ACTIVATES_TERRAIN, ENTERS_SUPERNOVAS, window="activation_static", grants=True, by=is_supernova),
    modifies(TERRAIN, ENTERS_SUPERNOVAS, window="movement_static", turns=lifting(SUPERNOVA, "no_end")),
    modifies(SPECIALTIES, ENTERS_SUPERNOVAS, window="tech_gain_static", by=red_of_supernovas),
)
