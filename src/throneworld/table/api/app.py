"""The application: all routes below /api/v1, the hall they share, and the answers to what goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.channels import ChannelsPlugin
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components

from throneworld.table.api import (
    chat,
    fetching,
    lessons,
    notices,
    orders,
    people,
    play,
    review,
    socket,
    tables,
)
from throneworld.table.api.bodies import StrictRequest
from throneworld.table.api.documents import documents
from throneworld.table.api.problems import answer_bug, answer_http_error, answer_table_error
from throneworld.table.api.security import SECURITY_SCHEMES, secure
from throneworld.table.api.site import COMPRESSION, site
from throneworld.table.channels import backend_of
from throneworld.table.config import Config
from throneworld.table.errors import TableError
from throneworld.table.hall import Hall
from throneworld.table.house.house import House
from throneworld.table.notices.notifier import Notifier
from throneworld.table.people.house import house_person
from throneworld.table.people.limits import RateLimits
from throneworld.table.people.quiet import quiet_logging
from throneworld.table.people.recognition import ALONE, BY_HEART, memory_of
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.words import Words

LOGGER = logging.getLogger(__name__)
CHANNEL = "tables"
ROUTERS = [
    people.router,
    notices.router,
    tables.router,
    chat.router,
    play.router,
    fetching.router,
    orders.router,
    lessons.router,
    review.router,
]


def create_app(config: Config) -> Litestar:
    return configured(prepared(config.limits.body), config)


def configured(app: Litestar, config: Config) -> Litestar:
    """An application that opens the hall of this server when it starts."""
    quiet_logging()
    app.state.config = config
    return app


def prepared(largest_body: int) -> Litestar:
    """All routes, which are the same for every server."""
    return Litestar(
        route_handlers=[Router("/api/v1", route_handlers=[*ROUTERS, socket.socket]), *site()],
        compression_config=COMPRESSION,
        lifespan=[_hall],
        on_app_init=[secure],
        exception_handlers={
            TableError: answer_table_error,
            HTTPException: answer_http_error,
            Exception: answer_bug,
        },
        openapi_config=_openapi(),
        request_class=StrictRequest,
        request_max_body_size=largest_body,
        logging_config=None,
    )


@asynccontextmanager
async def _hall(app: Litestar) -> AsyncIterator[None]:
    config: Config = app.state.config
    channels = ChannelsPlugin(backend=backend_of(config), channels=[CHANNEL])
    async with channels, _open_hall(config, channels) as opened:
        app.state.hall = opened
        async with _listening(channels, opened.rooms), _house(config, opened):
            yield


@asynccontextmanager
async def _open_hall(config: Config, channels: ChannelsPlugin) -> AsyncIterator[Hall]:
    database = await Database.open(config.url)
    memory_of(database).lasts = BY_HEART if config.channels else ALONE
    journal = Journal(database)
    notifier = Notifier(database, Words(), config.public_url, private_services=config.private_services)
    rooms = Rooms(
        database,
        journal,
        notifier,
        alone=not config.channels,
        publish=lambda data: channels.publish(data, CHANNEL),
    )
    telling = asyncio.create_task(notifier.run())
    try:
        await rooms.open_running()
        yield Hall(
            config=config,
            database=database,
            journal=journal,
            rooms=rooms,
            limits=RateLimits(config.limits),
            notifier=notifier,
        )
    finally:
        await rooms.close()
        await notifier.close()
        telling.cancel()
        await journal.close()
        await database.close()


@asynccontextmanager
async def _listening(channels: ChannelsPlugin, rooms: Rooms) -> AsyncIterator[None]:
    """What other processes tell."""
    subscriber = await channels.subscribe(CHANNEL)

    async def listen() -> None:
        async for data in subscriber.iter_events():
            try:
                await rooms.heard(data)
            except Exception:
                LOGGER.exception("what another process told could not be followed")

    task = asyncio.create_task(listen())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        with suppress(Exception):
            await channels.unsubscribe(subscriber)


@asynccontextmanager
async def _house(config: Config, hall: Hall) -> AsyncIterator[None]:
    """The server's own bots call it like anybody else."""
    if not config.bots:
        yield
        return
    _, token = await house_person(hall.database)
    house = House(config, config.own_url, token)
    house.open()
    try:
        yield
    finally:
        await house.close()


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Throneworld",
        version=version("throneworld"),
        path="/api/v1/docs",
        components=Components(security_schemes=dict(SECURITY_SCHEMES)),
        render_plugins=documents(),
    )
