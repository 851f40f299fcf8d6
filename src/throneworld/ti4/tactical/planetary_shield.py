"""Planetary shield (RR 56): who has it at present, and what takes it away."""

from __future__ import annotations

from throneworld.imperium.marks import marks_of
from throneworld.ti4.declare import standing
from throneworld.ti4.state import SPACE, SYSTEM, Ti4State
from throneworld.ti4.units import SHIPS, STRUCTURES, count, profile

PDS_DISABLED = "pds_disabled"
"""Mark: PDS of players other than this one, in the system that is its subject, have neither planetary shield
nor space cannon (Disable)."""


def is_shielded_by(state: Ti4State, owner: int, planet: str) -> bool:
    """Whether a player has a unit on a planet that has planetary shield at present."""
    if not has_shields(state, owner, planet):
        return False
    system = SYSTEM[planet]
    return not shields_broken(state, owner, system) and not is_disabled(state, owner, system)


def has_shields(state: Ti4State, owner: int, planet: str) -> bool:
    """Whether a unit of a player on a planet has planetary shield printed on it."""
    if planet not in state.units[owner]:
        return False
    there = [kind for kind in STRUCTURES if count(state, owner, planet, kind)]
    return any(profile(state, owner, kind).planetary_shield for kind in there)


def shields_broken(state: Ti4State, owner: int, system: int) -> bool:
    """Whether another player has a ship there that takes planetary shield from his units (RR 56.3)."""
    space = SPACE[system]
    for seat, places in enumerate(state.units):
        if seat != owner and space in places:
            for kind in SHIPS:
                if count(state, seat, space, kind) and profile(state, seat, kind).breaks_shields:
                    return True
    return False


standing("bombardment_static", "arc_secundus")(shields_broken)


def is_disabled(state: Ti4State, owner: int, system: int) -> bool:
    """Whether the PDS of a player in a system are switched off during this invasion."""
    disabled = marks_of(state, PDS_DISABLED) if state.marks else ()
    return any(each.seat != owner and each.subject == system for each in disabled)
