"""What several server processes tell each other through PostgreSQL or Redis, as long as both are there.

The channels of Litestar stop for good at the first error of what is behind them, and a connection that dies
in silence stops them without any. `Sturdy` begins anew. What was told in between is lost; the tables look at
the database every few seconds and find it there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress

from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from throneworld.table.config import Config
from throneworld.table.storage.address import address_of

LOGGER = logging.getLogger(__name__)
BEAT = b"beat"
"""Says only that the line is alive."""
BEAT_EVERY = 3.0
SILENCE = 10.0
PATIENCE = 5.0
"""How long one attempt to speak or to connect may take."""
PAUSE = 0.5

Stream = AsyncGenerator[tuple[str, bytes], None]


def backend_of(config: Config) -> ChannelsBackend:
    if config.channels.startswith(("redis://", "rediss://", "unix://")):
        return Sturdy(lambda: _redis(config.channels))
    if config.channels == "postgresql":
        return Sturdy(lambda: _postgresql(address_of(config.url).dsn))
    return MemoryChannelsBackend()


def _redis(url: str) -> ChannelsBackend:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))


def _postgresql(dsn: str) -> ChannelsBackend:
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    return AsyncPgChannelsBackend(dsn)


class Sturdy(ChannelsBackend):
    """The backend that `make` makes, made again whenever it fails."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self._make = make
        self._inner = make()
        self._channels: set[str] = set()
        self._beating: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Whoever starts without it is told; later on it may come and go."""
        await self._inner.on_startup()
        self._beating = asyncio.create_task(self._beat())

    async def on_shutdown(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        await self._drop()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await asyncio.wait_for(self._inner.publish(data, channels), PATIENCE)
        except Exception as problem:
            LOGGER.warning("other server processes could not be told: %s", problem)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels |= set(channels)
        await self._inner.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels -= set(channels)
        await self._inner.unsubscribe(channels)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._inner.get_history(channel, limit)

    async def stream_events(self) -> Stream:
        while True:
            try:
                async for event in self._heard():
                    yield event
            except Exception as problem:
                LOGGER.warning("other server processes cannot be heard, trying again: %s", problem)
            await self._begin_anew()

    async def _heard(self) -> Stream:
        """Until nothing comes any more, although everybody gives a sign now and then."""
        stream = self._inner.stream_events()
        while True:
            channel, data = await asyncio.wait_for(anext(stream), SILENCE)
            if data != BEAT:
                yield channel, data

    async def _begin_anew(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await self._drop()
            self._inner = self._make()
            try:
                await asyncio.wait_for(self._connect(), PATIENCE)
                return
            except Exception as problem:
                LOGGER.warning("other server processes are out of reach, trying again: %s", problem)

    async def _connect(self) -> None:
        await self._inner.on_startup()
        await self._inner.subscribe(self._channels)

    async def _drop(self) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self._inner.on_shutdown(), PATIENCE)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            if self._channels:
                await self.publish(BEAT, self._channels)
