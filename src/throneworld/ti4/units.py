"""Units as counts, with the kinds of this edition, and what a unit of a player is worth at present."""

from __future__ import annotations

from functools import cache

from throneworld.imperium.edition import Group
from throneworld.imperium.units import (
    BIG_SHIPS,
    SHIPS,
    STRUCTURES,
    big_ship_count,
    count,
    damaged_count,
    fleets,
    has_piece,
    has_ships,
    in_space,
    left,
    minus,
    on_board,
    plus,
    presence,
    ship_count,
)
from throneworld.ti4.edition import EDITION, profile

KINDS: tuple[str, ...] = EDITION.kinds
INDEX: dict[str, int] = EDITION.index
NONE: Group = EDITION.none
ONE: dict[str, Group] = EDITION.one
CARGO: tuple[str, ...] = EDITION.cargo_kinds


@cache
def some(kind: str, number: int) -> Group:
    """So many units of one kind."""
    return tuple(number * each for each in ONE[kind])
