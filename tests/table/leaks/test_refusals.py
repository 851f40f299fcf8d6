"""What is refused is refused in the same words whatever goes on at the table: who is asked, what is sealed,
whether somebody has chosen in secret."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.leaks.scenes import answer
from tests.table.leaks.wire import Person, persons, serving, sit_down
from throneworld.kernel.dice import SmallDice
from throneworld.table.errors import Stale
from throneworld.table.rooms.room import Room

CHOICES = 40
GONE = "AAAAAAAAAAAA"


def foreign(table: str, ask: str, order: str) -> list[tuple[str, str, Any]]:
    """What one might try with a seat that is not one's own."""
    here = f"/tables/{table}"
    body = {"seat": 0, "ask": ask, "option": ["pass"]}
    reads = ("view", "log", "explain", "steps", "steps/0", "orders", "orders/uses")
    return [
        *(("GET", f"{here}/{each}?seat=0", None) for each in reads),
        ("POST", f"{here}/choose", body),
        ("POST", f"{here}/undo", {"seat": 0}),
        ("POST", f"{here}/redo", {"seat": 0}),
        ("POST", f"{here}/practise", {"seat": 0}),
        ("POST", f"{here}/proposals", {"kind": "undo", "seat": 0}),
        ("POST", f"{here}/seats/0/hand-over", {}),
        ("POST", f"{here}/seats/0/take-back", {}),
        ("DELETE", f"{here}/orders/{order}", None),
        ("DELETE", f"{here}/orders/{GONE}", None),
    ]


async def refusals(person: Person, requests: list[tuple[str, str, Any]]) -> list[tuple[str, int, str]]:
    found = []
    for method, path, body in requests:
        said: httpx.Response = await person.http.request(method, path, json=body)
        assert 400 <= said.status_code < 500, (method, path, said.text)
        name = path.partition("?")[0].replace(GONE, "order")
        found.append((f"{method} {name}", said.status_code, said.text))
    return found


@pytest.mark.parametrize("release", ["instant", "uniform"])
def test_a_foreign_seat_is_refused_in_the_same_words_at_every_moment(tmp_path: Path, release: str) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as (url, hall), persons(url, "Ann", "Ben", "Cat", "Dan") as people:
            terms = {"release": release, "hold": 0.02}
            table_id = await sit_down(people[:3], access="open", terms=terms, options={"races": "random"})
            order = await people[0].post(f"/tables/{table_id}/orders?seat=0", {"kind": "pass", "uses": 3})
            table, dice = await hall.rooms.open(table_id), SmallDice(3)
            seen: dict[tuple[str, str], set[tuple[int, str]]] = defaultdict(set)
            for number in range(CHOICES):
                await somebody(table, dice)
                if number % 8 == 0:
                    ask = table.standing.ask_of(0)
                    tried = foreign(table_id, "0-0-0-0" if ask is None else ask.id, order["id"])
                    for who in (people[1], people[3]):
                        for name, status, text in await refusals(who, tried):
                            seen[who.id, name.replace(order["id"], "order")].add((status, text))
            assert {name: said for name, said in seen.items() if len(said) != 1} == {}

    asyncio.run(evening())


async def somebody(table: Room, dice: SmallDice) -> None:
    asked = table.standing.asked
    if asked and not table.game.over:
        with suppress(Stale):  # the window was over before
            await answer(table, asked[dice.below("who", len(asked))], dice=dice)
    else:
        await asyncio.sleep(0.03)


def test_a_private_table_does_not_exist_for_those_who_may_not_see_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as (url, _), persons(url, "Ann", "Ben", "Dan", "") as people:
            seats = [{"holder": "me"}, {"holder": "bot"}, {"holder": "bot"}]
            made = await people[0].post("/tables", {"game": "rex", "seats": seats, "access": "private"})
            await people[0].post(f"/tables/{made['id']}/start")
            for who in people[2:]:
                there = await refusals(who, reads(made["id"]))
                nowhere = await refusals(who, reads(GONE))
                assert [said[1:] for said in there] == [said[1:] for said in nowhere]

    asyncio.run(evening())


def reads(table: str) -> list[tuple[str, str, Any]]:
    paths = ("", "/view", "/log", "/chat", "/steps", "/steps/0", "/export", "/proposals")
    return [("GET", f"/tables/{table}{path}", None) for path in paths]
