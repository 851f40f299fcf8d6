"""Opening a database, reading and writing; and what is said when it cannot be opened."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tests.table.storage.stage import opened, reopened, step
from tests.waiting import LAST_RESORT
from throneworld.table.config import Config
from throneworld.table.storage.address import address_of
from throneworld.table.storage.database import Database
from throneworld.table.storage.failures import StorageFailed
from throneworld.table.storage.schema import metadata, people
from throneworld.words import Words

WORDS = Words(strict=True)


def _person(name: str) -> dict[str, Any]:
    return {"id": name, "name": name, "created": 1.0, "seen": 1.0}


async def _names(database: Database) -> list[str]:
    async with database.read() as connection:
        return list(await connection.scalars(select(people.c.name).order_by(people.c.name)))


# Reading and writing


def test_a_transaction_is_kept_on_leaving_and_forgotten_on_an_error(database_url: str) -> None:
    async def play() -> None:
        async with reopened(database_url) as (database, _):
            async with database.write() as connection:
                await connection.execute(insert(people), [_person("ann"), _person("bob")])
            with pytest.raises(ZeroDivisionError):
                async with database.write() as connection:
                    await connection.execute(insert(people), _person("cid"))
                    raise ZeroDivisionError
            assert await _names(database) == ["ann", "bob"]

    asyncio.run(play())


def test_a_function_is_a_transaction_too(database_url: str) -> None:
    def add(connection: Connection) -> int:
        return connection.execute(insert(people), _person("ann")).rowcount

    def fail(connection: Connection) -> None:
        connection.execute(insert(people), _person("bob"))
        raise ZeroDivisionError

    async def play() -> None:
        async with reopened(database_url) as (database, _):
            assert await database.transact(add) == 1
            with pytest.raises(ZeroDivisionError):
                await database.transact(fail)
            assert await _names(database) == ["ann"]

    asyncio.run(play())


def test_a_reader_neither_waits_for_a_writer_nor_sees_what_is_not_committed(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, _), database.write() as connection:
            await connection.execute(insert(people), _person("bob"))
            assert await asyncio.wait_for(_names(database), LAST_RESORT) == ["Ann"]

    asyncio.run(play())


def test_nothing_can_be_written_through_a_reader(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, _):
            with pytest.raises(DBAPIError):
                async with database.read() as connection:
                    await connection.execute(update(people).values(name="Eve"))
            assert await _names(database) == ["Ann"]

    asyncio.run(play())


def test_many_writers_take_turns(database_url: str) -> None:
    async def count(database: Database) -> None:
        async with database.write() as connection:
            one = select(people.c.seen).with_for_update()
            seen = (await connection.execute(one)).scalar_one()
            await asyncio.sleep(0)
            await connection.execute(update(people).values(seen=seen + 1))

    async def play() -> None:
        async with opened(database_url) as (database, _), reopened(database_url) as (other, _):
            await asyncio.gather(*(count((database, other)[each % 2]) for each in range(30)))
            async with database.read() as connection:
                assert await connection.scalar(select(people.c.seen)) == 31.0

    asyncio.run(play())


def test_more_readers_than_connections_wait_for_each_other(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, _):
            answers = await asyncio.gather(*(_names(database) for _ in range(100)))
            assert answers == [["Ann"]] * 100

    asyncio.run(play())


def test_a_cancelled_writer_leaves_nothing_and_blocks_nobody(database_url: str) -> None:
    async def hesitate(database: Database, name: str) -> None:
        async with database.write() as connection:
            await connection.execute(insert(people), _person(name))
            await asyncio.Event().wait()

    async def play() -> None:
        async with opened(database_url) as (database, journal):
            for pause in (0.0, 0.001, 0.01, 0.05):
                writing = asyncio.create_task(hesitate(database, f"bob{pause}"))
                await asyncio.sleep(pause)
                writing.cancel()
                await asyncio.wait([writing])
            async with database.write() as connection:
                await connection.execute(insert(people), _person("cid"))
            await journal.append(step(1))
            assert await _names(database) == ["Ann", "cid"]

    asyncio.run(play())


def test_a_cancelled_function_still_runs_to_its_end(tmp_path: Path) -> None:
    def add(connection: Connection) -> None:
        connection.execute(insert(people), _person("bob"))

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/some.db") as (database, _):
            writing = asyncio.create_task(database.transact(add))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            writing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await writing
            assert await _names(database) == ["Ann", "bob"]

    asyncio.run(play())


def test_an_error_does_not_repeat_what_was_to_be_written(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, _):
            with pytest.raises(IntegrityError) as error:
                async with database.write() as connection:
                    await connection.execute(insert(people), [_person("the-secret")] * 2)
            told = str(error.value).replace("Key (id)=(the-secret)", "")
            assert "the-secret" not in told

    asyncio.run(play())


# SQLite


async def _settings(database: Database, *names: str) -> list[Any]:
    async with database.write() as connection:
        return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]


def test_every_commit_of_sqlite_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    expected = {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1, "busy_timeout": 5000}

    def inspect(connection: Connection) -> list[Any]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in expected]

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/some.db") as (database, _):
            assert await database.transact(inspect) == list(expected.values())
            assert await _settings(database, *expected) == list(expected.values())

    asyncio.run(play())


def test_a_new_folder_and_the_database_in_it_are_for_the_owner_alone(tmp_path: Path) -> None:
    config = Config(data=tmp_path / "share" / "throneworld")

    async def play() -> None:
        async with opened(config.url) as (_, journal):
            await journal.append(step(1))
            modes = {path.suffix: stat.S_IMODE(path.stat().st_mode) for path in config.data.iterdir()}
            assert modes == {".db": 0o600, ".db-wal": 0o600, ".db-shm": 0o600}
            assert stat.S_IMODE(config.data.stat().st_mode) == 0o700

    asyncio.run(play())


def test_closing_sqlite_leaves_one_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/some.db") as (database, journal):
            await journal.append(step(1))
            assert await _names(database) == ["Ann"]

    asyncio.run(play())
    assert [path.name for path in tmp_path.iterdir()] == ["some.db"]


# PostgreSQL


def test_a_server_that_threw_everybody_out_is_used_again(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as (database, journal), reopened(postgres_url) as (other, _):
            await journal.append(step(1))
            assert await _names(database) == ["Ann"]
            async with other.write() as connection:
                others = (
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                )
                await connection.execute(text(f"{others} AND datname = current_database()"))
            await journal.append(step(2))
            assert await _names(database) == ["Ann"]

    asyncio.run(play())


# Addresses


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///some/file.db", "sqlite+aiosqlite:///some/file.db"),
        ("sqlite+aiosqlite:////some/file.db", "sqlite+aiosqlite:////some/file.db"),
        ("postgres://ann:p%40ss@host/tables", "postgresql+asyncpg://ann:p%40ss@host/tables"),
        ("postgresql://host:99/t?sslmode=require", "postgresql+asyncpg://host:99/t?sslmode=require"),
        ("postgresql+psycopg://host/tables", "postgresql+asyncpg://host/tables"),
    ],
)
def test_an_address_may_be_written_as_people_know_it(given: str, used: str) -> None:
    assert address_of(given).url.render_as_string(hide_password=False) == used


@pytest.mark.parametrize(
    "given",
    [
        "",
        "some/file.db",
        "mysql://ann:hunter2@host/db",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql:/hunter2",
    ],
)
def test_other_addresses_are_refused_without_repeating_them(given: str) -> None:
    with pytest.raises(StorageFailed) as failed:
        address_of(given)
    assert failed.value.key == "database_address"
    assert "hunter2" not in _said(failed.value)


def test_the_address_of_a_driver_is_what_was_given() -> None:
    dsn = address_of("postgres://ann:p%40ss@host:99/tables?sslmode=require").dsn
    assert dsn == "postgresql://ann:p%40ss@host:99/tables?sslmode=require"


# Failures


def _said(failed: StorageFailed) -> str:
    """All that anybody might print."""
    text = WORDS.say(f"error-{failed.key}", **failed.args_named)
    assert "\n" not in text and "{" not in text
    assert failed.__context__ is None or failed.__suppress_context__
    return f"{text} {failed!r} {failed}"


def _failure(url: str) -> StorageFailed:
    with pytest.raises(StorageFailed) as failed:
        asyncio.run(Database.open(url))
    return failed.value


def test_a_server_that_is_down_is_told_in_one_line_without_the_password() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        failed = _failure(f"postgresql://ann:hunter2@127.0.0.1:{port}/tables")
    assert failed.key == "database_unusable"
    assert f"postgresql://127.0.0.1:{port}/tables" in _said(failed)
    assert "hunter2" not in _said(failed)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("not-so-secret", "hunter2"), "password authentication failed"),
        (("/test_", "/hunter2_"), "does not exist"),
        (("127.0.0.1", "no-such-host.invalid"), ""),
        (("?", "?sslmode=hunter3&"), "sslmode"),
        (("?", "?no_such_setting=1&"), "no_such_setting"),
    ],
    ids=["password", "database", "host", "sslmode", "setting"],
)
def test_what_is_wrong_with_an_address_is_told(
    postgres_url: str, change: tuple[str, str], reason: str
) -> None:
    failed = _failure(f"{postgres_url}?".replace(*change).rstrip("?&"))
    assert failed.key == "database_unusable"
    assert reason in _said(failed)
    assert "not-so-secret" not in _said(failed)


def test_a_password_that_a_driver_repeats_is_hidden() -> None:
    address = address_of("postgresql://ann:p%40ss%2Fword@host/tables?password=other+one")
    text = "cannot use p@ss/word nor p%40ss%2Fword nor 'other one'\nsecond line"
    assert address.hide(text) == "cannot use *** nor *** nor '***'"
    assert "p@ss" not in address.shown and "other" not in address.shown


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear diary, " * 200)
    failed = _failure(f"sqlite:///{file}")
    assert failed.key == "database_unusable"
    assert "not a database" in _said(failed)
    assert file.read_text() == "dear diary, " * 200


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in _said(_failure(f"sqlite:///{tmp_path}/file/some.db"))
    assert os.listdir(tmp_path) == ["file"]


# The schema


def test_every_foreign_key_is_found_by_an_index() -> None:
    for table in metadata.tables.values():
        firsts = {next(iter(index.columns)).name for index in table.indexes}
        firsts.add(next(iter(table.primary_key.columns)).name)
        assert {key.parent.name for key in table.foreign_keys} <= firsts, table.name
