"""Technologies of guns: lasers, turrets, cannons on ships, bombs."""

from __future__ import annotations

from throneworld.imperium.combat.purposes import BARRAGE
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.imperium.units import CRUISER, DESTROYER, DREADNOUGHT, FIGHTER
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import has_technology
from throneworld.ti3.quantities import BARRAGE_DICE, BOMBARDS, PRE_COMBAT_DICE
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tactical.rolling import PRE_COMBAT

BOMBARDMENT = "bombardment"
TURRETS, CANNONS, NEGATOR = "automated_turrets", "assault_cannons", "graviton_negator"
RED_ROLLS: dict[str, str] = {BARRAGE: TURRETS, PRE_COMBAT: CANNONS, BOMBARDMENT: NEGATOR}
"""Rolls that another red technology grants or modifies: lasers do nothing to them then."""


def lasers_help(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    if kind not in (CRUISER, DESTROYER):
        return False
    if (kind, purpose) == (DESTROYER, PRE_COMBAT):
        return True  # whatever lets it shoot, cannons do not
    return purpose not in RED_ROLLS or not has_technology(state, seat, RED_ROLLS[purpose])


def is_destroyer(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == DESTROYER


def is_barrage(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == DESTROYER and purpose == BARRAGE


def has_cannons(state: Ti3State, seat: int, kind: str, place: str) -> bool:
    return kind in (CRUISER, DREADNOUGHT)


def is_bombardment(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return purpose == BOMBARDMENT


def throws_bombs(state: Ti3State, seat: int, kind: str) -> bool:
    """As the tree says it (ruling 98)."""
    return kind in (FIGHTER, CRUISER)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "hylar_v_laser", window="combat_roll_static", add=1, where=lasers_help),
    modifies(BARRAGE_DICE, TURRETS, window="afb_when", add=1, where=is_destroyer),
    modifies(COMBAT_ROLL, TURRETS, window="afb_when", add=2, where=is_barrage),
    modifies(PRE_COMBAT_DICE, CANNONS, window="pre_combat_when", add=1, where=has_cannons),
    modifies(COMBAT_ROLL, NEGATOR, window="bombardment_static", add=1, where=is_bombardment),
    modifies(BOMBARDS, NEGATOR, window="bombardment_static", add=1, where=throws_bombs),
)
