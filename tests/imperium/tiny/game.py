"""The tiny edition as a game of the kernel: its verbs, how it begins, what must always be true of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from msgspec.structs import fields

import tests.imperium.tiny as package
from tests.imperium.tiny.edition import EDITION, TinyState, empty_state
from tests.imperium.tiny.invariants import check
from tests.imperium.tiny.sequences import War
from tests.imperium.tiny.tables import (
    ALL_KINDS,
    FACTIONS,
    FLEET,
    FLEET_POOL,
    GARRISON,
    GUARDIANS,
    HOMES,
    MAP,
    PATROL,
    PATROLS,
    RULES,
)
from throneworld import imperium
from throneworld.imperium.board import all_systems, planets_in_play
from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import EMPTY, load_name
from throneworld.imperium.state import NEUTRAL, SPACE
from throneworld.imperium.units import plus, some
from throneworld.kernel import registry
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import gather
from throneworld.kernel.nouns import KERNEL_CLOSING, KERNEL_VERBS, Kind, Verbs, either, words_of
from throneworld.kernel.registry import KERNEL_EVENTS, KERNEL_STEPS, Definition, Number
from throneworld.kernel.steps import Procedure
from throneworld.kernel.windows import Moment
from throneworld.kernel.zones import Zones

# Nouns and verbs


def _loads(game: Game) -> tuple[str, ...]:
    state: TinyState = game.state
    ships = [ship for table in state.aboard for ships in table.values() for ship in ships]
    return (EMPTY, *(load_name(state, ship) for ship in ships))


SYSTEM = Kind("system", lambda game: all_systems(game.state), numbers=True, said="place")
PLANET = Kind("planet", lambda game: planets_in_play(game.state), said="place")
AREA = Kind("area", lambda game: tuple(SPACE[each] for each in all_systems(game.state)), said="place")
PLACE = either(PLANET, AREA)
UNIT = words_of("unit", *ALL_KINDS)
DAMAGE = words_of("damage", *range(EDITION.damage_levels + 1))
LOAD = Kind("load", _loads)
"""What a ship carries, where that alone tells it from others."""
SHIP = ((UNIT, DAMAGE), (UNIT, DAMAGE, LOAD))

VERBS: Verbs = {
    **dict.fromkeys(("done", "for_me", "stay", "load_up", "trade_good"), ()),
    "activate": (SYSTEM,),
    "retreat": (SYSTEM,),
    **dict.fromkeys(("ship", "boost"), ((UNIT, SYSTEM, DAMAGE), (UNIT, SYSTEM, DAMAGE, LOAD))),
    "load": (UNIT, PLACE),
    "sustain": ((UNIT,), (UNIT, LOAD)),
    "destroy": ((UNIT,), *SHIP),
    "hit": SHIP,
    "remove": SHIP,
    "land": ((UNIT, PLANET), (UNIT, UNIT, DAMAGE, LOAD, PLANET)),
    "land_all": (PLANET,),
    "produce": (UNIT, PLACE),
    "exhaust": (PLANET,),
}

# How it begins


def begin(game: Game) -> None:
    """Everybody has a fleet at home; what guards the centre is nobody's."""
    game.state = state = empty_state(game.seats)
    state.map = MAP
    for seat, faction in enumerate(state.factions):
        put(state, seat, SPACE[HOMES[faction]], FLEET)
        put(state, seat, SPACE[PATROLS[seat]], PATROL)
        put(state, seat, faction, GARRISON)
        state.control[faction] = seat
        state.fleet[seat] = FLEET_POOL
        state.trade_goods[seat] = 2
    for place, units in GUARDIANS.items():
        put(state, NEUTRAL, place, units)
    game.do(War())


def put(state: TinyState, side: int, place: Place, units: Mapping[str, int]) -> None:
    places = state.forces(side)
    for kind, number in units.items():
        places[place] = plus(places.get(place, EDITION.none), some(state, kind, number))


# The whole

FOUND = gather(imperium, package)
OPENED = {name for step in FOUND.steps if issubclass(step, Procedure) for name in step.opens}

TINY = Definition(
    id="tiny",
    fewest_seats=2,
    most_seats=8,
    factions=FACTIONS,
    settings=(Number("turns", default=4, least=1, most=99),),
    steps=(*KERNEL_STEPS, *FOUND.steps),
    listeners=FOUND.listeners,
    moments={name: Moment(name) for name in OPENED},
    events={**KERNEL_EVENTS, **FOUND.events},
    verbs={**KERNEL_VERBS, **FOUND.verbs},
    closing=KERNEL_CLOSING,
    citations=RULES,
    layers=("imperium",),
    state=TinyState,
    begin=begin,
    order=lambda game, occasion: EDITION.order(game, str(occasion.moment)),
    public=lambda game: {"active": list(game.state.active_systems())},
    private=lambda game, seat: {},
    zones=Zones(public=tuple(each.name for each in fields(TinyState))),
    remembers=lambda game, event: True,
    invariants=check,
)


@contextmanager
def known() -> Iterator[None]:
    """For a while saves of it can be loaded. It is never among the games that people play."""
    registry._games[TINY.id] = TINY
    try:
        yield
    finally:
        del registry._games[TINY.id]
