"""The Admiral: an extra die, a faster Dreadnought, and a fleet that cannot slip away (SA-14.7)."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import SHIP_DICE, SHIPS_MOVE
from throneworld.imperium.state import Load
from throneworld.imperium.units import DREADNOUGHT
from throneworld.ti3.leaders.whereabouts import acts_at, free_leaders
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HELD_FAST
from throneworld.ti3.state import SPACE, Ti3State
from throneworld.ti3.tables.leaders import ADMIRAL


def _there_are_leaders(state: Ti3State, seat: int) -> bool:
    return bool(state.leaders)


def bears_admiral(state: Ti3State, seat: int, ship: Load) -> bool:
    """Whether a ship has an Admiral of its owner aboard; a captive does nothing (SA-14.2.4)."""
    admirals = free_leaders(state, seat, ADMIRAL) if ship.riders and seat >= 0 else ()
    return any(each in admirals for each in ship.riders)


def _faster(state: Ti3State, seat: int, ship: Load) -> bool:
    return ship.kind == DREADNOUGHT and bears_admiral(state, seat, ship)


def _holds(state: Ti3State, seat: int, system: int, other: int) -> bool:
    """Whether a fleet is attacked by one with an Admiral and has none itself (SA-14.7.3)."""
    return acts_at(state, other, ADMIRAL, SPACE[system]) and not acts_at(state, seat, ADMIRAL, SPACE[system])


MODIFIERS: tuple[Modifier, ...] = (
    # One die in the rounds of a Space Battle, always just one, not before them nor for bombardment
    modifies(
        SHIP_DICE,
        "admiral.1",
        window="combat_roll_static",
        holds=_there_are_leaders,
        where=lambda state, seat, ship, dice: bears_admiral(state, seat, ship),
        add=1,
    ),
    modifies(
        SHIPS_MOVE, "admiral.2", window="movement_static", holds=_there_are_leaders, where=_faster, add=1
    ),
    modifies(
        HELD_FAST, "admiral.3", window="retreat_static", holds=_there_are_leaders, where=_holds, grants=True
    ),
)
