"""The whole server in this process, without a network: real routes, guard, rooms and database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
from litestar import Litestar
from msgspec import Struct
from sqlalchemy import insert

from tests.table.apps import app_of
from tests.table.migrated import furnish
from tests.table.safety.ledger import Ledger
from tests.table.safety.wire import Wire
from tests.table.server import FAST
from throneworld.table.api.security import CSRF_HEADER
from throneworld.table.caller import SCOPES, Scope
from throneworld.table.config import Config
from throneworld.table.hall import Hall
from throneworld.table.people import sessions, tokens
from throneworld.table.people.house import house_person
from throneworld.table.people.keys import new_id
from throneworld.table.people.sessions import COOKIE
from throneworld.table.storage import schema

API = "/api/v1"
T = TypeVar("T")


class Person(Struct, frozen=True):
    """Somebody with a browser: a cookie, and the token that proves that one of our pages is calling."""

    id: str
    name: str
    headers: dict[str, str]


STRANGER = Person("", "", {})


class Place:
    """The server and everybody who calls it."""

    def __init__(self, app: Litestar, ledger: Ledger) -> None:
        self.app = app
        self.ledger = ledger
        self._scripts: dict[tuple[str, tuple[Scope, ...]], Person] = {}
        transport = httpx.ASGITransport(cast(Any, app), raise_app_exceptions=False)
        self._http = httpx.AsyncClient(transport=transport, base_url="http://testserver.local")

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    # Calls

    async def call(
        self, who: Person, method: str, path: str, body: Any = None, /, **more: Any
    ) -> httpx.Response:
        """`body` is sent as JSON; `content` and `headers` may be given as they are."""
        headers = {**who.headers, **more.pop("headers", {})}
        sent = {} if body is None else {"json": body}
        answer = await self._http.request(method, API + path, headers=headers, **sent, **more)
        self._http.cookies.clear()
        return answer

    def socket(self, who: Person, table_id: str, **headers: str) -> Wire:
        return Wire(self.app, f"{API}/tables/{table_id}/socket", {**who.headers, **headers})

    # People

    async def person(self, name: str, **values: Any) -> Person:
        person_id = new_id()
        row = {"id": person_id, "name": name, "created": 1.0, "seen": 9e9, **values}
        async with self.hall.database.write() as connection:
            await connection.execute(insert(schema.people).values(**row))
            session = await sessions.begin(connection, person_id, 8e9)
        headers = {"cookie": f"{COOKIE}={session.secret}", CSRF_HEADER: session.csrf}
        return Person(person_id, name, headers)

    async def token(self, of: Person, scopes: tuple[Scope, ...] = SCOPES) -> Person:
        """The same person as a script; always the same one for the same rights."""
        if (of.id, scopes) not in self._scripts:
            async with self.hall.database.write() as connection:
                made = await tokens.add(connection, of.id, "script", scopes, 1.0)
            headers = {"authorization": f"Bearer {made.secret}"}
            self._scripts[of.id, scopes] = Person(of.id, of.name, headers)
        return self._scripts[of.id, scopes]

    async def house(self) -> Person:
        person_id, secret = await house_person(self.hall.database)
        return Person(person_id, "House", {"authorization": f"Bearer {secret}"})


@asynccontextmanager
async def open_place(folder: Path, **settings: Any) -> AsyncIterator[Place]:
    furnish(folder)
    with app_of(Config(data=folder, **{"bots": 0, "limits": FAST, **settings})) as app:
        async with app.lifespan():
            yield Place(app, Ledger(folder))


def at_place(folder: Path, work: Callable[[Place], Awaitable[T]], **settings: Any) -> T:
    """Run something at a fresh server."""

    async def whole() -> T:
        async with open_place(folder, **settings) as place:
            return await work(place)

    return asyncio.run(whole())


def key(answer: httpx.Response) -> tuple[int, str]:
    """What an answer that says no comes down to."""
    return answer.status_code, answer.json()["error"] if answer.status_code >= 400 else ""
