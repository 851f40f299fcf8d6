"""What Twilight Imperium 4 tells the rules that it shares."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from throneworld.imperium.edition import Edition, Group
from throneworld.ti4.tables import (
    ASTEROID_FIELD,
    COMMAND_TOKENS,
    FACTIONS,
    FIGHTER,
    GRAVITY_RIFT,
    INFANTRY,
    LIMITS,
    NEBULA,
    SUPERNOVA,
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


def moves(state: Ti4State, seat: int) -> Group:
    """How far each kind moves by the rows that count for a player."""
    return _moves(state.sheets[seat])


@lru_cache(maxsize=1024)
def _moves(sheet: tuple[str, ...]) -> Group:
    return tuple(UNIT[row].move if row else 0 for row in sheet)


EDITION = Edition(
    package="throneworld.ti4",
    kinds=UNIT_TYPES,
    ground_kinds=(INFANTRY,),
    cargo_kinds=(INFANTRY, FIGHTER),
    pieces=LIMITS,
    continued_kinds=TOKEN_LIMITED,
    command_tokens=COMMAND_TOKENS,
    planets=((), *(tuple(planet.id for planet in tile.planets) for tile in TILES)),
    wormholes=((), *(tile.wormholes for tile in TILES)),
    anomalies=("", *(tile.anomaly for tile in TILES)),
    terrain={
        ASTEROID_FIELD: ("no_end", "no_passage"),
        SUPERNOVA: ("no_end", "no_passage"),
        NEBULA: ("no_passage", "slow"),
        GRAVITY_RIFT: ("rifts",),
    },
    homes={faction.id: faction.home_tile for faction in FACTIONS},
    beside={faction.gate_tile: faction.home_tile for faction in FACTIONS if faction.gate_tile},
    rules=RULES,
    profile=profile,
    moves=moves,
    stack_needs_plastic=True,
)
