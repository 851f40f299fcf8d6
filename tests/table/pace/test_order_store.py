from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.table.pace.questions import ask, order
from tests.table.pace.tables import TABLE, in_database, write_entry
from throneworld.table.errors import Clash, NotFound
from throneworld.table.orders import MOST_ORDERS, Order, Place, store
from throneworld.table.storage.database import Database

SENTENCE: dict[str, Any] = {
    "kind": "answer",
    "option": ["bid", 3],
    "about": {"prompt": "bid", "facts": {"high": 2}},
    "unless": [{"path": "players.0.influence", "op": "at_most", "value": 4}],
    "until": {"phase": "battle"},
    "uses": 3,
}


async def keep(database: Database, *orders: Order) -> None:
    async with database.write() as connection:
        for each in orders:
            await store.add(connection, TABLE, each)


async def kept(database: Database) -> list[Order]:
    async with database.read() as connection:
        return await store.of_table(connection, TABLE)


def test_an_order_comes_back_as_it_was_kept() -> None:
    async def work(database: Database) -> None:
        given = replace(order(SENTENCE, seat=1, made=Place(2, "bidding")), created=5.0)
        await keep(database, given)
        assert await kept(database) == [given]
        async with database.read() as connection:
            assert await store.of_seat(connection, TABLE, 1) == [given]
            assert await store.of_seat(connection, TABLE, 0) == []
            assert await store.one(connection, TABLE, "first") == given
            with pytest.raises(NotFound, match="no_such_order"):
                await store.one(connection, "private", "first")

    in_database(work)


def test_orders_stand_in_the_order_in_which_they_were_given() -> None:
    async def work(database: Database) -> None:
        late = replace(order(SENTENCE, name="a"), created=9.0)
        early = replace(order({"kind": "pass"}, name="z"), created=1.0)
        await keep(database, late, early)
        assert await kept(database) == [early, late]

    in_database(work)


def test_a_seat_has_so_many_orders_and_no_more() -> None:
    async def work(database: Database) -> None:
        await keep(database, *(order({"kind": "pass"}, name=str(n)) for n in range(MOST_ORDERS)))
        await keep(database, order({"kind": "pass"}, seat=2, name="other seat"))
        with pytest.raises(Clash, match="too_many_orders"):
            await keep(database, order({"kind": "pass"}, name="one more"))
        async with database.write() as connection:
            await store.remove(connection, ["0", "1"])
        await keep(database, order({"kind": "pass"}, name="one more"))
        assert len(await kept(database)) == MOST_ORDERS

    in_database(work)


def test_uses_are_counted() -> None:
    async def work(database: Database) -> None:
        await keep(database, order({"kind": "pass"}))
        for _ in range(2):
            async with database.write() as connection:
                await store.count_use(connection, "first")
        assert [each.used for each in await kept(database)] == [2]

    in_database(work)


def test_the_journal_tells_how_often_an_order_was_used() -> None:
    async def work(database: Database) -> None:
        standing, idle = order({"kind": "pass"}), order({"kind": "pass"}, name="idle", used=4)
        await keep(database, standing, idle)
        noted = store.noted(standing, ask("bid", ("pass",), high=2))
        await write_entry(database, 1, 0, {"choices": [[0, "pass"]], **noted})
        await write_entry(database, 2, 0, {"option": ["pass"], **noted})
        await write_entry(database, 3, 0, {"choices": [[0, "bid", 3]], "by": "person"})
        async with database.write() as connection:
            await store.recount(connection, TABLE)
        assert {each.id: each.used for each in await kept(database)} == {"first": 2, "idle": 0}

    in_database(work)


def test_the_newest_uses_come_first_and_only_those_of_the_seat() -> None:
    async def work(database: Database) -> None:
        mine, other = order({"kind": "pass"}), order({"kind": "pass"}, seat=1, name="other")
        bid = ask("bid", ("pass",), high=2)
        await write_entry(database, 1, 0, {"choices": [[0, "pass"]], **store.noted(mine, bid)})
        await write_entry(database, 2, 1, {"choices": [[1, "pass"]], **store.noted(other, bid)})
        await write_entry(database, 3, 0, {"choices": [[0, 'a"order":"b']], "by": "person"})
        await write_entry(database, 4, 0, {"option": ["play", "informant"], **store.noted(mine, bid)})
        async with database.read() as connection:
            newest, oldest = await store.uses(connection, TABLE, 0, 10)
            assert (newest.at, newest.order, newest.option) == (4.0, "first", ("play", "informant"))
            assert (oldest.at, oldest.prompt, oldest.about) == (1.0, "bid", {"high": 2})
            assert await store.uses(connection, TABLE, 0, 1) == [newest]

    in_database(work)
