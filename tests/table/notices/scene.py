"""The stage of the notice tests: a database with people and tables, a clock, a courier and a service."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from tests.table.migrated import furnish
from tests.waiting import LAST_RESORT
from throneworld.table.notices import settings as wishes
from throneworld.table.notices.courier import Courier
from throneworld.table.notices.notifier import Notifier
from throneworld.table.notices.parcels import Reply
from throneworld.table.notices.settings import Quiet, Service, Settings
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import due_notices, people, tables
from throneworld.words import Words

NOON = 1_750_000_000.0
WORDS = Words(strict=True)
HOME = "https://table.example/"


class Clock:
    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def forward(self, minutes: float) -> None:
        self.now += minutes * 60


class Pigeon(Courier):
    """A courier without services: it remembers what it was given; `bad` URLs fail, `stuck` ones hang."""

    def __init__(self) -> None:
        super().__init__(private=True)
        self.sent: list[tuple[str, str, str]] = []
        self.bad: set[str] = set()
        self.stuck: set[str] = set()
        self.tries = 0

    async def check(self, url: str) -> Reply:
        return Reply(1, "", "masked")

    async def send(self, url: str, title: str, body: str) -> bool:
        self.tries += 1
        if url in self.stuck:
            await asyncio.sleep(3600)
        if url in self.bad:
            return False
        self.sent.append((url, title, body))
        return True

    @property
    def titles(self) -> list[str]:
        return [title for _, title, _ in self.sent]


def sqlite_in(folder: Path) -> str:
    furnish(folder)
    return f"sqlite:///{folder / 'throneworld.db'}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def notifying(
    database: Database, courier: Courier, clock: Clock | None = None, pauses: Sequence[float] = ()
) -> AsyncIterator[Notifier]:
    notifier = Notifier(database, WORDS, HOME, courier=courier, clock=clock or Clock(), pauses=pauses)
    try:
        yield notifier
    finally:
        await notifier.close()


def services(*urls: str) -> tuple[Service, ...]:
    return tuple(Service(f"id-{url}", url, "masked") for url in urls)


def wished(*urls: str, digest: int = 0, quiet: Quiet | None = None) -> Settings:
    return Settings(services(*urls or ("pigeon",)), quiet, digest)


async def add_person(database: Database, person_id: str, settings: Settings | None = None) -> None:
    row = {"id": person_id, "name": person_id, "created": NOON, "seen": NOON}
    text = wishes.write(settings or wished())
    async with database.write() as connection:
        await connection.execute(insert(people).values(**row, notices=text))


async def add_table(database: Database, table_id: str, name: str = "", state: str = "running") -> None:
    row = {"id": table_id, "game": "rex", "name": name or table_id.title(), "access": "open", "state": state}
    rest = {"options": "{}", "terms": "{}", "invite": "", "created": NOON, "seed": "987654321"}
    async with database.write() as connection:
        await connection.execute(insert(tables).values(**row, **rest))


async def set_state(database: Database, table_id: str, state: str) -> None:
    async with database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(state=state))


async def rows(database: Database) -> dict[tuple[str, str], float]:
    async with database.read() as connection:
        found = (await connection.execute(select(due_notices))).all()
    return {(row.person_id, row.table_id): row.due for row in found}


async def go(notifier: Notifier) -> None:
    """Write down what was noted, tell what is due, and wait until it is told."""
    await notifier.settled()
    await notifier.tell_due()
    await notifier.settled()


class Scene:
    """A notifier with three tables, first, second and third; nobody sits there yet."""

    def __init__(self, database: Database, pigeon: Pigeon, clock: Clock, notifier: Notifier) -> None:
        self.database = database
        self.pigeon = pigeon
        self.clock = clock
        self.notifier = notifier


def play(
    url: str, script: Callable[[Scene], Awaitable[None]], pauses: Sequence[float] = (), now: float = NOON
) -> None:
    async def run() -> None:
        pigeon, clock = Pigeon(), Clock(now)
        async with opened(url) as database, notifying(database, pigeon, clock, pauses) as notifier:
            for name in ("first", "second", "third"):
                await add_table(database, name)
            await script(Scene(database, pigeon, clock, notifier))

    asyncio.run(run())


async def at_once(act: Awaitable[None]) -> bool:
    """Whether it is done without having waited for anything."""
    doing = asyncio.ensure_future(act)
    await asyncio.sleep(0)
    return doing.done()


class Sink:
    """A service on this machine that takes JSON; it can be told to fail or to hang."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.received: list[dict[str, Any]] = []
        self.status = 200
        self.let_go = threading.Event()
        self.arrived = threading.Event()
        self.let_go.set()

    def url(self, path: str = "hook") -> str:
        return f"json://127.0.0.1:{self.port}/{path}"


@contextmanager
def sinking() -> Iterator[Sink]:
    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            text = self.rfile.read(int(self.headers["Content-Length"]))
            sink.arrived.set()
            sink.let_go.wait(LAST_RESORT)
            sink.received.append(json.loads(text))
            self.send_response(sink.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    sink = Sink(server.server_address[1])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield sink
    finally:
        sink.let_go.set()
        server.shutdown()
        server.server_close()
