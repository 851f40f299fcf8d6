"""The bare pipeline: receive a message, commit it durably to SQLite, send the same bytes to six sockets.

It does nothing else, on the same server with the same settings; so it shows what the machine allows.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import uvicorn

Event = dict[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
SETTINGS: dict[str, Any] = {
    "loop": "uvloop",
    "http": "httptools",
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "access_log": False,
    "log_level": "warning",
}
"""As `throneworld serve` has them."""


class Disk:
    """One connection on one thread, one commit for each message."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.execute("CREATE TABLE messages (number INTEGER PRIMARY KEY, body TEXT NOT NULL)")
        self._thread = ThreadPoolExecutor(1)

    async def keep(self, message: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, message)

    def _insert(self, message: str) -> None:
        self._connection.execute("INSERT INTO messages (body) VALUES (?)", (message,))


class Pipeline:
    """An ASGI application. All who came by the same path are one group."""

    def __init__(self, disk: Disk, size: int) -> None:
        self._disk = disk
        self._update: Event = {"type": "websocket.send", "text": "x" * size}
        self._groups: dict[str, list[Send]] = defaultdict(list)

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await _live(receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await self._serve(self._groups[scope["path"]], receive, send)

    async def _serve(self, group: list[Send], receive: Receive, send: Send) -> None:
        group.append(send)
        while (event := await receive())["type"] == "websocket.receive":
            await self._disk.keep(event["text"])
            for tell in list(group):
                await tell(self._update)
        group.remove(send)


async def _live(receive: Receive, send: Send) -> None:
    while (event := await receive())["type"] != "lifespan.shutdown":
        await send({"type": f"{event['type']}.complete"})
    await send({"type": "lifespan.shutdown.complete"})


class Server(uvicorn.Server):
    """Says where it is once it is there."""

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"http://127.0.0.1:{port}", flush=True)


def main(file: str, size: str) -> None:
    app = Pipeline(Disk(Path(file)), int(size))
    Server(uvicorn.Config(app, host="127.0.0.1", port=0, **SETTINGS)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
