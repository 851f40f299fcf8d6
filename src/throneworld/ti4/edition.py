"""What Twilight Imperium 4 tells the rules that it shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneworld.imperium.edition import Edition
from throneworld.imperium.order import clockwise
from throneworld.ti4.tables import (
    COMMAND_TOKENS,
    FIGHTER,
    INFANTRY,
    LIMITS,
    TILES,
    TOKEN_LIMITED,
    UNIT,
    UNIT_TYPES,
    Unit,
)
from throneworld.ti4.tables.rules import RULES

if TYPE_CHECKING:
    from throneworld.ti4.state import Ti4State

_PLACE: dict[str, int] = {kind: number for number, kind in enumerate(UNIT_TYPES)}


def profile(state: Ti4State, seat: int, kind: str) -> Unit:
    """The row that counts for a player's units of a kind (RR 86.4)."""
    return UNIT[state.sheets[seat][_PLACE[kind]]]


EDITION = Edition(
    package="throneworld.ti4",
    kinds=UNIT_TYPES,
    ground_kinds=(INFANTRY,),
    cargo_kinds=(INFANTRY, FIGHTER),
    pieces=LIMITS,
    continued_kinds=TOKEN_LIMITED,
    command_tokens=COMMAND_TOKENS,
    planets=((), *(tuple(planet.id for planet in tile.planets) for tile in TILES)),
    rules=RULES,
    profile=profile,
    order=lambda state: clockwise(max(state.speaker, 0), len(state.factions)),
    stack_needs_plastic=True,
)
