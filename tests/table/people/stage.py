"""A small server for these tests: real database, routes and guard; rooms only remember what they are told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar, Response, Router, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.logging import LoggingConfig
from litestar.testing import TestClient
from sqlalchemy import insert, select

from tests.table.migrated import furnish
from throneworld.table.api import people as people_api
from throneworld.table.api.security import CSRF_HEADER, secure
from throneworld.table.caller import Caller, signed_in
from throneworld.table.config import Config, Limits
from throneworld.table.errors import TableError
from throneworld.table.hall import Hall
from throneworld.table.people.limits import RateLimits
from throneworld.table.people.sessions import COOKIE
from throneworld.table.storage import schema
from throneworld.table.storage.database import Database
from throneworld.words import Words

WORDS = Words(strict=True)
PASSWORD = "correct horse"
GENEROUS = Limits(sign_in="1000/minute", sign_up="1000/minute")


class FakeRooms:
    def __init__(self) -> None:
        self.changed: list[str] = []

    async def seats_changed(self, table_id: str) -> None:
        self.changed.append(table_id)


@post("/play", status_code=200, sync_to_thread=False)
def play(caller: NamedDependency[Caller | None]) -> dict[str, str]:
    """Stands for all that other areas offer."""
    return {"played": signed_in(caller, "play").id}


@get("/caller", sync_to_thread=False)
def who(caller: NamedDependency[Caller | None]) -> dict[str, Any]:
    return {} if caller is None else {"id": caller.id, "house": caller.house, "admin": caller.admin}


@get("/bug", sync_to_thread=False)
def bug() -> None:
    raise RuntimeError("a bug of ours")


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any], caller: NamedDependency[Caller | None]) -> None:
    await socket.accept()
    await socket.send_json({"id": None if caller is None else caller.id})
    await socket.close()


def told(_: object, error: TableError) -> Response[dict[str, Any]]:
    """As the real server does; strict words raise if a message is missing."""
    message = WORDS.say(f"error-{error.key}", **error.args_named)
    body = {"error": error.key, "message": message, "args": error.args_named}
    return Response(body, status_code=error.status)


def too_deep(_: object, __: RecursionError) -> Response[dict[str, str]]:
    """Nested thousands of times, JSON is refused by the decoder with this."""
    return Response({"error": "invalid"}, status_code=400)


@cache
def the_app() -> Litestar:
    """To read the routes takes longer than most tests: all stages share one application."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with app.state.stage.opened(app):
            yield

    return Litestar(
        route_handlers=[Router("/api/v1", route_handlers=[people_api.router, play, who, bug, socket])],
        exception_handlers={TableError: told, RecursionError: too_deep},
        lifespan=[opened],
        on_app_init=[secure],
        logging_config=LoggingConfig(log_exceptions="always"),
        debug=False,
    )


class Stage:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.rooms = FakeRooms()
        self.limits = RateLimits(config.limits)
        self.database: Database = cast(Any, None)
        self.client: TestClient[Litestar] = cast(Any, None)

    @property
    def app(self) -> Litestar:
        app = the_app()
        app.state.stage = self
        return app

    @asynccontextmanager
    async def opened(self, app: Litestar) -> AsyncIterator[None]:
        self.database = await Database.open(self.config.url)
        app.state.hall = Hall(
            config=self.config,
            database=self.database,
            journal=cast(Any, None),
            rooms=cast(Any, self.rooms),
            limits=self.limits,
            notifier=cast(Any, None),
        )
        yield
        await self.database.close()

    # The database, seen from the server's own event loop

    def run(self, work: Any, *args: Any) -> Any:
        with self.client.portal() as portal:
            return portal.call(work, *args)

    def rows(self, query: Any) -> list[dict[str, Any]]:
        async def work() -> list[dict[str, Any]]:
            async with self.database.read() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]

        return cast(list[dict[str, Any]], self.run(work))

    def all(self, table: str) -> list[dict[str, Any]]:
        return self.rows(select(schema.metadata.tables[table]))

    def write(self, *statements: Any) -> None:
        async def work() -> None:
            async with self.database.write() as connection:
                for statement in statements:
                    await connection.execute(statement)

        self.run(work)

    # People

    def stranger(self, **headers: str) -> Visitor:
        return Visitor(self, headers)

    def guest(self, name: str = "Ann") -> Visitor:
        return self.stranger().comes_in("/guest", name=name)

    def account(self, username: str = "ann", password: str = PASSWORD) -> Visitor:
        return self.stranger().comes_in("/sign-up", username=username, password=password)

    def again(self, username: str = "ann", password: str = PASSWORD) -> Visitor:
        """The same account in another browser."""
        return self.stranger().comes_in("/sign-in", username=username, password=password)


class Visitor:
    """A browser: keeps its cookie and its CSRF token, as a page of ours would."""

    def __init__(self, stage: Stage, headers: dict[str, str] | None = None) -> None:
        self.stage = stage
        self.headers = headers or {}
        self.secret = ""
        self.csrf = ""
        self.id = ""

    def comes_in(self, path: str, **body: Any) -> Visitor:
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        return self

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent: dict[str, Any] = {} if body is None else {"json": body}
        client = self.stage.client
        client.cookies.clear()
        shown = {name: value.encode("latin-1") for name, value in {**self.shown, **headers}.items()}
        answer = client.request(method, f"/api/v1{path}", headers=cast(Any, shown), **sent)
        self._remember(answer)
        return answer

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.call("GET", path, **headers)

    def post(self, path: str, /, **body: Any) -> httpx.Response:
        return self.call("POST", path, body)

    def patch(self, path: str, /, **body: Any) -> httpx.Response:
        return self.call("PATCH", path, body)

    def delete(self, path: str, /, **body: Any) -> httpx.Response:
        return self.call("DELETE", path, body or None)

    @property
    def shown(self) -> dict[str, str]:
        mine = {"cookie": f"{COOKIE}={self.secret}"} if self.secret else {}
        return {**mine, **({CSRF_HEADER: self.csrf} if self.csrf else {}), **self.headers}

    @property
    def is_in(self) -> bool:
        return self.get("/me").status_code == 200

    def _remember(self, answer: httpx.Response) -> None:
        for header in answer.headers.get_list("set-cookie"):
            self.secret = SimpleCookie(header)[COOKIE].value
        if answer.is_success and answer.content and "csrf" in answer.json():
            self.csrf, self.id = answer.json()["csrf"], answer.json()["id"]


def key(answer: httpx.Response) -> tuple[int, str]:
    """What an answer that says no comes down to."""
    return answer.status_code, answer.json().get("error", "")


@contextmanager
def stage_in(folder: Path, **settings: Any) -> Iterator[Stage]:
    furnish(folder)
    stage = Stage(Config(data=folder, **{"limits": GENEROUS, **settings}))
    with TestClient(stage.app, raise_server_exceptions=False) as client:
        stage.client = client
        yield stage


# Rows that other areas would make


def a_table(table_id: str, state: str, owner: str | None, **more: Any) -> Any:
    row = {"id": table_id, "game": "rex", "name": f"Rex \u00b7 {table_id}", "owner_id": owner, "state": state}
    plain = {"access": "open", "options": "{}", "terms": "{}", "invite": "", "created": 1.0}
    return insert(schema.tables).values(**{**row, **plain, **more})


def a_seat(table_id: str, number: int, person: str | None, **more: Any) -> Any:
    row = {"table_id": table_id, "number": number, "holder": "person" if person else "open"}
    return insert(schema.seats).values(**{**row, "person_id": person, "name": "Ann", **more})
