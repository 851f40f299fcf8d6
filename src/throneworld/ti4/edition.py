"""What Twilight Imperium 4 tells the rules that it shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneworld.galaxy.sets import Systems
from throneworld.imperium.edition import Edition, Losses
from throneworld.kernel.game import Game
from throneworld.ti4.tables import (
    COMMAND_TOKENS,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    LIMITS,
    PDS,
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


def cannon_reach(state: Ti4State, seat: int, system: int) -> Systems:
    """Adjacent systems, through wormholes too (RR 66.2, 89.2)."""
    from throneworld.ti4.board import adjacency  # the board knows the state, which knows its edition

    return adjacency(state, seat)[system]


def units_lost(game: Game, seat: int, lost: Losses, how: str, by: int) -> None:
    from throneworld.ti4.steps import losses  # likewise

    losses.units_lost(game, seat, lost, how, by)


EDITION = Edition(
    package="throneworld.ti4",
    kinds=UNIT_TYPES,
    ground_kinds=(INFANTRY,),
    landed_kinds=(INFANTRY, FIGHTER),
    cargo_kinds=(INFANTRY, FIGHTER),
    pieces=LIMITS,
    continued_kinds=TOKEN_LIMITED,
    command_tokens=COMMAND_TOKENS,
    planets=((), *(tuple(planet.id for planet in tile.planets) for tile in TILES)),
    rules=RULES,
    profile=profile,
    cannon_kinds=(PDS, FLAGSHIP),
    cannon_reach=cannon_reach,
    units_lost=units_lost,
    stack_needs_plastic=True,
)
