"""The review API by itself: its routes, a database, and callers who say who they are."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.testing import TestClient
from litestar.types import ASGIApp, Receive, Scope, Send

from tests.table.migrated import furnish
from tests.table.server import FAST
from tests.table.trust.journals import Played
from tests.table.trust.stage import add_people, add_table
from throneworld.table.api import review
from throneworld.table.api.problems import answer_bug, answer_http_error, answer_table_error
from throneworld.table.caller import Caller
from throneworld.table.config import Config, Limits
from throneworld.table.errors import TableError
from throneworld.table.hall import Hall
from throneworld.table.notices.notifier import Notifier
from throneworld.table.people.limits import RateLimits
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal

T = TypeVar("T")

CALLERS = {
    "ann": Caller("ann", "Ann", "ann"),
    "ben": Caller("ben", "Ben", "ben"),
    "guest": Caller("guest", "Guest"),
    "boss": Caller("boss", "Boss", "boss", admin=True),
    "deaf": Caller("ann", "Ann", "ann", scopes=("play",)),
    "reader": Caller("ann", "Ann", "ann", scopes=("read",)),
}


class SilentNotifier:
    """Nobody has asked to be told anything."""

    async def turn(self, person_id: str, table_id: str) -> None: ...

    async def moved(self, person_id: str, table_id: str) -> None: ...


class Recognition(ASGIMiddleware):
    """Everybody is who they say they are."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        said = dict(scope["headers"]).get(b"x-caller", b"").decode()
        scope["user"] = CALLERS.get(said)
        await next_app(scope, receive, send)


class Desk:
    def __init__(self, client: TestClient[Litestar], hall: Hall, app: Litestar) -> None:
        self.client = client
        self.hall = hall
        self.app = app

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Something on the server's own event loop."""
        return self.client.blocking_portal.call(work)

    def add(self, played: Played, *held: str | None, **changes: Any) -> str:
        self.run(lambda: add_table(self.hall.database, self.hall.journal, played, *held, **changes))
        return played.table_id

    def get(self, path: str, caller: str = "", status: int = 200, **params: Any) -> Any:
        answer = self.client.get(f"/api/v1{path}", headers=_who(caller), params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, caller: str = "", status: int = 201, **params: Any) -> Any:
        if not isinstance(body, bytes):
            answer = self.client.post(f"/api/v1{path}", headers=_who(caller), params=params, json=body)
        else:
            headers = {**_who(caller), "content-type": "application/json"}
            answer = self.client.post(f"/api/v1{path}", headers=headers, params=params, content=body)
        assert answer.status_code == status, answer.text
        return answer.json()


def _who(caller: str) -> dict[str, str]:
    return {"x-caller": caller} if caller else {}


@contextmanager
def desk(folder: Path, limits: Limits | None = None) -> Iterator[Desk]:
    furnish(folder)
    config = Config(data=folder, limits=limits or FAST)
    app = the_app(config.limits.body)
    app.state.clear()  # what an earlier desk has looked at is forgotten
    app.state.config = config
    with TestClient(app) as client:
        yield Desk(client, app.state.hall, app)


@cache
def the_app(body: int) -> Litestar:
    """To read the routes takes longer than many tests: all desks share one application."""
    return Litestar(
        route_handlers=[Router("/api/v1", route_handlers=[review.router])],
        dependencies={
            "hall": Provide(_the_hall, sync_to_thread=False),
            "caller": Provide(_caller, sync_to_thread=False),
        },
        middleware=[Recognition()],
        lifespan=[_opened],
        exception_handlers={
            TableError: answer_table_error,
            HTTPException: answer_http_error,
            Exception: answer_bug,
        },
        request_max_body_size=body,
        logging_config=None,
    )


def _the_hall(state: State) -> Hall:
    return cast(Hall, state.hall)


def _caller(request: Request[Any, Any, Any]) -> Caller | None:
    known: Caller | None = request.scope["user"]
    return known


@asynccontextmanager
async def _opened(app: Litestar) -> AsyncIterator[None]:
    config = cast(Config, app.state.config)
    database = await Database.open(config.url)
    await add_people(database, "ann", "ben", "guest", "boss")
    journal, notifier = Journal(database), cast(Notifier, SilentNotifier())
    rooms = Rooms(database, journal, notifier)
    app.state.hall = Hall(
        config=config,
        database=database,
        journal=journal,
        rooms=rooms,
        limits=RateLimits(config.limits),
        notifier=notifier,
    )
    yield
    await rooms.close()
    await journal.close()
    await database.close()
