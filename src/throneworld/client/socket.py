"""A table by websocket, for programs without an event loop: it mirrors the table and reconnects by itself."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

from msgspec import convert
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from throneworld.client.errors import UNREACHABLE, ClientError
from throneworld.client.messages import Chosen, Noun
from throneworld.client.mirror import Mirror, Update
from throneworld.client.talk import (
    ANSWER_WITHIN,
    BROKEN,
    LOST,
    Answer,
    Talk,
    pauses,
    settings,
    socket_url,
    verdict,
)


class TableSocket:
    """``for update in socket`` waits for what is new; ``socket.mirror`` always holds the present state."""

    def __init__(self, url: str, table: str, headers: Callable[[], dict[str, str]]) -> None:
        self._url = url
        self._address = socket_url(url, table)
        self._headers = headers
        self._talk = Talk()
        self._waiting: deque[Update] = deque()
        self._stack = ExitStack()
        self._pauses = pauses()
        self.closed = False
        self.connection: ClientConnection | None = None

    # Beginning and end

    def __enter__(self) -> TableSocket:
        if not self._connects():
            raise ClientError(UNREACHABLE, "no_connection", f"nobody answers at {self._url}")
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.closed = True
        self._drop()

    @property
    def mirror(self) -> Mirror:
        return self._talk.mirror

    # What is new

    def __iter__(self) -> Iterator[Update]:
        while not self.closed:
            update = self.next()
            if update is not None:
                yield update

    def next(self, timeout: float | None = None) -> Update | None:
        """The next update, or None if there was none in that time (without a time: wait for one)."""
        until = None if timeout is None else time.monotonic() + timeout
        while not self._waiting:
            left = None if until is None else until - time.monotonic()
            if self.closed or (left is not None and left < 0):
                return None
            self._hear(left)
        return self._waiting.popleft()

    # What to say

    def choose(self, seat: int, ask: str, option: Sequence[Noun]) -> Chosen:
        """Answer a question. If the connection breaks it is sent again, which does no harm."""
        fields = {"seat": seat, "ask": ask, "option": list(option)}
        return convert(self._request("choose", again=True, **fields), Chosen)

    def undo(self, seat: int) -> Any:
        return self._request("undo", seat=seat)

    def redo(self, seat: int) -> Any:
        return self._request("redo", seat=seat)

    def explain(self, seat: int) -> Any:
        return self._request("explain", again=True, seat=seat)

    def chat(self, text: str) -> Any:
        return self._request("chat", text=text)

    def ping(self) -> Any:
        return self._request("ping", again=True)

    def resync(self) -> None:
        """Ask for everything anew; it comes as updates."""
        self._send(self._talk.request("resync")[1])

    def _request(self, kind: str, *, again: bool = False, **fields: Any) -> Any:
        """Send a request and listen until its answer is there."""
        until = time.monotonic() + ANSWER_WITHIN
        number, text = self._talk.request(kind, **fields)
        sent = self._send(text)
        while not self.closed and (left := until - time.monotonic()) > 0:
            if self.connection is not None and sent is not self.connection:
                sent = self._send_again(text, sent is None or again)
            answer = self._hear(left)
            if answer is not None and answer.id == number:
                return answer.taken()
        raise ClientError(UNREACHABLE, "no_answer", f"the server did not answer to {kind} in time")

    def _send_again(self, text: str, allowed: bool) -> ClientConnection | None:
        if not allowed:
            raise ClientError(UNREACHABLE, "connection_lost", LOST)
        return self._send(text)

    # The connection

    def _hear(self, timeout: float | None) -> Answer | None:
        """Read one message, or try once to connect again. What is new is kept; an answer is handed on."""
        if self.connection is None:
            self._reconnect(timeout)
            return None
        try:
            return self._keep(self._talk.hear(self.connection.recv(timeout)))
        except TimeoutError:
            return None
        except BROKEN as error:
            self._broken(error)
            return None

    def _keep(self, heard: Answer | Update | None) -> Answer | None:
        if self.mirror.resync_due():
            self.resync()
        if isinstance(heard, Update):
            self._waiting.append(heard)
        return heard if isinstance(heard, Answer) else None

    def _send(self, text: str) -> ClientConnection | None:
        """Send, and tell on which connection: the answer can only come on the same one."""
        connection = self.connection
        try:
            if connection is not None:
                connection.send(text)
        except BROKEN as error:
            self._broken(error)
        return connection

    def _broken(self, error: Exception) -> None:
        self._drop()
        final = None if self.closed else verdict(error)
        if final is not None:
            raise final from error

    def _reconnect(self, timeout: float | None) -> None:
        pause = next(self._pauses)
        time.sleep(pause if timeout is None else max(0.0, min(pause, timeout)))
        if not self.closed and self._connects():
            self._pauses = pauses()

    def _connects(self) -> bool:
        try:
            opened = connect(self._address, **settings(self._url, self._headers()))
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            final = verdict(error)
            if final is not None:
                raise final from error
            return False
        self.connection = self._stack.enter_context(opened)
        self.mirror.reconnected()
        return True

    def _drop(self) -> None:
        self.connection = None
        self._stack.close()
