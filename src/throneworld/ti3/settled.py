"""A state of the table in which nothing was beyond a limit, nothing changed hands and nothing was won.

Nobody looks again (`steps/settling.py`) before one of the tables has changed on which all of it rests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throneworld.imperium.tables import NOBODY

if TYPE_CHECKING:
    from throneworld.ti3.state import Ti3State

Tables = tuple[Any, ...]

OF_A_TURN = frozenset(("followed", "skipped", "action_begun", "annexed"))
"""Marks on which nothing rests that is settled."""


class Settled:
    """What it rested on: tables as they were then, and values that cannot change."""

    __slots__ = ("tables", "values")
    tables: Tables
    values: Tables

    def __init__(self, state: Ti3State) -> None:
        self.values = _values(state)
        self.tables = tuple([each.copy() for each in _tables(state)])

    def counts(self, state: Ti3State) -> bool:
        return self.values == _values(state) and self.tables == _tables(state)


def _values(state: Ti3State) -> Tables:
    """Marks too, but for those that only tell how far a turn or a Strategic Action is."""
    marks = tuple([each for each in state.marks if each.kind not in OF_A_TURN])
    acting = state.active != NOBODY
    return state.phase, acting, marks, state.mines, state.voice, state.eliminated, state.map


def _tables(state: Ti3State) -> Tables:
    """What has changed most often comes first."""
    return (
        *(state.fleet, *state.units, *state.aboard, state.control, state.leaders, state.points),
        *(state.technologies, state.racial_technologies, state.factions, state.laws, state.counters),
        *(state.artifacts, state.artifact_holders, state.specials, state.penalties, state.neutral),
    )
