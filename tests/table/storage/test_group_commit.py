"""Many tables share a commit; whoever is to blame for an error bears it alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.table.storage.stage import opened, step
from throneworld.table.errors import Clash, NotFound
from throneworld.table.storage.database import Database
from throneworld.table.storage.failures import StorageFailed


class Counting:
    """Stands before a database and counts its transactions."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.transactions = 0
        self._transact = database.transact
        monkeypatch.setattr(database, "transact", self.transact)

    async def transact(self, work: Callable[[Connection], Any]) -> Any:
        self.transactions += 1
        return await self._transact(work)


def test_many_tables_at_once_share_a_commit(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(database_url, 60) as (database, journal):
            counting = Counting(database, monkeypatch)
            for number in range(1, 6):
                await asyncio.gather(*(journal.append(step(number, f"t{each}")) for each in range(60)))
            assert counting.transactions == 5
            assert [await journal.newest_number(f"t{each}") for each in range(60)] == [5] * 60

    asyncio.run(play())


def test_more_than_one_batch_is_written_in_order(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(database_url, 2) as (database, journal):
            counting = Counting(database, monkeypatch)
            steps = [step(number, table) for number in range(1, 301) for table in ("t1", "t0")]
            await asyncio.gather(*map(journal.append, steps))
            assert counting.transactions == 3
            for table in ("t0", "t1"):
                assert [entry.number for entry in await journal.entries(table)] == list(range(1, 301))

    asyncio.run(play())


def test_a_clash_in_a_batch_hurts_nobody_else(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 10) as (_, journal):
            await journal.append(step(1, "t4"))
            steps = [step(1, f"t{each}") for each in range(10)] + [step(1, "nowhere"), step(2, "t4")]
            answers = await asyncio.gather(*map(journal.append, steps), return_exceptions=True)
            assert isinstance(answers.pop(4), Clash)
            assert isinstance(answers.pop(-2), NotFound)
            assert answers == [None] * 10
            newest = [await journal.newest_number(f"t{each}") for each in range(10)]
            assert newest == [1, 1, 1, 1, 2, 1, 1, 1, 1, 1]

    asyncio.run(play())


def test_what_follows_a_clash_at_the_same_table_clashes_too(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, journal):
            await journal.append(step(1))
            steps = [step(1), step(2), step(4), step(3)]
            answers = await asyncio.gather(*map(journal.append, steps), return_exceptions=True)
            assert [type(answer) for answer in answers] == [Clash, type(None), Clash, type(None)]
            assert await journal.newest_number("t0") == 3

    asyncio.run(play())


def test_a_cancelled_waiter_takes_nothing_from_the_others(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 6) as (_, journal):
            tasks = [asyncio.create_task(journal.append(step(1, f"t{each}"))) for each in range(3)]
            await asyncio.sleep(0)
            tasks += [asyncio.create_task(journal.append(step(1, f"t{each}"))) for each in range(3, 6)]
            await asyncio.sleep(0)
            tasks[1].cancel()
            tasks[4].cancel()
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            assert [isinstance(answer, asyncio.CancelledError) for answer in answers] == [
                False,
                True,
                False,
                False,
                True,
                False,
            ]
            assert [await journal.newest_number(f"t{each}") for each in range(6)] == [1] * 6

    asyncio.run(play())


def test_data_that_is_no_json_is_refused_to_its_caller_alone(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 2) as (_, journal):
            bad = step(1)
            bad.entries[0].body["choices"] = object()
            answers = await asyncio.gather(
                journal.append(bad), journal.append(step(1, "t1")), return_exceptions=True
            )
            assert isinstance(answers[0], TypeError) and answers[1] is None

    asyncio.run(play())


def test_a_failing_database_is_told_to_everybody_and_nothing_is_half_written(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(database_url, 3) as (database, journal):
            await journal.append(step(1))
            failing = _failing_at_the_end(database, monkeypatch)
            steps = [step(2), step(1, "t1"), step(1, "t2")]
            answers = await asyncio.gather(*map(journal.append, steps), return_exceptions=True)
            assert [_key(answer) for answer in answers] == ["not_stored"] * 3
            assert len({id(answer) for answer in answers}) == 3
            failing.undo()
            assert [await journal.newest_number(f"t{each}") for each in range(3)] == [1, 0, 0]
            await asyncio.gather(*map(journal.append, steps))
            assert [await journal.newest_number(f"t{each}") for each in range(3)] == [2, 1, 1]

    asyncio.run(play())


def test_whoever_waits_learns_that_the_server_is_being_ended(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, journal):
            async with database.write():
                waiting = asyncio.create_task(journal.append(step(1)))
                await asyncio.sleep(0)
                writing = next(task for task in asyncio.all_tasks() if "_write" in repr(task))
                await asyncio.sleep(0)
                queued = asyncio.create_task(journal.append(step(2)))
                await asyncio.sleep(0)
                writing.cancel()
                answers = await asyncio.gather(waiting, queued, return_exceptions=True)
            assert [_key(answer) for answer in answers] == ["not_stored"] * 2
            assert await journal.newest_number("t0") == 0
            await journal.append(step(1))

    asyncio.run(play())


def _failing_at_the_end(database: Database, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """All is written, and then the transaction fails."""
    transact = database.transact

    async def failing(work: Callable[[Connection], Any]) -> Any:
        def fail(connection: Connection) -> None:
            work(connection)
            connection.execute(text("SELECT no_such_column FROM entries"))

        return await transact(fail)

    context = pytest.MonkeyPatch()
    context.setattr(database, "transact", failing)
    return context


def _key(answer: object) -> str:
    return answer.key if isinstance(answer, StorageFailed) else repr(answer)
