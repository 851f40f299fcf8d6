"""Leaders who go from planet to ship, from ship to ship and back (SA-14.1.4, rulings 62, 63)."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import board, disembark, ship_with
from throneworld.imperium.state import Load
from throneworld.kernel.game import Game
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of


def led_by(state: Ti3State, seat: int) -> list[str]:
    """The leaders whom a player moves, captives too, if they have not lost their place."""
    race = state.factions[seat]
    return [
        name
        for name, leader in state.leaders.items()
        if (PERSON[name].race == race if leader.captor == NOBODY else leader.captor == seat)
        and not leader.displaced
    ]


def kept_in(state: Ti3State, seat: int, system: int) -> list[str]:
    """Those of them who are in a system (SA-14.2.4)."""
    return [name for name in led_by(state, seat) if SYSTEM[place_of(state, name)] == system]


def kept_in_space(state: Ti3State, seat: int, system: int) -> list[str]:
    """Those of them who are aboard ships there."""
    ships = state.loads(seat).get(SPACE[system], ())
    return [rider for ship in ships for rider in ship.riders if rider in state.leaders]


def board_ship(game: Game, seat: int, leader: str, place: Place, ship: Load) -> Load:
    """He comes aboard a ship in a space area, from wherever he is; returns the ship as it is then."""
    origin = place_of(of(game), leader)
    _leave(game, seat, leader)
    of(game).leaders[leader] = replace(of(game).leaders[leader], place="")
    game.tell("leader_moved", leader, origin, place)
    return board(of(game), seat, place, ship, leader)


def go_down(game: Game, seat: int, leader: str, planet: str) -> None:
    """He comes to a planet, from wherever he is."""
    origin = place_of(of(game), leader)
    _leave(game, seat, leader)
    of(game).leaders[leader] = replace(of(game).leaders[leader], place=planet)
    game.tell("leader_moved", leader, origin, planet)


def _leave(game: Game, seat: int, leader: str) -> None:
    aboard = ship_with(of(game), seat, leader)
    if aboard is not None:
        disembark(of(game), seat, *aboard, leader)


EVENTS: dict[str, tuple[str, ...]] = {"leader_moved": ("leader", "origin", "target")}
