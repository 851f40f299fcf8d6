"""Who may look back at what. After the end: whoever may see the table, at everything; before it: nobody at
more than they have seen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from throneworld.table.caller import Caller
from throneworld.table.errors import Clash, NotAllowed
from throneworld.table.lobby.permits import seat_numbered
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.tables import seats_held, visible


class Look(Struct, frozen=True):
    """How somebody looks back: as a seat or a spectator, and up to which time."""

    seat: int | None
    until: float | None = None


def look_of(
    caller: Caller | None, table: TableRow, seated: Sequence[SeatRow], seat: int | None, now: float
) -> Look:
    visible(caller, table, seated)
    if table.state == "lobby":
        raise Clash("not_running")
    if seat is not None:
        seat_numbered(seated, seat)
    if table.state == "finished":
        return Look(seat)
    return _spectator(table, now) if seat is None else _own(caller, seated, seat)


def _own(caller: Caller | None, seated: Sequence[SeatRow], seat: int) -> Look:
    if all(each.number != seat for each in seats_held(caller, seated)):
        raise NotAllowed("not_your_seat", seat=seat)
    return Look(seat)


def _spectator(table: TableRow, now: float) -> Look:
    """No more, and no sooner, than those who watch the game."""
    terms = table.terms
    if terms.watching == "after_the_end":
        raise NotAllowed("only_after_the_end")
    until = now - terms.delay if terms.watching == "delayed" else None
    if until is not None and (table.started or table.created) > until:
        raise Clash("nothing_to_see_yet")
    return Look(None, until)
