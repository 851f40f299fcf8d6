"""What is spent for the rest of this round and the whole of the next (SA-14.5.4, 14.8.4)."""

from __future__ import annotations

from throneworld.imperium.marks import GAME, mark, marks_of
from throneworld.kernel.game import Game
from throneworld.ti3.state import NOBODY, Ti3State, of

RESTS = "rests"
"""Mark: this planet's Diplomats, or this Agent, have acted; its subject is who, and the last round of it."""


def rest(game: Game, who: str) -> None:
    state = of(game)
    mine = [each for each in marks_of(state, RESTS) if each.seat == NOBODY]  # those of players are dice
    over = [each for each in mine if _until(each.subject) < state.round]
    state.marks = tuple([each for each in state.marks if each not in over])
    mark(game, RESTS, subject=f"{who}:{state.round + 1}", until=GAME)


def is_resting(state: Ti3State, who: str) -> bool:
    return any(
        str(each.subject).rpartition(":")[0] == who and _until(each.subject) >= state.round
        for each in (marks_of(state, RESTS) if state.marks else ())
    )


def _until(subject: str | int) -> int:
    return int(str(subject).rpartition(":")[2])
