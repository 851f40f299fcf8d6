"""Planetary shield (RR 56): who has it at present, and what takes it away."""

from __future__ import annotations

from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.quantities import SWITCHED_OFF
from throneworld.ti4.state import SPACE, SYSTEM, Ti4State
from throneworld.ti4.units import SHIPS, STRUCTURES, count, profile


def is_shielded_by(state: Ti4State, owner: int, planet: str) -> bool:
    """Whether a player has a unit on a planet that has planetary shield at present."""
    system, kinds = SYSTEM[planet], has_shields(state, owner, planet)
    if not kinds or shields_broken(state, owner, system):
        return False
    return not all(banned_by(state, SWITCHED_OFF, owner, kind, system) for kind in kinds)


def has_shields(state: Ti4State, owner: int, planet: str) -> tuple[str, ...]:
    """The kinds of a player's units on a planet that have planetary shield printed on them."""
    if planet not in state.units[owner]:
        return ()
    there = [kind for kind in STRUCTURES if count(state, owner, planet, kind)]
    return tuple([kind for kind in there if profile(state, owner, kind).planetary_shield])


def shields_broken(state: Ti4State, owner: int, system: int) -> bool:
    """Whether another player has a ship there that takes planetary shield from his units (RR 56.3)."""
    space = SPACE[system]
    for seat, places in enumerate(state.units):
        if seat != owner and space in places:
            for kind in SHIPS:
                if count(state, seat, space, kind) and profile(state, seat, kind).breaks_shields:
                    return True
    return False
