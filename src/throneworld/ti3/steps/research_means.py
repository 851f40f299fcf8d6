"""What cards give for one execution of Technology: resources, and prerequisites that may be missing."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.marks import mark, marks_of
from throneworld.imperium.state import Mark
from throneworld.kernel.game import Game
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import TECHNOLOGY

EXECUTION = "technology_execution"
"""What ends a mark: somebody has executed an ability of Technology."""
FUNDS, WAIVED = "funds", "waived"
"""Marks: resources, the subject, that this player need not pay for technologies; one prerequisite of a
colour of the subject that he may lack."""


def funds_of(state: Ti3State, seat: int) -> int:
    return sum([int(each.subject) for each in marks_of(state, FUNDS) if each.seat == seat])


def spend_funds(game: Game, seat: int, amount: int) -> None:
    """What is left may be set against the next technology."""
    left = funds_of(of(game), seat) - amount
    _drop(game, [each for each in marks_of(of(game), FUNDS) if each.seat == seat])
    if left > 0:
        mark(game, FUNDS, seat=seat, subject=left, until=EXECUTION)


def missing_colours(state: Ti3State, seat: int, technology: str) -> list[tuple[str, ...]]:
    """Of each prerequisite that he lacks its colour; where one of several is enough, the colours of all."""
    row = TECHNOLOGY[technology]
    lacking: list[tuple[str, ...]] = [
        (TECHNOLOGY[each].colour,) for each in row.all_of if not owns_technology(state, seat, each)
    ]
    if row.any_of and not any(owns_technology(state, seat, each) for each in row.any_of):
        lacking.append(tuple(dict.fromkeys([TECHNOLOGY[each].colour for each in row.any_of])))
    return lacking


def waivers_for(state: Ti3State, seat: int, technology: str) -> list[Mark] | None:
    """Which of his waivers stand in for what he lacks; None if they do not suffice."""
    held = [each for each in marks_of(state, WAIVED) if each.seat == seat]
    return _matching(missing_colours(state, seat, technology), held)


def _matching(lacking: Sequence[tuple[str, ...]], held: Sequence[Mark]) -> list[Mark] | None:
    """Those of one colour first, so that planets of two are left for what comes later."""
    if not lacking:
        return []
    for each in sorted(held, key=lambda each: len(str(each.subject).split())):
        if set(str(each.subject).split()) & set(lacking[0]):
            rest = list(held)
            rest.remove(each)
            others = _matching(lacking[1:], rest)
            if others is not None:
                return [each, *others]
    return None


def waives(state: Ti3State, seat: int, technology: str) -> int:
    """Whether the prerequisites that he lacks may be missing."""
    return int(waivers_for(state, seat, technology) is not None)


def use_waivers(game: Game, seat: int, technology: str) -> None:
    """Each of them stands in for one prerequisite once."""
    _drop(game, waivers_for(of(game), seat, technology) or [])


def _drop(game: Game, marks: Sequence[Mark]) -> None:
    left = list(of(game).marks)
    for each in marks:
        left.remove(each)
    of(game).marks = tuple(left)
