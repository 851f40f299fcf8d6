"""What cards do to what can be built in a place, in the order in which they were resolved (ruling 83)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from throneworld.imperium.edition import Place
from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import is_altered, turned
from throneworld.imperium.production.producers import Producer
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.kernel.game import Game
from throneworld.ti3.quantities import CAPACITY_CHANGES
from throneworld.ti3.state import Mark, Ti3State, of

RAISED = "raised"
"""Mark: the dock of this player in the place that is the subject builds more this round."""


class Change(NamedTuple):
    """What one card does: by when it was resolved, whether it halves, what it adds."""

    age: int
    halves: bool = False
    more: int = 0


def change_by(state: Ti3State, mark: Mark, halves: bool = False, more: int = 0) -> Change:
    """Marks lie in the order in which they were made."""
    return Change(state.marks.index(mark), halves, more)


def after_cards(state: Ti3State, seat: int, found: Sequence[Producer]) -> list[Producer]:
    """Units that build, one by one, with what cards leave of each."""
    if not is_altered(state, CAPACITY_CHANGES, seat):
        return list(found)
    left: list[Producer] = []
    seen: Counter[tuple[str, Place]] = Counter()
    for each in found:
        value = _changed(state, seat, each, seen[each.kind, each.place])
        seen[each.kind, each.place] += 1
        left += [each._replace(value=value)] if value > 0 else []
    return left


def _changed(state: Ti3State, seat: int, unit: Producer, nth: int) -> int:
    changes: tuple[Change, ...] = ()
    value = unit.value
    for each in sorted(turned(state, CAPACITY_CHANGES, changes, seat, unit.kind, unit.place, nth)):
        value = max(0, (value // 2 if each.halves else value) + each.more)
    return value


def dock_leaves(game: Game, seat: int, origin: Place, target: Place) -> bool:
    """A dock has moved: a raised one before others, then a refreshed one before one that rests; whether
    it is one that can build."""
    state = of(game)
    _take_mark_along(state, seat, origin, target)
    places = state.exhausted_docks
    if places.count(origin) <= count(state, seat, origin, SPACE_DOCK):
        return True
    at = places.index(origin)
    state.exhausted_docks = (*places[:at], target, *places[at + 1 :])
    return False


def _take_mark_along(state: Ti3State, seat: int, origin: Place, target: Place) -> None:
    found = [each for each in marks_of(state, RAISED) if (each.seat, each.subject) == (seat, origin)]
    if found:
        at = state.marks.index(found[0])
        moved = Mark(RAISED, seat, target, found[0].until)
        state.marks = (*state.marks[:at], moved, *state.marks[at + 1 :])
