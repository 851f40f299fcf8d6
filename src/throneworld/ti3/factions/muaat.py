"""The Embers of Muaat: War Suns without their technology, which build ships, and enter Supernovas."""

from __future__ import annotations

from throneworld.imperium.board import anomalies, lifting
from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_DICE, COMBAT_ROLL, MOVE, SPECIALTIES, TERRAIN, UNIT_COST
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FLAGSHIP, WAR_SUN
from throneworld.ti3.modifying import modifies
from throneworld.ti3.objectives.counting import ENTERS_SUPERNOVAS, specialties_of, supernovas_of
from throneworld.ti3.quantities import (
    ACTIVATES_TERRAIN,
    BUILDS_ABOARD,
    BUILDS_WAR_SUNS,
    NOTES_DEPARTURE,
    ONE_BOMBS,
)
from throneworld.ti3.state import Ti3State
from throneworld.ti3.steps.losses import DEPARTED
from throneworld.ti3.tables import RED, SUPERNOVA

FORGES, REACTOR = "muaat.1", "magmus_reactor"
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


# Magmus Reactor


def is_sun(state: Ti3State, seat: int, kind: str, origin: int) -> bool:
    return kind == WAR_SUN


def out_of_the_fire(state: Ti3State, seat: int, kind: str, system: int) -> bool:
    return kind == WAR_SUN and bool(anomalies(state, SUPERNOVA) >> system & 1)


def still_hot(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    """In an action in which War Suns have left a Supernova."""
    return kind == WAR_SUN and bool(state.marks) and is_marked(state, DEPARTED, seat, WAR_SUN)


# The Inferno


def of_their_fleet(state: Ti3State, seat: int, kind: str, other: int, place: str) -> int:
    """A die for each ship of the enemy that is no Fighter."""
    return big_ships(state, other, place) if kind == FLAGSHIP and place in AREAS else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(BUILDS_WAR_SUNS, FORGES, window="production_static", grants=True),
    modifies(UNIT_COST, FORGES, window="production_static", by=red_discount),
    modifies(BUILDS_ABOARD, "muaat.2", window="production_static", add=BUILT_ABOARD, where=is_war_sun),
    modifies(ACTIVATES_TERRAIN, ENTERS_SUPERNOVAS, window="activation_static", grants=True, by=is_supernova),
    modifies(TERRAIN, ENTERS_SUPERNOVAS, window="movement_static", turns=lifting(SUPERNOVA, "no_end")),
    modifies(MOVE, REACTOR, window="movement_static", add=1, where=is_sun),
    modifies(NOTES_DEPARTURE, REACTOR, window="combat_roll_static", grants=True, by=out_of_the_fire),
    modifies(COMBAT_ROLL, REACTOR, window="combat_roll_static", add=1, where=still_hot),
    modifies(ONE_BOMBS, "magma_obliterator", window="bombardment_static", add=2, where=is_war_sun),
    modifies(COMBAT_DICE, "flagship:muaat", window="combat_roll_static", by=of_their_fleet),
    modifies(SPECIALTIES, ENTERS_SUPERNOVAS, window="tech_gain_static", by=red_of_supernovas),
)
