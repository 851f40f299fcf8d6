"""One process at a time holds the lease of a table."""

from __future__ import annotations

import asyncio

from tests.table.storage.stage import opened, reopened
from throneworld.table.storage.leases import lease, release_leases


def test_a_lease_is_held_until_it_runs_out_and_may_be_prolonged(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, _):
            assert await lease(database, "t0", "one", 100.0, 10)
            assert not await lease(database, "t0", "two", 109.9, 10)
            assert await lease(database, "t0", "one", 109.9, 10)
            assert not await lease(database, "t0", "two", 119.8, 10)
            assert await lease(database, "t0", "two", 119.9, 10)
            assert not await lease(database, "t0", "one", 120.0, 10)

    asyncio.run(play())


def test_a_process_that_ends_gives_its_leases_back(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url, 3) as (database, _):
            for table, process in (("t0", "one"), ("t1", "two"), ("t2", "one")):
                assert await lease(database, table, process, 100.0, 10)
            await release_leases(database, "one")
            taken = [await lease(database, f"t{each}", "three", 101.0, 10) for each in range(3)]
            assert taken == [True, False, True]

    asyncio.run(play())


def test_a_table_that_is_gone_has_no_lease(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (database, _):
            assert not await lease(database, "nowhere", "one", 100.0, 10)

    asyncio.run(play())


def test_of_many_that_want_a_lease_at_once_one_gets_it(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (one, _), reopened(database_url) as (two, _):
            for now in (100.0, 200.0, 300.0):
                wishes = [lease((one, two)[each % 2], "t0", f"process{each}", now, 10) for each in range(12)]
                assert sorted(await asyncio.gather(*wishes)) == [False] * 11 + [True]

    asyncio.run(play())
