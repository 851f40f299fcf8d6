"""A small server for these tests: real database, real routes, a caller by header, rooms that remember."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.testing import TestClient
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

import throneworld as tw
from tests.table.migrated import furnish
from throneworld.table.api import chat, tables
from throneworld.table.caller import SCOPES, Caller, Scope
from throneworld.table.config import Config
from throneworld.table.errors import TableError, TooMany
from throneworld.table.hall import Hall
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.schema import people
from throneworld.words import Words

WORDS = Words(strict=True)
NAMES = {"ann": "Ann", "ben": "Ben", "cem": "Cem", "root": "Root", "house": "House"}


class FakeRooms:
    def __init__(self) -> None:
        self.opened: list[str] = []
        self.told: list[tuple[Any, ...]] = []
        self.broken = False

    async def begun(self, table_id: str) -> None:
        if self.broken:
            raise RuntimeError("no room")
        self.opened.append(table_id)

    async def said(self, table_id: str, message: dict[str, Any]) -> None:
        self.told.append(("said", table_id, message))

    async def seat_changed(self, table_id: str, seat: int, what: str, name: str) -> None:
        self.told.append((table_id, seat, what, name))

    async def came_back(self, table_id: str, seat: int) -> None:
        """Nobody is ever away here."""


class FakeLimits:
    def __init__(self) -> None:
        self.talkative: set[str] = set()

    def chat(self, person_id: str) -> None:
        if person_id in self.talkative:
            raise TooMany("too_fast", seconds=5)


def caller_of(request: Request[Any, Any, Any]) -> Caller | None:
    who = request.headers.get("who", "")
    if not who:
        return None
    scopes = tuple(request.headers.get("scopes", ",".join(SCOPES)).split(","))
    admin, house = who == "root", who == "house"
    return Caller(who, NAMES[who], admin=admin, house=house, scopes=cast(tuple[Scope, ...], scopes))


def told(_: object, error: TableError) -> Response[dict[str, Any]]:
    """As the real server does; strict words raise if a message is missing."""
    key = f"error-{error.key}"
    message = "" if error.key in ELSEWHERE else WORDS.say(key, **error.args_named)
    body = {"error": error.key, "message": message, "args": error.args_named}
    return Response(body, status_code=error.status)


ELSEWHERE = ("sign_in_first", "token_lacks_scope", "too_fast")
"""Errors whose words belong to the people."""


@cache
def the_app() -> Litestar:
    """To read the routes takes longer than most tests: all desks share one application."""

    def hall(state: State) -> Hall:
        return cast(Hall, state.desk.hall)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with app.state.desk.opened():
            yield

    return Litestar(
        route_handlers=[Router("/api/v1", route_handlers=[tables.router, chat.router])],
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        exception_handlers={TableError: told},
        lifespan=[opened],
        logging_config=None,
        debug=False,
    )


class Desk:
    """A server and its clients."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.rooms, self.limits = FakeRooms(), FakeLimits()
        if not url:
            furnish(folder)
        self._config = Config(data=folder, database=url)
        self._database: Database | None = None
        self.client: TestClient[Litestar] | None = None

    @property
    def database(self) -> Database:
        assert self._database is not None
        return self._database

    @property
    def hall(self) -> Hall:
        nothing: Any = None
        return Hall(
            config=self._config,
            database=self.database,
            journal=nothing,
            rooms=cast(Any, self.rooms),
            limits=cast(Any, self.limits),
            notifier=nothing,
        )

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        self._database = await Database.open(self._config.url)
        async with self._database.write() as connection:
            await _people(connection)
        yield
        await self._database.close()

    def ask(self, method: str, path: str, who: str = "", body: Any = None, **headers: str) -> Any:
        """The answer's data; an answer that says no comes as (status, key)."""
        assert self.client is not None
        sent = {"json": body} if body is not None else {}
        answer = self.client.request(method, f"/api/v1{path}", headers={"who": who, **headers}, **sent)
        if answer.status_code >= 400:
            data = answer.json()
            return answer.status_code, data.get("error", data.get("detail"))
        return answer.json() if answer.content else None

    def get(self, path: str, who: str = "", **headers: str) -> Any:
        return self.ask("GET", path, who, **headers)

    def post(self, path: str, who: str = "", body: Any = None, **headers: str) -> Any:
        return self.ask("POST", path, who, {} if body is None else body, **headers)

    def put(self, path: str, who: str = "", body: Any = None, **headers: str) -> Any:
        return self.ask("PUT", path, who, body, **headers)

    def delete(self, path: str, who: str = "") -> Any:
        return self.ask("DELETE", path, who)

    def make(self, *holders: str, who: str = "ann", **more: Any) -> Any:
        """A table; its data."""
        seats = [{"holder": holder} for holder in holders or ("me", "open", "open")]
        made = self.post("/tables", who, {"game": "rex", "seats": seats, **more})
        assert isinstance(made, dict), made
        return made

    def started(self, *holders: str, who: str = "ann", **more: Any) -> Any:
        table = self.make(*holders, who=who, **more)
        return self.post(f"/tables/{table['id']}/start", who, {"fill_with_bots": "random"})

    def run(self, work: Any) -> Any:
        """Something asynchronous, in the server's own loop."""
        assert self.client is not None
        with self.client.portal() as portal:
            return portal.call(work)

    async def game(self, table_id: str) -> tw.Game | None:
        """As it was written down; None if it was not."""
        base = await Journal(self.database).newest_base(table_id)
        return None if base is None else tw.load(base.snapshot)

    def write(self, *statements: Any) -> None:
        async def work() -> None:
            async with self.database.write() as connection:
                for statement in statements:
                    await connection.execute(statement)

        self.run(work)


async def _people(connection: AsyncConnection) -> None:
    rows = [{"id": who, "name": name, "created": 1.0, "seen": 1.0} for who, name in NAMES.items()]
    await connection.execute(insert(people), rows)


@contextmanager
def desk_in(folder: Path) -> Iterator[Desk]:
    app, desk = the_app(), Desk(folder)
    app.state.desk = desk
    with TestClient(app, raise_server_exceptions=False) as client:
        desk.client = client
        yield desk


def alone(url: str, work: Any) -> Any:
    """Run `work(desk)` on that database without HTTP, in a loop of its own: for what happens at once."""

    async def whole() -> Any:
        desk = Desk(Path(), url)
        async with desk.opened():
            return await work(desk)

    return asyncio.run(whole())


async def outcomes(*doings: Coroutine[Any, Any, Any]) -> list[str]:
    """What came of several things done at once: "ok" or the key of the error."""
    done = await asyncio.gather(*doings, return_exceptions=True)
    return sorted(_outcome(each) for each in done)


def _outcome(done: object) -> str:
    if isinstance(done, TableError):
        return done.key
    if isinstance(done, BaseException):
        raise done
    return "ok"


def json(data: object) -> str:
    return msgspec.json.encode(data).decode()
