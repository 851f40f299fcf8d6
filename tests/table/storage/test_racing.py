"""Several processes on one database: exactly one gets each number."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys

from tests.table.storage.stage import opened, reopened, step
from throneworld.table.errors import Clash
from throneworld.table.storage.journal import Journal

NUMBERS = 40


async def _race(journal: Journal, tables: int, seed: int) -> list[tuple[str, int]]:
    """Append to all tables whatever comes next, until each is full; which numbers were won."""

    async def fill(table: str) -> list[int]:
        won = []
        while (number := await journal.newest_number(table) + 1) <= NUMBERS:
            await asyncio.sleep(luck.random() / 1000)
            try:
                await journal.append(step(number, table))
                won.append(number)
            except Clash:
                continue
        return won

    luck = random.Random(seed)
    results = await asyncio.gather(*(fill(f"t{each}") for each in range(tables)))
    return [(f"t{each}", number) for each, won in enumerate(results) for number in won]


def test_two_journals_race_for_the_same_tables_and_one_wins_each_number(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 3) as (_, one), reopened(database_url) as (_, two):
            mine, yours = await asyncio.gather(_race(one, 3, 1), _race(two, 3, 2))
            everything = [(f"t{each}", number) for each in range(3) for number in range(1, NUMBERS + 1)]
            assert sorted(mine + yours) == sorted(everything)
            for each in range(3):
                entries = await one.entries(f"t{each}")
                assert [entry.number for entry in entries] == list(range(1, NUMBERS + 1))

    asyncio.run(play())


def test_batches_over_the_same_tables_in_any_order_do_not_block_each_other(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 20) as (_, one), reopened(database_url) as (_, two):
            for number in range(1, 11):
                forward = [one.append(step(number, f"t{each}")) for each in range(20)]
                backward = [two.append(step(number, f"t{each}")) for each in reversed(range(20))]
                answers = await asyncio.gather(*forward, *backward, return_exceptions=True)
                pairs = zip(answers[:20], reversed(answers[20:]), strict=True)
                for pair in pairs:
                    assert sorted(type(answer).__name__ for answer in pair) == ["Clash", "NoneType"]

    asyncio.run(play())


def test_a_journal_goes_on_where_another_process_has_got_to(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, one), reopened(database_url) as (_, two):
            await one.append(step(1))
            await two.append(step(2))
            await two.append(step(3))
            await one.append(step(4))
            await two.append(step(5))
            assert await one.newest_number("t0") == 5

    asyncio.run(play())


WRITER = """
import asyncio, sys
from tests.table.storage.stage import reopened, step

async def write(journal, table):
    for number in range(1, 10**6):
        await journal.append(step(number, table))
        print(table, number, flush=True)

async def main():
    async with reopened(sys.argv[1]) as (_, journal):
        await asyncio.gather(*(write(journal, f"t{each}") for each in range(4)))

asyncio.run(main())
"""


def test_a_process_that_is_killed_loses_nothing_that_it_had_acknowledged(database_url: str) -> None:
    async def prepare() -> None:
        async with opened(database_url, 4):
            pass

    async def check(acknowledged: dict[str, int]) -> None:
        async with reopened(database_url) as (_, journal):
            for table, number in acknowledged.items():
                newest = await journal.newest_number(table)
                assert newest in (number, number + 1)
                assert [entry.number for entry in await journal.entries(table)] == list(range(1, newest + 1))
                position = await journal.position(table)
                assert position is not None and position.number == newest
                await journal.append(step(newest + 1, table))

    asyncio.run(prepare())
    acknowledged = _acknowledged_before_the_kill(database_url)
    assert len(acknowledged) == 4
    asyncio.run(check(acknowledged))


def _acknowledged_before_the_kill(url: str) -> dict[str, int]:
    command = (sys.executable, "-c", WRITER, url)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(200)]
        writer.send_signal(signal.SIGKILL)
        lines += writer.stdout.readlines()
    told = (line.split() for line in lines if line.endswith("\n"))
    return {table: int(number) for table, number in told}
