"""A whole server in this event loop, with people who reach it over HTTP and websockets: so what went over the
wire can be held against the engine at the same moment."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from tests.table.apps import app_of
from tests.table.leaks.eyes import Eyes
from tests.table.leaks.knowledge import Secrets
from tests.table.migrated import furnish
from tests.table.server import FAST, HOST, SETTINGS
from tests.waiting import last_resort, turn_up
from throneworld.client.talk import API, socket_url
from throneworld.client.wire import CSRF_HEADER
from throneworld.table.config import Config
from throneworld.table.hall import Hall
from throneworld.table.rooms.room import Room
from throneworld.table.storage.schema import people


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[str, Hall]]:
    furnish(folder)
    listener = socket.create_server((HOST, 0))
    config = Config(data=folder, host=HOST, port=listener.getsockname()[1], bots=0, limits=FAST)
    with app_of(config) as app:
        server = uvicorn.Server(uvicorn.Config(app, **SETTINGS))
        running = asyncio.create_task(server.serve([listener]))
        await turn_up(lambda: server.started or running.done())
        assert server.started
        try:
            yield config.own_url, app.state.hall
        finally:
            server.should_exit = True
            await running


class Person:
    """Somebody with a browser: cookies, and a websocket for each table."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url + API, trust_env=False, verify=False)

    async def come_in(self, name: str) -> None:
        me = (await self.http.post("/guest", json={"name": name})).raise_for_status().json()
        self.http.headers[CSRF_HEADER] = me["csrf"]
        self.id = str(me["id"])

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body or {})
        assert answer.is_success, answer.text
        return answer.json()

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = socket_url(self.url, table)
        async with connect(address, additional_headers=headers, proxy=None, max_size=2**24) as opened:
            yield opened


@asynccontextmanager
async def persons(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """People with these names; one without a name stays a stranger."""
    async with AsyncExitStack() as stack:
        found = [Person(url) for _ in names]
        for person, name in zip(found, names, strict=True):
            await stack.enter_async_context(person.http)
            if name:
                await person.come_in(name)
        yield found


async def sit_down(people: Sequence[Person], **more: Any) -> str:
    """A table at which each of these has a seat; it has begun."""
    seats = [{"holder": "me"}, *({"holder": "open"} for _ in people[1:])]
    table = str((await people[0].post("/tables", {"game": "rex", "seats": seats, **more}))["id"])
    for person in people[1:]:
        await person.post(f"/tables/{table}/join")
    await people[0].post(f"/tables/{table}/start")
    return table


async def secrets_of(hall: Hall, table: Room) -> Secrets:
    async with hall.database.read() as connection:
        ids = list((await connection.execute(select(people.c.id))).scalars())
    invites = [table.table.invite, *(seat.invite for seat in table.seats)]
    return Secrets(table, [*ids, *invites, table.table.salt or ""])


class SocketEyes(Eyes):
    """The same checks for what a real socket brings."""

    def __init__(self, table: Room, socket: ClientConnection, secrets: Secrets, *seats: int | None) -> None:
        super().__init__(table, None, secrets, *seats)
        self.socket = socket
        self.answers: dict[int, dict[str, Any]] = {}
        self.number = 0

    def take(self, data: bytes) -> None:
        """After everything anew the status comes too, whether it was told already or not."""
        super().take(data)
        if data.startswith(b'{"type":"full"'):
            self.status = {}

    async def hear(self) -> None:
        """One message."""
        async with last_resort():
            data = await self.socket.recv(decode=False)
        assert isinstance(data, bytes)
        if not data.startswith(b'{"type":"answer"'):
            self.take(data)
            return
        self.secrets.check(data)
        message = msgspec.json.decode(data, type=dict[str, Any])
        assert set(message) == {"type", "id", "ok", "result", "error"}
        self.answers[message["id"]] = message

    async def begin(self) -> None:
        """Everything for each seat, and then the status."""
        while not self.status or any(mirror.seq < 0 for mirror in self.mirrors.values()):
            await self.hear()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.number += 1
        await self.socket.send(msgspec.json.encode({"type": kind, "id": self.number, **fields}).decode())
        while self.number not in self.answers:
            await self.hear()
        return self.answers.pop(self.number)

    async def catch_up(self) -> None:
        """Until everything has come that the table has sent."""
        audiences = self.table.fanout.audiences
        while any(mirror.seq < audiences[seat].seq for seat, mirror in self.mirrors.items()):
            await self.hear()
