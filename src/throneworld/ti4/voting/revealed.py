"""The agenda that lies before the players."""

from __future__ import annotations

from throneworld.imperium.marks import marks_of
from throneworld.ti4.state import Ti4State

REVEALED = "revealed"
"""Mark: this agenda lies before the players."""


def current_agenda(state: Ti4State) -> str:
    """The agenda that lies before the players, or nothing."""
    return next((str(each.subject) for each in marks_of(state, REVEALED)), "")
