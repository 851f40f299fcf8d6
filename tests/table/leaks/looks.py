"""What is asked for and answered, over HTTP or a websocket, and how it is checked: the same as what comes by
itself."""

from __future__ import annotations

from typing import Any

from tests.table.leaks.evening import Evening
from tests.table.leaks.knowledge import expected_lines, expected_view, plain
from tests.table.leaks.stage import PLAYERS, VISITOR, person_at
from throneworld.table.api.play import explained
from throneworld.table.caller import Caller
from throneworld.table.lobby.lists import page
from throneworld.table.lobby.showing import TableData, show
from throneworld.table.messages import Shown


def orders_of_others(evening: Evening, seat: int | None) -> list[str]:
    person = None if seat is None else person_at(evening.table, seat)
    own = evening.table.seats_of(person)
    return [order for order, owner in evening.orders.items() if owner not in own]


def check_shown(evening: Evening, seat: int | None, shown: object) -> None:
    """All that an audience may see at this moment, and its number."""
    assert isinstance(shown, Shown) and shown.seat == seat
    evening.secrets.check(plain(shown), orders_of_others(evening, seat))
    earlier = seat is None and evening.behind
    assert shown.view == (evening.earlier()[0] if earlier else expected_view(evening.table, seat))
    assert shown.seq == evening.table.fanout.audiences[seat].seq


def look_at_view(evening: Evening, seat: int | None) -> None:
    check_shown(evening, seat, evening.table.shown(seat))


def look_at_log(evening: Evening, seat: int | None) -> None:
    table = evening.table
    lines = [[event.kind, list(event.args)] for event in table.fanout.log(table.game, seat)]
    expected = evening.earlier()[1] if seat is None and evening.behind else expected_lines(table.game, seat)
    assert lines == expected


def look_at_reasons(evening: Evening, seat: int | None) -> None:
    """Nobody is told reasons who is not asked."""
    if seat is None:
        return
    told = explained(evening.table, seat)
    evening.secrets.check(plain(told), orders_of_others(evening, seat))
    room = evening.table
    for ask, beside in ((room.standing.ask_of(seat), False), (room.game.ask_beside(seat), True)):
        allowed = [tuple(each.option) for each in told if each.refusal is None and each.beside == beside]
        assert allowed == ([] if ask is None else list(ask.options))


async def look_at_asks(evening: Evening, person: Caller) -> None:
    """One's own questions; their number changes only if something has changed for one's own seats."""
    table, asks = evening.table, evening.hall.rooms.asks
    found = await asks.of(person, -1, 0, views=True, shard=0, shards=1)
    here = [each for each in found.asks if each.table == table.id]
    evening.secrets.check(plain(here), orders_of_others(evening, table.seats_of(person)[0]))
    for each in here:
        assert person_at(table, each.seat) == person and each.view == expected_view(table, each.seat)
        assert each.view["ask"] == each.ask
    made_of = [(each.table, each.seat, each.epoch, each.seq) for each in found.asks]
    before = evening.numbers.get(person.id)
    if before is not None:
        assert (before[0] == made_of) == (before[1] == found.number)
    evening.numbers[person.id] = (made_of, found.number)


async def look_at_lobby(evening: Evening, caller: Caller | None) -> None:
    async with evening.hall.database.read() as connection:
        table = await show(connection, caller, evening.table.id)
        listed = await page(connection, caller, "running", 0, 5)
    for each in (table, *listed.tables):
        _check_listed(evening, caller, each)


def _check_listed(evening: Evening, caller: Caller | None, listed: TableData) -> None:
    owner = caller == PLAYERS[0]
    data = plain(listed)
    assert (listed.invite != "") == owner
    evening.secrets.check(data.replace(listed.invite.encode(), b"") if owner else data)
    if listed.id == evening.table.id and evening.behind and not evening.table.seats_of(caller):
        assert owner or listed.turn is None


async def look(evening: Evening) -> None:
    """Somebody asks for everything that can be asked for."""
    seats: list[int | None] = [*range(evening.table.game.seats), None]
    seat = evening.pick(seats, "look")
    if seat is not None or evening.table.table.terms.watching != "after_the_end":
        for kind in (look_at_view, look_at_log, look_at_reasons):
            kind(evening, seat)
    evening.check_other_world(seat)
    person: Any = None if seat is None else person_at(evening.table, seat)
    if person is not None:
        await look_at_asks(evening, person)


async def look_around(evening: Evening) -> None:
    """Somebody looks at the tables from outside."""
    await look_at_lobby(evening, evening.pick([*PLAYERS, VISITOR, None], "caller"))
