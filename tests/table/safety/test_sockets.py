"""On the websocket: what makes no sense gets a clear no and changes nothing; nobody takes it all up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from tests.table.safety.stage import STRANGER, Place, at_place
from tests.table.safety.tables import Cast, Scene, cast, scene
from tests.table.safety.wire import Wire
from tests.waiting import last_resort, turn_up
from throneworld.table.api import socket as sockets
from throneworld.table.config import Limits
from throneworld.table.people.recognition import forget
from throneworld.table.storage import schema

Work = Callable[[Place, Cast, Scene], Awaitable[None]]

JUNK = (
    "",
    "{",
    "null",
    "[]",
    '"choose"',
    "{}",
    '{"type": "sit_on_the_throne"}',
    '{"type": 1}',
    '{"type": "choose"}',
    '{"type": "choose", "seat": "0", "ask": "x", "option": ["pass"]}',
    '{"type": "choose", "seat": 0, "ask": "x", "option": "pass"}',
    '{"type": "choose", "seat": 0, "ask": "x", "option": [[]]}',
    '{"type": "choose", "seat": 0, "ask": "x", "option": []}',
    '{"type": "choose", "seat": -1, "ask": "x", "option": ["pass"]}',
    '{"type": "choose", "seat": 0, "ask": "x", "option": ["pass"], "person": "me"}',
    '{"type": "undo"}',
    '{"type": "undo", "seat": 1e999}',
    '{"type": "undo", "seat": NaN}',
    '{"type": "ping", "id": -1}',
    '{"type": "ping", "id": "1"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "' + "x" * 1001 + '"}',
    '{"type": "resync", "seat": 0}',
    "[" * 100_000,
    '{"type": "choose", "option": ' + "[" * 100_000,
    '{"type": "ping"} {"type": "ping"}',
    '{"type": "ping"}\x00',
)


def at_table(tmp_path: Path, work: Work, limits: Limits | None = None) -> None:
    async def whole(place: Place) -> None:
        people = await cast(place)
        await work(place, people, await scene(place, people, "private", "running"))

    at_place(tmp_path, whole, **({} if limits is None else {"limits": limits}))


def test_what_makes_no_sense_is_told_so_and_the_connection_stays(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            before = place.ledger.dump()
            for junk in JUNK:
                wire.send_text(junk)
                answer = await wire.receive("answer")
                assert (answer["ok"], answer["error"]["error"]) == (False, "bad_message"), junk[:60]
            assert (await wire.ask({"type": "ping", "id": 7}))["ok"]
            assert place.ledger.dump() == before

    at_table(tmp_path, work)


def test_bytes_are_read_as_the_text_that_they_are_or_refused(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            for data in (b"", b"\x00\x01", b"\xff\xfe", b'{"type": "ping"'):
                wire.send_bytes(data)
                assert (await wire.receive("answer"))["error"]["error"] == "bad_message", data
            assert (await wire.ask({"type": "ping"}))["ok"]

    at_table(tmp_path, work)


def test_a_message_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            wire.send_text('{"type": "chat", "text": "' + "x" * 5000 + '"}')
            assert (await wire.receive("answer"))["error"]["error"] == "too_large"

    at_table(tmp_path, work, Limits(body=4000))


def test_after_fifty_messages_that_make_no_sense_the_line_is_cut(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            for _ in range(50):
                wire.send_text("?")
            assert await wire.ended() == 4429
        assert place.hall.rooms._rooms[table.id].fanout.everybody() == []

    at_table(tmp_path, work)


def test_the_first_message_is_always_the_full_view(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            wire.send(
                {"type": "choose", "seat": 0, "ask": table.ask["id"], "option": table.ask["options"][0]}
            )
            kinds = [(await wire.receive())["type"] for _ in range(3)]
            assert kinds[0] == "full" and "change" not in kinds[:1]

    at_table(tmp_path, work)


def test_a_choice_sent_twice_counts_once(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        choice = {"type": "choose", "seat": 0, "ask": table.ask["id"], "option": table.ask["options"][0]}
        async with place.socket(people.seat, table.id) as wire:
            first = await wire.ask(choice)
            kept = place.ledger.dump()
            again = await wire.ask(choice)
            assert (first["result"]["again"], again["result"]["again"]) == (False, True)
            late = await wire.ask({**choice, "option": table.ask["options"][1]})
            assert late["error"]["error"] == "stale_choice" and late["error"]["state"]["view"]
            assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_nobody_acts_for_others_through_their_own_socket(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        choice = {"type": "choose", "seat": 0, "ask": table.ask["id"], "option": table.ask["options"][0]}
        before = place.ledger.dump()
        for who, refusal in ((people.other, "not_your_seat"), (people.admin, "not_your_seat")):
            async with place.socket(who, table.id) as wire:
                for message in (choice, *({"type": kind, "seat": 0} for kind in ("undo", "redo", "explain"))):
                    assert (await wire.ask(message))["error"]["error"] == refusal
        assert place.ledger.dump() == before

    at_table(tmp_path, work)


def test_a_stranger_watches_and_may_ask_whether_anybody_is_there(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        open_table = await scene(place, people, "open", "running")
        before = place.ledger.dump()
        async with place.socket(STRANGER, open_table.id) as wire:
            assert (await wire.ask({"type": "ping"}))["ok"] and (await wire.ask({"type": "resync"}))["ok"]
            for message in ({"type": "undo", "seat": 0}, {"type": "chat", "text": "hello"}):
                assert (await wire.ask(message))["error"]["error"] == "sign_in_first"
        assert place.ledger.dump() == before

    at_table(tmp_path, work)


def test_a_token_that_is_only_for_reading_only_reads(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(await place.token(people.seat, ("read",)), table.id) as wire:
            assert (await wire.receive("full"))["seat"] == 0
            answer = await wire.ask({"type": "undo", "seat": 0})
            assert answer["error"]["error"] == "token_lacks_scope"

    at_table(tmp_path, work)


# Who has to go


def test_a_token_that_is_withdrawn_hears_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "WATCH", 0.02)

    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(await place.token(people.seat), table.id) as wire:
            await wire.receive("full")
            async with place.hall.database.write() as connection:
                await connection.execute(delete(schema.tokens))
            forget(place.hall.database, people.seat.id)
            assert await wire.ended() == 4401

    at_table(tmp_path, work)


def test_who_signs_out_hears_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "WATCH", 0.02)

    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            await place.call(people.seat, "POST", "/sign-out")
            assert await wire.ended() == 4401

    at_table(tmp_path, work)


def test_who_has_lost_the_seat_sees_it_no_longer(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            await wire.receive("full")
            async with place.hall.database.write() as connection:
                mine = schema.seats.c.person_id == people.seat.id
                await connection.execute(update(schema.seats).where(mine).values(person_id=None))
            await place.hall.rooms.seats_changed(table.id)
            assert await wire.ended() == 1013

    at_table(tmp_path, work)


# How many, how fast, how slow


def test_one_person_has_no_more_sockets_than_a_person_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_SOCKETS", 5)

    async def work(place: Place, people: Cast, table: Scene) -> None:
        other = await scene(place, people, "private", "running")
        async with AsyncExitStack() as stack:
            for one in (table, other, table, other, table):
                assert (await stack.enter_async_context(place.socket(people.seat, one.id))).accepted
            async with place.socket(people.seat, other.id) as wire:
                assert (wire.accepted, wire.code) == (False, 4429)
            async with place.socket(people.other, other.id) as wire:
                assert wire.accepted
        async with place.socket(people.seat, table.id) as wire:
            assert wire.accepted

    at_table(tmp_path, work)


def test_a_table_has_room_for_so_many_spectators_and_always_for_its_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_WATCHERS", 3)

    async def work(place: Place, people: Cast, private: Scene) -> None:
        table = await scene(place, people, "open", "running")
        async with AsyncExitStack() as stack:
            for _ in range(3):
                assert (await stack.enter_async_context(place.socket(STRANGER, table.id))).accepted
            async with place.socket(STRANGER, table.id) as wire:
                assert (wire.accepted, wire.code) == (False, 4429)
            async with place.socket(people.seat, table.id) as wire:
                assert wire.accepted

    at_table(tmp_path, work)


def test_asking_for_everything_anew_has_its_limit(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            answers = [await wire.ask({"type": "resync"}) for _ in range(6)]
            assert [each["ok"] for each in answers[:2]] == [True, True]
            assert answers[-1]["error"]["error"] == "too_fast"

    at_table(tmp_path, work, Limits(choices="6/minute"))


def test_a_client_that_reads_nothing_is_dropped_and_delays_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SLOWEST", 0.05)
    monkeypatch.setattr(sockets, "FAREWELL", 0.05)

    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.other, table.id) as slow, place.socket(people.seat, table.id) as wire:
            slow.reads.clear()
            answer = await wire.ask(
                {"type": "choose", "seat": 0, "ask": table.ask["id"], "option": table.ask["options"][0]}
            )
            assert answer["ok"]
            await _is_gone(place, table, people.other.id)

    at_table(tmp_path, work)


async def _is_gone(place: Place, table: Scene, person_id: str) -> None:
    fanout = place.hall.rooms._rooms[table.id].fanout
    await turn_up(lambda: all(each.person_id != person_id for each in fanout.everybody()))


def test_what_waits_for_a_slow_client_is_bounded(tmp_path: Path) -> None:
    """Else somebody could fill the memory by asking for everything anew without reading it."""

    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            await wire.receive("status")
            wire.reads.clear()
            connection = place.hall.rooms._rooms[table.id].fanout.everybody()[0]
            await _ask_until_dropped(wire, connection.dropped)
            assert connection.messages.size < 3_000_000

    at_table(tmp_path, work)


async def _ask_until_dropped(wire: Wire, dropped: asyncio.Event) -> None:
    for _ in range(2000):
        wire.send({"type": "resync"})
        await asyncio.sleep(0)
        if dropped.is_set():
            return
    async with last_resort():
        await dropped.wait()


def test_a_bug_of_ours_costs_one_answer_and_not_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise KeyError("a bug")

    monkeypatch.setattr(sockets, "explained", broken)

    async def work(place: Place, people: Cast, table: Scene) -> None:
        async with place.socket(people.seat, table.id) as wire:
            answer = await wire.ask({"type": "explain", "seat": 0})
            assert answer["error"]["error"] == "bug_here" and "KeyError" not in str(answer)
            assert (await wire.ask({"type": "ping"}))["ok"]

    at_table(tmp_path, work)
