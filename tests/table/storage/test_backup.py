"""A backup is a whole database of one moment, taken while the server goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from tests.table.storage.stage import opened, reopened, step
from tests.waiting import turn_up
from throneworld.table.errors import Clash, Invalid, NotFound
from throneworld.table.storage.backup import backup
from throneworld.table.storage.failures import StorageFailed
from throneworld.table.storage.journal import Journal


def test_a_backup_taken_while_games_go_on_is_consistent_and_can_be_played_on(tmp_path: Path) -> None:
    url, target = f"sqlite:///{tmp_path}/running.db", tmp_path / "backups" / "copy.db"

    written = [0] * 4

    async def write(journal: Journal, table: int, enough: asyncio.Event) -> None:
        while not enough.is_set():
            await journal.append(step(written[table] + 1, f"t{table}"))
            written[table] += 1

    async def play() -> None:
        enough = asyncio.Event()
        async with opened(url, 4) as (_, journal):
            writing = [asyncio.create_task(write(journal, each, enough)) for each in range(4)]
            await turn_up(lambda: min(written) > 2)
            await asyncio.to_thread(backup, url, target)
            by_then = list(written)
            await turn_up(lambda: all(now > then for now, then in zip(written, by_then, strict=True)))
            enough.set()
            await asyncio.gather(*writing)

    async def check() -> None:
        async with reopened(f"sqlite:///{target}") as (_, journal):
            for each, last in enumerate(written):
                newest = await journal.newest_number(f"t{each}")
                position = await journal.position(f"t{each}")
                assert 0 < newest < last
                assert position is not None and position.number == newest
                assert len(await journal.entries(f"t{each}")) == newest
                await journal.append(step(newest + 1, f"t{each}"))

    asyncio.run(play())
    assert [path.name for path in target.parent.iterdir()] == ["copy.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    asyncio.run(check())


def test_a_file_that_exists_is_not_written_over(tmp_path: Path) -> None:
    url, target = _database(tmp_path), tmp_path / "letter.txt"
    target.write_text("dear diary")
    with pytest.raises(Clash):
        backup(url, target)
    assert target.read_text() == "dear diary"


def test_there_must_be_a_database(tmp_path: Path) -> None:
    with pytest.raises(NotFound):
        backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_a_failed_backup_leaves_nothing_behind(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 500)
    with pytest.raises(StorageFailed) as failed:
        backup(f"sqlite:///{broken}", tmp_path / "copy.db")
    assert failed.value.key == "backup_failed"
    assert list(tmp_path.iterdir()) == [broken]


def test_postgresql_has_a_program_of_its_own_for_it(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as invalid:
        backup("postgresql://ann:secret@localhost/tables", tmp_path / "copy.db")
    assert invalid.value.key == "backup_with_pg_dump"
    assert "secret" not in str(invalid.value)


def _database(folder: Path) -> str:
    file = folder / "some.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE some (number)")
    connection.close()
    return f"sqlite:///{file}"
