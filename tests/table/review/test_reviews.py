"""Looking back while others do: one at a time at each table, and nothing half done stays behind."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import update

import throneworld as tw
from tests.table.trust.journals import TABLE, Played, play_on, whole_game
from tests.table.trust.stage import add_table, opened
from tests.waiting import LAST_RESORT
from throneworld.table.errors import Clash
from throneworld.table.review.audience import Look
from throneworld.table.review.reviews import THREADS, Reviews
from throneworld.table.storage.schema import bases, entries


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'throneworld.db'}"


def test_work_that_nobody_waits_for_any_more_is_done_before_the_next_begins(url: str) -> None:
    going, done = threading.Event(), threading.Event()

    def work() -> None:
        going.set()
        done.wait(LAST_RESORT)

    async def run() -> None:
        async with opened(url) as (_, journal):
            task = asyncio.create_task(Reviews(journal).in_turn(work))
            await asyncio.to_thread(going.wait, LAST_RESORT)
            task.cancel()
            for _ in range(100):
                await asyncio.sleep(0)
            assert not task.done()
            done.set()
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(run())


def test_only_so_many_threads_are_at_work(url: str) -> None:
    at_work, most, lock, full = [0], [0], threading.Lock(), threading.Event()

    def work() -> None:
        with lock:
            at_work[0] += 1
            most[0] = max(most[0], at_work[0])
            if at_work[0] >= THREADS:
                full.set()
        full.wait(LAST_RESORT)
        with lock:
            at_work[0] -= 1

    async def run() -> None:
        async with opened(url) as (_, journal):
            reviews = Reviews(journal)
            await asyncio.gather(*(reviews.in_turn(work) for _ in range(12)))

    asyncio.run(run())
    assert most[0] == THREADS


def test_many_may_look_at_the_same_game_at_once(url: str) -> None:
    played = whole_game(6)

    async def run() -> None:
        async with opened(url) as (database, journal):
            table, reviews = await add_table(database, journal, played), Reviews(journal)
            steps = [number % (len(played.game.choices) + 1) for number in range(0, 500, 7)]
            found = await asyncio.gather(*(reviews.step(table, Look(None), step) for step in steps))
            assert [each.step for each in found] == steps
            for each in found[::9]:
                assert each.view == tw.replay(played.game.record, each.step).view(None)

    asyncio.run(run())


def test_a_damaged_journal_is_told_and_read_anew_once_it_is_restored(url: str) -> None:
    played = play_on(Played(tw.new_game("rex", 3, 8), watched=True), Random(8), 30)

    async def run() -> None:
        async with opened(url) as (database, journal):
            table, reviews = await add_table(database, journal, played), Reviews(journal)
            good = msgspec.json.encode((await journal.entries(TABLE))[6].body).decode()

            async def put(body: str) -> None:
                async with database.write() as connection:
                    await connection.execute(update(entries).where(entries.c.number == 7).values(body=body))

            await put("{}")
            with pytest.raises(Clash, match="journal_damaged"):
                await reviews.last_step(table, Look(0))
            await put(good)
            assert await reviews.last_step(table, Look(0)) == len(played.views[0]) - 1

    asyncio.run(run())


def test_a_damaged_beginning_is_told(url: str) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            table = await add_table(database, journal, whole_game(6))
            async with database.write() as connection:
                await connection.execute(update(bases).values(snapshot=b"garbage"))
            with pytest.raises(Clash, match="journal_damaged"):
                await Reviews(journal).step(table, Look(None), 3)

    asyncio.run(run())
