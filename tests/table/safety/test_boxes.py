"""What is fetched instead of heard: the same as over a websocket, for nobody but whose box it is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import update

from tests.table.safety.stage import STRANGER, Person, Place
from tests.table.safety.tables import Cast, Scene, scene
from tests.table.safety.test_sockets import at_table
from tests.waiting import turn_up
from throneworld.table.api import socket as sockets
from throneworld.table.rooms import boxes
from throneworld.table.rooms.audience import Connection
from throneworld.table.rooms.room import Room
from throneworld.table.storage import schema


async def fetch(place: Place, who: Person, table: Scene, box: str = "", wait: float = 0.0) -> dict[str, Any]:
    answer = await place.call(who, "GET", f"/tables/{table.id}/messages?box={box}&wait={wait}")
    found: dict[str, Any] = answer.json()
    return found if answer.is_success else {"box": "", "messages": [], **found}


def kinds(found: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(each["type"], each.get("seat")) for each in found["messages"]]


async def choose(place: Place, people: Cast, table: Scene) -> None:
    body = {"seat": 0, "ask": table.ask["id"], "option": table.ask["options"][0]}
    assert (await place.call(people.seat, "POST", f"/tables/{table.id}/choose", body)).is_success


async def at_the_box(place: Place, people: Cast, table: Scene, box: str) -> asyncio.Task[dict[str, Any]]:
    """Somebody who waits for what comes."""
    kept = place.hall.rooms.boxes._boxes[box]
    before = kept._end
    waiting = asyncio.create_task(fetch(place, people.seat, table, box, wait=25))
    await turn_up(lambda: kept._end is not before)
    return waiting


def test_a_box_begins_with_everything_and_goes_on_with_what_changes(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        first = await fetch(place, people.seat, table)
        assert kinds(first)[:2] == [("full", 0), ("status", None)]
        waiting = await at_the_box(place, people, table, first["box"])
        await choose(place, people, table)
        then = await waiting
        assert then["box"] == first["box"]
        full, change = first["messages"][0], then["messages"][0]
        assert (change["type"], change["seq"]) == ("change", full["seq"] + 1)

    at_table(tmp_path, work)


def test_whoever_fetches_is_there_until_a_while_after_the_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        fanout = place.hall.rooms._rooms[table.id].fanout
        first = await fetch(place, people.seat, table)
        assert fanout.is_online(0)
        monkeypatch.setattr(boxes, "KEPT", 0.01)
        await fetch(place, people.seat, table, first["box"])
        await turn_up(lambda: not fanout.is_online(0) and not place.hall.rooms.boxes._boxes)
        assert (await fetch(place, people.seat, table, first["box"]))["box"] != first["box"]

    at_table(tmp_path, work)


def test_nobody_fetches_from_the_box_of_another(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, private: Scene) -> None:
        table = await scene(place, people, "open", "running")
        mine = await fetch(place, people.seat, table)
        for who, seat in ((people.other, 1), (STRANGER, None), (people.admin, None)):
            theirs = await fetch(place, who, table, mine["box"])
            assert theirs["box"] != mine["box"] and kinds(theirs)[0] == ("full", seat)
        elsewhere = await fetch(place, people.seat, private, mine["box"])
        assert elsewhere["box"] != mine["box"]
        assert (await fetch(place, people.seat, table, mine["box"]))["box"] == mine["box"]

    at_table(tmp_path, work)


def test_who_has_lost_the_seat_gets_nothing_more_from_its_box(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, private: Scene) -> None:
        table = await scene(place, people, "open", "running")
        mine = await fetch(place, people.seat, table)
        await fetch(place, people.seat, table, mine["box"])
        waiting = await at_the_box(place, people, table, mine["box"])
        async with place.hall.database.write() as connection:
            held = schema.seats.c.person_id == people.seat.id
            await connection.execute(update(schema.seats).where(held).values(person_id=None))
        await place.hall.rooms.seats_changed(table.id)
        assert (await waiting)["messages"] == []
        after = await fetch(place, people.seat, table, mine["box"])
        assert after["box"] != mine["box"] and kinds(after)[0] == ("full", None)

    at_table(tmp_path, work)


def test_what_had_come_before_the_seat_was_lost_is_not_handed_out_after_it() -> None:
    async def work() -> None:
        connection = Connection("ann", (0,))
        box = boxes.Box(cast(Room, SimpleNamespace(leave=lambda _: None)), connection, {})
        connection.send(b"{}")
        connection.dropped.set()
        assert await box.fetch(0) == []
        box.close()

    asyncio.run(work())


def test_who_signs_out_gets_nothing_more(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        mine = await fetch(place, people.seat, table)
        await place.call(people.seat, "POST", "/sign-out")
        assert (await fetch(place, people.seat, table, mine["box"]))["error"] == "no_such_table"

    at_table(tmp_path, work)


def test_boxes_count_as_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_SOCKETS", 2)

    async def work(place: Place, people: Cast, table: Scene) -> None:
        found = [await fetch(place, people.seat, table) for _ in range(3)]
        assert found[2]["error"] == "too_many_sockets"
        assert (await fetch(place, people.seat, table, found[0]["box"]))["box"] == found[0]["box"]

    at_table(tmp_path, work)
