"""Ground units that go on their own, one step, out of activated systems (ruling 128).

They are named while ways are declared, and stay where they are until the landings begin: nothing befalls them
on the way. If enemy ships are in the activated system by then, they are lost.
"""

from __future__ import annotations

from collections import Counter

from throneworld.galaxy.sets import System
from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import ACTION, TACTICAL_ACTION, mark, marks_of, unmark
from throneworld.imperium.modifiers import total, turned
from throneworld.imperium.movement.cargo import bind, leave, leaves_named, loose
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.quantities import SHUT
from throneworld.imperium.state import AREAS, SPACE
from throneworld.imperium.units import count, damage_of, enemies_in
from throneworld.imperium.verbs.units import destroy_units, move_units
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.ti3.quantities import FREES_TROOPS
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.steps.stowing import ships_in
from throneworld.ti3.tables import GROUND_KINDS

MARCH = "march"
MARCHING = "marching"
"""Mark: a ground unit of this player goes on its own; its subject is kind and place."""
MARCHED, FREED = "marched", "freed"
"""Marks for an action of a turn: a ground unit, or a ship, of this player has left an activated system."""
LOST = "march_lost"


def marching(state: Ti3State, seat: int) -> Counter[tuple[str, Place]]:
    """Those that were named, by kind and place."""
    named = [str(each.subject).split(" ") for each in marks_of(state, MARCHING) if each.seat == seat]
    return Counter([(kind, place) for kind, place in named])


def marches(state: Ti3State, seat: int, system: System) -> list[Option]:
    """Who may go: units in activated systems next to this one."""
    if total(state, FREES_TROOPS, seat) <= 0:
        return []
    near, shut = adjacency(state, seat, MOVING), turned(state, SHUT, 0, seat)
    held = state.on_board[seat] & ~shut & ~(1 << system)
    named = marching(state, seat)
    return [
        (MARCH, kind, place)
        for place in state.units[seat]
        if held >> SYSTEM[place] & 1 and near[SYSTEM[place]] >> system & 1
        for kind in GROUND_KINDS
        if count(state, seat, place, kind) > named[kind, place]
    ]


def march(game: Game, seat: int, option: Option) -> None:
    kind, place = str(option[1]), str(option[2])
    mark(game, MARCHING, seat=seat, subject=f"{kind} {place}", until=TACTICAL_ACTION)
    mark(game, MARCHED, seat=seat, until=ACTION)
    game.tell("march_named", seat, kind, place)


def arrive_on_foot(game: Game, seat: int, system: System) -> None:
    """Out of ships those go first that are aboard none; in the system they go aboard where there is room."""
    state = of(game)
    named = marching(state, seat)
    unmark(game, MARCHING, seat)
    for kind, place in named.elements():
        if not count(state, seat, place, kind):
            continue
        _step(game, seat, kind, place, SPACE[system])
        if enemies_in(state, seat, system):
            destroy_units(game, seat, SPACE[system], kind, 1, LOST)
            continue
        ships = [ship for ship in ships_in(state, seat, system) if room_for(state, seat, ship, kind) > 0]
        if ships:
            bind(state, seat, SPACE[system], ships[0], kind)


def scuttle_stragglers(game: Game, seat: int, system: System) -> None:
    """Who has neither landed nor found a ship is lost at once."""
    place = SPACE[system]
    free = loose(of(game), seat, place)
    for kind in GROUND_KINDS:
        destroy_units(game, seat, place, kind, free[of(game).edition.index[kind]], LOST)


def _step(game: Game, seat: int, kind: str, place: Place, target: Place) -> None:
    state = of(game)
    if place in AREAS:
        leave(game, seat, place, target, kind, 1, MARCH, leaves_named(state, seat, place, kind)[0])
        return
    level = min(damage_of(state, seat, place, kind))
    move_units(game, seat, place, target, kind, 1, MARCH, damaged=int(level > 0), level=max(1, level))


EVENTS: dict[str, tuple[str, ...]] = {"march_named": ("seat", "kind", "place")}
