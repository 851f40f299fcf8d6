"""The server is killed while people play by socket and over HTTP, in held windows and with clocks running."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

from tests.table.kill.crowd import BySocket, Crowd, OverHttp, Player
from tests.table.kill.ledger import Ledger, check, check_at_rest
from tests.table.server import ServerProcess, guests, running
from tests.table.whole.players import sit_down
from throneworld.cli.storage import all_tables
from throneworld.client import Client
from throneworld.table.storage.address import address_of
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.trust.repair import examine

CHOICES, KILLS = 400, 4
TABLES = 6
TERMS: tuple[dict[str, Any], ...] = (
    {},
    {"release": "uniform", "hold": 0.05},
    {"clock": {"bank": 900.0, "increment": 5.0}},
)
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
"""The first four play over HTTP, the others by socket."""


def options(database_url: str) -> tuple[str, ...]:
    """SQLite lies in the server's own folder."""
    named = ("--database", database_url) if database_url.startswith("postgresql") else ()
    return (*named, "--bots", "0")


def seated(people: list[Client], number: int) -> list[Client]:
    """At each table two who play over HTTP and one who plays by socket."""
    return [people[number % 4], people[(number + 1) % 4], people[4 + number % 2]]


def gather(people: list[Client]) -> Crowd:
    """Everybody sits down at all tables; nobody plays yet."""
    ledger, done = Ledger(), threading.Event()
    players: list[Player] = [OverHttp(each, ledger, done, n) for n, each in enumerate(people[:4])]
    for number in range(TABLES):
        three = seated(people, number)
        table = sit_down(three, "012", terms=TERMS[number % len(TERMS)])
        players.append(BySocket(table, three[2], ledger, done, number))
    return Crowd(players, ledger, done)


def keep_killing(server: ServerProcess, crowd: Crowd, database_url: str, dice: random.Random) -> None:
    kills = 0
    while crowd.ledger.taken < CHOICES or kills < KILLS:
        crowd.wait_for(crowd.ledger.taken + dice.randint(80, 140))
        crowd.done.wait(dice.uniform(0, 0.03))
        server.kill()
        server.start()
        kills += 1
        check(crowd.ledger, database_url)


async def examine_all(database_url: str) -> None:
    """Every journal gives the stored position, hash by hash."""
    database = Database(address_of(database_url))
    journal = Journal(database)
    for table, _ in await all_tables(database):
        finding = await examine(journal, table, lambda *_: None)
        assert finding.good and finding.compared, (table.id, finding.difference, finding.problem)
    await database.close()


def test_no_acknowledged_choice_is_lost_or_doubled_in_windows_either(
    tmp_path: Path, database_url: str
) -> None:
    with (
        running(tmp_path / "data", *options(database_url)) as server,
        guests(server.url, *NAMES) as people,
    ):
        crowd = gather(people)
        with crowd:
            keep_killing(server, crowd, database_url, random.Random(1))
        check_at_rest(crowd.ledger, database_url)
        assert server.stop() == 0
    asyncio.run(examine_all(database_url))
