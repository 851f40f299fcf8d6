"""What is appended is there, once, in order, or not at all."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, select

from tests.table.storage.stage import (
    FINISH,
    PERSON,
    base,
    beginning,
    entry,
    opened,
    position,
    reopened,
    step,
)
from throneworld.table.errors import Clash, NotFound
from throneworld.table.storage.failures import StorageFailed
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Append
from throneworld.table.storage.schema import bases, people, positions, tables


def test_what_is_appended_comes_back_as_it_was_even_after_a_restart(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, journal):
            await journal.append(beginning())
            await journal.append(Append("t0", (entry(1), entry(2)), position(2), base(2)))
            await journal.append(step(3))
        async with reopened(database_url) as (_, journal):
            assert await journal.entries("t0") == [entry(1), entry(2), entry(3)]
            assert await journal.entries("t0", after=2) == [entry(3)]
            assert await journal.newest_number("t0") == 3
            assert await journal.position("t0") == position(3)
            assert await journal.newest_base("t0") == base(2)
            assert await journal.newest_base("t0", up_to=1) == base(0)

    asyncio.run(play())


def test_a_table_at_which_nothing_happened_has_nothing(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, journal):
            assert await journal.entries("t0") == []
            assert await journal.newest_number("t0") == 0
            assert await journal.position("t0") is None
            assert await journal.newest_base("t0") is None

    asyncio.run(play())


def test_a_finish_is_written_with_the_last_entry_and_leaves_the_seed(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 2) as (database, journal):
            await journal.append(Append("t0", (entry(1),), position(1), finish=FINISH))
            async with database.read() as connection:
                rows = (await connection.execute(select(tables).order_by(tables.c.id))).all()
        assert [(row.state, row.finished) for row in rows] == [("finished", 2000.25), ("running", None)]
        assert rows[0].result == '{"winners":[1],"how":"conquest"}'
        assert rows[0].seed == str(2**64 - 1)

    asyncio.run(play())


@pytest.mark.parametrize(
    "append",
    [
        step(2),
        step(1),
        step(4),
        Append("t0", (entry(3), entry(5)), position(5)),
        Append("t0", (entry(3),), position(4)),
        Append("t0", (entry(3),), position(3), base(4)),
        Append("t0", (), position(1)),
        Append("t0", (), None, base(2)),
    ],
    ids=[
        "newest_again",
        "older_again",
        "gap",
        "gap_within",
        "later_position",
        "later_base",
        "old_position",
        "base_again",
    ],
)
def test_what_does_not_follow_the_newest_entry_clashes_and_changes_nothing(
    database_url: str, append: Append
) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, journal):
            await journal.append(Append("t0", (entry(1), entry(2)), position(2), base(2)))
            with pytest.raises(Clash) as clash:
                await journal.append(append)
            assert clash.value.key == "already_happened"
            assert await journal.entries("t0") == [entry(1), entry(2)]
            assert await journal.position("t0") == position(2)
            await journal.append(step(3))
            assert await journal.newest_number("t0") == 3

    asyncio.run(play())


def test_an_append_is_about_one_table(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 2) as (_, journal):
            with pytest.raises(ValueError, match="one table"):
                await journal.append(Append("t0", (entry(1),), position(1, "t1")))
            assert await journal.newest_number("t0") == 0

    asyncio.run(play())


def test_the_position_may_change_without_an_entry(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, journal):
            await journal.append(step(1))
            later = position(1)
            later.pace["banks"] = [0.5, 2.0]
            await journal.append(Append("t0", (), later))
            assert await journal.position("t0") == later

    asyncio.run(play())


def test_what_the_caller_changes_after_handing_it_over_is_not_written(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (_, journal):
            append = step(1)
            writing = asyncio.create_task(journal.append(append))
            await asyncio.sleep(0)
            append.entries[0].body["choices"] = "changed"
            await writing
            assert await journal.entries("t0") == [entry(1)]

    asyncio.run(play())


def test_a_table_that_is_gone_is_not_found(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, journal):
            with pytest.raises(NotFound):
                await journal.append(step(1, "nowhere"))
            await journal.append(step(1))
            async with database.write() as connection:
                await connection.execute(delete(tables))
            with pytest.raises(NotFound) as gone:
                await journal.append(step(2))
            assert gone.value.key == "table_gone"
            assert await journal.entries("t0") == []
            async with database.read() as connection:
                assert (await connection.execute(select(positions))).all() == []
                assert (await connection.execute(select(bases))).all() == []

    asyncio.run(play())


def test_a_game_goes_on_after_a_player_deleted_the_account(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, journal):
            await journal.append(step(1))
            async with database.write() as connection:
                await connection.execute(delete(people).where(people.c.id == PERSON))
            await journal.append(step(2))
            assert await journal.entries("t0") == [entry(1, person_id=None), entry(2, person_id=None)]

    asyncio.run(play())


def test_close_writes_what_was_handed_over_and_takes_nothing_more(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 3) as (database, _):
            journal = Journal(database)
            waiting = [asyncio.create_task(journal.append(step(1, f"t{number}"))) for number in range(3)]
            await asyncio.sleep(0)
            await journal.close()
            await asyncio.gather(*waiting)
            assert [await journal.newest_number(f"t{number}") for number in range(3)] == [1, 1, 1]
            with pytest.raises(StorageFailed):
                await journal.append(step(2))

    asyncio.run(play())
