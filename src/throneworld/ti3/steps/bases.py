"""Docks that stand in space, tied to no planet, for races whose docks do not: where, and until when."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.marks import GAME, mark, marks_of
from throneworld.imperium.modifiers import banned_by, is_altered
from throneworld.imperium.units import SPACE_DOCK, count, enemies_in
from throneworld.kernel.game import Game
from throneworld.ti3.effects.harming import destroy_structure
from throneworld.ti3.quantities import DOCK_FALLS
from throneworld.ti3.state import SYSTEM, Ti3State, of

ANCHORED = "anchored"
"""Mark: a dock of this player in the space area that is the subject is tied to that place."""
FALLEN = "overwhelmed"


def anchor(game: Game, seat: int, place: Place) -> None:
    mark(game, ANCHORED, seat=seat, subject=place, until=GAME)


def bases_in(state: Ti3State, seat: int, place: Place) -> int:
    """How many docks of a player in a space area do not move."""
    found = [each for each in marks_of(state, ANCHORED) if (each.seat, each.subject) == (seat, place)]
    return min(len(found), count(state, seat, place, SPACE_DOCK)) if found else 0


def is_base(state: Ti3State, seat: int, kind: str, place: Place) -> bool:
    return kind == SPACE_DOCK and bases_in(state, seat, place) > 0


def mind_bases(game: Game) -> None:
    """An action is over: what something makes fall now falls (ruling 213)."""
    state = of(game)
    for each in marks_of(state, ANCHORED):
        seat, place = each.seat, str(each.subject)
        if is_altered(state, DOCK_FALLS, seat) and banned_by(state, DOCK_FALLS, seat, place):
            by = enemies_in(state, seat, SYSTEM[place])[0]
            destroy_structure(game, seat, place, SPACE_DOCK, FALLEN, by)
    standing = [
        each for each in state.marks if each.kind != ANCHORED or _stands(state, each.seat, each.subject)
    ]
    state.marks = tuple(standing)


def _stands(state: Ti3State, seat: int, place: object) -> bool:
    return count(state, seat, str(place), SPACE_DOCK) > 0
