"""The settings over HTTP: what comes in, what goes out, and that no secret does."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import ASGITransport, AsyncClient, Response
from litestar import Litestar, Request
from litestar import Response as Answer
from litestar.di import Provide

from tests.table.notices.scene import (
    WORDS,
    Pigeon,
    Sink,
    add_person,
    notifying,
    opened,
    services,
    sinking,
    sqlite_in,
)
from throneworld.kernel.asks import Noun
from throneworld.table.api import notices as module
from throneworld.table.caller import SCOPES, Caller
from throneworld.table.errors import TableError
from throneworld.table.hall import Hall
from throneworld.table.notices.courier import Courier
from throneworld.table.notices.notifier import Notifier
from throneworld.table.notices.settings import Settings

ANNA = Caller("anna", "Anna")
SECRET = "JHMHI8qBe7bk2ZwO5U711o3dVjs"
EMPTY: dict[str, Any] = {"services": [], "quiet": None, "digest": 0}


class Door:
    """Just enough of a hall for these routes."""

    def __init__(self, notifier: Notifier) -> None:
        self.notifier = notifier


def refuse(_: Request[Any, Any, Any], error: TableError) -> Answer[dict[str, Any]]:
    return Answer({"error": error.key, "args": error.args_named}, status_code=error.status)


def app(notifier: Notifier, caller: Caller | None) -> Litestar:
    def hall() -> Hall:
        return cast(Hall, Door(notifier))

    def who() -> Caller | None:
        return caller

    dependencies = {
        "hall": Provide(hall, sync_to_thread=False),
        "caller": Provide(who, sync_to_thread=False),
    }
    return Litestar(
        [module.router],
        dependencies=dependencies,
        exception_handlers={TableError: refuse},
        logging_config=None,
    )


def browser(notifier: Notifier, caller: Caller | None) -> AsyncClient:
    return AsyncClient(
        transport=ASGITransport(cast(Any, app(notifier, caller))), base_url="http://table.example"
    )


Script = Callable[[AsyncClient, Sink], Awaitable[None]]


def play(folder: Path, script: Script, caller: Caller | None = ANNA, courier: Courier | None = None) -> None:
    async def run() -> None:
        with sinking() as sink:
            async with (
                opened(sqlite_in(folder)) as database,
                notifying(database, courier or Courier(private=True)) as notifier,
                browser(notifier, caller) as client,
            ):
                await add_person(database, "anna", Settings())
                await script(client, sink)

    asyncio.run(run())


def refused(response: Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


def test_settings_are_shown_changed_and_tried_without_secrets(tmp_path: Path) -> None:
    async def script(client: AsyncClient, sink: Sink) -> None:
        assert (await client.get("/me/notices")).json() == EMPTY
        quiet = {"from": "22:00", "to": "07:00", "zone": "Europe/Rome"}
        urls = [f"discord://4174216298/{SECRET}", sink.url(SECRET)]
        wish = {"add": urls, "quiet": quiet, "digest": 60}
        answer = await client.put("/me/notices", json=wish)
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert (shown["quiet"], shown["digest"]) == (quiet, 60)
        discord, hook = shown["services"]
        assert discord["url"] == "discord://4...8/J...s/"
        assert hook["url"] == f"json://127.0.0.1:{sink.port}/..."
        assert (await client.get("/me/notices")).json() == shown
        kept = (await client.put("/me/notices", json={"keep": [hook["id"]]})).json()
        assert kept == {**EMPTY, "services": [hook]}
        tried = await client.post("/me/notices/test")
        assert tried.json() == {"services": [{**hook, "sent": True}]}
        assert sink.received[0]["title"] == "A test message from Throneworld"
        for seen in (answer, tried):
            assert SECRET not in seen.text

    play(tmp_path, script)


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"quiet": {"from": "22:00", "to": "07:00", "zone": "Rome"}}, 400, "notices_unknown_zone"),
        ({"quiet": {"from": "22:00", "to": "22:00"}}, 400, "notices_quiet_all_day"),
        ({"keep": ["id-a"], "add": ["json://x"] * 5}, 400, "notices_too_many_urls"),
        ({"keep": ["id-a"]}, 400, "notices_no_such_url"),
    ],
)
def test_settings_that_make_no_sense_are_refused(tmp_path: Path, wish: object, status: int, key: str) -> None:
    async def script(client: AsyncClient, _: Sink) -> None:
        assert refused(await client.put("/me/notices", json=wish)) == (status, key)
        assert (await client.get("/me/notices")).json() == EMPTY

    play(tmp_path, script, courier=Pigeon())


@pytest.mark.parametrize(
    "wish",
    [
        {"digest": -1},
        {"digest": 1441},
        {"add": ["json://x"] * 6},
        {"add": ["json://" + "x" * 1000]},
        {"add": ["json://x\ny"]},
        {"quiet": {"from": "24:00", "to": "07:00"}},
        {"quiet": {"from": "22:00\n", "to": "07:00"}},
        {"quiet": {"from": "22:00", "to": "07:00", "until": "x"}},
        {"urls": []},
        [],
    ],
)
def test_bodies_of_another_shape_are_refused(tmp_path: Path, wish: object) -> None:
    async def script(client: AsyncClient, _: Sink) -> None:
        assert (await client.put("/me/notices", json=wish)).status_code == 400

    play(tmp_path, script, courier=Pigeon())


@pytest.mark.parametrize(
    ("caller", "refusal"),
    [
        (None, (401, "sign_in_first")),
        (Caller("anna", "Anna", scopes=tuple(set(SCOPES) - {"account"})), (403, "token_lacks_scope")),
    ],
)
def test_only_their_owner_sees_or_changes_settings(
    tmp_path: Path, caller: Caller | None, refusal: tuple[int, str]
) -> None:
    async def script(client: AsyncClient, _: Sink) -> None:
        assert refused(await client.get("/me/notices")) == refusal
        assert refused(await client.put("/me/notices", json={})) == refusal
        assert refused(await client.post("/me/notices/test")) == refusal

    play(tmp_path, script, caller, courier=Pigeon())


def test_nobody_keeps_the_service_of_somebody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite_in(tmp_path)) as database, notifying(database, Pigeon()) as notifier:
            await add_person(database, "anna", Settings())
            await add_person(database, "bert", Settings(services("bert")))
            async with browser(notifier, ANNA) as client:
                answer = await client.put("/me/notices", json={"keep": ["id-bert"]})
        assert refused(answer) == (400, "notices_no_such_url")

    asyncio.run(run())


def test_the_schema_names_the_fields_as_they_travel(tmp_path: Path) -> None:
    async def run() -> dict[str, Any]:
        async with opened(sqlite_in(tmp_path)) as database, notifying(database, Pigeon()) as notifier:
            return app(notifier, ANNA).openapi_schema.to_schema()

    schemas = asyncio.run(run())["components"]["schemas"]
    assert set(schemas["Quiet"]["properties"]) == {"from", "to", "zone"}
    assert schemas["NoticesWished"]["properties"]["digest"]["maximum"] == 1440
    assert schemas["NoticesWished"]["properties"]["add"]["maxItems"] == 5


def test_every_refusal_has_words() -> None:
    folder = Path(module.__file__).parents[1] / "notices"
    keys = {key for path in folder.glob("*.py") for key in re.findall(r'"(notices_\w+)"', path.read_text())}
    assert len(keys) == 10
    args: dict[str, Noun] = {"most": 5, "number": 1, "id": "x", "zone": "Rome", "seconds": 3}
    for key in keys:
        assert WORDS.say(f"error-{key}", **args)
    assert {f"error-{key}" for key in keys} == set(WORDS.keys("error-notices_"))
