"""Ground forces that are ships too until a space combat is over."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import Squad
from throneworld.imperium.marks import COMBAT, marks_of
from throneworld.kernel.game import Game
from throneworld.ti4.state import SYSTEM, Mark, Place, Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import count

FIGHTS_AS_SHIP = "fights_as_ship"
"""Mark, until COMBAT: one ground force of this player, in the place that is the subject, is a ship too; one
mark for each of them."""


def with_ground_ships(state: Ti4State, squads: list[Squad], seat: int, place: Place) -> list[Squad]:
    """The ships of a player in a combat, and his ground forces that are ships for it."""
    named: dict[Place, int] = {}
    for each in marks_of(state, FIGHTS_AS_SHIP):
        if each.seat == seat and SYSTEM[str(each.subject)] == SYSTEM[place]:
            named[str(each.subject)] = named.get(str(each.subject), 0) + 1
    found = [
        (INFANTRY, where, min(many, count(state, seat, where, INFANTRY))) for where, many in named.items()
    ]
    return [*squads, *(squad for squad in found if squad[2])]


def move_ground_ship(game: Game, seat: int, origin: Place, target: Place) -> None:
    """A ground force has changed its place in the system: if it must have been a ship it still is one."""
    state = of(game)
    one = Mark(FIGHTS_AS_SHIP, seat, origin, COMBAT)
    if state.marks.count(one) > count(state, seat, origin, INFANTRY):
        marks = list(state.marks)
        marks.remove(one)
        state.marks = (*marks, Mark(FIGHTS_AS_SHIP, seat, target, COMBAT))


def strike_off(game: Game, seat: int, place: Place, many: int) -> None:
    """Ground forces that fought as ships are fewer now."""
    state, kept = of(game), []
    for each in state.marks:
        if many and each.kind == FIGHTS_AS_SHIP and each.seat == seat and each.subject == place:
            many -= 1
        else:
            kept.append(each)
    state.marks = tuple(kept)
