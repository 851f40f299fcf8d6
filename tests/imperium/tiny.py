"""A tiny edition: several levels of damage, dice lost by it, three ground kinds, units of nobody."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.stage import Stage
from throneworld import imperium
from throneworld.imperium.edition import Edition, Group, Losses, Place
from throneworld.imperium.state import NEUTRAL, ImperiumState, empty_tables
from throneworld.imperium.tables import Roll, Unit
from throneworld.imperium.units import FLAGSHIP, FOOT, KINDS, PDS, plus, some
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import gather
from throneworld.kernel.registry import Definition
from throneworld.kernel.steps import Procedure
from throneworld.kernel.windows import Moment

GROUND = ("ground_force", "shock_troop", "mechanized_unit")


def _row(kind: str, cost: int, combat: int, dice: int = 1, **more: Any) -> Unit:
    return Unit(kind, kind, "", 1, cost, 1, combat, dice, 1, 0, **more)


ROWS = {
    row.type: row
    for row in (
        _row("fighter", 1, 9),
        _row("destroyer", 1, 9, anti_fighter_barrage=Roll(0, 2)),
        _row("cruiser", 2, 7),
        _row("war_sun", 12, 3, 3, sustain_damage=True, damage_levels=2, bombardment=Roll(0, 3)),
        _row("ground_force", 1, 8),
        _row("shock_troop", 2, 5),
        _row("mechanized_unit", 2, 6, 2, sustain_damage=True),
        _row("pds", 2, 6, space_cannon=Roll(0, 1)),
    )
}
LOST: list[tuple[int, Losses, str, int]] = []
"""What the edition was told of losses."""


def _units_lost(game: Game, side: int, lost: Losses, how: str, by: int) -> None:
    LOST.append((side, lost, how, by))


EDITION = Edition(
    package="throneworld.imperium",
    kinds=(*(GROUND[0] if kind == FOOT else kind for kind in KINDS), *GROUND[1:]),
    ground_kinds=GROUND,
    landed_kinds=GROUND,
    cargo_kinds=GROUND,
    pieces={"fighter": 10},
    continued_kinds=("fighter",),
    command_tokens=16,
    planets=((), ("arinam",), ()),
    wormholes=((), (), ()),
    anomalies=("", "", ""),
    terrain={},
    homes={},
    beside={},
    planet_values={"arinam": (2, 1)},
    titles={},
    hand_limit=7,
    strategy_cards=(),
    moves=lambda state, side: (1,) * 12,
    capacities=lambda state, side: (0,) * 12,
    order=lambda game, occasion: (0, 1),
    text_order=lambda state: (0, 1),
    give_up_ship=lambda game, side, place, kind, level: None,
    give_up_cargo=lambda game, side, place, kind, number, why: None,
    rules={},
    profile=lambda state, side, kind: ROWS[kind],
    cannon_kinds=(PDS, FLAGSHIP),
    cannon_reach=lambda state, side, system: 0,
    units_lost=_units_lost,
    combat_roll_purposes=("combat", "barrage"),
    damage_levels=2,
    dice_lost_by_damage=1,
)


class TinyState(ImperiumState):
    edition: ClassVar[Edition] = EDITION

    neutral: dict[Place, Group] = {}
    hurt: dict[tuple[int, int], dict[Place, Group]] = {}
    """Damage of units of nobody, and beyond the first level."""

    def forces(self, side: int) -> dict[Place, Group]:
        return self.neutral if side == NEUTRAL else self.units[side]

    def damage(self, side: int, level: int) -> dict[Place, Group]:
        return self.damaged[side] if side >= 0 and level == 1 else self.hurt.setdefault((side, level), {})


FOUND = gather(imperium)
OPENED = {name for step in FOUND.steps if issubclass(step, Procedure) for name in step.opens}
TINY = Definition(
    id="tiny",
    fewest_seats=2,
    most_seats=2,
    factions=("red", "blue"),
    settings=(),
    steps=FOUND.steps,
    listeners=(),
    moments={name: Moment(name) for name in OPENED},
    events=FOUND.events,
    state=TinyState,
    begin=lambda game: None,
    order=lambda game, occasion: (0, 1),
    public=lambda game: {},
    private=lambda game, seat: {},
    remembers=lambda game, event: True,
    invariants=lambda game: None,
)


class Tiny(Stage):
    """Two players, system 1 with a planet and the empty system 2."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(Game(TINY, TINY.factions, 2, seed), TINY.factions)
        self.game.state = TinyState(**empty_tables(2))
        LOST.clear()

    @property
    def state(self) -> TinyState:
        state: TinyState = self.game.state
        return state

    def put(self, side: int, place: Place, **units: int) -> None:
        for kind, many in units.items():
            places = self.state.forces(side)
            places[place] = plus(places.get(place, EDITION.none), some(self.state, kind, many))
