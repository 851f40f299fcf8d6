from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.testing import AsyncTestClient

import throneworld as tw
from tests.table.pace.questions import ask, order
from tests.table.pace.tables import in_database, write_entry
from throneworld.table.api.orders import router
from throneworld.table.caller import Caller
from throneworld.table.config import Limits
from throneworld.table.errors import TableError
from throneworld.table.hall import Hall
from throneworld.table.orders import store
from throneworld.table.people.limits import RateLimits
from throneworld.table.storage.database import Database

Client = AsyncTestClient[Litestar]
GAME = tw.new_game("rex", seats=["sol", "lazax", "hacan"], seed=3)
ANN, BOB, CY = {"who": "ann"}, {"who": "bob"}, {"who": "cy"}


class Rooms:
    """Stands for the rooms of a server: every table plays the same game."""

    def __init__(self) -> None:
        self.changed: list[str] = []

    async def open(self, table_id: str) -> SimpleNamespace:
        return SimpleNamespace(game=GAME)

    async def seats_changed(self, table_id: str) -> None:
        self.changed.append(table_id)


async def _caller(request: Request[Any, Any, Any]) -> Caller | None:
    name = request.headers.get("who")
    scopes = ("read",) if "reads-only" in request.headers else ("read", "play")
    return None if name is None else Caller(name, name, admin=name == "cy", scopes=cast(Any, scopes))


def _told(request: Request[Any, Any, Any], error: TableError) -> Response[dict[str, str]]:
    return Response({"error": error.key}, status_code=error.status)


def _app(hall: Hall) -> Litestar:
    return Litestar(
        [router],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False), "caller": Provide(_caller)},
        exception_handlers={TableError: _told},
        logging_config=None,
    )


def with_client(work: Callable[[Client, Rooms, Database], Awaitable[None]]) -> None:
    async def run(database: Database) -> None:
        rooms = Rooms()
        hall = cast(Hall, SimpleNamespace(database=database, rooms=rooms, limits=RateLimits(Limits())))
        async with AsyncTestClient(_app(hall)) as client:
            await work(client, rooms, database)

    in_database(run)


def path(table: str = "table", rest: str = "", seat: int = 0) -> str:
    return f"/tables/{table}/orders{rest}?seat={seat}"


def test_an_order_is_given_listed_and_withdrawn() -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        sentence = {"kind": "pass", "about": {"prompt": "bid"}, "until": {"round": 4}}
        given = await client.post(path(), json=sentence, headers=ANN)
        assert given.status_code == 201
        order_id = given.json()["id"]
        listed = (await client.get(path(), headers=ANN)).json()
        assert listed == [given.json()]
        assert (listed[0]["order"], listed[0]["uses"], listed[0]["seat"]) == (sentence, 0, 0)
        gone = await client.delete(f"/tables/table/orders/{order_id}", headers=ANN)
        assert gone.status_code == 204
        assert (await client.get(path(), headers=ANN)).json() == []
        assert rooms.changed == ["table", "table"]

    with_client(work)


def test_whoever_holds_several_seats_orders_for_each() -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        await client.post(path(seat=2), json={"kind": "pass"}, headers=ANN)
        assert (await client.get(path(seat=0), headers=ANN)).json() == []
        assert len((await client.get(path(seat=2), headers=ANN)).json()) == 1

    with_client(work)


def test_uses_are_told_to_their_owner() -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        noted = store.noted(order({"kind": "pass"}), ask("bid", ("pass",), high=2))
        await write_entry(database, 7, 0, {"choices": [[0, "pass"]], **noted})
        uses = await client.get(path(rest="/uses"), headers=ANN)
        assert uses.json() == [
            {"at": 7.0, "order": "first", "prompt": "bid", "about": {"high": 2}, "option": ["pass"]}
        ]
        assert (await client.get(path(rest="/uses") + "&limit=0", headers=ANN)).status_code == 400

    with_client(work)


@pytest.mark.parametrize(
    ("headers", "table", "seat", "status"),
    [
        ({}, "table", 0, 401),
        (BOB, "table", 0, 403),
        (CY, "table", 0, 403),  # an admin neither
        (ANN, "table", 1, 403),
        (ANN, "table", 5, 404),
        (ANN, "nowhere", 0, 404),
        ({"who": "dan"}, "private", 0, 404),
    ],
)
def test_orders_are_nobody_elses_business(
    headers: dict[str, str], table: str, seat: int, status: int
) -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        for rest in ("", "/uses"):
            assert (await client.get(path(table, rest, seat), headers=headers)).status_code == status
        given = await client.post(path(table, "", seat), json={"kind": "pass"}, headers=headers)
        assert given.status_code == status
        assert rooms.changed == []

    with_client(work)


def test_nobody_withdraws_anothers_order_or_learns_of_it() -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        given = await client.post(path(), json={"kind": "pass"}, headers=ANN)
        one = f"/tables/table/orders/{given.json()['id']}"
        assert (await client.delete(one)).status_code == 401
        for headers in (BOB, CY):
            refused = await client.delete(one, headers=headers)
            assert (refused.status_code, refused.json()) == (404, {"error": "no_such_order"})
        elsewhere = one.replace("/table/", "/private/")
        assert (await client.delete(elsewhere, headers=ANN)).status_code == 404
        assert len((await client.get(path(), headers=ANN)).json()) == 1

    with_client(work)


def test_a_token_that_only_reads_gives_no_orders() -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        headers = {**ANN, "reads-only": "yes"}
        assert (await client.get(path(), headers=headers)).status_code == 200
        assert (await client.post(path(), json={"kind": "pass"}, headers=headers)).status_code == 403
        assert (await client.delete("/tables/table/orders/x", headers=headers)).status_code == 403

    with_client(work)


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "sleep"},
        {"kind": "pass", "extra": 1},
        {"kind": "answer", "option": "bid"},
        {"kind": "never", "about": {"prompt": "no_such_question"}},
        [],
        {},
    ],
)
def test_nonsense_is_refused_and_changes_nothing(body: object) -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        assert (await client.post(path(), json=body, headers=ANN)).status_code == 400
        assert (await client.get(path(), headers=ANN)).json() == []
        assert rooms.changed == []

    with_client(work)


def test_orders_are_for_games_that_are_going_on() -> None:
    async def work(client: Client, rooms: Rooms, database: Database) -> None:
        refused = await client.post(path("lobby"), json={"kind": "pass"}, headers=ANN)
        assert (refused.status_code, refused.json()) == (409, {"error": "not_running"})
        assert (await client.get(path("lobby"), headers=ANN)).json() == []

    with_client(work)


def test_the_openapi_document_tells_the_kinds_apart() -> None:
    app = _app(cast(Hall, SimpleNamespace()))
    schemas = app.openapi_schema.to_schema()["components"]["schemas"]
    names = ("PassUntil", "NeverAsk", "AnswerUnless", "UpTo")
    kinds = [schemas[name]["properties"]["kind"]["const"] for name in names]
    assert kinds == ["pass", "never", "answer", "up_to"]
    answer = schemas["AnswerUnless"]
    assert answer["required"] == ["kind", "option"]
    assert answer["properties"]["unless"]["items"] == {"$ref": "#/components/schemas/Condition"}
