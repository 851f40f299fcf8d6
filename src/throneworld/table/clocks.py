"""Clocks: a bank of time for each seat, and what each move adds to it. Pure; time is given, never asked for.

A seat's clock runs while the table waits for it. `asked` is told for whom that is, as far as everybody may
know (`game.waited_for`). In most questions those are the seats that must still answer: each clock stops when
its own seat has answered. Where it is a secret who is really asked, as in battle plans, the clocks of all who
might be run until the question is over, and all gain alike. In a window nobody's clock runs, so that a window
costs no time. So no clock tells what a hand holds. Seconds and days work alike.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from throneworld.table.terms import ClockTerms

LEAST = 1.0
"""Seconds that a seat has at least when its clock is set, so that no clock is out before it runs."""


class Clocks(Struct, frozen=True):
    left: tuple[float, ...]
    """Seconds in each seat's bank; for a running clock, when it began to run."""
    since: tuple[float | None, ...]
    """When each clock began to run, or None if it stands."""
    increment: float = 0.0


def started(terms: ClockTerms, seats: int) -> Clocks:
    bank = max(terms.bank, terms.increment, LEAST)
    return Clocks((bank,) * seats, (None,) * seats, terms.increment)


def asked(
    clocks: Clocks, seats_asked: Collection[int], now: float, moved: Collection[int] | None = None
) -> Clocks:
    """The table now waits for these seats: their clocks run, all others stand.

    A seat for which it does not wait any more has moved and gains the increment. `moved` names those who have
    moved, where some have not: a question may be settled by another seat's answer, or taken back. Several
    answers in a row are one move.
    """
    left, since = list(clocks.left), list(clocks.since)
    for seat in range(len(left)):
        if since[seat] is None and seat in seats_asked:
            since[seat] = now
        elif since[seat] is not None and seat not in seats_asked:
            gain = clocks.increment if moved is None or seat in moved else 0.0
            left[seat], since[seat] = left_at(clocks, seat, now) + gain, None
    return replace(clocks, left=tuple(left), since=tuple(since))


def taken_back(clocks: Clocks, seat: int, seats_asked: Collection[int], now: float) -> Clocks:
    """A seat has taken its move back: what it gained by it is gone, and nobody else gains anything."""
    stopped = asked(clocks, (), now, moved=())
    if clocks.since[seat] is None:
        stopped = _set(stopped, seat, max(0.0, stopped.left[seat] - clocks.increment))
    return asked(stopped, seats_asked, now)


def timed_out(clocks: Clocks, seat: int, now: float) -> Clocks:
    """Somebody else decides for the seat. Its clock stands and has the increment again, so play goes on.

    Tell `asked` afterwards whom the table waits for; if that is the same seat, its clock runs again.
    """
    left = max(left_at(clocks, seat, now), clocks.increment, LEAST)
    since = (*clocks.since[:seat], None, *clocks.since[seat + 1 :])
    return _set(replace(clocks, since=since), seat, left)


def left_at(clocks: Clocks, seat: int, now: float) -> float:
    """Seconds that a seat has left, never less than none. Time that jumps back charges nothing."""
    since = clocks.since[seat]
    spent = 0.0 if since is None else max(0.0, now - since)
    return max(0.0, clocks.left[seat] - spent)


def next_due(clocks: Clocks, now: float) -> tuple[int, float] | None:
    """The running clock that is out first, and when: now, if that is already past."""
    dues = [(since + clocks.left[seat], seat) for seat, since in enumerate(clocks.since) if since is not None]
    if not dues:
        return None
    due, seat = min(dues)
    return seat, max(due, now)


def flagged(clocks: Clocks, now: float) -> tuple[int, ...]:
    """The seats whose running clocks are out."""
    running = [(seat, since) for seat, since in enumerate(clocks.since) if since is not None]
    return tuple(seat for seat, since in running if since + clocks.left[seat] <= now)


def resumed(clocks: Clocks, saved_at: float, now: float) -> Clocks:
    """Time during which the server did not run is nobody's.

    `saved_at` is the last moment at which it is known to have run: not when the clocks were written, or a
    restart would give back all the time that a seat has been thinking.
    """
    running = [since for since in clocks.since if since is not None]
    gap = max(0.0, now - max([saved_at, *running]))  # it ran, too, when a clock was started
    since = tuple(None if each is None else each + gap for each in clocks.since)
    return replace(clocks, since=since)


def _set(clocks: Clocks, seat: int, left: float) -> Clocks:
    return replace(clocks, left=(*clocks.left[:seat], left, *clocks.left[seat + 1 :]))
