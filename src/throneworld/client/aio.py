"""A table by websocket, for asyncio: one task listens and reconnects; any others may speak and wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from msgspec import convert
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

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
    """``async for update in socket`` waits for what is new; ``socket.mirror`` holds the present state."""

    def __init__(self, url: str, table: str, headers: Callable[[], dict[str, str]]) -> None:
        self._url = url
        self._address = socket_url(url, table)
        self._headers = headers
        self._talk = Talk()
        self._updates: asyncio.Queue[Update | None] = asyncio.Queue()
        self._open: dict[int, tuple[str, bool, asyncio.Future[Answer]]] = {}
        self._listener: asyncio.Task[None] | None = None
        self.error: ClientError | None = None
        """Why the socket has ended, if not by `close`."""
        self.connection: ClientConnection | None = None

    # Beginning and end

    async def __aenter__(self) -> TableSocket:
        if not await self._connects():
            raise ClientError(UNREACHABLE, "no_connection", f"nobody answers at {self._url}")
        self._listener = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait([self._listener])
        if self.connection is not None:
            await self.connection.close()
        self._end(ClientError(UNREACHABLE, "closed", "this socket has been closed"))

    @property
    def mirror(self) -> Mirror:
        return self._talk.mirror

    # What is new

    async def __aiter__(self) -> AsyncIterator[Update]:
        while (update := await self.next()) is not None:
            yield update

    async def next(self) -> Update | None:
        """The next update; None once the socket is closed."""
        update = await self._updates.get()
        if update is None:
            self._updates.put_nowait(None)  # for whoever else waits
            if self.error is not None:
                raise self.error
        return update

    # What to say

    async def choose(self, seat: int, ask: str, option: Sequence[Noun]) -> Chosen:
        """Answer a question. If the connection breaks it is sent again, which does no harm."""
        fields = {"seat": seat, "ask": ask, "option": list(option)}
        return convert(await self._request("choose", again=True, **fields), Chosen)

    async def undo(self, seat: int) -> Any:
        return await self._request("undo", seat=seat)

    async def redo(self, seat: int) -> Any:
        return await self._request("redo", seat=seat)

    async def explain(self, seat: int) -> Any:
        return await self._request("explain", again=True, seat=seat)

    async def chat(self, text: str) -> Any:
        return await self._request("chat", text=text)

    async def ping(self) -> Any:
        return await self._request("ping", again=True)

    async def resync(self) -> None:
        """Ask for everything anew; it comes as updates."""
        await self._send(self._talk.request("resync")[1])

    async def _request(self, kind: str, *, again: bool = False, **fields: Any) -> Any:
        number, text = self._talk.request(kind, **fields)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._open[number] = (text, again, future)
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._send(text)
                return (await future).taken()
        except TimeoutError:
            text = f"the server did not answer to {kind} in time"
            raise ClientError(UNREACHABLE, "no_answer", text) from None
        finally:
            self._open.pop(number, None)

    # The connection

    async def _listen(self) -> None:
        try:
            while True:
                await self._hear()
        except ClientError as error:
            self.error = error
            self._end(error)

    async def _hear(self) -> None:
        assert self.connection is not None
        try:
            heard = self._talk.hear(await self.connection.recv())
        except BROKEN as error:
            await self._broken(error)
            return
        if self.mirror.resync_due():
            await self.resync()
        if isinstance(heard, Update):
            self._updates.put_nowait(heard)
        elif heard is not None and heard.id in self._open:
            _settle(self._open[heard.id][2], heard)

    async def _send(self, text: str) -> None:
        """Send; if the connection is broken the listener will notice, and repeat what may be repeated."""
        if self.error is not None or self.connection is None:
            raise self.error or ClientError(UNREACHABLE, "closed", "this socket is not open")
        try:
            await self.connection.send(text)
        except BROKEN:
            return

    async def _broken(self, error: Exception) -> None:
        final = verdict(error)
        if final is not None:
            raise final from error
        await self._connect()
        lost = ClientError(UNREACHABLE, "connection_lost", LOST)
        for text, again, future in list(self._open.values()):
            if again:
                await self._send(text)
            else:
                _settle(future, lost)

    async def _connect(self) -> None:
        for pause in pauses():
            await asyncio.sleep(pause)
            if await self._connects():
                return

    async def _connects(self) -> bool:
        try:
            self.connection = await connect(self._address, **settings(self._url, self._headers()))
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            final = verdict(error)
            if final is not None:
                raise final from error
            return False
        self.mirror.reconnected()
        return True

    def _end(self, error: ClientError) -> None:
        for _, _, future in self._open.values():
            _settle(future, error)
        self._updates.put_nowait(None)


def _settle(future: asyncio.Future[Answer], outcome: Answer | ClientError) -> None:
    if future.done():
        return
    if isinstance(outcome, ClientError):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
