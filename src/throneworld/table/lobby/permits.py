"""Who may do what at a table. Each function decides one thing and says why not, or returns None."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.table.caller import Caller
from throneworld.table.errors import Clash, Invalid, NotAllowed, NotFound, TableError
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.tables import belongs, opens, owner_of, seats_held

Seats = Sequence[SeatRow]


def require(refusal: TableError | None) -> None:
    if refusal is not None:
        raise refusal


def seat_numbered(seated: Seats, number: int) -> SeatRow:
    if not 0 <= number < len(seated):
        raise NotFound("no_such_seat", most=len(seated) - 1)
    return seated[number]


# Before the start


def why_not_arrange(caller: Caller, table: TableRow, seated: Seats) -> TableError | None:
    """Seats are given out, and the game is started, by the owner."""
    if owner_of(table, seated) != caller.id:
        return NotAllowed("owner_only")
    return why_not_still_in_lobby(table)


def why_not_clear_away(caller: Caller, table: TableRow, seated: Seats) -> TableError | None:
    if not caller.admin and owner_of(table, seated) != caller.id:
        return NotAllowed("owner_only")
    return why_not_still_in_lobby(table)


def why_not_still_in_lobby(table: TableRow) -> TableError | None:
    return None if table.state == "lobby" else Clash("already_started")


def why_not_sit_down(
    caller: Caller, table: TableRow, seated: Seats, seat: SeatRow, code: str
) -> TableError | None:
    """Whether the caller may take this seat, with this code."""
    if table.state != "lobby":
        return Clash("already_started")
    if not seat.empty:
        return Clash("seat_taken", seat=seat.number)
    if owner_of(table, seated) == caller.id or opens(code, seat.invite):
        return None
    if seat.invite:
        return NotAllowed("seat_code_needed", seat=seat.number)
    return _why_not_take_open_seat(caller, table, seated, code)


def _why_not_take_open_seat(caller: Caller, table: TableRow, seated: Seats, code: str) -> TableError | None:
    if table.access == "open" or belongs(caller, table, seated) or opens(code, table.invite):
        return None
    return NotAllowed("table_code_needed")


def why_not_leave(caller: Caller, table: TableRow, seated: Seats) -> TableError | None:
    if not belongs(caller, table, seated):
        return Clash("not_seated")
    return None if table.state == "lobby" else Clash("resign_instead")


def why_not_begin(table: TableRow, seated: Seats) -> TableError | None:
    """Whether everything is there that a game needs."""
    empty = [str(seat.number) for seat in seated if seat.empty]
    return Clash("seats_empty", seats=" ".join(empty)) if empty else None


# In the game


def why_not_give_up(caller: Caller, table: TableRow, seat: SeatRow) -> TableError | None:
    return _why_not_own(caller, seat) or _why_not_in_hand(table, seat)


def why_not_hand_over(caller: Caller, table: TableRow, seated: Seats, seat: SeatRow) -> TableError | None:
    """One's own seat; an admin anybody's; the owner one whose person is gone for good."""
    forsaken = seat.holder == "person" and seat.person_id is None
    if caller.admin or (forsaken and owner_of(table, seated) == caller.id):
        return _why_not_in_hand(table, seat)
    return _why_not_own(caller, seat) or _why_not_in_hand(table, seat)


def why_not_take_back(caller: Caller, table: TableRow, seat: SeatRow) -> TableError | None:
    return _why_not_own(caller, seat) or _why_not_in_hand(table, seat)


def _why_not_own(caller: Caller, seat: SeatRow) -> TableError | None:
    return None if seat.person_id == caller.id else NotAllowed("not_your_seat", seat=seat.number)


def _why_not_in_hand(table: TableRow, seat: SeatRow) -> TableError | None:
    """Whether a person could still play this seat."""
    if table.state != "running":
        return Clash("not_running")
    if seat.holder == "bot":
        return Clash("seat_of_bot", seat=seat.number)
    return Clash("seat_resigned", seat=seat.number) if seat.resigned else None


# Around the game


def why_not_speak(caller: Caller, table: TableRow, seated: Seats) -> TableError | None:
    """Whoever watches keeps quiet until the end."""
    if table.state == "finished" or belongs(caller, table, seated):
        return None
    return NotAllowed("spectators_listen")


def why_not_speak_for(caller: Caller, seated: Seats, number: int | None) -> TableError | None:
    if number is None or any(seat.number == number for seat in seats_held(caller, seated)):
        return None
    return Invalid("not_your_seat", seat=number)


def heard_until(caller: Caller | None, table: TableRow, seated: Seats, now: float) -> float:
    """Up to which time the caller may read what is said: spectators hear no more than they may see."""
    if table.state != "running" or belongs(caller, table, seated):
        return now
    if table.terms.watching == "after_the_end":
        return table.started or table.created
    return now - table.terms.delay if table.terms.watching == "delayed" else now


def knows_the_turn(caller: Caller | None, table: TableRow, seated: Seats) -> bool:
    """Whose turn it is at this moment is nothing for those who watch later."""
    return table.terms.watching == "live" or belongs(caller, table, seated)
