"""A database becomes what `schema.py` says, whoever opens it and however many do so at once."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, text

from tests.table.storage.stage import opened, reopened, step
from throneworld.table.storage import migrations, upgrade
from throneworld.table.storage.database import Database
from throneworld.table.storage.failures import StorageFailed
from throneworld.table.storage.migrations.__main__ import draft
from throneworld.table.storage.schema import metadata
from throneworld.words import Words

SCRIPTS = Path(migrations.__file__).parent


@pytest.fixture
def database_url(empty_database_url: str) -> str:
    """Here the tables are to be made by the test."""
    return empty_database_url


def test_the_migrations_make_exactly_the_tables_of_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def play() -> list[object]:
        async with reopened(database_url) as (database, _), database.read() as connection:
            return await connection.run_sync(differences)

    assert asyncio.run(play()) == []


def test_constraints_bear_the_names_of_the_schema(database_url: str) -> None:
    """A later migration can only change what it can name."""

    def names(of: MetaData) -> set[str]:
        return {
            str(constraint.name)
            for table in of.tables.values()
            if table.name in metadata.tables
            for constraint in table.constraints
            if constraint.name
        }

    def reflected(connection: Connection) -> set[str]:
        found = MetaData()
        found.reflect(connection)
        return names(found)

    async def play() -> set[str]:
        async with reopened(database_url) as (database, _), database.read() as connection:
            return await connection.run_sync(reflected)

    assert asyncio.run(play()) == {name for name in names(metadata) if not name.startswith("ck")}


def test_opening_again_keeps_everything(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, journal):
            await journal.append(step(1))
        async with reopened(database_url) as (_, journal), reopened(database_url) as (_, other):
            assert await journal.newest_number("t0") == await other.newest_number("t0") == 1

    asyncio.run(play())


def test_many_open_a_new_database_at_once_in_one_process(database_url: str) -> None:
    async def play() -> None:
        databases = await asyncio.gather(*(Database.open(database_url) for _ in range(4)))
        async with databases[3].write() as connection:
            await connection.execute(text("DELETE FROM people"))
        await asyncio.gather(*(database.close() for database in databases))

    asyncio.run(play())


OPEN = """
import asyncio, os, sys
from throneworld.table.storage.database import Database

async def main():
    database = await Database.open(sys.argv[1])
    await database.close()

def child():
    number = os.fork()
    if number == 0:
        asyncio.run(main())
        os._exit(0)
    return number

children = [child() for _ in range(4)]
print([os.waitstatus_to_exitcode(os.waitpid(each, 0)[1]) for each in children])
"""
"""Four processes, of which none has to import anything any more."""


def test_processes_that_start_at_the_same_moment_do_not_clash(database_url: str) -> None:
    command = (sys.executable, "-c", OPEN, database_url)
    opened = subprocess.run(command, capture_output=True, text=True, check=False)
    assert opened.stdout.split("\n")[-2:] == ["[0, 0, 0, 0]", ""], opened.stderr


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database_url: str) -> None:
    async def become(version: str) -> None:
        async with reopened(database_url) as (database, _), database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = :new"), {"new": version})

    asyncio.run(become("9999"))
    with pytest.raises(StorageFailed) as failed:
        asyncio.run(Database.open(database_url))
    assert failed.value.key == "database_newer"
    told = Words(strict=True).say("error-database_newer", **failed.value.args_named)
    assert "9999" in told and "not-so-secret" not in told


def test_tables_of_another_program_are_left_alone(database_url: str) -> None:
    async def prepare() -> None:
        async with reopened(database_url) as (database, _), database.write() as connection:
            await connection.execute(text("DELETE FROM alembic_version"))

    asyncio.run(prepare())
    with pytest.raises(StorageFailed) as failed:
        asyncio.run(Database.open(database_url))
    assert failed.value.key == "database_unusable"
    assert "already exists" in str(failed.value)


def test_a_migration_that_fails_leaves_nothing_half_done(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: Connection) -> None:
        bring(connection)
        connection.execute(text("SELECT no_such_column FROM tables"))

    bring = upgrade.bring_up_to_date
    monkeypatch.setattr(upgrade, "bring_up_to_date", fail)
    with pytest.raises(StorageFailed):
        asyncio.run(Database.open(database_url))
    monkeypatch.undo()

    async def play() -> None:
        async with opened(database_url):
            pass

    asyncio.run(play())


# Writing migrations


def test_a_draft_of_a_migration_holds_what_is_new_in_the_schema(tmp_path: Path) -> None:
    scripts = tmp_path / "100%" / "migrations"
    shutil.copytree(SCRIPTS, scripts)
    for script in scripts.glob("versions/v*.py"):
        script.unlink()
    path = draft("All of it.", scripts)
    assert path == scripts / "versions" / "v0001_all_of_it.py"
    made = path.read_text()
    assert made.startswith('"""All of it."""')
    assert all(f"'{name}'" in made for name in metadata.tables)


def test_revisions_are_numbered_in_the_order_of_their_files() -> None:
    names = sorted(path.name for path in SCRIPTS.glob("versions/v*.py"))
    assert [name[:5] for name in names] == [f"v{number:04}" for number in range(1, len(names) + 1)]
