"""What happens by the clock: windows are released, time runs out, spectators see what happened before."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from throneworld.kernel.holds import is_discreet, is_held
from throneworld.kernel.steps import PASS
from throneworld.table.clocks import flagged
from throneworld.table.clocks import next_due as next_flag
from throneworld.table.lobby.agreed import resolved
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.rooms.draft import Draft
from throneworld.table.rooms.standing import Standing
from throneworld.table.terms import Terms

LONGEST_WAIT = 3600.0
"""A timer is set anew after so long; clocks of machines drift."""
SHORTEST_WINDOW = 15.0
"""So long, at least, may one think in a window where a clock is set and windows are not uniform."""


def settled(table: TableRow, seats: Sequence[SeatRow]) -> Terms:
    """The terms as they apply once it is known who plays. Only people can learn from a pause; one has nobody
    to learn from."""
    terms = resolved(table.terms, table.access)
    people = {seat.person_id for seat in seats if seat.person_id is not None}
    return terms if len(people) > 1 else replace(terms, release="instant")


def delay(table: TableRow) -> float | None:
    """How far spectators are behind; None: they see nothing before the end."""
    if table.state == "finished":
        return 0.0
    return {"live": 0.0, "delayed": table.terms.delay, "after_the_end": None}[table.terms.watching]


def window_closes(table: TableRow, standing: Standing) -> float | None:
    """When the window that the game waits in is over, whether or not everybody has answered."""
    opened = standing.pace.opened
    if opened is None or not standing.in_window:
        return None
    if is_held(standing.game):
        return opened + (table.terms.hold or 0.0)
    clock = table.terms.clock
    return None if clock is None else opened + max(clock.increment, SHORTEST_WINDOW)


def lets_go(table: TableRow, standing: Standing, bots: Collection[int]) -> dict[int, float]:
    """When questions are over that are answered by themselves and of which others may not know whether they
    leave a choice: at the agreed time, and no later, whether or not a bot has decided by then."""
    pace, hold = standing.pace, table.terms.hold or 0.0
    return {seat: put[1] + hold for seat, put in pace.put.items() if seat in pace.sealed or seat in bots}


def next_due(
    table: TableRow, standing: Standing, bots: Collection[int], shown: float | None = None
) -> float | None:
    """When something must be done or shown; bots answer for some seats."""
    clocks = standing.pace.clocks
    flag = None if clocks is None or standing.game.over else next_flag(clocks, 0.0)
    answers = lets_go(table, standing, bots).values()
    dues = [window_closes(table, standing), None if flag is None else flag[1], shown, *answers]
    return min((each for each in dues if each is not None), default=None)


def is_due(table: TableRow, standing: Standing, bots: Collection[int], now: float) -> bool:
    due = next_due(table, standing, bots)
    return due is not None and due <= now and not standing.game.over


def act(draft: Draft, table: TableRow, bots: Collection[int]) -> None:
    """Do all that is due now."""
    closes = window_closes(table, draft.standing)
    if closes is not None and closes <= draft.now:
        _close_window(draft)
        return
    for seat, due in lets_go(table, draft.standing, bots).items():
        ask = draft.standing.ask_of(seat)
        if due <= draft.now and ask is not None and ask.id == draft.standing.pace.put[seat][0]:
            draft.let_go(ask)
    clocks = draft.standing.pace.clocks
    for seat in () if clocks is None else flagged(clocks, draft.now):
        _time_out(draft, table, seat)


def _close_window(draft: Draft) -> None:
    """Whoever has not answered passes."""
    if is_held(draft.game):
        draft.release()
        return
    for seat in draft.game.asked:
        ask = draft.standing.ask_of(seat)
        if ask is not None:
            draft.choose(ask, PASS, {"by": "clock"})


def _time_out(draft: Draft, table: TableRow, seat: int) -> None:
    policy = "bot_decides" if table.terms.clock is None else table.terms.clock.time_out
    ask = draft.standing.ask_of(seat)
    discreet = draft.standing.discreet or is_discreet(draft.game, seat)
    if policy == "bot_takes_seat":
        draft.take_seat(seat)
    elif policy == "pass" and ask is not None and PASS in ask.options:
        if seat not in draft.standing.pace.sealed:
            draft.choose(ask, PASS, {"by": "clock"})
        if discreet:  # as it is told of those who were not asked at all, or cannot pass
            draft.lend(seat)
    else:
        draft.lend(seat)
