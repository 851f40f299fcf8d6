"""Ships that have not moved yet, and what is marked on those that do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from throneworld.galaxy.sets import System
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import TACTICAL_ACTION
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.movement.cargo import load_name, loose, ships_of
from throneworld.imperium.movement.room import rooms
from throneworld.imperium.state import SPACE, ImperiumState, Load
from throneworld.imperium.units import FIGHTER, count, damage_of
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.ti3.quantities import BURDENS_MOVED
from throneworld.ti3.ship_marks import HALF_LADEN, mark_ship, marked_ship
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.journeys import Journey


def unmoved(
    state: ImperiumState, seat: int, kind: str, origin: System, journeys: Sequence[Journey]
) -> list[tuple[Load, tuple[str, ...]]]:
    """Ships of a kind in a system that have not made one of these journeys."""
    place, found = SPACE[origin], list[tuple[Load, tuple[str, ...]]]()
    moved = [each.ship for each in journeys if each.way[-1] == origin]
    if not moved and place not in state.damaged[seat] and place not in state.loads(seat):
        return [(Load(kind, 0, state.edition.none), ())] if count(state, seat, place, kind) else []
    for damage in damage_of(state, seat, place, kind):
        there = ships_of(state, seat, place, kind, damage)
        left = Counter(there) - Counter(moved)
        several = len(set(there)) > 1
        found += [(ship, (load_name(state, ship),) if several else ()) for ship in left]
    return found


def elsewhere(journeys: Sequence[Journey], system: System) -> tuple[Journey, ...]:
    """Those that did not end in a system."""
    return tuple([each for each in journeys if each.way[-1] != system])


def has_come(
    state: Ti3State, seat: int, place: Place, kind: str, named: Option, journeys: Sequence[Journey]
) -> bool:
    """Whether all units of a kind, aboard the ship that is named if one is, were brought by these ships."""
    moved, at = [each.ship for each in journeys if each.place == place], state.edition.index[kind]
    if not moved or (not named and loose(state, seat, place)[at]):
        return False
    there = [each for each in state.loads(seat).get(place, ()) if each.cargo[at]]
    if named:
        there = [each for each in there if (each.kind, each.damage, load_name(state, each)) == named]
    return not Counter(there) - Counter(moved)


def fighters_come(place: Place, journeys: Sequence[Journey]) -> int:
    """Fighters that came into a system alone or with these ships; those with riders are ships."""
    there = [each for each in journeys if each.place == place]
    alone = [each for each in there if each.ship.kind == FIGHTER and not each.ship.riders]
    return len(alone) + sum([each.fighters for each in there])


def riders_come(journeys: Sequence[Journey]) -> tuple[str, ...]:
    """Leaders aboard these ships, and whatever is marked on them."""
    return tuple([rider for each in journeys for rider in each.ship.riders])


def burdened(game: Game, seat: int, place: Place, ship: Load) -> Load:
    """The ship as it is, if nothing burdens ships that move; else it is told from others from then on."""
    state = of(game)
    if sum(rooms(state, seat, ship)) < 2 or not granted_by(state, BURDENS_MOVED, seat):
        return ship
    return marked(game, seat, place, ship, HALF_LADEN)


def marked(game: Game, seat: int, place: Place, ship: Load, kind: str) -> Load:
    """The ship as it is with a mark for this action."""
    found = marked_ship(of(game), mark_ship(game, seat, place, ship, kind, TACTICAL_ACTION))
    assert found is not None, "it has just been marked"
    return found[2]
