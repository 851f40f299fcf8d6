"""What Twilight Imperium 4 tells the rules that it shares."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from throneworld.imperium.edition import Edition, Group
from throneworld.kernel.game import Game
from throneworld.ti4.steps.excess import give_up_cargo, give_up_ship
from throneworld.ti4.tables import (
    COMMAND_TOKENS,
    FIGHTER,
    HAND_LIMIT,
    INFANTRY,
    LIMITS,
    PLANET,
    SPACE_DOCK,
    STRATEGY_CARD,
    TILES,
    TITLE,
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


@lru_cache(maxsize=1024)
def _capacities(sheet: tuple[str, ...]) -> Group:
    return tuple(UNIT[row].capacity if row else 0 for row in sheet)


def capacities(state: Ti4State, seat: int) -> Group:
    return _capacities(state.sheets[seat])


def order(game: Game, occasion: str) -> tuple[int, ...]:
    """Whatever the occasion, it is that of the phase."""
    from throneworld.ti4.order import timing_order  # that module knows the state, and that this one

    return timing_order(game)


EDITION = Edition(
    package="throneworld.ti4",
    kinds=UNIT_TYPES,
    ground_kinds=(INFANTRY,),
    cargo_kinds=(INFANTRY, FIGHTER),
    pieces=LIMITS,
    continued_kinds=TOKEN_LIMITED,
    command_tokens=COMMAND_TOKENS,
    planets=((), *(tuple(planet.id for planet in tile.planets) for tile in TILES)),
    planet_values={planet.id: (planet.resources, planet.influence) for planet in PLANET.values()},
    titles=TITLE,
    hand_limit=HAND_LIMIT,
    strategy_cards=tuple(STRATEGY_CARD),
    rules=RULES,
    profile=profile,
    capacities=capacities,
    order=order,
    give_up_ship=give_up_ship,
    give_up_cargo=give_up_cargo,
    stack_needs_plastic=True,
    producing_kinds=(SPACE_DOCK, INFANTRY),
    units_come_back=True,
)
