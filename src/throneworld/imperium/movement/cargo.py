"""What ships carry, in editions in which cargo is aboard certain ships (`Edition.cargo_is_bound`).

Cargo stands in the space area like all that is there, so that counting is the same everywhere; beside that
the state keeps which ship has what aboard (`state.loads`). A ship is named by its `Load`: ships of one kind,
with the same damage, cargo and riders, are alike. Ships that carry nothing and nobody are in no table.
Fighters are nobody's cargo once they have arrived.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from throneworld.imperium.edition import Group, Losses, Place
from throneworld.imperium.state import NOBODY, ImperiumState, Load, of
from throneworld.imperium.units import FIGHTER, count_with_damage, minus, plus, some, standing
from throneworld.imperium.verbs.units import damage_unit, destroy_units, mend_unit, move_units
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game

TRANSPORT = "transport"
EMPTY = "empty"
"""What options call the load of a ship that carries nothing."""


def is_bound(state: ImperiumState, kind: str) -> bool:
    """Whether units of a kind are aboard a certain ship while they are in space."""
    return state.edition.cargo_is_bound and kind != FIGHTER and kind in state.edition.cargo_kinds


def ships_of(state: ImperiumState, seat: int, place: Place, kind: str, damage: int) -> list[Load]:
    """The ships of a kind and a level of damage there, those that carry least first."""
    carrying = [each for each in _loads(state, seat, place) if (each.kind, each.damage) == (kind, damage)]
    empty = count_with_damage(state, seat, place, kind, damage) - len(carrying)
    return [
        *[Load(kind, damage, state.edition.none)] * empty,
        *sorted(carrying, key=lambda each: (sum(each.cargo), len(each.riders), each)),
    ]


def load_name(state: ImperiumState, ship: Load) -> str:
    """What options call a ship's load, as in `ground_force:2,pds:1,sol_admiral`."""
    cargo = [f"{kind}:{number}" for kind, number in _cargo(state, ship)]
    return ",".join([*cargo, *ship.riders]) or EMPTY


def loads_named(
    state: ImperiumState, seat: int, place: Place, kind: str, damage: int, gone: Sequence[str] = ()
) -> list[tuple[str, ...]]:
    """The further noun of an option for a ship: its load, where ships that are else alike differ by theirs.

    `gone` are loads of ships that are as good as lost.
    """
    if not _loads(state, seat, place):
        return [()]
    names = Counter([load_name(state, each) for each in ships_of(state, seat, place, kind, damage)])
    left = list(names - Counter(gone))
    return [(name,) for name in left] if len(left) > 1 else [()]


def ship_named(state: ImperiumState, seat: int, place: Place, kind: str, damage: int, load: str = "") -> Load:
    """The ship with that load; if none is named, one of those that carry least."""
    if not _loads(state, seat, place):
        return Load(kind, damage, state.edition.none)
    return _first([load], state, ships_of(state, seat, place, kind, damage))[0]


def laden(
    state: ImperiumState,
    seat: int,
    place: Place,
    kind: str,
    many: Sequence[int],
    named: Sequence[tuple[int, str]],
) -> list[Load]:
    """Of ships that fall, so many of each level of damage, those that carry something.

    Those that were named fall, by damage and load, then those that carry least.
    """
    found: list[Load] = []
    for damage, number in enumerate(many) if _loads(state, seat, place) else ():
        loads = [load for level, load in named if level == damage]
        found += _first(loads, state, ships_of(state, seat, place, kind, damage))[:number]
    return [ship for ship in found if _is_laden(ship)]


def _first(loads: Sequence[str], state: ImperiumState, ships: list[Load]) -> list[Load]:
    """The same ships, those with these loads first."""
    first: list[Load] = []
    for load in loads:
        found = next((each for each in ships if load_name(state, each) == load), None)
        if found is not None:
            ships.remove(found)
            first.append(found)
    return first + ships


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


def bind(state: ImperiumState, seat: int, place: Place, ship: Load, kind: str) -> Load:
    """A unit that is in a space area, aboard no ship, goes aboard one; returns the ship as it is then."""
    return _becomes(state, seat, place, ship, plus(ship.cargo, some(state, kind, 1)))


def leaves_named(state: ImperiumState, seat: int, place: Place, kind: str) -> list[Option]:
    """The further nouns of an option for a unit that leaves a space area: its ship, where several differ."""
    if not _loads(state, seat, place):
        return [()]
    at = state.edition.index[kind]
    ships = [each for each in dict.fromkeys(_loads(state, seat, place)) if each.cargo[at]]
    named: list[Option] = [(each.kind, each.damage, load_name(state, each)) for each in ships]
    free: list[Option] = [()] if loose(state, seat, place)[at] else []
    return [*free, *named] if len(free + named) > 1 else [()]


def leave(
    game: Game, seat: int, place: Place, target: Place, kind: str, number: int, how: str, named: Option = ()
) -> None:
    """Units leave a space area: out of the ship that is named, else first those that are aboard none."""
    state, at = of(game), of(game).edition.index[kind]
    ships, aboard = _loads(state, seat, place), number
    if named:
        ships = (ship_named(state, seat, place, str(named[0]), int(named[1]), str(named[2])),)
    elif ships:
        aboard -= loose(state, seat, place)[at]
    for ship in ships:
        out = max(0, min(aboard, ship.cargo[at]))
        _becomes(state, seat, place, ship, minus(ship.cargo, some(state, kind, out)))
        aboard -= out
    move_units(game, seat, place, target, kind, number, how)


