"""What has been set down in a landing and from where, so that it can be sent back (SA-14.5.1)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import leave, put_aboard, ship_with, ships_of
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.ti3.leaders.moving import board_ship, go_down
from throneworld.ti3.state import Ti3State, of

LANDS, SENT_BACK, THROUGH_GATE = "committed", "returned", "worldgate"


class Landed(Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit or a leader that has landed: on which planet, out of which ship or from which planet."""

    what: str
    planet: str
    origin: Place
    ship: str = ""
    damage: int = 0


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
