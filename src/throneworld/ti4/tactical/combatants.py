"""Who fights in a combat, with which dice and which modifiers (RR 17, 47, 53)."""

from __future__ import annotations

from throneworld.imperium.marks import COMBAT, marks_of
from throneworld.imperium.owning import law_owner
from throneworld.kernel.game import Game
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import flagship_in, has_ability
from throneworld.ti4.state import SPACE, SYSTEM, Mark, Place, Ti4State, of
from throneworld.ti4.tables import FIGHTER, FLAGSHIP, INFANTRY, NEBULA, TILE
from throneworld.ti4.units import INDEX, SHIPS, count, profile

FIGHTS_AS_SHIP = "fights_as_ship"
"""Mark, until COMBAT: one ground force of this player, in the place that is the subject, is a ship too; one
mark for each of them (The Alastor)."""
COMBAT_BONUS = "combat_bonus"
"""Mark: a modifier to the combat rolls of this player, until COMBAT_ROUND or COMBAT. Its subject is the
number for all of his units, or a kind and the number for those alone: `1`, `-1`, `"fighter:2"` (Morale Boost,
Fighter Prototype, Tekklar Legion)."""

Squad = tuple[str, Place, int]
"""Units of one kind in one place: kind, place, how many."""

AREAS: frozenset[Place] = frozenset(SPACE)
"""The space areas among the places."""
LANDED: tuple[str, ...] = (INFANTRY, FIGHTER)
"""What fights on a planet: ground forces, and fighters that are committed as if they were (Matriarch)."""

_SHIPS = tuple((kind, INDEX[kind]) for kind in SHIPS)
_LANDED = tuple((kind, INDEX[kind]) for kind in LANDED)


def combatants(state: Ti4State, seat: int, place: Place) -> list[Squad]:
    """All units of a player that fight, and may be hit, in a space area or on a planet."""
    group = state.units[seat].get(place)
    if place not in AREAS:
        return [(kind, place, group[at]) for kind, at in _LANDED if group[at]] if group else []
    found = [(kind, place, group[at]) for kind, at in _SHIPS if group[at]] if group else []
    return found + _ground_ships(state, seat, SYSTEM[place]) if state.marks else found


def _ground_ships(state: Ti4State, seat: int, system: int) -> list[Squad]:
    """Ground forces that are ships for this combat."""
    named: dict[Place, int] = {}
    for each in marks_of(state, FIGHTS_AS_SHIP):
        if each.seat == seat and SYSTEM[str(each.subject)] == system:
            named[str(each.subject)] = named.get(str(each.subject), 0) + 1
    squads = [
        (INFANTRY, place, min(many, count(state, seat, place, INFANTRY))) for place, many in named.items()
    ]
    return [squad for squad in squads if squad[2]]


def move_ground_ship(game: Game, seat: int, origin: Place, target: Place) -> None:
    """A ground force has changed its place in the system: if it must have been a ship it still is one."""
    state = of(game)
    one = Mark(FIGHTS_AS_SHIP, seat, origin, COMBAT)
    if state.marks.count(one) > count(state, seat, origin, INFANTRY):
        marks = list(state.marks)
        marks.remove(one)
        state.marks = (*marks, Mark(FIGHTS_AS_SHIP, seat, target, COMBAT))


def is_fighting(state: Ti4State, seat: int, place: Place) -> bool:
    """Whether a player has anything left that fights there."""
    return bool(combatants(state, seat, place))


def strength(state: Ti4State, seat: int, place: Place) -> int:
    """How many units a player has in a combat."""
    return sum([many for _, _, many in combatants(state, seat, place)])


def big_ships(state: Ti4State, seat: int, place: Place) -> int:
    """How many of them are ships other than fighters."""
    return sum([many for kind, _, many in combatants(state, seat, place) if kind != FIGHTER])


def dice_of_unit(state: Ti4State, seat: int, kind: str, other: int, place: Place) -> int:
    """One die for each burst icon (RR 17.2), or as the text of the unit says."""
    unit = profile(state, seat, kind)
    return _dice_per_opposing_ship(state, other, place) if unit.dice_per_opposing_ship else unit.dice


@standing("combat_roll_when", "salai_sai_corian")
def _dice_per_opposing_ship(state: Ti4State, other: int, place: Place) -> int:
    return big_ships(state, other, place)


def combat_modifier(game: Game, seat: int, kind: str, place: Place) -> int:
    """What is added to the combat rolls of a player's units of a kind in a combat (RR 47)."""
    state = of(game)
    total = _of_abilities(state, seat) + _of_laws(state, seat, kind)
    if place in AREAS:
        total += _of_nebula(state, seat, SYSTEM[place]) + _of_flagship(state, seat, kind, place)
    return total + _of_marks(state, seat, kind) if state.marks else total


@standing("combat_roll_static", "unrelenting", "fragile")
def _of_abilities(state: Ti4State, seat: int) -> int:
    return has_ability(state, seat, "unrelenting") - has_ability(state, seat, "fragile")


@standing("combat_roll_static", "prophecy_of_ixth")
def _of_laws(state: Ti4State, seat: int, kind: str) -> int:
    return int(kind == FIGHTER and law_owner(state, "prophecy_of_ixth") == seat)


@standing("combat_roll_static", "cmorran_norr")
def _of_flagship(state: Ti4State, seat: int, kind: str, place: Place) -> int:
    """For the other ships in the system of the flagship."""
    return int(kind != FLAGSHIP and flagship_in(state, "cmorran_norr", place) == seat)


def _of_nebula(state: Ti4State, seat: int, system: int) -> int:
    """The defender knows his way (RR 50.3)."""
    return int(TILE[system].anomaly == NEBULA and seat != state.active)


def _of_marks(state: Ti4State, seat: int, kind: str) -> int:
    total = 0
    for each in marks_of(state, COMBAT_BONUS):
        if each.seat == seat:
            which, _, amount = str(each.subject).rpartition(":")
            total += int(amount) if which in ("", kind) else 0
    return total