def unload(state: ImperiumState, seat: int, place: Place, kind: str, ships: Sequence[Load]) -> None:
    """One unit is aboard none of these ships any more, but still there."""
    at = state.edition.index[kind]
    ship = next((each for each in ships if each.cargo[at]), None)
    if ship is not None:
        _becomes(state, seat, place, ship, minus(ship.cargo, some(state, kind, 1)))


def shift_cargo(
    state: ImperiumState, seat: int, place: Place, ship: Load, other: Load, kind: str
) -> tuple[Load, Load]:
    """A unit goes from one ship to another in the same space area; returns both as they are then."""
    one = some(state, kind, 1)
    ship = _becomes(state, seat, place, ship, minus(ship.cargo, one))
    return ship, _becomes(state, seat, place, other, plus(other.cargo, one))


def move_ship(game: Game, seat: int, origin: Place, target: Place, ship: Load, how: str) -> None:
    """A ship moves, and what it has aboard moves with it."""
    state = of(game)
    _strike(state, seat, origin, ship)
    hurt = {"damaged": 1, "level": ship.damage} if ship.damage else {}
    move_units(game, seat, origin, target, ship.kind, 1, how, **hurt)
    for kind, number in _cargo(state, ship):
        move_units(game, seat, origin, target, kind, number, TRANSPORT)
    _enter(state, seat, target, ship)


def board(state: ImperiumState, seat: int, place: Place, ship: Load, rider: str) -> Load:
    """Somebody goes aboard a ship, or it is marked; returns the ship as it is then."""
    return _turn(state, seat, place, ship, replace(ship, riders=tuple(sorted((*ship.riders, rider)))))


def disembark(state: ImperiumState, seat: int, place: Place, ship: Load, rider: str) -> Load:
    """A rider leaves a ship; returns the ship as it is then."""
    return _turn(
        state, seat, place, ship, replace(ship, riders=tuple(one for one in ship.riders if one != rider))
    )


def tag_number(ship: Load) -> int:
    """The number of the last mark of a card on a ship, or 0: among riders such a mark is called by its kind
    and a number, as in `close_range.3`."""
    return max([int(each.rpartition(".")[2]) for each in ship.riders if "." in each], default=0)


def ship_with(state: ImperiumState, seat: int, rider: str) -> tuple[Place, Load] | None:
    """The ship of a player that a rider is aboard, and where it is."""
    for place, ships in state.loads(seat).items():
        for ship in ships:
            if rider in ship.riders:
                return place, ship
    return None


def move_loads(state: ImperiumState, seat: int, origin: Place, target: Place) -> None:
    """All that was in one space area is in another now, aboard the same ships."""
    if _loads(state, seat, origin):
        loads = state.loads(seat)
        loads[target] = (*loads.get(target, ()), *loads.pop(origin))


def lose_cargo(game: Game, seat: int, place: Place, ship: Load, how: str, by: int = NOBODY) -> Losses:
    """What a ship that is about to be lost has aboard is destroyed with it; returns what that was. What
    becomes of its riders is the edition's."""
    state = of(game)
    _strike(state, seat, place, ship)
    if ship.riders:
        state.edition.riders_lost(game, seat, place, ship.riders)
    for kind, number in _cargo(state, ship):
        destroy_units(game, seat, place, kind, number, how, by=by)
    return [(kind, place, number) for kind, number in _cargo(state, ship)]


def damage_ship(game: Game, seat: int, place: Place, ship: Load) -> Load:
    """A ship sustains damage and keeps what it has aboard; returns the ship as it is then."""
    state = of(game)
    damaged = _turn(state, seat, place, ship, replace(ship, damage=ship.damage + 1))
    damage_unit(game, seat, place, ship.kind, damaged.damage)
    return damaged


def mend_ship(game: Game, seat: int, place: Place, ship: Load) -> Load:
    """A ship has one damage less, and keeps what it has aboard."""
    mended = _turn(of(game), seat, place, ship, replace(ship, damage=ship.damage - 1))
    mend_unit(game, seat, place, ship.kind, ship.damage)
    return mended


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
    return _turn(state, seat, place, ship, replace(ship, cargo=cargo))


def _turn(state: ImperiumState, seat: int, place: Place, ship: Load, after: Load) -> Load:
    _strike(state, seat, place, ship)
    _enter(state, seat, place, after)
    return after


def _strike(state: ImperiumState, seat: int, place: Place, ship: Load) -> None:
    """A ship leaves the table; one that carries nothing and nobody is in none."""
    if _is_laden(ship):
        loads = list(state.loads(seat).pop(place))
        loads.remove(ship)
        if loads:
            state.loads(seat)[place] = tuple(loads)


def _enter(state: ImperiumState, seat: int, place: Place, ship: Load) -> None:
    if _is_laden(ship):
        loads = state.loads(seat)
        loads[place] = (*loads.get(place, ()), ship)


def _is_laden(ship: Load) -> bool:
    return bool(ship.riders) or any(ship.cargo)
