"""What Twilight Imperium 3 tells the rules that it shares."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from throneworld.galaxy.sets import Systems
from throneworld.imperium.edition import Edition, Group, Losses, Place
from throneworld.imperium.in_force import moving_marks
from throneworld.imperium.marks import is_marked
from throneworld.imperium.owning import SILENCED
from throneworld.imperium.state import NO_SYSTEM
from throneworld.imperium.tables import NEUTRAL
from throneworld.kernel.game import Game
from throneworld.ti3 import tables
from throneworld.ti3.tables.rules import RULES

if TYPE_CHECKING:
    from throneworld.imperium.board import Passages
    from throneworld.ti3.state import Ti3State

BORROWED = "borrowed"
"""Mark: this player has the ability or technology that is the subject, as long as it lasts."""
BANNED = "banned"
"""Mark: nobody may use the technology that is the subject, or only this player may not."""

Sheet = tuple[str, tuple[str, ...], tuple[str, ...]]
"""A race with its technologies, racial ones apart: what its rows depend on."""


def profile(state: Ti3State, seat: int, kind: str) -> tables.Unit:
    """The row that counts for units of a kind; units of nobody have the plain ones (ruling 85)."""
    return rows_of(sheet_of(state, seat))[state.edition.index[kind]]


def moves(state: Ti3State, seat: int) -> Group:
    return _moves(sheet_of(state, seat))


def capacities(state: Ti3State, seat: int) -> Group:
    return _capacities(sheet_of(state, seat))


def sheet_of(state: Ti3State, seat: int) -> Sheet:
    if seat == NEUTRAL:
        return "", (), ()
    if moving_marks(state) and (is_marked(state, BORROWED) or is_marked(state, BANNED)):
        return state.factions[seat], _in_use(state, seat), ()
    return state.factions[seat], state.technologies[seat], state.racial_technologies[seat]


def _in_use(state: Ti3State, seat: int) -> tuple[str, ...]:
    """While something is borrowed or silenced (ruling 190)."""
    from throneworld.ti3.owning import has_technology  # it knows the state, which knows its edition

    return tuple([each for each in REPLACING if has_technology(state, seat, each)])


@lru_cache(maxsize=2048)
def _moves(sheet: Sheet) -> Group:
    return tuple([row.move for row in rows_of(sheet)])


@lru_cache(maxsize=2048)
def _capacities(sheet: Sheet) -> Group:
    return tuple([row.capacity for row in rows_of(sheet)])


@lru_cache(maxsize=2048)
def rows_of(sheet: Sheet) -> tuple[tables.Unit, ...]:
    race, *owned = sheet
    return _rows_with(race, REPLACING.intersection(chain(*owned)))


@lru_cache(maxsize=512)
def _rows_with(race: str, technologies: frozenset[str]) -> tuple[tables.Unit, ...]:
    return tuple(_row(kind, race, technologies) for kind in tables.KINDS)


def _row(kind: str, race: str, technologies: frozenset[str]) -> tables.Unit:
    """Of the rows of a kind the last that counts: for its race, with its technology."""
    rows = [*tables.UNITS, *tables.FLAGSHIPS]
    return [
        row
        for row in rows
        if row.type == kind
        and (row.race in ("", race) or not race)
        and (not row.technology or row.technology in technologies)
    ][-1 if race else 0]


REPLACING: frozenset[str] = frozenset(row.technology for row in tables.UNITS if row.technology)
"""Technologies with which another row counts for some kind of unit."""


def cannon_reach(state: Ti3State, seat: int, system: int) -> Systems:
    """Systems that share a border over which one can fire; never through wormholes (SA-13.17.3, 6.10.6)."""
    from throneworld.ti3.board import firing_range  # the board knows the state, which knows its edition

    return firing_range(state, seat, system)


def borders(state: Ti3State, found: Passages, seat: int, purpose: str) -> Passages:
    """What lies on borders bars them to ships (SA-6.9)."""
    from throneworld.ti3.board import with_borders  # likewise

    return with_borders(state, found, seat, purpose)


def units_lost(game: Game, seat: int, lost: Losses, how: str, by: int) -> None:
    from throneworld.ti3.steps import losses  # likewise

    losses.units_lost(game, seat, lost, how, by)


def units_moved(game: Game, seat: int, origin: Place, target: Place, kind: str, number: int) -> None:
    from throneworld.ti3.steps import losses

    losses.note_move(game, seat, origin, target, kind, number)


def give_up_ship(game: Game, seat: int, place: Place, kind: str, damage: int) -> None:
    from throneworld.ti3.steps import losses

    losses.give_up_ship(game, seat, place, kind, damage)


def give_up_cargo(game: Game, seat: int, place: Place, kind: str, number: int, how: str) -> None:
    from throneworld.ti3.steps import losses

    losses.give_up_cargo(game, seat, place, kind, number, how)


def riders_lost(game: Game, seat: int, place: Place, riders: tuple[str, ...]) -> None:
    from throneworld.ti3.leaders import fate

    fate.riders_lost(game, seat, place, riders)


def order(game: Game, occasion: str) -> tuple[int, ...]:
    from throneworld.ti3.order import phase_order

    return phase_order(game.state)


def text_order(state: Ti3State) -> tuple[int, ...]:
    """Not whoever has surrendered: agendas ignore him, and he gains nothing (SA-8.10.10, ruling 182)."""
    from throneworld.ti3.order import phase_order
    from throneworld.ti3.surrendered import without_surrendered

    return without_surrendered(state, phase_order(state))


EDITION = Edition(
    package="throneworld.ti3",
    kinds=tables.KINDS,
    ground_kinds=tables.GROUND_KINDS,
    landed_kinds=tables.GROUND_KINDS,
    cargo_kinds=tables.CARGO_KINDS,
    pieces=tables.PIECES,
    continued_kinds=tables.CONTINUED_KINDS,
    command_tokens=tables.COMMAND_COUNTERS,
    planets=((tables.HABITATS,), *(tuple(planet.id for planet in tile.planets) for tile in tables.TILES)),
    wormholes=((), *(tile.wormholes for tile in tables.TILES)),
    anomalies=("", *(tile.special for tile in tables.TILES)),
    terrain={
        tables.ASTEROID_FIELD: ("no_end", "no_passage"),
        tables.SUPERNOVA: ("no_end", "no_passage"),
        tables.NEBULA: ("no_passage", "slow"),
        tables.ION_STORM: ("no_passage",),
        tables.GRAVITY_RIFT: ("bends", "perils"),
    },
    homes=tables.HOME_TILE,
    beside={tables.CREUSS_GATE: tables.HOME_TILE["creuss"], NO_SYSTEM: tables.NEXUS_TILE},
    planet_values={planet.id: (planet.resources, planet.influence) for planet in tables.PLANET.values()},
    titles={card: card for card in tables.ACTION_CARD},
    hand_limit=tables.ACTION_HAND_LIMIT,
    secrets_called="secret:",
    strategy_cards=tuple(tables.STRATEGY_CARD),
    rules=RULES,
    profile=profile,
    moves=moves,
    capacities=capacities,
    cannon_kinds=(tables.PDS, tables.FLAGSHIP),
    cannon_reach=cannon_reach,
    units_lost=units_lost,
    units_moved=units_moved,
    give_up_ship=give_up_ship,
    give_up_cargo=give_up_cargo,
    riders_lost=riders_lost,
    order=order,
    text_order=text_order,
    combat_roll_purposes=(
        "combat",
        "barrage",
        "pre_combat",
        "space_cannon",
        "invasion_defence",
        "return_fire",
        "boarding",
        "bombardment",
    ),
    damage_levels=tables.DAMAGE_LEVELS,
    dice_lost_by_damage=tables.DICE_LOST_BY_DAMAGE,
    borders=borders,
    cargo_is_bound=True,
    berth_kinds=(tables.GROUND_FORCE, tables.SHOCK_TROOP),
    carriers={tables.MECHANIZED_UNIT: tables.MECHANIZED_CARRIERS},
    fighters_block=True,
    nebula_takes_bonus=False,
    producing_kinds=(tables.SPACE_DOCK, tables.GROUND_FORCE, tables.WAR_SUN, tables.FLAGSHIP),
    production_weights=tables.PRODUCTION_WEIGHTS,
    production_is_pooled=False,
    halves_add_up=True,
    own_ships_lift_blockade=False,
    lending_marks=(BORROWED,),
    silencing_marks=(BANNED, SILENCED),
)
