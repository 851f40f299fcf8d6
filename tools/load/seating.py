"""Bringing everybody to the tables through the API: guests, tables, seats, sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, TypeVar

import httpx
from msgspec import Struct

from throneworld.kernel.registry import names
from throneworld.table.people.sessions import COOKIE
from tools.load.clients import Client, Sitting, Traffic
from tools.load.processes import CannotRunError
from tools.load.wire import dial

SEATS = 6
GUESTS_PER_ADDRESS = 20
"""So many may come in from one address within an hour. This machine has as many addresses as it likes."""
AT_ONCE = 16
PATIENCE = 60.0
TERMS = {"release": "instant"}

T = TypeVar("T")


class Person(Struct, frozen=True):
    headers: dict[str, str]
    """The cookie, and what proves that a page of ours sends it."""


class Host:
    """Makes tables and fills them."""

    def __init__(self, port: int, traffic: Traffic) -> None:
        self.port = port
        self.traffic = traffic
        self._url = f"http://127.0.0.1:{port}/api/v1"
        self._client = httpx.AsyncClient(base_url=self._url, timeout=PATIENCE)

    async def people(self, number: int) -> list[Person]:
        starts = range(0, number, GUESTS_PER_ADDRESS)
        groups = [self._guests(start, min(number, start + GUESTS_PER_ADDRESS)) for start in starts]
        return [person for group in await together(groups) for person in group]

    async def sitting(self, people: Sequence[Person], watchers: int) -> Sitting:
        """A table of these people, started, with everybody connected."""
        sitting = Sitting(await self._started(people), self.traffic)
        seats: list[int | None] = [*range(len(people)), *[None] * watchers]
        sitting.clients = [Client(sitting, seat) for seat in seats]
        await together([self._connect(client, people) for client in sitting.clients])
        return sitting

    async def close(self) -> None:
        await self._client.aclose()

    async def _guests(self, first: int, after: int) -> list[Person]:
        address = f"127.0.{1 + first // GUESTS_PER_ADDRESS // 250}.{1 + first // GUESTS_PER_ADDRESS % 250}"
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=self._url, transport=transport, timeout=PATIENCE) as client:
            return [await _guest(client, f"Guest {number}") for number in range(first, after)]

    async def _started(self, people: Sequence[Person]) -> str:
        """The first makes the table, the others take the next free seats, in order."""
        owner, *others = people
        seats = [{"holder": "me"}, *[{"holder": "open"} for _ in others]]
        table = await self._post(owner, "/tables", {"game": names()[0], "seats": seats, "terms": TERMS})
        for number, person in enumerate(others, 1):
            await self._post(person, f"/tables/{table['id']}/join", {"seat": number})
        await self._post(owner, f"/tables/{table['id']}/start", {})
        return str(table["id"])

    async def _post(self, person: Person, path: str, body: dict[str, Any]) -> Any:
        return _checked(await self._client.post(path, json=body, headers=person.headers))

    async def _connect(self, client: Client, people: Sequence[Person]) -> None:
        headers = {} if client.seat is None else people[client.seat].headers
        path = f"/api/v1/tables/{client.sitting.table}/socket"
        client.line = await dial(self.port, path, client.hear, headers)


async def _guest(client: httpx.AsyncClient, name: str) -> Person:
    answer = await client.post("/guest", json={"name": name})
    csrf = _checked(answer)["csrf"]
    client.cookies.clear()
    return Person({"Cookie": f"{COOKIE}={answer.cookies[COOKIE]}", "X-CSRF-Token": csrf})


def _checked(answer: httpx.Response) -> Any:
    if answer.is_error:
        raise CannotRunError(f"{answer.request.url.path}: {answer.status_code} {answer.text[:300]}")
    return answer.json()


async def together(work: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """All of it, a few at a time, in order."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(part: Coroutine[Any, Any, T]) -> T:
        async with places:
            return await part

    return await asyncio.gather(*[one(part) for part in work])
