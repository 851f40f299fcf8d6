"""PostgreSQL: how its connections are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from throneworld.table.storage.address import DISCREET, Address

DRIVER = "postgresql+asyncpg://"
PATIENCE = 10.0
"""How many seconds a server may take to answer a new connection."""
CONNECTIONS = 5
"""Of readers and of writers, in each process; as many again when it is busy."""


def reading(address: Address) -> AsyncEngine:
    """Each SELECT stands for itself; the server refuses everything else."""
    return create_async_engine(
        DRIVER,
        async_creator=_connect(address, default_transaction_read_only="on"),
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_pre_ping=True,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        **DISCREET,
    )


def writing(address: Address) -> AsyncEngine:
    return create_async_engine(
        DRIVER,
        async_creator=_connect(address),
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_pre_ping=True,
        **DISCREET,
    )


def migrating(address: Address) -> AsyncEngine:
    return create_async_engine(DRIVER, async_creator=_connect(address), poolclass=NullPool, **DISCREET)


def _connect(address: Address, **settings: str) -> Callable[[], Awaitable[Any]]:
    """The driver reads the address itself: it knows sslmode and all else that such an address may say."""
    settings = {"application_name": "throneworld", **settings}

    async def connect() -> Any:
        return await asyncpg.connect(address.dsn, timeout=PATIENCE, server_settings=settings)

    return connect
