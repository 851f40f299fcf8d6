"""A websocket as cheap as it can be had, so that hundreds of clients do not hold up what they time.

It knows just the frames that a server sends which neither compresses nor splits its messages.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
WHOLE, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""Clients must mask what they send; a mask of zeros leaves it as it is."""
ANSWER_WITHIN = 30.0


class Line(asyncio.Protocol):
    """One client's connection. What is heard goes to `hear` at once, in order."""

    def __init__(self, request: bytes) -> None:
        self.hear: Callable[[bytes], None] = _nothing
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._request = request
        self._rest = b""
        self._upgraded = False
        self._transport: asyncio.Transport | None = None

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._upgraded:
            data = self._upgrade(data)
        self._rest = self._take(data) if self._upgraded else data

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"the socket was closed at once ({exc})"))

    # Frames

    def _upgrade(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.splitlines()[0].decode("latin-1")))
            self.close()
            return b""
        self._upgraded = True
        self.opened.set_result(None)
        return rest

    def _take(self, data: bytes) -> bytes:
        """All whole frames; returns the beginning of one that is still to come."""
        start, size = 0, len(data)
        while size - start >= 2:
            body, length = start + 2, data[start + 1]
            if length > 125:
                body = start + (4 if length == 126 else 10)
                length = int.from_bytes(data[start + 2 : body], "big")
            if body + length > size:
                break
            self._frame(data[start], data[body : body + length])
            start = body + length
        return data[start:]

    def _frame(self, first: int, body: bytes) -> None:
        if first in (WHOLE | TEXT, WHOLE | BINARY):
            self.hear(body)
        elif first == WHOLE | PING:
            self._write(PONG, body)
        elif first == WHOLE | CLOSE:
            self.close()
        elif first != WHOLE | PONG:
            raise ValueError(f"a frame that begins with {first:#x} is none of ours")

    def _write(self, kind: int, body: bytes) -> None:
        if self._transport is not None and not self.lost:
            self._transport.write(bytes((WHOLE | kind,)) + _length(len(body)) + NO_MASK + body)


def _nothing(_: bytes) -> None:
    pass


def _length(size: int) -> bytes:
    if size < 126:
        return bytes((MASKED | size,))
    if size < 2**16:
        return bytes((MASKED | 126,)) + size.to_bytes(2, "big")
    return bytes((MASKED | 127,)) + size.to_bytes(8, "big")


async def dial(port: int, path: str, hear: Callable[[bytes], None], headers: dict[str, str]) -> Line:
    """A socket on this machine, once the server has taken it."""
    line = Line(_request(port, path, headers))
    line.hear = hear
    await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
    async with asyncio.timeout(ANSWER_WITHIN):
        await line.opened
    return line


def _request(port: int, path: str, headers: dict[str, str]) -> bytes:
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{told}\r\n".encode()
