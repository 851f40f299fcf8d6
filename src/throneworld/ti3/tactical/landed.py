"""What has been set down in a landing and from where, so that it can be sent back (SA-14.5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import leave, put_aboard, ship_with, ships_of
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import SHIPS, count
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti3.leaders.moving import board_ship, go_down
from throneworld.ti3.leaders.whereabouts import keeper_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, SHOCK_TROOP

LANDS, SENT_BACK, THROUGH_GATE = "committed", "returned", "worldgate"


class Landed(Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit or a leader that has landed: on which planet, out of which ship or from which planet."""

    what: str
    planet: str
    origin: Place
    ship: str = ""
    damage: int = 0


class LandingParty(Procedure, frozen=True):
    """An action that knows who has landed in it, and from where."""

    abstract: ClassVar[bool] = True

    set_down: tuple[Landed, ...] = ()


def land_unit(game: Game, seat: int, area: Place, kind: str, planet: str, named: Option = ()) -> Landed:
    """Out of the ship that is named, else out of the only one that has such a unit."""
    ship = _ship_of(of(game), seat, area, kind, named)
    leave(game, seat, area, planet, kind, 1, LANDS, named)
    return Landed(kind, planet, area, ship.kind if ship else "", ship.damage if ship else 0)


def _ship_of(state: Ti3State, seat: int, area: Place, kind: str, named: Option) -> Load | None:
    if named:
        return Load(str(named[0]), int(named[1]), state.edition.none)
    at = state.edition.index[kind]
    return next((each for each in state.loads(seat).get(area, ()) if each.cargo[at]), None)


def land_leader(game: Game, seat: int, leader: str, planet: str) -> Landed:
    state = of(game)
    aboard = ship_with(state, seat, leader)
    origin = aboard[0] if aboard else state.leaders[leader].place
    go_down(game, seat, leader, planet)
    return Landed(leader, planet, origin, aboard[1].kind if aboard else "", aboard[1].damage if aboard else 0)


def pass_gate(game: Game, seat: int, kind: str, origin: str, planet: str) -> Landed:
    """From one Worldgate to another (SA-1.6.3)."""
    move_units(game, seat, origin, planet, kind, 1, THROUGH_GATE)
    return Landed(kind, planet, origin)


def send_back(game: Game, seat: int, landed: Landed) -> None:
    """Aboard a ship of the same sort, or to the planet from which it came."""
    state = of(game)
    if landed.what in state.leaders and not landed.ship:
        go_down(game, seat, landed.what, landed.origin)
    elif landed.origin in AREAS and landed.ship:
        ship = ships_of(state, seat, landed.origin, landed.ship, landed.damage)[0]
        if landed.what in state.leaders:
            board_ship(game, seat, landed.what, landed.origin, ship)
        else:
            put_aboard(game, seat, landed.planet, landed.origin, ship, landed.what, 1)
    else:
        move_units(game, seat, landed.planet, landed.origin, landed.what, 1, SENT_BACK)


def withdraw(game: Game, seat: int, planet: str, landed: Sequence[Landed]) -> None:
    """Whoever is left on a planet of those who have landed goes back to where he came from, as far as there
    is room for him; who has been promoted since does so as he is now."""
    for each in [each for each in landed if each.planet == planet]:
        if each.what in of(game).leaders:
            _withdraw_leader(game, seat, each)
        else:
            kind = SHOCK_TROOP if not count(of(game), seat, planet, each.what) else each.what
            if each.what in (kind, GROUND_FORCE) and count(of(game), seat, planet, kind):
                _withdraw_unit(game, seat, replace(each, what=kind))


def _withdraw_leader(game: Game, seat: int, each: Landed) -> None:
    state = of(game)
    leader = state.leaders[each.what]
    if leader.displaced or leader.place != each.planet or keeper_of(state, each.what) != seat:
        return
    ship = _refuge(state, seat, each) if each.origin in AREAS else None
    if ship is not None:
        board_ship(game, seat, each.what, each.origin, ship)
    elif each.origin not in AREAS:
        go_down(game, seat, each.what, each.origin)


def _withdraw_unit(game: Game, seat: int, each: Landed) -> None:
    ship = _refuge(of(game), seat, each) if each.origin in AREAS else None
    if ship is not None:
        put_aboard(game, seat, each.planet, each.origin, ship, each.what, 1)
    elif each.origin not in AREAS:
        move_units(game, seat, each.planet, each.origin, each.what, 1, SENT_BACK)


def _refuge(state: Ti3State, seat: int, each: Landed) -> Load | None:
    """A ship like that from which he came, else any that has room."""
    levels = range(state.edition.damage_levels + 1)
    ships = [
        ship for kind in SHIPS for level in levels for ship in ships_of(state, seat, each.origin, kind, level)
    ]
    ships.sort(key=lambda ship: (ship.kind, ship.damage) != (each.ship, each.damage))
    led = each.what in state.leaders
    return next((ship for ship in ships if led or room_for(state, seat, ship, each.what) > 0), None)
