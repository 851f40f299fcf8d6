"""What Twilight Imperium 4 tells the rules that it shares."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from throneworld.galaxy.sets import Systems
from throneworld.imperium.edition import Edition, Group, Losses
from throneworld.imperium.order import clockwise
from throneworld.kernel.game import Game
from throneworld.ti4 import tables
from throneworld.ti4.steps.excess import give_up_cargo, give_up_ship
from throneworld.ti4.tables.rules import RULES

if TYPE_CHECKING:
    from throneworld.ti4.state import Ti4State

_PLACE: dict[str, int] = {kind: number for number, kind in enumerate(tables.UNIT_TYPES)}


def profile(state: Ti4State, seat: int, kind: str) -> tables.Unit:
    """The row that counts for a player's units of a kind (RR 86.4)."""
    return tables.UNIT[state.sheets[seat][_PLACE[kind]]]


def cannon_reach(state: Ti4State, seat: int, system: int) -> Systems:
    """Adjacent systems, through wormholes too (RR 66.2, 89.2)."""
    from throneworld.imperium.board import (  # the board knows the state, which knows its edition
        FIRING,
        adjacency,
    )

    return adjacency(state, seat, FIRING)[system]


def units_lost(game: Game, seat: int, lost: Losses, how: str, by: int) -> None:
    from throneworld.ti4.steps import losses  # likewise

    losses.units_lost(game, seat, lost, how, by)


def moves(state: Ti4State, seat: int) -> Group:
    """How far each kind moves by the rows that count for a player."""
    return _printed(state.sheets[seat], "move")


def capacities(state: Ti4State, seat: int) -> Group:
    return _printed(state.sheets[seat], "capacity")


@lru_cache(maxsize=1024)
def _printed(sheet: tuple[str, ...], value: str) -> Group:
    return tuple(getattr(tables.UNIT[row], value) if row else 0 for row in sheet)


def order(game: Game, occasion: str) -> tuple[int, ...]:
    """Whatever the occasion, it is that of the phase."""
    from throneworld.ti4.order import timing_order  # that module knows the state, and that this one

    return timing_order(game)


EDITION = Edition(
    package="throneworld.ti4",
    kinds=tables.UNIT_TYPES,
    ground_kinds=(tables.INFANTRY,),
    landed_kinds=(tables.INFANTRY, tables.FIGHTER),
    cargo_kinds=(tables.INFANTRY, tables.FIGHTER),
    pieces=tables.LIMITS,
    continued_kinds=tables.TOKEN_LIMITED,
    command_tokens=tables.COMMAND_TOKENS,
    planets=((), *(tuple(planet.id for planet in tile.planets) for tile in tables.TILES)),
    wormholes=((), *(tile.wormholes for tile in tables.TILES)),
    anomalies=("", *(tile.anomaly for tile in tables.TILES)),
    terrain={
        tables.ASTEROID_FIELD: ("no_end", "no_passage"),
        tables.SUPERNOVA: ("no_end", "no_passage"),
        tables.NEBULA: ("no_passage", "slow"),
        tables.GRAVITY_RIFT: ("rifts",),
    },
    homes={faction.id: faction.home_tile for faction in tables.FACTIONS},
    beside={faction.gate_tile: faction.home_tile for faction in tables.FACTIONS if faction.gate_tile},
    planet_values={planet.id: (planet.resources, planet.influence) for planet in tables.PLANET.values()},
    titles=tables.TITLE,
    hand_limit=tables.HAND_LIMIT,
    strategy_cards=tuple(tables.STRATEGY_CARD),
    rules=RULES,
    profile=profile,
    cannon_kinds=(tables.PDS, tables.FLAGSHIP),
    cannon_reach=cannon_reach,
    units_lost=units_lost,
    moves=moves,
    capacities=capacities,
    order=order,
    give_up_ship=give_up_ship,
    give_up_cargo=give_up_cargo,
    text_order=lambda state: clockwise(max(state.speaker, 0), len(state.factions)),
    stack_needs_plastic=True,
    producing_kinds=(tables.SPACE_DOCK, tables.INFANTRY),
    units_come_back=True,
)
