"""The state of the tiny edition, and what it tells the shared rules."""

from __future__ import annotations

from typing import ClassVar

from tests.imperium.tiny.tables import (
    ALL_KINDS,
    ANOMALIES,
    BEYOND,
    FACTIONS,
    GATE,
    GROUND,
    GROUND_FORCE,
    HOMES,
    PIECES,
    PLANETS,
    ROWS,
    RULES,
    WEIGHTS,
    WORMHOLES,
)
from throneworld.imperium.edition import Edition, Group, Losses, Place
from throneworld.imperium.order import clockwise
from throneworld.imperium.state import NEUTRAL, ImperiumState, Load, empty_tables
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game

SYSTEMS = range(BEYOND + 1)
LEVELS = 3


def units_lost(game: Game, side: int, lost: Losses, how: str, by: int) -> None:
    for kind, place, number in lost:
        game.tell("mourned", side, kind, place, number)


def give_up_ship(game: Game, seat: int, place: Place, kind: str, damage: int) -> None:
    """Beyond the fleet pool: destroyed."""
    hurt = int(damage > 0)
    destroy_units(game, seat, place, kind, 1, "fleet_limit", damaged=hurt, level=max(1, damage))


def give_up_cargo(game: Game, seat: int, place: Place, kind: str, number: int, how: str) -> None:
    destroy_units(game, seat, place, kind, number, how)


EDITION = Edition(
    package="tests.imperium.tiny",
    kinds=ALL_KINDS,
    ground_kinds=GROUND,
    landed_kinds=GROUND,
    cargo_kinds=(*GROUND, "pds", "fighter"),
    pieces=PIECES,
    continued_kinds=("fighter", GROUND_FORCE),
    command_tokens=16,
    planets=tuple(tuple(PLANETS.get(system, ())) for system in SYSTEMS),
    wormholes=tuple(WORMHOLES.get(system, ()) for system in SYSTEMS),
    anomalies=tuple(ANOMALIES.get(system, "") for system in SYSTEMS),
    terrain={"nebula": ("no_passage", "slow")},
    homes=HOMES,
    beside={GATE: BEYOND},
    planet_values={planet: worth for planets in PLANETS.values() for planet, worth in planets.items()},
    titles={},
    hand_limit=0,
    strategy_cards=(),
    rules=RULES,
    profile=lambda state, side, kind: ROWS[kind],
    moves=lambda state, side: tuple(ROWS[kind].move for kind in ALL_KINDS),
    capacities=lambda state, side: tuple(ROWS[kind].capacity for kind in ALL_KINDS),
    cannon_kinds=("pds",),
    cannon_reach=lambda state, side, system: 0,
    order=lambda game, occasion: clockwise(max(game.state.active, 0), game.seats),
    text_order=lambda state: clockwise(0, len(state.factions)),
    units_lost=units_lost,
    give_up_ship=give_up_ship,
    give_up_cargo=give_up_cargo,
    combat_roll_purposes=("combat", "barrage"),
    damage_levels=LEVELS,
    dice_lost_by_damage=1,
    cargo_is_bound=True,
    fighters_block=True,
    nebula_takes_bonus=False,
    producing_kinds=("space_dock",),
    production_weights=WEIGHTS,
    production_is_pooled=False,
    halves_add_up=True,
    own_ships_lift_blockade=False,
)


class TinyState(ImperiumState, kw_only=True):
    edition: ClassVar[Edition] = EDITION

    deeper: list[list[dict[Place, Group]]]
    """Damage beyond the first level: by level, then by seat."""
    aboard: list[dict[Place, tuple[Load, ...]]]
    """Per seat: the ships that carry something, and what."""
    neutral: dict[Place, Group] = {}
    """Units of nobody, and their damage by level."""
    neutral_damage: list[dict[Place, Group]]
    more_active: tuple[int, ...] = ()
    """Systems that were activated in the same action as the first."""

    def forces(self, side: int) -> dict[Place, Group]:
        return self.neutral if side == NEUTRAL else self.units[side]

    def damage(self, side: int, level: int) -> dict[Place, Group]:
        if side == NEUTRAL:
            return self.neutral_damage[level - 1]
        return self.damaged[side] if level == 1 else self.deeper[level - 2][side]

    def loads(self, side: int) -> dict[Place, tuple[Load, ...]]:
        return {} if side == NEUTRAL else self.aboard[side]

    def active_systems(self) -> tuple[int, ...]:
        return (*super().active_systems(), *self.more_active)

    def copy(self) -> TinyState:
        other = super().copy()
        other.deeper = [[places.copy() for places in level] for level in self.deeper]
        other.aboard = [places.copy() for places in self.aboard]
        other.neutral = self.neutral.copy()
        other.neutral_damage = [places.copy() for places in self.neutral_damage]
        return other


def empty_state(seats: int) -> TinyState:
    """Before anything is set up."""
    return TinyState(
        **{**empty_tables(seats), "factions": list(FACTIONS[:seats])},
        deeper=[[{} for _ in range(seats)] for _ in range(LEVELS - 1)],
        aboard=[{} for _ in range(seats)],
        neutral_damage=[{} for _ in range(LEVELS)],
    )


EVENTS: dict[str, tuple[str, ...]] = {"mourned": ("side", "kind", "place", "number")}
