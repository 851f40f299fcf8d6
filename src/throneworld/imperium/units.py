"""Units as counts: groups of them, and where they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add, itemgetter, sub

from throneworld.imperium.edition import Group, Place
from throneworld.imperium.state import AREAS, SPACE, ImperiumState

SPACE_DOCK, PDS, FIGHTER = "space_dock", "pds", "fighter"
DESTROYER, CRUISER, CARRIER = "destroyer", "cruiser", "carrier"
DREADNOUGHT, WAR_SUN, FLAGSHIP = "dreadnought", "war_sun", "flagship"
FOOT = "foot"
"""The plain ground force of an edition, whatever it is called there; here it only keeps a place."""

KINDS: tuple[str, ...] = (
    *(SPACE_DOCK, PDS, DESTROYER, CRUISER, WAR_SUN),
    *(FOOT, FIGHTER, CARRIER, DREADNOUGHT, FLAGSHIP),
)
"""The kinds that all editions have, with the places that they have in every Group."""
INDEX: dict[str, int] = {kind: number for number, kind in enumerate(KINDS)}

SHIPS: tuple[str, ...] = (FLAGSHIP, WAR_SUN, DREADNOUGHT, CARRIER, CRUISER, DESTROYER, FIGHTER)
BIG_SHIPS: tuple[str, ...] = SHIPS[:-1]
"""Ships that count against the fleet pool."""
STRUCTURES: tuple[str, ...] = (SPACE_DOCK, PDS)

_ships: Callable[[Group], Group] = itemgetter(*(INDEX[kind] for kind in SHIPS))
_big_ships: Callable[[Group], Group] = itemgetter(*(INDEX[kind] for kind in BIG_SHIPS))


def plus(one: Group, other: Group) -> Group:
    return tuple(map(add, one, other))


def minus(one: Group, other: Group) -> Group:
    return tuple(map(sub, one, other))


def some(state: ImperiumState, kind: str, number: int) -> Group:
    """So many units of one kind."""
    return tuple([number * each for each in state.edition.one[kind]])


def ship_count(group: Group) -> int:
    """Ships, fighters included."""
    return sum(_ships(group))


def big_ship_count(group: Group) -> int:
    """Ships that are no fighters."""
    return sum(_big_ships(group))


def standing(state: ImperiumState, side: int, place: Place) -> Group:
    """What a side has in a place."""
    return (state.units[side] if side >= 0 else state.forces(side)).get(place) or state.edition.none


def count(state: ImperiumState, side: int, place: Place, kind: str) -> int:
    group = (state.units[side] if side >= 0 else state.forces(side)).get(place)
    return group[state.edition.index[kind]] if group else 0


def damaged_count(state: ImperiumState, seat: int, place: Place, kind: str, level: int = 1) -> int:
    """How many have this level of damage or more."""
    group = (state.damaged[seat] if level == 1 <= seat + 1 else state.damage(seat, level)).get(place)
    return group[state.edition.index[kind]] if group else 0


def damage_of(state: ImperiumState, seat: int, place: Place, kind: str) -> list[int]:
    """The levels of damage that some units of a kind in a place have, none at all included."""
    levels = range(1, state.edition.damage_levels + 1)
    many = [damaged_count(state, seat, place, kind, level) for level in levels]
    many = [count(state, seat, place, kind), *many, 0]
    return [level for level in range(len(many) - 1) if many[level] > many[level + 1]]


def count_with_damage(state: ImperiumState, seat: int, place: Place, kind: str, level: int) -> int:
    """How many have just this level of damage; 0 is none."""
    found = damaged_count(state, seat, place, kind, level) if level else count(state, seat, place, kind)
    deeper = level < state.edition.damage_levels
    return found - (damaged_count(state, seat, place, kind, level + 1) if deeper else 0)


def in_space(state: ImperiumState, seat: int, system: int) -> Group:
    """What a player has in the space area of a system."""
    return state.units[seat].get(SPACE[system]) or state.edition.none


def has_ships(state: ImperiumState, seat: int, system: int) -> bool:
    group = state.units[seat].get(SPACE[system])
    return group is not None and ship_count(group) > 0


def seats_with_ships(state: ImperiumState, system: int) -> tuple[int, ...]:
    """Who has ships in a system."""
    space = SPACE[system]
    return tuple(
        [seat for seat, places in enumerate(state.units) if space in places and ship_count(places[space])]
    )


def enemies_in(state: ImperiumState, seat: int, system: int) -> Sequence[int]:
    """Whose ships in a system are not a player's own."""
    there = seats_with_ships(state, system)
    if not there or there == (seat,):
        return ()
    return [each for each in there if not state.allied(seat, each)]


def on_board(state: ImperiumState, seat: int, kind: str) -> int:
    """How many units of a kind a player has on the game board."""
    number = state.edition.index[kind]
    return sum([group[number] for group in state.units[seat].values()])


def all_units(state: ImperiumState, side: int) -> Group:
    """All units of a side on the game board."""
    found = state.edition.none
    for group in state.forces(side).values():
        found = plus(found, group)
    return found


def left(state: ImperiumState, seat: int, kind: str, place: Place) -> int:
    """How many more units of a kind could be put into a place.

    Tokens go on for some kinds without end, but in some editions each stack needs a plastic piece.
    """
    edition = state.edition
    pieces = edition.pieces[kind]
    if kind not in edition.continued_kinds:
        return pieces - on_board(state, seat, kind) - state.lies_aside(seat, kind)
    if not edition.stack_needs_plastic or count(state, seat, place, kind):
        return pieces * 10
    number = edition.index[kind]
    stacks = sum([1 for group in state.units[seat].values() if group[number]])
    return pieces * 10 if stacks < pieces else 0


def has_piece(state: ImperiumState, seat: int, kind: str, origin: Place, target: Place) -> bool:
    """Whether one unit can go from stack to stack: a new one may need a plastic piece.

    It may be the one that moves, if nothing stays behind.
    """
    return count(state, seat, origin, kind) == 1 or left(state, seat, kind, target) > 0


def presence(state: ImperiumState, seat: int) -> int:
    """The set of systems in which a player has units."""
    found, system = 0, state.edition.system
    for place in state.units[seat]:
        found |= 1 << system[place]
    return found


def spaces(state: ImperiumState, seat: int) -> int:
    """The set of systems in whose space area a player has anything."""
    found = 0
    for place in state.units[seat]:
        if place in AREAS:
            found |= 1 << int(place)
    return found


def fleets(state: ImperiumState, seat: int) -> int:
    """The set of systems in which a player has ships."""
    found = 0
    for place, group in state.units[seat].items():
        if place in AREAS and ship_count(group):
            found |= 1 << int(place)
    return found
