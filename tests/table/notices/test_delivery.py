"""Real messages to a service on this machine, by the errands process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.table.notices.scene import (
    Clock,
    Sink,
    add_person,
    add_table,
    at_once,
    go,
    notifying,
    opened,
    services,
    sinking,
    sqlite_in,
    wished,
)
from tests.waiting import turn_up
from throneworld.table.errors import Clash, Invalid, TooMany
from throneworld.table.notices import courier as couriers
from throneworld.table.notices.courier import Courier
from throneworld.table.notices.desk import Wish
from throneworld.table.notices.letters import Letter
from throneworld.table.notices.notifier import Notifier

HELLO = Letter("Hello", "One\nTwo")


def play(
    folder: Path,
    script: Callable[[Notifier, Sink], Awaitable[None]],
    *,
    private: bool = True,
    patience: float = 15.0,
) -> None:
    async def run() -> None:
        with sinking() as sink:
            courier = Courier(private=private, patience=patience)
            async with (
                opened(sqlite_in(folder)) as database,
                notifying(database, courier, Clock()) as notifier,
            ):
                await add_table(database, "first", "Friday night")
                await script(notifier, sink)

    asyncio.run(run())


def test_a_service_receives_the_message_and_nothing_else_of_the_game(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        await add_person(notifier.database, "anna", wished(sink.url("a"), sink.url("b")))
        await notifier.turn("anna", "first")
        await go(notifier)
        first, second = sink.received
        assert first == second
        assert first["title"] == "Your turn: Friday night"
        link = "https://table.example/tables/first"
        assert first["message"] == f"A table waits for you:\nFriday night (Rex): {link}"
        assert "987654321" not in json.dumps(first)

    play(tmp_path, script)


def test_without_leave_nothing_reaches_the_network_of_the_server_even_if_it_was_stored(
    tmp_path: Path,
) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        for host in ("127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433"):
            url = sink.url().replace("127.0.0.1", host)
            assert not await notifier.courier.send(url, HELLO.title, HELLO.body)
        assert sink.received == []

    play(tmp_path, script, private=False)


def test_the_guard_stands_below_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside when it is judged and inside when it is called: the name server of the
    errands process is replaced so."""
    trick = tmp_path / "sitecustomize.py"
    trick.write_text(
        "import socket\n"
        "real, asked = socket.getaddrinfo, []\n"
        "def fake(host, *args, **named):\n"
        "    if host != 'rebound.example':\n"
        "        return real(host, *args, **named)\n"
        "    asked.append(host)\n"
        "    return real('8.8.8.8' if len(asked) == 1 else '127.0.0.1', *args, **named)\n"
        "socket.getaddrinfo = fake\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))

    async def script(notifier: Notifier, sink: Sink) -> None:
        url = sink.url().replace("127.0.0.1", "rebound.example")
        assert not await notifier.courier.send(url, HELLO.title, HELLO.body)
        assert sink.received == []
        assert not sink.arrived.is_set()

    play(tmp_path, script, private=False)


def test_a_service_that_hangs_delays_neither_others_nor_the_tables(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        with sinking() as tar:
            tar.let_go.clear()
            await add_person(notifier.database, "anna", wished(tar.url()))
            await add_person(notifier.database, "bert", wished(sink.url()))
            running = asyncio.create_task(notifier.run())
            await notifier.turn("anna", "first")
            await turn_up(tar.arrived.is_set)
            assert await at_once(notifier.turn("bert", "first"))
            await turn_up(lambda: len(sink.received) == 1)
            assert tar.received == []
            await notifier.close()
            await running

    play(tmp_path, script)


def test_patience_ends_and_the_event_loop_never_waits(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        assert await notifier.courier.send(sink.url(), HELLO.title, HELLO.body)
        sink.let_go.clear()
        sending = asyncio.create_task(notifier.courier.send(sink.url(), HELLO.title, HELLO.body))
        moments = 0
        while not sending.done():
            await asyncio.sleep(0.01)
            moments += 1
        assert not await sending
        assert moments > 20

    play(tmp_path, script, patience=2.0)


def test_a_process_in_which_too_much_hangs_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(couriers, "MOST_HANGING", 2)

    async def script(notifier: Notifier, sink: Sink) -> None:
        courier = notifier.courier
        assert await courier.send(sink.url(), HELLO.title, HELLO.body)
        before = courier._runner
        with sinking() as tar:
            tar.let_go.clear()
            courier.patience = 0.5
            await asyncio.gather(*(courier.send(tar.url(), "", "x") for _ in range(3)))
            courier.patience = 3.0
            assert await courier.send(sink.url(), HELLO.title, HELLO.body)
            assert before is not None and courier._runner is not before
            await turn_up(lambda: not before.alive)
        assert courier._runner is not None and courier._runner.alive

    play(tmp_path, script)


def test_a_process_that_dies_is_started_again(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        courier = notifier.courier
        assert await courier.send(sink.url(), HELLO.title, HELLO.body)
        assert courier._runner is not None
        sink.let_go.clear()
        sink.arrived.clear()
        sending = asyncio.create_task(courier.send(sink.url(), HELLO.title, HELLO.body))
        await turn_up(sink.arrived.is_set)
        os.kill(courier._runner._process.pid, signal.SIGKILL)
        assert not await sending
        sink.let_go.set()
        assert await courier.send(sink.url(), HELLO.title, HELLO.body)

    play(tmp_path, script)


def test_a_test_message_tells_which_services_failed(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        await add_person(notifier.database, "anna", wished(sink.url(), "json://127.0.0.1:9/closed"))
        tried = await notifier.desk.test("anna")
        assert [(service.url, sent) for service, sent in tried] == [
            (sink.url(), True),
            ("json://127.0.0.1:9/closed", False),
        ]
        assert sink.received[0]["title"] == "A test message from Throneworld"
        sink.status = 500
        assert [sent for _, sent in await notifier.desk.test("anna")] == [False, False]

    play(tmp_path, script)


def test_new_urls_are_judged_and_old_ones_kept_by_their_ids(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        await add_person(notifier.database, "anna", wished("old", "older"))
        changed = await notifier.desk.change(
            "anna", Wish(keep=["id-older"], add=["json://8.8.8.8/x"], digest=5)
        )
        assert [service.url for service in changed.services] == ["older", "json://8.8.8.8/x"]
        assert changed.services[0] == services("older")[0]
        assert await notifier.desk.settings("anna") == changed
        await refused(notifier, Wish(add=[sink.url()]), "notices_private_address")
        await refused(notifier, Wish(add=["syslog://"]), "notices_unknown_service")
        await refused(notifier, Wish(add=["discord://x"]), "notices_unreadable_url")
        await refused(notifier, Wish(keep=["id-old"]), "notices_no_such_url")
        await refused(notifier, Wish(keep=["id-older"], add=["x"] * 5), "notices_too_many_urls")
        assert await notifier.desk.settings("anna") == changed

    play(tmp_path, script, private=False)


def test_nobody_makes_the_server_call_others_without_end(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        await add_person(notifier.database, "anna", wished(sink.url()))
        for _ in range(6):
            await notifier.desk.test("anna")
        with pytest.raises(TooMany) as refusal:
            await notifier.desk.test("anna")
        assert refusal.value.args_named == {"seconds": 60}
        assert isinstance(notifier.clock, Clock)
        notifier.clock.forward(1.01)
        await notifier.desk.test("anna")

    play(tmp_path, script)


def test_without_services_there_is_nothing_to_test(tmp_path: Path) -> None:
    async def script(notifier: Notifier, sink: Sink) -> None:
        with pytest.raises(Clash, match="notices_nothing_to_test"):
            await notifier.desk.test("nobody")

    play(tmp_path, script)


async def refused(notifier: Notifier, wish: Wish, key: str) -> None:
    with pytest.raises(Invalid, match=key):
        await notifier.desk.change("anna", wish)
