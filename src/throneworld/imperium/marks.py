"""What holds for a while, and what ends it: effects of cards, and things that may be done once."""

from __future__ import annotations

from throneworld.imperium.state import NOBODY, ImperiumState, Mark, of
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game

# What ends a mark
COMBAT_ROUND = "combat_round"
NEXT_COMBAT_ROUND = "next_combat_round"
"""Kept in this round and in the next one."""
COMBAT = "combat"
INVASION = "invasion"
PRODUCTION = "production"
TACTICAL_ACTION = "tactical_action"
ACTION = "action"
"""Of those of a turn, with all that follows it."""
TURN = "turn"
AGENDA = "agenda"
AGENDA_PHASE = "agenda_phase"
ROUND = "round"
STRATEGY_PHASE = "strategy_phase"
"""Kept until the next strategy phase has begun."""
GAME = "game"


def mark(game: Game, kind: str, *, seat: int = NOBODY, subject: Noun = "", until: str) -> None:
    state = of(game)
    state.marks = (*state.marks, Mark(kind, seat, subject, until))


def unmark(game: Game, kind: str, seat: int | None = None) -> None:
    """Take marks of a kind away before their time."""
    state = of(game)
    state.marks = tuple(
        each for each in state.marks if each.kind != kind or (seat is not None and each.seat != seat)
    )


def expire(game: Game, until: str) -> None:
    """Something is over: what held until then holds no more."""
    state = of(game)
    if state.marks:
        state.marks = tuple(each for each in state.marks if each.until != until)


def shorten(game: Game, until: str, rest: str) -> None:
    """What would have held until the one lasts until the other now."""
    state = of(game)
    if state.marks:
        state.marks = tuple(
            Mark(each.kind, each.seat, each.subject, rest) if each.until == until else each
            for each in state.marks
        )


def is_marked(state: ImperiumState, kind: str, seat: int | None = None, subject: Noun | None = None) -> bool:
    """Whether there is such a mark; a seat or a subject that is not given may be any."""
    for each in state.marks:
        if (
            each.kind == kind
            and (seat is None or each.seat == seat)
            and (subject is None or each.subject == subject)
        ):
            return True
    return False


def marks_of(state: ImperiumState, kind: str) -> tuple[Mark, ...]:
    return tuple([each for each in state.marks if each.kind == kind]) if state.marks else ()
