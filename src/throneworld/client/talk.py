"""The conversation on a socket without the socket: numbered requests, their answers, and the mirror.

The sockets for threads and for asyncio differ only in how they wait; what is said is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.parse import quote, urlsplit, urlunsplit

from msgspec import DecodeError, Struct, convert, json
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from throneworld.client.errors import UNREACHABLE, ClientError, error_of
from throneworld.client.mirror import Mirror, Update

API = "/api/v1"
LARGEST = 16 * 1024 * 1024
"""The largest message that we take, in bytes."""
REFUSED = 409
"""The status of an error on the socket, where there are no statuses."""
ANSWER_WITHIN = 30.0
"""How long a request on a socket waits for its answer, in seconds."""
BROKEN = (OSError, WebSocketException)
"""What a connection raises that is no more."""
LOST = "the connection broke; look at the table to see whether it was done"
SHUT = "the server does not let us in; is there such a table, may we see it, is the token right?"
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Answer(Struct, frozen=True, kw_only=True):
    """The answer to one request."""

    id: int | None
    ok: bool
    result: Any = None
    error: dict[str, Any] | None = None

    def taken(self) -> Any:
        """What came of it; raises if that was an error."""
        if self.ok:
            return self.result
        raise error_of((self.error or {}).get("status", REFUSED), self.error)


class Talk:
    def __init__(self) -> None:
        self.mirror = Mirror()
        self._numbers = count(1)

    def request(self, kind: str, **fields: Any) -> tuple[int, str]:
        """A request as text, and the number by which its answer will be known."""
        number = next(self._numbers)
        return number, json.encode({"type": kind, "id": number, **fields}).decode()

    def hear(self, text: str | bytes) -> Answer | Update | None:
        try:
            message = json.decode(text)
            if message["type"] == "answer":
                return convert(message, Answer)
            return self.mirror.take(message)
        except (DecodeError, LookupError, TypeError, AttributeError):
            raise ClientError(UNREACHABLE, "unexpected_message", str(text)[:80]) from None


def socket_url(url: str, table: str) -> str:
    """Where the socket of a table is on the server at `url`."""
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    path = f"{parts.path.rstrip('/')}{API}/tables/{quote(table, safe='')}/socket"
    return urlunsplit((scheme, parts.netloc, path, "", ""))


def settings(url: str, headers: dict[str, str]) -> dict[str, Any]:
    """How both kinds of socket connect. Changes are small: to compress them costs more than it saves."""
    near = urlsplit(url).hostname in LOOPBACK
    return {
        "additional_headers": headers,
        "close_timeout": 2,
        "compression": None,
        "max_size": LARGEST,
        "proxy": None if near else True,
    }


def pauses() -> Iterator[float]:
    """How long to wait before each further attempt to connect."""
    yield 0.0
    pause = 0.1
    while True:
        yield pause
        pause = min(5.0, pause * 1.7)


def verdict(error: Exception) -> ClientError | None:
    """What a broken connection means: None if it is worth trying again, else why not."""
    if isinstance(error, InvalidStatus) and 400 <= error.response.status_code < 500:
        return _rejected(error)
    if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code >= 4000:
        return ClientError(error.rcvd.code - 4000, error.rcvd.reason or "connection_refused")
    return None


def _rejected(error: InvalidStatus) -> ClientError:
    try:
        body = json.decode(error.response.body or b"")
    except DecodeError:
        body = {"error": "connection_refused", "message": SHUT}
    return error_of(error.response.status_code, body)
