"""The socket for asyncio speaks and listens at the same time, and is as stubborn as the other one."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from websockets.sync.server import ServerConnection

from tests.client.scripted import drop, socket_server, tell, tell_change, tell_full, told
from tests.waiting import last_resort
from throneworld.client import ClientError
from throneworld.client.aio import TableSocket

Talk = Callable[[ServerConnection, int], None]


def run(talk: Talk, use: Callable[[TableSocket], Awaitable[None]]) -> None:
    async def main(url: str) -> None:
        headers = {"Authorization": "Bearer tw_secret"}
        async with last_resort(), TableSocket(url, "t1", lambda: headers) as socket:
            await use(socket)

    with socket_server(talk) as url:
        asyncio.run(main(url))


def test_updates_come_while_an_answer_is_waited_for() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        message = told(connection)
        tell_full(connection, 1, {"round": 1})
        tell_change(connection, 3, "/round", 3)
        assert told(connection)["type"] == "resync"
        tell_full(connection, 3, {"round": 3})
        tell(connection, type="answer", id=message["id"], ok=True, result={"seat": 0, "epoch": "e", "seq": 3})
        connection.recv()

    async def use(socket: TableSocket) -> None:
        choice = asyncio.create_task(socket.choose(0, "0-1-2", ("bid", 3)))
        rounds = [
            update.view and update.view["round"]
            for update in [await socket.next(), await socket.next()]
            if update
        ]
        assert rounds == [1, 3]
        assert (await choice).seq == 3
        assert socket.mirror.seats[0].view == {"round": 3}

    run(talk, use)


def test_after_a_broken_connection_choices_are_repeated_and_undos_are_not() -> None:
    def talk(connection: ServerConnection, count: int) -> None:
        if count == 0:
            told(connection)
            told(connection)
            drop(connection)
            return
        message = told(connection)
        assert message["type"] == "choose"
        result = {"seat": 0, "epoch": "e", "seq": 1, "again": True}
        tell(connection, type="answer", id=message["id"], ok=True, result=result)
        tell_full(connection, 1, {"round": 1})
        connection.recv()

    async def use(socket: TableSocket) -> None:
        choice = asyncio.create_task(socket.choose(0, "0-1-2", ("pass",)))
        undo = asyncio.create_task(socket.undo(0))
        assert (await choice).again
        with pytest.raises(ClientError) as caught:
            await undo
        assert caught.value.key == "connection_lost"
        update = await socket.next()
        assert update is not None and update.view == {"round": 1}

    run(talk, use)


def test_a_door_that_stays_shut_ends_everything_that_waits() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        told(connection)
        connection.close(4403, "not_your_table")

    async def use(socket: TableSocket) -> None:
        for waiting in (socket.ping(), socket.next(), socket.next(), socket.undo(0)):
            with pytest.raises(ClientError) as caught:
                await waiting
            assert caught.value.key == "not_your_table"

    run(talk, use)


def test_closing_ends_the_iteration() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        tell_full(connection, 1, {"round": 1})
        connection.recv()

    async def use(socket: TableSocket) -> None:
        seen = []
        async for update in socket:
            seen.append(update.type)
            await socket.close()
        assert seen == ["full"]

    run(talk, use)


def test_without_a_server_opening_fails_at_once() -> None:
    async def main(url: str) -> None:
        async with TableSocket(url, "t1", dict):
            pass

    with socket_server(lambda *_: None) as url:
        pass
    with pytest.raises(ClientError) as caught:
        asyncio.run(main(url))
    assert caught.value.unreachable
