"""Rows that the journal of a table consists of."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from throneworld.kernel.asks import Noun

Kind = Literal["choice", "confirmed", "sealed", "release", "undo", "rewind", "mend", "end", "seat"]
"""choice   one seat's choice, applied at once; body {"choices": [[seat, *option]], "order": id or absent,
            "by": "person" | "bot" | "order" | "clock" | "hold" | "chance"}
confirmed  a seat gave the one answer that it had, since others may not know that it had no choice; body
         {"option": [...], "by": as above}
sealed   an answer in a held window, kept until the release, or one that was given by itself to a question of
         which others may not know whether it leaves a choice, kept for as long; body {"option": [...]}; a
         later one replaces it
release  the held window is over; body {"choices": [[seat, *option], ...]} tells what was then answered
undo     a seat took its last choice back; body {"choice": index of the choice among all that count},
         and "dropped": how many drafts of others after it went with it, if any
rewind   the table went back by consent; body {"to": number of choices that still count, "proposal": id}
mend     an arbiter changed the position by consent; body {"patch": [...], "reason": text, "proposal": id};
         a base with the same number holds the position
end      the table stopped the game by consent; body {"reason": text, "name": of the proposer}
seat     a seat changed hands or resigned; body {"what": ..., "name": ...}"""


class Entry(Struct, frozen=True):
    """One line of what happened at a table."""

    table_id: str
    number: int
    kind: Kind
    at: float
    body: dict[str, Any]
    seat: int | None = None
    person_id: str | None = None
    ask: str = ""
    """The question that a choice answered: the second arrival of the same answer finds it by this."""
    events: list[tuple[str, tuple[Noun, ...], tuple[int, ...] | None, int]] = []
    """What the game told, chance included; not for anybody's eyes before the end."""
    digest: str = ""
    """The hash of the position after it."""


class Base(Struct, frozen=True):
    """A whole snapshot after the entry of that number; number 0 is the beginning of the table."""

    table_id: str
    number: int
    snapshot: dict[str, Any]


class Position(Struct, frozen=True):
    """The newest position of a table, without log and choices, which the entries hold."""

    table_id: str
    number: int
    position: dict[str, Any]
    """state, stack, dice, fenced and result, as in a snapshot."""
    pace: dict[str, Any]
    """Clocks and the time at which a held window was opened."""


class Finish(Struct, frozen=True):
    at: float
    result: dict[str, Any]


class Append(Struct, frozen=True):
    """Entries of one table and what goes with them, committed together or not at all."""

    table_id: str
    entries: tuple[Entry, ...]
    position: Position | None = None
    base: Base | None = None
    finish: Finish | None = None
