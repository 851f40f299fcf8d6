"""Migrations: an empty database gets its tables, an older one what is new, and a newer one is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Lock

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from throneworld.table.storage import postgresql, sqlite
from throneworld.table.storage.address import Address
from throneworld.table.storage.failures import StorageFailed

SCRIPTS = "throneworld.table.storage:migrations"
ADVISORY_LOCK = 0x7468726F6E65  # "throne"
_ALEMBIC = Lock()
"""Alembic keeps the migration that it runs in globals: one at a time in each process."""

DRIVERS = (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


def upgrade(address: Address) -> None:
    """Blocks: call it on a thread. Of several processes that start together one does it, the others wait."""
    try:
        with _ALEMBIC:
            if address.postgresql:
                asyncio.run(_upgrade_postgresql(address))
            else:
                _upgrade_sqlite(address)
    except StorageFailed as failed:
        raise StorageFailed(failed.key, where=address.shown, **failed.args_named) from None
    except (SQLAlchemyError, CommandError, *DRIVERS) as error:
        reason = address.hide(str(error)) or type(error).__name__
        raise StorageFailed("database_unusable", where=address.shown, reason=reason) from None


def _upgrade_sqlite(address: Address) -> None:
    sqlite.make_file(address.file)
    sqlite.use_wal(address.file)
    engine = sqlite.migrating(address)
    with engine.begin() as connection:
        bring_up_to_date(connection)


async def _upgrade_postgresql(address: Address) -> None:
    engine = postgresql.migrating(address)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
        await connection.run_sync(bring_up_to_date)


def bring_up_to_date(connection: Connection) -> None:
    """Within a transaction that no other process can be in; all of it happens or nothing."""
    config = settings(connection)
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        raise StorageFailed("database_newer", version=", ".join(found))
    if set(found) != set(scripts.get_heads()):
        command.upgrade(config, "head")


def settings(connection: Connection, scripts: str = SCRIPTS) -> Config:
    """What others write into an alembic.ini; a server has none in the folder where it is started."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", scripts.replace("%", "%%"))
    config.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    return config
