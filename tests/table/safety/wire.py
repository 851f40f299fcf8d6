"""A websocket client that speaks to the app directly: what goes in and comes out, message by message."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Any, cast

import msgspec
from litestar import Litestar

from tests.waiting import LAST_RESORT


class Wire:
    """``async with`` connects; `code` tells afterwards whether the server hung up, and why."""

    def __init__(self, app: Litestar, path: str, headers: dict[str, str]) -> None:
        self._app = app
        self._scope = _scope(path, headers)
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.accepted = False
        self.code: int | None = None
        self.reads = asyncio.Event()
        """While it is not set the client reads nothing, and its buffers are full."""
        self.reads.set()

    async def __aenter__(self) -> Wire:
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(
            self._app(cast(Any, self._scope), cast(Any, self._to_server.get), self._take)
        )
        first = await asyncio.wait_for(self._from_server.get(), LAST_RESORT)
        self.accepted = first["type"] == "websocket.accept"
        self.code = first.get("code")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        self.reads.set()
        assert self._task is not None
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(self._task, LAST_RESORT)

    async def _take(self, message: Any) -> None:
        await self.reads.wait()
        self._from_server.put_nowait(message)

    # Talking

    def send(self, message: object) -> None:
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def send_bytes(self, data: bytes) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": None, "bytes": data})

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        while True:
            message = await self._next()
            if not kinds or message["type"] in kinds:
                return message

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send, and wait for the answer."""
        self.send(message)
        return await self.receive("answer")

    async def ended(self) -> int | None:
        """Wait until the server hangs up; the code it gave."""
        with suppress(ConnectionError):
            while True:
                await self._next()
        return self.code

    async def _next(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self._from_server.get(), LAST_RESORT)
        if message["type"] == "websocket.close":
            self.code = message["code"]
            raise ConnectionError(self.code)
        data: dict[str, Any] = msgspec.json.decode(message.get("text") or message["bytes"])
        return data


def _scope(path: str, headers: dict[str, str]) -> dict[str, Any]:
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "server": ("testserver.local", 80),
        "client": ("127.0.0.1", 40000),
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()],
        "subprotocols": [],
        "extensions": {},
        "state": {},
    }
