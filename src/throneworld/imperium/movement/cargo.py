"""What ships carry, in editions in which cargo is aboard certain ships (`Edition.cargo_is_bound`).

Cargo stands in the space area like all that is there, so that counting is the same everywhere; beside that
the state keeps which ship has what aboard (`state.loads`). A ship is named by its `Load`: ships of one kind,
with the same damage and the same cargo, are alike. Ships that carry nothing are in no table. Fighters are
nobody's cargo once they have arrived.
"""

from __future__ import annotations

from collections import Counter

from throneworld.imperium.edition import Group, Place
from throneworld.imperium.state import NOBODY, ImperiumState, Load, of
from throneworld.imperium.units import FIGHTER, count_with_damage, minus, plus, some, standing
from throneworld.imperium.verbs.units import damage_unit, destroy_units, move_units
from throneworld.kernel.game import Game

TRANSPORT = "transport"


def is_bound(state: ImperiumState, kind: str) -> bool:
    """Whether units of a kind are aboard a certain ship while they are in space."""
    return state.edition.cargo_is_bound and kind != FIGHTER and kind in state.edition.cargo_kinds


def ships_of(state: ImperiumState, seat: int, place: Place, kind: str, damage: int) -> list[Load]:
    """The ships of a kind and a level of damage there, one of those that are alike, empty ones first."""
    carrying = [each for each in _loads(state, seat, place) if (each.kind, each.damage) == (kind, damage)]
    many = count_with_damage(state, seat, place, kind, damage)
    empty = [Load(kind, damage, state.edition.none)] if many > len(carrying) else []
    return [*empty, *sorted(set(carrying))]


def loose(state: ImperiumState, seat: int, place: Place) -> Group:
    """What is in a place and aboard no ship."""
    found = standing(state, seat, place)
    for each in _loads(state, seat, place):
        found = minus(found, each.cargo)
    return found


def unbound(state: ImperiumState, seat: int, place: Place, group: Group) -> Group:
    """Of all that a player has in a place, what is aboard no ship."""
    return loose(state, seat, place) if state.edition.cargo_is_bound else group


def waiting(state: ImperiumState, seat: int, place: Place, group: Group) -> int:
    """How many of these units a ship could take aboard."""
    free = unbound(state, seat, place, group)
    return sum([free[number] for _, number in state.edition.cargo])


def put_aboard(
    game: Game, seat: int, origin: Place, place: Place, ship: Load, kind: str, number: int
) -> Load:
    """Units come to a space area aboard a ship that is there; returns the ship as it is then."""
    move_units(game, seat, origin, place, kind, number, TRANSPORT)
    state = of(game)
    if not is_bound(state, kind):
        return ship
    return _becomes(state, seat, place, ship, plus(ship.cargo, some(state, kind, number)))


def put_off(
    game: Game, seat: int, place: Place, ship: Load, target: Place, kind: str, number: int, how: str
) -> Load:
    """Units leave a ship for another place, such as a planet; returns the ship as it is then."""
    state = of(game)
    ship = _becomes(state, seat, place, ship, minus(ship.cargo, some(state, kind, number)))
    move_units(game, seat, place, target, kind, number, how)
    return ship


def move_ship(game: Game, seat: int, origin: Place, target: Place, ship: Load, how: str) -> None:
    """A ship moves, and what it has aboard moves with it."""
    state = of(game)
    _strike(state, seat, origin, ship)
    hurt = {"damaged": 1, "level": ship.damage} if ship.damage else {}
    move_units(game, seat, origin, target, ship.kind, 1, how, **hurt)
    for kind, number in _cargo(state, ship):
        move_units(game, seat, origin, target, kind, number, TRANSPORT)
    _enter(state, seat, target, ship)


def destroy_ship(game: Game, seat: int, place: Place, ship: Load, how: str, by: int = NOBODY) -> None:
    """A ship is destroyed, and what it has aboard is lost with it."""
    state = of(game)
    _strike(state, seat, place, ship)
    for kind, number in _cargo(state, ship):
        destroy_units(game, seat, place, kind, number, how, by=by)
    hurt = int(ship.damage > 0)
    destroy_units(game, seat, place, ship.kind, 1, how, damaged=hurt, level=max(1, ship.damage), by=by)


def damage_ship(game: Game, seat: int, place: Place, ship: Load) -> Load:
    """A ship sustains damage, whatever it has aboard; returns the ship as it is then."""
    state = of(game)
    damaged = Load(ship.kind, ship.damage + 1, ship.cargo)
    _strike(state, seat, place, ship)
    _enter(state, seat, place, damaged)
    damage_unit(game, seat, place, ship.kind, damaged.damage)
    return damaged


def are_carried(state: ImperiumState, seat: int) -> bool:
    """A law of the game: whoever is aboard is aboard a ship that is there, and there too."""
    for place, ships in state.loads(seat).items():
        sorts = Counter((each.kind, each.damage) for each in ships)
        carriers = [count_with_damage(state, seat, place, *sort) >= number for sort, number in sorts.items()]
        if not all(carriers) or min(loose(state, seat, place)) < 0:
            return False
    return True


def _cargo(state: ImperiumState, ship: Load) -> list[tuple[str, int]]:
    return [(kind, number) for kind, number in zip(state.edition.kinds, ship.cargo, strict=True) if number]


def _loads(state: ImperiumState, seat: int, place: Place) -> tuple[Load, ...]:
    return state.loads(seat).get(place, ()) if state.edition.cargo_is_bound else ()


def _becomes(state: ImperiumState, seat: int, place: Place, ship: Load, cargo: Group) -> Load:
    after = Load(ship.kind, ship.damage, cargo)
    _strike(state, seat, place, ship)
    _enter(state, seat, place, after)
    return after


def _strike(state: ImperiumState, seat: int, place: Place, ship: Load) -> None:
    """A ship leaves the table; one that carries nothing is in none."""
    if any(ship.cargo):
        loads = list(state.loads(seat).pop(place))
        loads.remove(ship)
        if loads:
            state.loads(seat)[place] = tuple(loads)


def _enter(state: ImperiumState, seat: int, place: Place, ship: Load) -> None:
    if any(ship.cargo):
        loads = state.loads(seat)
        loads[place] = (*loads.get(place, ()), ship)
