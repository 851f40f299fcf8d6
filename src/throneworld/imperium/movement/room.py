"""Room aboard ships, in editions in which each unit is aboard a certain one (`Edition.cargo_is_bound`).

A ship has room for whatever it can carry, and may have berths that only some kinds use
(`Edition.berth_kinds`); those take berths first. Fighters need room while a ship brings them; then they
belong to the system.
"""

from __future__ import annotations

from operator import mul

from throneworld.imperium.edition import Group, Place
from throneworld.imperium.modifiers import changed, granted_by, is_altered, total
from throneworld.imperium.quantities import ANY_CARGO, BERTHS, CAPACITY, CARRIES, HALF_ROOM
from throneworld.imperium.state import ImperiumState, Load
from throneworld.imperium.units import SHIPS


def rooms(state: ImperiumState, seat: int, ship: Load) -> tuple[int, int]:
    """What a ship has room for, and how many berths it has besides."""
    printed = state.edition.capacities(state, seat)[state.edition.index[ship.kind]]
    room, berths = changed(state, CAPACITY, printed, seat, ship), total(state, BERTHS, seat, ship)
    if room + berths > 1 and granted_by(state, HALF_ROOM, seat, ship):
        half = -(-(room + berths) // 2)
        room, berths = min(room, half), max(0, half - room)
    return (room + berths, 0) if berths and granted_by(state, ANY_CARGO, seat) else (room, berths)


def room_of_new(state: ImperiumState, seat: int, kind: str) -> int:
    """What a ship has room for that carries nothing yet."""
    if not state.edition.cargo_is_bound or kind not in SHIPS:
        return state.edition.profile(state, seat, kind).capacity
    return rooms(state, seat, Load(kind, 0, state.edition.none))[0]


def room_for(state: ImperiumState, seat: int, ship: Load, kind: str, fighters: int = 0) -> int:
    """How many more units of a kind a ship takes aboard that already brings so many fighters."""
    room, berths = rooms(state, seat, ship)
    light = _light(state, ship)
    free = room - (sum(ship.cargo) - light) - fighters - max(0, light - berths)
    if kind in state.edition.berth_kinds or granted_by(state, CARRIES, seat, ship.kind, kind):
        return free + max(0, berths - light)
    return free if ship.kind in state.edition.carriers.get(kind, SHIPS) else 0


def is_overloaded(state: ImperiumState, seat: int, ship: Load) -> bool:
    """Whether a ship has more aboard than it can carry: whatever gave it room has ceased."""
    room, berths = rooms(state, seat, ship)
    light = _light(state, ship)
    return sum(ship.cargo) - min(light, berths) > room


def room_aboard(state: ImperiumState, seat: int, place: Place, group: Group) -> int:
    """What a player's units in a space area can hold together; berths count as far as they are used."""
    capacities = state.edition.capacities(state, seat)
    plain: int = sum(map(mul, group, capacities))
    if not any(is_altered(state, each, seat) for each in (CAPACITY, BERTHS, HALF_ROOM)):
        return plain
    ships = state.loads(seat).get(place, ())
    found = 0
    for kind in (each for each in SHIPS if group[state.edition.index[each]]):
        laden = [ship for ship in ships if ship.kind == kind]
        empty = group[state.edition.index[kind]] - len(laden)
        found += empty * rooms(state, seat, Load(kind, 0, state.edition.none))[0]
        for ship in laden:
            room, berths = rooms(state, seat, ship)
            found += room + min(berths, _light(state, ship))
    return found


def _light(state: ImperiumState, ship: Load) -> int:
    """How many of those aboard can use berths."""
    return sum([ship.cargo[state.edition.index[kind]] for kind in state.edition.berth_kinds])
