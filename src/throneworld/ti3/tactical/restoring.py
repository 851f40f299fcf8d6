"""A combat round that has not happened: both sides stand as when it began (rulings 110, 188)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from throneworld.imperium.edition import Group, Place
from throneworld.imperium.state import Load
from throneworld.imperium.verbs.points import add_points, lose_points
from throneworld.kernel.game import Game
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.leaders.agent import SEIZED
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.points import MOST
from throneworld.ti3.ship_marks import drop_marks
from throneworld.ti3.state import SHIP_ASIDE, Mark, Ti3State, of

Fleet = tuple[Group, tuple[Group, ...], tuple[Load, ...]]
"""What a side has in a space area: units, how many have each level of damage or more, and loads."""


class Before(Struct, frozen=True, gc=False, omit_defaults=True):
    """Everybody's points when a round began, and the hits that each side had taken."""

    points: tuple[int, ...] = ()
    taken: tuple[int, int] = (0, 0)


NOTHING_BEFORE = Before()
TAKEN_BACK = "taken_back"
BOARDED = "boarded"
"""Mark while the battle lasts: this player's troops have taken an enemy ship; its kind and, after a colon,
how many deeds there were then."""


def restore(
    game: Game, place: Place, fleets: Sequence[tuple[int, Fleet]], deeds: int, before: Before
) -> None:
    """Ships, damage, cargo, leaders; what followed from a destruction of the round has not followed."""
    state = of(game)
    for side, fleet in fleets:
        _stand_again(state, side, place, fleet)
    kept = [each for each in state.deeds[deeds:] if each.kind != DESTROYED]
    state.deeds = (*state.deeds[:deeds], *kept)
    _take_points_back(game, before.points)
    state.marks = tuple([each for each in state.marks if not _is_later(each, deeds)])
    drop_marks(state)


def _is_later(mark: Mark, deeds: int) -> bool:
    """Whether a mark keeps something that followed from a destruction of the round (ruling 188)."""
    return mark.kind in (SHIP_ASIDE, BOARDED) and int(str(mark.subject).rpartition(":")[2]) >= deeds


def _take_points_back(game: Game, points: Sequence[int]) -> None:
    """Told like all that is gained and lost, so that everybody can follow how points came about."""
    for seat, before in enumerate(points):
        now = of(game).points[seat]
        if before > now:
            add_points(game, seat, before - now, MOST, TAKEN_BACK)
        elif now > before:
            lose_points(game, seat, now - before, TAKEN_BACK)


def _stand_again(state: Ti3State, side: int, place: Place, fleet: Fleet) -> None:
    group, damage, loads = fleet
    _put(state.forces(side), place, group)
    for level, hurt in enumerate(damage, 1):
        _put(state.damage(side, level), place, hurt)
    if loads:
        state.loads(side)[place] = loads
    else:
        state.loads(side).pop(place, None)
    for leader in [each for ship in loads for each in ship.riders if each in PERSON]:
        state.leaders[leader] = replace(state.leaders[leader], place="", displaced=False)
        state.marks = tuple([each for each in state.marks if (each.kind, each.subject) != (SEIZED, leader)])


def _put(places: dict[Place, Group], place: Place, group: Group) -> None:
    if any(group):
        places[place] = group
    else:
        places.pop(place, None)
